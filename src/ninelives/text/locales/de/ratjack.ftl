### Ratjack. Kräfte und Marker stehen in ratjack-cards.ftl.

## Karten

# $amount (number): der Wert der Karte
ratjack-card-rat = Ratte { $amount }
ratjack-card-weasel = Wiesel { $amount }
ratjack-card-raccoon = Waschbär { $amount }

## Optionen

ratjack-option-decks = Kartensätze
    .about = welche zwei Sätze zusammengemischt werden
ratjack-option-decks-rats-rats = beide Rattensätze
ratjack-option-decks-rats-weasels = Ratten und Wiesel
ratjack-option-decks-rats-raccoons = Ratten und Waschbären
ratjack-option-decks-weasels-raccoons = Wiesel und Waschbären
ratjack-option-ratjack-any-turn = Ratjack in jedem Zug
    .about = ob genau 25 nach jedem Zug zählt und nicht nur nach dem eigenen
ratjack-option-ratjack-any-turn-no = nein, nur im eigenen
ratjack-option-ratjack-any-turn-yes = ja
ratjack-option-pay-all = Jeder Grund zählt
    .about = ob eine Runde, die aus mehreren Gründen zugleich endet, für jeden davon Käse bringt
ratjack-option-pay-all-no = nein, nur der erste
ratjack-option-pay-all-yes = ja
ratjack-option-deck-tie = Gleichstand bei leerem Nachziehstapel
    .about = wer Käse bekommt, wenn mehrere die höchste Summe haben
ratjack-option-deck-tie-each = alle Beteiligten

ratjack-option-deck-tie-nobody = niemand: Eine Summe muss höher sein als alle anderen

## Was geschieht

ratjack-event-round-began = Runde { $round }. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
ratjack-event-token-tossed = Ein Marker zeigt { $token }.
ratjack-event-card-dealt = { $seat_is ->
    [you] Du bekommst { $card }.
   *[other] { $seat } bekommt { $card }.
  }
ratjack-event-card-dealt-unseen = { $seat_is ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
  }
ratjack-event-pile-opened = Der Ablagestapel beginnt mit { $card }.
ratjack-event-turn-began = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
  }
ratjack-event-card-drawn = { $seat_is ->
    [you] Du ziehst { $card } vom Nachziehstapel.
   *[other] { $seat } zieht { $card } vom Nachziehstapel.
  }
ratjack-event-card-drawn-unseen = { $seat_is ->
    [you] Du ziehst vom Nachziehstapel.
   *[other] { $seat } zieht vom Nachziehstapel.
  }
ratjack-event-discard-drawn = { $seat_is ->
    [you] Du nimmst { $card } vom Ablagestapel.
   *[other] { $seat } nimmt { $card } vom Ablagestapel.
  }
ratjack-event-card-hidden = { $seat_is ->
    [you] Du spielst { $card } verdeckt auf Platz { $place }.
   *[other] { $seat } spielt { $card } verdeckt auf Platz { $place }.
  }
ratjack-event-card-hidden-unseen = { $seat_is ->
    [you] Du spielst eine Karte verdeckt auf Platz { $place }.
   *[other] { $seat } spielt eine Karte verdeckt auf Platz { $place }.
  }
ratjack-event-card-shown = { $seat_is ->
    [you] Du spielst { $card } offen auf Platz { $place }.
   *[other] { $seat } spielt { $card } offen auf Platz { $place }.
  }
ratjack-event-card-discarded = { $seat_is ->
    [you] Du wirfst { $card } ab.
   *[other] { $seat } wirft { $card } ab.
  }
ratjack-event-card-flipped = { $seat_is ->
    [you] Du deckst { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } auf: { $card }.
   *[other] { $seat } deckt { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } auf: { $card }.
  }
ratjack-event-effect-began = { $seat_is ->
    [you] Du nutzt den Effekt von { $card }.
   *[other] { $seat } nutzt den Effekt von { $card }.
  }
ratjack-event-effect-muted = { $seat_is ->
    [you] Deine Karte ist stumm und bewirkt nichts: { $card }.
   *[other] Die Karte von { $seat } ist stumm und bewirkt nichts: { $card }.
  }
ratjack-event-cards-shuffled-in = { $seat_is ->
    [you] Du mischst in den Nachziehstapel: { $cards }.
   *[other] { $seat } mischt in den Nachziehstapel: { $cards }.
  }
ratjack-event-card-looked-at = { $seat_is ->
    [you] Du siehst dir die Karte von { $owner_seat } auf Platz { $place } an: { $card }.
   *[other] { $seat } sieht sich die Karte von { $owner_seat } auf Platz { $place } an: { $card }.
  }
ratjack-event-card-looked-at-unseen = { $seat_is ->
    [you] Du siehst dir die Karte von { $owner_seat } auf Platz { $place } an.
   *[other] { $seat } sieht sich { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } an.
  }
ratjack-event-table-card-discarded = { $seat_is ->
    [you] Du wirfst { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } ab: { $card }.
   *[other] { $seat } wirft { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } ab: { $card }.
  }
ratjack-event-cards-swapped = { $seat_is ->
    [you] Du tauschst { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } gegen die von { $other_seat } auf Platz { $other_place }.
   *[other] { $seat } tauscht { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place } gegen { $other_seat_is ->
        [you] deine
       *[other] die von { $other_seat }
      } auf Platz { $other_place }.
  }
ratjack-event-card-taken = { $seat_is ->
    [you] Du nimmst die verdeckte Karte von { $owner_seat } auf Platz { $place }.
   *[other] { $seat } nimmt { $owner_seat_is ->
        [you] deine verdeckte Karte
       *[other] die verdeckte Karte von { $owner_seat }
      } auf Platz { $place }.
  }
ratjack-event-hidden-card-received = { $seat_is ->
    [you] Die verdeckte Karte auf Platz { $place }, jetzt deine, ist { $card }.
   *[other] Die verdeckte Karte auf Platz { $place }, jetzt bei { $seat }, ist { $card }.
  }
ratjack-event-token-placed = { $seat_is ->
    [you] Du legst den Marker { $token } auf { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place }.
   *[other] { $seat } legt den Marker { $token } auf { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place }.
  }
ratjack-event-token-returned = Der Marker { $token } kommt von Platz { $place } zurück in den Vorrat.
ratjack-event-token-moved = { $seat_is ->
    [you] Du legst den Marker { $token } von Platz { $place } auf Platz { $other_place }.
   *[other] { $seat } legt den Marker { $token } von Platz { $place } auf Platz { $other_place }.
  }
ratjack-event-card-turned-down = { $seat_is ->
    [you] Du verdeckst { $owner_seat_is ->
        [you] deine Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place }: { $card }.
   *[other] { $seat } verdeckt { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } auf Platz { $place }: { $card }.
  }
ratjack-event-card-given = { $seat_is ->
    [you] Du legst { $card } offen vor { $to_seat }, auf Platz { $place }.
   *[other] { $seat } legt { $card } offen vor { $to_seat_is ->
        [you] dich
       *[other] { $to_seat }
      }, auf Platz { $place }.
  }
ratjack-event-deck-looked-at = { $seat_is ->
    [you] Oben auf dem Nachziehstapel liegen, von oben: { $cards }.
   *[other] { $seat } sieht oben auf dem Nachziehstapel, von oben: { $cards }.
  }
ratjack-event-deck-looked-at-unseen = { $seat_is ->
    [you] Du siehst dir oben auf dem Nachziehstapel { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
      } an.
   *[other] { $seat } sieht sich oben auf dem Nachziehstapel { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
      } an.
  }
ratjack-event-deck-ordered = { $seat_is ->
    [you] Du legst zurück, von oben: { $cards }.
   *[other] { $seat } legt zurück, von oben: { $cards }.
  }
ratjack-event-deck-ordered-unseen = { $seat_is ->
    [you] Du legst { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
      } auf den Nachziehstapel zurück.
   *[other] { $seat } legt { $count ->
        [1] 1 Karte
       *[other] { $count } Karten
      } auf den Nachziehstapel zurück.
  }
ratjack-event-hand-looked-at = { $seat_is ->
    [you] Du siehst dir die Handkarte von { $owner_seat } an: { $card }.
   *[other] { $seat } sieht sich die Handkarte von { $owner_seat } an: { $card }.
  }
ratjack-event-hand-looked-at-unseen = { $seat_is ->
    [you] Du siehst dir die Handkarte von { $owner_seat } an.
   *[other] { $seat } sieht sich { $owner_seat_is ->
        [you] deine Handkarte
       *[other] die Handkarte von { $owner_seat }
      } an.
  }
ratjack-event-hands-exchanged = { $seat_is ->
    [you] Du tauschst die Handkarte mit { $other_seat }.
   *[other] { $seat } tauscht die Handkarte mit { $other_seat_is ->
        [you] dir.
       *[other] { $other_seat }.
      }
  }
ratjack-event-hand-card-received = { $seat_is ->
    [you] Deine Handkarte ist jetzt { $card }.
   *[other] Die Handkarte von { $seat } ist jetzt { $card }.
  }
ratjack-event-hand-exposed = { $owner_seat_is ->
    [you] { $seat } legt deine Handkarte offen auf Platz { $place }: { $card }.
   *[other] { $seat_is ->
        [you] Du legst die Handkarte von { $owner_seat } offen auf Platz { $place }: { $card }.
       *[other] { $seat } legt die Handkarte von { $owner_seat } offen auf Platz { $place }: { $card }.
      }
  }
ratjack-event-discard-hidden = { $seat_is ->
    [you] Du legst { $card } vom Ablagestapel verdeckt auf Platz { $place }.
   *[other] { $seat } legt { $card } vom Ablagestapel verdeckt auf Platz { $place }.
  }
ratjack-event-card-replaced = { $seat_is ->
    [you] { $card } ersetzt deine Karte auf Platz { $place }.
   *[other] { $card } ersetzt die Karte von { $seat } auf Platz { $place }.
  }
ratjack-event-player-out = { $seat_is ->
    [you] Du hast { $total } und scheidest aus der Runde aus.
   *[other] { $seat } hat { $total } und scheidet aus der Runde aus.
  }
ratjack-event-deck-ran-out = Der Nachziehstapel ist aufgebraucht: Nach diesem Zug endet die Runde.
ratjack-event-turns-ran-out = { $turns } Züge sind gespielt: Hier endet die Runde.
ratjack-event-points-won = { $seat_is ->
    [you] Du bekommst { $points } Käse: { $reason }.
   *[other] { $seat } bekommt { $points } Käse: { $reason }.
  }
ratjack-event-round-ended = Runde { $round } ist zu Ende: { $totals }.
ratjack-event-game-ended = Die Partie ist zu Ende. Käse: { $points }.

## Wofür es Punkte gibt

ratjack-reason-knock-out = andere hinausgeworfen
ratjack-reason-ratjack = Ratjack, genau 25
ratjack-reason-survivor = allein übrig
ratjack-reason-highest = höchste Summe bis 25

## Was gefragt wird

ratjack-ask-first-hide = Welche deiner zwei Karten legst du verdeckt vor dich? Zum Beispiel: hide rat 8
ratjack-ask-draw = Ziehe eine Karte: draw deck oder draw discard
ratjack-ask-play = Spiele eine deiner zwei Karten: verdeckt, offen mit ihrem Effekt, oder wirf sie ab und decke eine verdeckte auf. Zum Beispiel: hide rat 8, show rat 8, discard rat 8
ratjack-ask-flip = Welche deiner verdeckten Karten deckst du auf? Nenne ihren Platz: card 3
ratjack-ask-effect-draw = Ziehe eine Karte: draw deck oder draw discard
ratjack-ask-effect-discard = Welche Handkarte wirfst du ab? Zum Beispiel: discard rat 8
ratjack-ask-effect-show = Welche Handkarte legst du offen vor dich, ohne Effekt? Zum Beispiel: show rat 8
ratjack-ask-look = Welche fremde verdeckte Karte siehst du dir an? Nenne ihren Platz: card 3
ratjack-ask-discard-own = Welche deiner anderen Karten wirfst du ab? Nenne ihren Platz: card 3
ratjack-ask-swap-own-hidden = Welche deiner verdeckten Karten tauschst du? Nenne ihren Platz: card 3
ratjack-ask-swap-other-hidden = Gegen welche fremde verdeckte Karte? Nenne ihren Platz: card 3
ratjack-ask-trigger = Welche deiner verdeckten Karten willst du aufdecken und auslösen? Nenne ihren Platz: card 3
ratjack-ask-swap-own-visible = Welche deiner offenen Karten tauschst du? Nenne ihren Platz: card 3
ratjack-ask-swap-other-visible = Gegen welche fremde offene Karte? Nenne ihren Platz: card 3
ratjack-ask-token = Welchen Marker aus dem Vorrat? Zum Beispiel: token +5
ratjack-ask-token-own = Auf welche deiner Karten kommt der Marker? Nenne ihren Platz: card 3
ratjack-ask-token-other = Auf welche fremde Karte kommt der Marker? Nenne ihren Platz: card 3
ratjack-ask-token-any = Auf welche Karte kommt der Marker? Nenne ihren Platz: card 3
ratjack-ask-turn-down-other = Welche fremde offene Karte verdeckst du? Nenne ihren Platz: card 3
ratjack-ask-player = Welche andere Person? Nenne ihre Nummer: player 1
ratjack-ask-flip-other = Welche fremde verdeckte Karte deckst du auf? Nenne ihren Platz: card 3
ratjack-ask-order = Welche dieser Karten legst du nach oben? Zuerst die, die oben liegen soll. Zum Beispiel: top rat 8
ratjack-ask-may-swap = Tauschst du sie gegen eine deiner verdeckten Karten? Nenne ihren Platz oder sag nein: card 3 oder no
ratjack-ask-turn-down-own = Welche deiner anderen offenen Karten verdeckst du? Nenne ihren Platz: card 3
ratjack-ask-take-hidden = Welche fremde verdeckte Karte nimmst du? Nenne ihren Platz: card 3
ratjack-ask-may-exchange = Tauschst du sie gegen deine Handkarte? yes oder no
ratjack-ask-swap-first = Welche offene Karte ist die erste der beiden? Nenne ihren Platz: card 3
ratjack-ask-swap-second = Welche offene Karte einer anderen Person ist die zweite? Nenne ihren Platz: card 3
ratjack-ask-move-token = Von welcher Karte nimmst du den Marker? Nenne ihren Platz: card 3
ratjack-ask-copy-other = Welche fremde offene Karte kopierst du? Nenne ihren Platz: card 3
ratjack-ask-take-off-token = Von welcher Karte entfernst du den Marker? Nenne ihren Platz: card 3
ratjack-ask-take-discard = Welche Karte des Ablagestapels nimmst du? Zum Beispiel: take rat 8
ratjack-ask-shuffle-own = Welche deiner anderen offenen Karten mischst du in den Nachziehstapel? Nenne ihren Platz: card 3
ratjack-ask-exchange-token = Auf welcher Karte tauschst du den Marker? Nenne ihren Platz: card 3
ratjack-ask-copy-own = Welche deiner anderen offenen Karten löst du noch einmal aus? Nenne ihren Platz: card 3
ratjack-ask-replace = Welche deiner offenen Karten wirfst du ab? Nenne ihren Platz: card 3
ratjack-ask-shuffle-other = Welche fremde offene Karte mischst du in den Nachziehstapel? Nenne ihren Platz: card 3
ratjack-ask-give-hidden = Welche deiner verdeckten Karten gibst du weg? Nenne ihren Platz: card 3

## Was man tun kann

ratjack-action-draw-deck = die oberste Karte des Nachziehstapels ziehen
ratjack-action-draw-discard = die oberste Karte des Ablagestapels ziehen
ratjack-action-hide = { $card } verdeckt vor dich legen
ratjack-action-show = { $card } offen vor dich legen
ratjack-action-discard = { $card } auf den Ablagestapel legen
ratjack-action-take = { $card } auf die Hand nehmen
ratjack-action-top = { $card } oben auf den Nachziehstapel legen
ratjack-action-card = die Karte auf Platz { $place } wählen
ratjack-action-no = nein
ratjack-action-yes = ja
ratjack-action-token = den Marker { $token } nehmen
ratjack-action-player = { $seat } wählen

## Warum etwas nicht geht

ratjack-reason-hide-first = Lege zuerst eine deiner zwei Karten verdeckt vor dich.
ratjack-reason-pile-empty = Der Ablagestapel ist leer.
ratjack-reason-deck-empty = Der Nachziehstapel ist leer.
ratjack-reason-draw-first = Ziehe zuerst eine Karte, vom Nachziehstapel oder vom Ablagestapel.
ratjack-reason-already-hidden = Du hast schon eine Karte verdeckt vor dich gelegt.
ratjack-reason-out-of-the-round = Diese Person ist aus der Runde ausgeschieden.
ratjack-reason-play-a-card = Spiel jetzt eine Handkarte: verdeckt, offen, oder wirf sie ab.
ratjack-reason-not-in-full = Der Effekt dieser Karte lässt sich jetzt nicht vollständig ausführen.
ratjack-reason-nothing-to-flip = Du hast keine verdeckte Karte zum Aufdecken.
ratjack-reason-no-flip-in-full = Dann ließe sich keine deiner verdeckten Karten aufdecken: Kein Effekt wäre vollständig ausführbar.
ratjack-reason-choose-a-card = Wähle eine deiner verdeckten Karten.
ratjack-reason-not-your-hidden-card = Auf diesem Platz liegt keine verdeckte Karte von dir.
ratjack-reason-locked = Auf dieser Karte liegt ein Schloss: Sie kann nicht umgedreht oder abgeworfen werden.
ratjack-reason-not-in-supply = Dieser Marker liegt nicht im Vorrat.
ratjack-reason-not-another-player = Wähle eine andere Person, die noch in der Runde ist.
ratjack-reason-answer-the-effect = Beantworte zuerst, was der Effekt fragt.
ratjack-reason-no-card-there = Auf diesem Platz liegt keine Karte.
ratjack-reason-no-token-there = Auf dieser Karte liegt kein Marker, den du wählen kannst.
ratjack-reason-shielded = Auf dieser Karte liegt ein Schild: Effekte anderer können sie nicht wählen.
ratjack-reason-has-a-token = Auf dieser Karte liegt schon ein Marker.
ratjack-reason-not-itself = Eine Karte kann sich nicht selbst wählen.
ratjack-reason-muted = Diese Karte ist stumm und kann nicht kopiert werden.
ratjack-reason-copies-itself = Eine Karte, die selbst kopiert, kann nicht kopiert werden.
ratjack-reason-not-such-a-card = Der Effekt verlangt eine andere Art von Karte.

## Der Tisch

ratjack-screen-title = Runde { $round }, Zug { $turn }
ratjack-screen-piles = Nachziehstapel: { $deck }. Ablagestapel: { $pile }, oben { $card }.
ratjack-screen-supply = Vorrat:
ratjack-screen-player = { $number } { $name }: Summe { $sum } von { $target }, { $points } Käse
ratjack-screen-player-out = { $number } { $name }: ausgeschieden, { $points } Käse
ratjack-screen-out = ausgeschieden
ratjack-screen-hidden = verdeckt
ratjack-screen-hidden-known = verdeckt ({ $card })
ratjack-screen-hand = Deine Hand:
ratjack-screen-card-of = { $name }: { $card }

## Das Ende

ratjack-end-round = Runde { $round }
ratjack-end-award = { $name }: +{ $points } Käse, { $reason }

## Tabellen in der Spielregel

ratjack-rules-card = Karte
ratjack-rules-face = Seite
ratjack-rules-effect = Effekt

## Auf der Seite

ratjack-page-deck = { $count ->
    [1] Nachziehstapel, 1 Karte
   *[other] Nachziehstapel, { $count } Karten
  }
ratjack-page-deck-ran-out = Der Nachziehstapel ist aufgebraucht: Die Runde endet nach diesem Zug
ratjack-page-pile = { $count ->
    [1] Ablagestapel, 1 Karte, oben { $card }
   *[other] Ablagestapel, { $count } Karten, oben { $card }
  }
ratjack-page-pile-empty = Der Ablagestapel ist leer
ratjack-page-pile-label = Ablage ({ $count })
ratjack-page-pile-title = Ablagestapel, die oberste zuerst
ratjack-page-deck-top = Oben auf dem Nachziehstapel, die oberste zuerst
ratjack-page-goal = Genau { $target } in deinem Zug: Ratjack! Über { $target }: raus aus der Runde.
ratjack-page-supply = Marker im Vorrat
ratjack-page-counts = zählt { $worth }
ratjack-page-known-by = Auch gesehen von: { $names }.
ratjack-page-maybe = Vielleicht { $cards }.
ratjack-page-source-printed = Das ist der Text des gedruckten Spiels.
ratjack-page-source-reconstructed = Den gedruckten Text kennen wir nicht; dieser ist von uns.
ratjack-page-sum-under = Summe { $sum } von { $target }
ratjack-page-sum-ahead = Summe { $sum } von { $target }, vorn
ratjack-page-sum-exact = Summe { $sum }: genau { $target }
ratjack-page-sum-over = Summe { $sum }: über { $target }
ratjack-page-points = { $points } von { $goal } Stück Käse
ratjack-page-out = raus mit { $sum }
ratjack-page-hand = Deine Hand
ratjack-page-hand-of = { $count ->
    [1] Hand von { $name }: 1 Karte
   *[other] Hand von { $name }: { $count } Karten
  }
ratjack-page-holds = { $name } hat { $cards } auf der Hand
ratjack-page-may-hold = { $name } hat vielleicht { $cards } auf der Hand
ratjack-page-cards-of = { $name_is ->
    [you] Karten vor dir
   *[other] Karten vor { $name }
  }
ratjack-page-hide = Verdeckt
ratjack-page-show = Offen
ratjack-page-discard = Abwerfen, aufdecken
ratjack-page-effect = Effekt
ratjack-page-effect-show = Offen
ratjack-page-effect-discard = Abwerfen
ratjack-page-yes = Ja
ratjack-page-no = Nein
ratjack-page-no-points = Noch kein Käse.

## Ereignisse in Sätzen ohne Plätze

ratjack-page-event-card-hidden = { $seat_is ->
    [you] Du spielst { $card } verdeckt.
   *[other] { $seat } spielt { $card } verdeckt.
  }
ratjack-page-event-card-hidden-unseen = { $seat_is ->
    [you] Du spielst eine Karte verdeckt.
   *[other] { $seat } spielt eine Karte verdeckt.
  }
ratjack-page-event-card-shown = { $seat_is ->
    [you] Du spielst { $card } offen.
   *[other] { $seat } spielt { $card } offen.
  }
ratjack-page-event-card-flipped = { $seat_is ->
    [you] Du deckst { $owner_seat_is ->
        [you] deine verdeckte Karte
        [self] deine verdeckte Karte
       *[other] eine verdeckte Karte von { $owner_seat }
      } auf: { $card }.
   *[other] { $seat } deckt { $owner_seat_is ->
        [you] deine verdeckte Karte
        [self] die eigene verdeckte Karte
       *[other] eine verdeckte Karte von { $owner_seat }
      } auf: { $card }.
  }
ratjack-page-event-card-looked-at = { $seat_is ->
    [you] Du siehst dir eine verdeckte Karte von { $owner_seat } an: { $card }.
   *[other] { $seat } sieht sich { $owner_seat_is ->
        [you] deine verdeckte Karte
        [self] die eigene verdeckte Karte
       *[other] eine verdeckte Karte von { $owner_seat }
      } an: { $card }.
  }
ratjack-page-event-card-looked-at-unseen = { $seat_is ->
    [you] Du siehst dir { $what } an.
   *[other] { $seat } sieht sich { $what } an.
  }
ratjack-page-event-table-card-discarded = { $seat_is ->
    [you] Du wirfst { $owner_seat_is ->
        [you] deine Karte
        [self] deine Karte
       *[other] die Karte von { $owner_seat }
      } ab: { $card }.
   *[other] { $seat } wirft { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      } ab: { $card }.
  }
ratjack-page-event-cards-swapped = { $seat_is ->
    [you] Du tauschst { $what } gegen { $other }.
   *[other] { $seat } tauscht { $what } gegen { $other }.
  }
ratjack-page-event-card-taken = { $seat_is ->
    [you] Du nimmst { $what }.
   *[other] { $seat } nimmt { $what }.
  }
ratjack-page-event-hidden-card-received = { $seat_is ->
    [you] Die verdeckte Karte, die du bekommen hast: { $card }.
   *[other] Die verdeckte Karte, die { $seat } bekommen hat: { $card }.
  }
ratjack-page-event-token-placed = { $seat_is ->
    [you] Du legst den Marker { $token } auf { $what }.
   *[other] { $seat } legt den Marker { $token } auf { $what }.
  }
ratjack-page-event-token-returned = Der Marker { $token } kommt zurück in den Vorrat.
ratjack-page-event-token-moved = { $seat_is ->
    [you] Du legst den Marker { $token } auf { $other } um.
   *[other] { $seat } legt den Marker { $token } auf { $other } um.
  }
ratjack-page-event-card-turned-down = { $seat_is ->
    [you] Du verdeckst { $owner_seat_is ->
        [you] deine Karte
        [self] deine Karte
       *[other] die Karte von { $owner_seat }
      }: { $card }.
   *[other] { $seat } verdeckt { $owner_seat_is ->
        [you] deine Karte
        [self] die eigene Karte
       *[other] die Karte von { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-given = { $seat_is ->
    [you] Du legst { $card } offen vor { $to_seat }.
   *[other] { $seat } legt { $card } offen vor { $to_seat_is ->
        [you] dich
       *[other] { $to_seat }
      }.
  }
ratjack-page-event-hand-exposed = { $owner_seat_is ->
    [you] { $seat } legt deine Handkarte offen hin: { $card }.
   *[other] { $seat_is ->
        [you] Du legst die Handkarte von { $owner_seat } offen hin: { $card }.
       *[other] { $seat } legt die Handkarte von { $owner_seat } offen hin: { $card }.
      }
  }
ratjack-page-event-discard-hidden = { $seat_is ->
    [you] Du legst { $card } vom Ablagestapel verdeckt hin.
   *[other] { $seat } legt { $card } vom Ablagestapel verdeckt hin.
  }
ratjack-page-event-card-replaced = { $seat_is ->
    [you] { $card } ersetzt deine Karte.
   *[other] { $card } ersetzt die Karte von { $seat }.
  }
ratjack-page-event-points-won = { $seat_is ->
    [you] Du bekommst { $points } Käse: { $reason }.
   *[other] { $seat } bekommt { $points } Käse: { $reason }.
  }

## Eine Karte auf dem Tisch im Satz: „Simba tauscht die eigene 11 gegen die 1 von Luna“

ratjack-page-lying-up = { $owner_is ->
    [you] deine { $value }
    [self] die eigene { $value }
   *[other] die { $value } von { $owner }
  }
ratjack-page-lying-known = { $owner_is ->
    [you] deine verdeckte { $value }
    [self] die eigene verdeckte { $value }
   *[other] die verdeckte { $value } von { $owner }
  }
ratjack-page-lying-hidden = { $owner_is ->
    [you] deine verdeckte Karte
    [self] eine eigene verdeckte Karte
   *[other] eine verdeckte Karte von { $owner }
  }

## Große Momente

ratjack-page-moment-ratjack = Ratjack!
ratjack-page-moment-exact = { $seat_is ->
    [you] Du hast genau { $total }
   *[other] { $seat } hat genau { $total }
  }
ratjack-page-moment-bust = Zu viel!
ratjack-page-moment-over = { $seat_is ->
    [you] Du hast { $total } und bist raus
   *[other] { $seat } hat { $total } und ist raus
  }
ratjack-page-moment-cheese = { $seat_is ->
    [you] Du bekommst { $points } Käse
   *[other] { $seat } bekommt { $points } Käse
  }
ratjack-page-round-sum = Summe { $total }
ratjack-page-award = { $name }: +{ $points } Käse, { $reason }
ratjack-page-flip = Deckst du sie auf, geschieht auch ihr Effekt.
ratjack-page-flip-asks = Deckst du sie auf, geschieht auch ihr Effekt, und du wählst noch einmal, bevor dein Zug endet.
ratjack-page-needs = { $needed ->
    [other-visible] Niemand sonst hat eine offene Karte, und ihr Effekt braucht eine.
    [other-hidden] Niemand sonst hat eine verdeckte Karte, und ihr Effekt braucht eine.
    [own] Vor dir liegt keine andere Karte, und ihr Effekt braucht eine.
    [own-visible] Vor dir liegt keine andere offene Karte, und ihr Effekt braucht eine.
    [own-hidden] Vor dir liegt keine verdeckte Karte, und ihr Effekt braucht eine.
    [supply] Im Vorrat liegt kein Marker, und ihr Effekt braucht einen.
    [discards] Für ihren Effekt liegen zu wenige Karten auf dem Ablagestapel.
    [deck] Der Nachziehstapel ist leer, und ihr Effekt braucht eine Karte.
   *[token] Auf keiner Karte liegt ein Marker, und ihr Effekt braucht einen.
  }
ratjack-page-sum-hidden = { $count ->
    [1] 1 verdeckte Karte zählt noch nicht
   *[other] { $count } verdeckte Karten zählen noch nicht
  }

## Tasten

ratjack-page-key-choose = wählen, was leuchtet; die Zahl steht darauf
ratjack-page-key-move = zwischen Karten, Markern oder Knöpfen wechseln
ratjack-page-key-skip = Ablagestapel schließen oder Einblendung überspringen

## Was dort gefragt wird

ratjack-page-ask-first-hide = Leg eine deiner Karten verdeckt vor dich, behalte die andere.
ratjack-page-ask-draw = Ziehe eine Karte: vom Nachziehstapel oder vom Ablagestapel.
ratjack-page-ask-play = Spiele eine deiner zwei Karten.
ratjack-page-ask-flip = Welche deiner verdeckten Karten deckst du auf?
ratjack-page-ask-effect-draw = Ziehe eine Karte: vom Nachziehstapel oder vom Ablagestapel.
ratjack-page-ask-effect-discard = Welche Handkarte wirfst du ab?
ratjack-page-ask-effect-show = Welche Handkarte legst du offen vor dich, ohne Effekt?
ratjack-page-ask-look = Welche fremde verdeckte Karte siehst du dir an?
ratjack-page-ask-discard-own = Welche deiner anderen Karten wirfst du ab?
ratjack-page-ask-swap-own-hidden = Welche deiner verdeckten Karten tauschst du?
ratjack-page-ask-swap-other-hidden = Gegen welche fremde verdeckte Karte?
ratjack-page-ask-trigger = Welche deiner verdeckten Karten willst du aufdecken und auslösen?
ratjack-page-ask-swap-own-visible = Welche deiner offenen Karten tauschst du?
ratjack-page-ask-swap-other-visible = Gegen welche fremde offene Karte?
ratjack-page-ask-token = Wähle einen Marker aus dem Vorrat.
ratjack-page-ask-token-own = Auf welche deiner Karten kommt der Marker?
ratjack-page-ask-token-other = Auf welche fremde Karte kommt der Marker?
ratjack-page-ask-token-any = Auf welche Karte kommt der Marker?
ratjack-page-ask-turn-down-other = Welche fremde offene Karte verdeckst du?
ratjack-page-ask-player = Wähle eine andere Person.
ratjack-page-ask-flip-other = Welche fremde verdeckte Karte deckst du auf?
ratjack-page-ask-order = Welche dieser Karten legst du als nächste obenauf?
ratjack-page-ask-may-swap = Gegen eine deiner verdeckten Karten tauschen? Wähle sie, oder sag nein.
ratjack-page-ask-turn-down-own = Welche deiner anderen offenen Karten verdeckst du?
ratjack-page-ask-take-hidden = Welche fremde verdeckte Karte nimmst du?
ratjack-page-ask-may-exchange = Tauschst du sie gegen deine Handkarte?
ratjack-page-ask-swap-first = Welche offene Karte ist die erste der beiden?
ratjack-page-ask-swap-second = Welche offene Karte einer anderen Person ist die zweite?
ratjack-page-ask-move-token = Von welcher Karte nimmst du den Marker?
ratjack-page-ask-copy-other = Welche fremde offene Karte kopierst du?
ratjack-page-ask-take-off-token = Von welcher Karte entfernst du den Marker?
ratjack-page-ask-take-discard = Welche Karte des Ablagestapels nimmst du?
ratjack-page-ask-shuffle-own = Welche deiner anderen offenen Karten mischst du ein?
ratjack-page-ask-exchange-token = Auf welcher Karte tauschst du den Marker?
ratjack-page-ask-copy-own = Welche deiner anderen offenen Karten löst du noch einmal aus?
ratjack-page-ask-replace = Welche deiner offenen Karten wirfst du ab?
ratjack-page-ask-shuffle-other = Welche fremde offene Karte mischst du ein?
ratjack-page-ask-give-hidden = Welche deiner verdeckten Karten gibst du weg?

## Kräfte in wenigen Worten, für eine kleine Karte

ratjack-page-short-draw-discard = Ziehen, abwerfen
ratjack-page-short-shuffle-discards = Ablage in Stapel
ratjack-page-short-look-hidden = Verdeckte ansehen
ratjack-page-short-discard-own = Eigene abwerfen
ratjack-page-short-swap-hidden = Verdeckte tauschen
ratjack-page-short-flip-trigger = Aufdecken, auslösen
ratjack-page-short-swap-visible = Offene tauschen
ratjack-page-short-token-own = Marker auf eigene
ratjack-page-short-token-other = Marker auf fremde
ratjack-page-short-turn-down-other = Fremde verdecken
ratjack-page-short-deck-to-other = Vom Stapel zu anderen
ratjack-page-short-flip-other = Fremde aufdecken
ratjack-page-short-order-deck = Stapel ordnen
ratjack-page-short-exchange-hand-discard = Hand gegen Ablage
ratjack-page-short-look-swap-hidden = Ansehen, tauschen
ratjack-page-short-turn-down-own = Eigene verdecken
ratjack-page-short-take-hidden = Verdeckte nehmen
ratjack-page-short-look-exchange-hand = Hand sehen, tauschen
ratjack-page-short-swap-two-visible = Zwei offene tauschen
ratjack-page-short-token-any = Marker auf beliebige
ratjack-page-short-move-token = Marker umlegen
ratjack-page-short-discard-to-other = Ablage zu anderen
ratjack-page-short-copy-other = Fremden Effekt nutzen
ratjack-page-short-expose-hand = Handkarte aufdecken
ratjack-page-short-take-off-token = Marker entfernen
ratjack-page-short-discard-to-hidden = Ablage verdeckt
ratjack-page-short-take-discard = Aus Ablage nehmen
ratjack-page-short-shuffle-own = Eigene in Stapel
ratjack-page-short-exchange-token = Marker tauschen
ratjack-page-short-copy-own = Effekt wiederholen
ratjack-page-short-replace-with-discard = Durch Ablage ersetzen
ratjack-page-short-token-own-and-other = Marker: eigene, fremde
ratjack-page-short-draw-play = Ziehen, offen legen
ratjack-page-short-shuffle-other = Fremde in Stapel
ratjack-page-short-give-hidden = Verdeckte geben
ratjack-page-short-give-hand = Handkarte geben

## Die Lernpartie

ratjack-lesson-hide = Spiele zuerst eine deiner zwei Karten verdeckt. Nimm die 5 und behalte die 12.
ratjack-lesson-draw = Jeder Zug beginnt mit dem Ziehen, vom Nachziehstapel oder vom Ablagestapel. Nimm diesmal den Nachziehstapel.
ratjack-lesson-play = Dann spielst du eine deiner zwei Karten. Offen zählt sie, und ihr Effekt geschieht. Verdeckt zählt sie nichts.
ratjack-lesson-discard = „Abwerfen, aufdecken“ ist die dritte Art: Eine deiner verdeckten Karten wird aufgedeckt, zählt, und ihr Effekt geschieht.
ratjack-lesson-show = Spiele die 12 offen: Tippe sie an, dann den Knopf.
ratjack-lesson-flip-other = Die 12 deckt eine verdeckte Karte einer anderen Person auf. Was leuchtet, ist wählbar: Tippe darauf.
ratjack-lesson-sum = Deine Summe ist jetzt { $total }. Der Balken zeigt, wie weit es noch bis 25 ist.
ratjack-lesson-eight = Spiele die 8 offen. Ihr Effekt legt einen Marker auf eine deiner Karten.
ratjack-lesson-token = 12 und 8 sind 20. Nimm den Marker +5: Das macht 25.
ratjack-lesson-token-own = Lege ihn auf eine offene Karte. Eine verdeckte zählt nichts, ob mit Marker oder ohne.
ratjack-lesson-flip = Wähle die verdeckte Karte, die du aufdecken willst. Ihr Effekt geschieht, also muss er möglich sein.
ratjack-lesson-out = { $seat } hat { $total }. Wer am Ende eines Zuges über 25 liegt, ist für diese Runde ausgeschieden.
ratjack-lesson-out-own = Du hast { $total }. Am Ende eines Zuges über 25 bist du bis zur nächsten Runde ausgeschieden.
ratjack-lesson-ratjack = Genau 25 in deinem eigenen Zug: Das ist ein Ratjack, und ein Käse für dich!
ratjack-lesson-won = { $points } Käse für dich: { $reason }.
ratjack-lesson-lost = { $points } Käse für { $seat }: { $reason }.
ratjack-lesson-ways = Vier Wege führen zum Käse: genau 25 treffen, andere hinauswerfen, allein übrig bleiben oder am Ende die höchste Summe haben.
ratjack-lesson-end = Das ist das ganze Spiel. Tippe eine Karte an, um sie zu lesen. Viel Glück!
ratjack-lesson-goal = Das Ziel: drei Stück Käse vor allen anderen. Eine Summe von genau 25 bringt dir eines.
ratjack-lesson-total = Deine offenen Karten ergeben deine Summe. Über 25 scheidest du aus der Runde aus.
