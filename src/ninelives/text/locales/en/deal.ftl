### The page on which a deal is checked, after the game.

deal-title = { $game }: the deal

## What was found

deal-verdict-good = The deal was as promised
    .about = This browser saw the promise, added a number of its own, and has drawn every card again.
deal-verdict-fits = The draws are right
    .about = They follow from the seed and from what the seats added. This browser can’t vouch for anything it didn’t see or add itself.
deal-verdict-wrong = This deal is not right
    .about = Something below doesn’t match. Keep the record, and ask whoever runs this server.
deal-promise-yes = The seed is the one that was promised.
deal-promise-no = The seed is not the one that was promised.
deal-seen-yes = This browser saw the promise before the cards were dealt.
deal-seen-no = Before the cards were dealt, this browser saw a different promise.
deal-seen-none = This browser didn’t see the promise before the cards were dealt.
deal-own-yes = What this browser added is in the deal.
deal-own-no = What this browser added is not in the deal.
deal-own-none = This browser added nothing to the deal.
deal-draws-right = { $right } of { $count } draws match.
deal-first-wrong = The first that doesn’t match is draw { $number }: it was “{ $written }”, but should be “{ $again }”.
deal-given = { $count ->
    [1] The first card was set up for the lesson, not drawn.
   *[other] The first { $count } draws were set up for the lesson, not drawn.
  }
deal-answer-yes = Right:
deal-answer-no = Wrong:
deal-answer-none = Unknown:

## What it was made from

deal-ingredients = What it was made from
deal-promise = The dealer’s promise, shown before the deal
deal-seed = The dealer’s seed, shown afterwards
deal-value = { $name } added
deal-value-none = nothing
deal-draws = Every draw
deal-draws-about = As written in the record. Open one to see what it was drawn from.
deal-drawn-from = Drawn from: { $lots }.
deal-lot = { $weight } × { $written }
deal-draw-given = Set up for the lesson.
deal-draw-again = It should be “{ $written }”.

## In plain words

deal-proves = What this proves
deal-proves-before = The promise is a fingerprint of the seed, and the table showed it before the players added anything. Nobody can find another seed with the same fingerprint. So the server couldn’t pick the cards after it saw who sits where and what they added.
deal-proves-draws = Every draw follows from the seed and from what the seats added. This browser has repeated each of them itself.
deal-proves-nobody = Nobody could choose the deal alone: the server made its promise before it knew what the players would add, and the players added it before they knew the seed.
deal-limits = What it doesn’t prove
deal-limits-knows = The server deals, so it knows all the cards while you play.
deal-limits-last = A server that teams up with the last player to add something could let them try many values and keep the one they like best.
deal-limits-none = If no player added anything, the server chose the seed alone. The promise only stopped it from changing its mind later.
deal-limits-rules = This page doesn’t know the rules. It takes the server’s word for what each draw was drawn from, and that these were the cards on your table. The replay shows you the cards, and “ninelives verify” checks the whole record by the rules.
deal-limits-talk = It can’t tell whether players told each other their cards.
