### What the terminal and the page both say.

## Games

game-felix = Felix: bid on a sack of cats you can’t see into
game-catinthebox = Cat in the Box: a card has the colour you say it has
game-ratjack = Ratjack: get to 25, and not one more
game-name-felix = Felix
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack
game-points-felix = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
game-points-catinthebox = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
game-points-ratjack = { $points } cheese

## People and lists

you = You
list-separator = |, |
list-empty = nothing
sentence-separator = | |
described = { $name }: { $about }
remarked = { $text } ({ $remark })
winners = { $who ->
    [you] You win!
    [one] { $names } wins.
   *[many] { $names } share the win.
  }
refused = { $reason } (Rule { $rule })

## Reasons that are the same in all games

reason-unknown-action = There’s no such move.
reason-game-over = The game is over.
reason-not-your-turn = It’s not your turn.
reason-not-in-hand = You don’t have that card in your hand.
reason-dealing = The cards are still being dealt.
