### The page on which a deal is checked, after the game.

deal-title = { $game }: the deal

## What was found

deal-verdict-good = The deal was as promised
    .about = This browser saw the promise, added something of its own, and has drawn every card again.
deal-verdict-fits = The draws are right
    .about = They follow from the seed and what the seats added. What this browser did not see or add itself, it cannot vouch for.
deal-verdict-wrong = This deal is not right
    .about = Something below does not fit together. Keep the record, and ask whoever runs this server.
deal-promise-yes = The seed is the one that was promised.
deal-promise-no = The seed is not the one that was promised.
deal-seen-yes = This browser saw the promise before the cards were dealt.
deal-seen-no = Before the cards were dealt, this browser saw another promise.
deal-seen-none = This browser did not see the promise before the cards were dealt.
deal-own-yes = What this browser added is in the deal.
deal-own-no = What this browser added is not in the deal.
deal-own-none = This browser added nothing to the deal.
deal-draws-right = { $right } of { $count } draws come out the same.
deal-first-wrong = The first that does not is draw { $number }: it was “{ $written }”, and comes out as “{ $again }”.
deal-given = { $count ->
    [one] The first card was laid out for the lesson, and not drawn.
   *[other] The first { $count } draws were laid out for the lesson, and not drawn.
  }
deal-answer-yes = Right:
deal-answer-no = Wrong:
deal-answer-none = Not known:

## What it was made from

deal-ingredients = What it was made from
deal-promise = The dealer's promise, shown before the deal
deal-seed = The dealer's seed, shown afterwards
deal-value = { $name } added
deal-value-none = nothing
deal-draws = Every draw
deal-draws-about = As the record writes them. Open one to see what it was drawn from.
deal-drawn-from = Drawn from: { $lots }.
deal-lot = { $weight } × { $written }
deal-draw-given = Laid out for the lesson.
deal-draw-again = It comes out as “{ $written }”.

## In plain words

deal-proves = What this proves
deal-proves-before = The promise is a fingerprint of the seed, and the table showed it before the players added anything. Nobody can find another seed with the same one. So the server could not choose the cards after it had seen who sits where and what they added.
deal-proves-draws = Every draw follows from the seed and from what the seats added. This browser has made each of them again by itself.
deal-proves-nobody = Nobody alone could choose the deal: the server promised before it knew what the players would add, and the players added before they knew the seed.
deal-limits = What it does not prove
deal-limits-knows = The server deals, so it knows all cards while you play.
deal-limits-last = A server that works together with a player could, if that player adds last, try out many values and take the one they like best.
deal-limits-none = Where no player added anything, the server alone chose the seed. Then it only could not change its mind.
deal-limits-rules = This page knows no rules. What each draw was drawn from, and that these were the cards on your table, it takes from the server. The replay shows you the cards, and “ninelives verify” plays the record through by the rules.
deal-limits-talk = It says nothing of players who tell each other their cards.
