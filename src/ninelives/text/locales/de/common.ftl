### Anrede und Geschlecht: Wir sagen du, alle, wer, Person. Kein generisches Maskulinum, kein
### Gendersternchen, keine Doppelform. Was vor anderen liegt, ist „fremd“: eine fremde Karte.
### Rollenwörter der Vorlagen („Startspieler“) stehen nur im Regelheft; hier heißt es „beginnt“.
### Bot, Trainer, Geber und Server sind Programme und keine Personen.

### Was Terminal und Seite gemeinsam sagen.

## Spiele

game-felix = Filou (Felix): um einen Sack Katzen bieten, in den man nicht schauen kann
game-catinthebox = Cat in the Box: Eine Karte hat die Farbe, die du ihr gibst
game-ratjack = Ratjack: genau 25, und eins mehr ist zu viel
game-name-felix = Filou
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack
game-points-felix = { $points ->
    [-1] { $points } Punkt
    [1] { $points } Punkt
   *[other] { $points } Punkte
  }
game-points-catinthebox = { $points ->
    [-1] { $points } Punkt
    [1] { $points } Punkt
   *[other] { $points } Punkte
  }
game-points-ratjack = { $points } Käse

## Leute und Listen

you = Du
list-separator = |, |
list-empty = nichts
sentence-separator = | |
described = { $name }: { $about }
remarked = { $text } ({ $remark })
winners = { $who ->
    [you] Du gewinnst!
    [one] { $names } gewinnt.
   *[many] Den Sieg teilen sich: { $names }.
  }
refused = { $reason } (Regel { $rule })

## Gründe, die in allen Spielen gleich sind

reason-unknown-action = Diesen Zug gibt es nicht.
reason-game-over = Die Partie ist zu Ende.
reason-not-your-turn = Du bist nicht an der Reihe.
reason-not-in-hand = Diese Karte hast du nicht auf der Hand.
reason-dealing = Die Karten werden noch ausgeteilt.
