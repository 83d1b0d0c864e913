### What the terminal and the page both say.

## Games

game-felix = Felix: bid for a sack of cats that you cannot look into
game-catinthebox = Cat in the Box: a card has the colour that you say it has
game-ratjack = Ratjack: 25 and not one more
game-name-felix = Felix
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack

## People and lists

you = You
list-separator = |, |
list-empty = nothing
winners = { $who ->
    [you] You win!
    [one] { $names } wins.
   *[many] { $names } share the win.
  }
refused = { $reason } (Rule { $rule })

## Reasons that are the same in all games

reason-unknown-action = There is no such move.
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
reason-not-in-hand = You do not have that card in hand.
reason-dealing = The cards are still being dealt.
