### Was Terminal und Seite gemeinsam sagen.

## Spiele

game-felix = Filou (Felix): um einen Sack Katzen bieten, in den man nicht schauen kann
game-catinthebox = Cat in the Box: Eine Karte hat die Farbe, die du ihr gibst
game-ratjack = Ratjack: 25 und nicht einen mehr
game-name-felix = Filou
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack

## Leute und Listen

you = Du
list-separator = |, |
list-empty = nichts
winners = { $who ->
    [you] Du gewinnst!
    [one] { $names } gewinnt.
   *[many] Den Sieg teilen sich: { $names }.
  }
refused = { $reason } (Regel { $rule })

## Gründe, die in allen Spielen gleich sind

reason-unknown-action = Einen solchen Zug gibt es nicht.
reason-game-over = Das Spiel ist zu Ende.
reason-not-your-turn = Du bist nicht an der Reihe.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-dealing = Die Karten werden noch ausgeteilt.
