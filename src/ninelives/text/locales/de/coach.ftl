### Der Trainer: Tipps beim Spielen und die Nachlese danach.

## Ein Tipp

coach-chance = { $percent } %
coach-hint-title = Was ich tun würde, und die Aussicht auf den Sieg damit:
coach-hint-later = Einen Tipp gibt es, wenn du am Zug bist.
coach-ask = Was würdest du tun?
coach-thinking = Der Trainer überlegt …
command-hint = was der Trainer tun würde

## Die Nachlese

coach-review-whose = Wessen Spiel
coach-review-table = Dasselbe als Tabelle
coach-review-step = Schritt
coach-review-before = Aussicht davor
coach-review-cost = Kosten
coach-review-chart = Die Aussicht auf den Sieg: { $start } am Anfang, { $result } am Ende, dazwischen { $lowest } bis { $highest }.
coach-review-with = Wie gut du gespielt hast, sagt:
coach-review-title = { $game }: die Aussicht von { $name } auf den Sieg, Wahl für Wahl
coach-review-progress = { $done } von { $all } Entscheidungen
coach-review-start = Am Anfang: { $chance }
coach-review-luck = Glück: { $points } Punkte
coach-review-decisions = Entscheidungen: { $points } Punkte
coach-review-result = Am Ende: { $chance }
coach-review-about = Glück ist, was die Karten und die anderen taten; Entscheidungen sind, was bessere Züge bewahrt hätten. Beides in Prozentpunkten.
coach-review-costly = Die teuersten Entscheidungen
coach-review-flawless = Keine Entscheidung hat deutlich etwas gekostet.
coach-review-choice = Schritt { $step }, { $points } Punkte
coach-review-made = Gemacht ({ $chance }): { $move }
coach-review-better = Besser ({ $chance }): { $move }

## Filou

felix-coach-worth-it = Ein Sack im Wert von etwa { $points } für { $mice ->
    [one] eine Maus.
   *[other] { $mice } Mäuse.
  }
felix-coach-too-dear = Teuer: { $mice ->
    [one] eine Maus
   *[other] { $mice } Mäuse
  } für einen Sack im Wert von etwa { $points }.
felix-coach-buy = Ein Sack im Wert von etwa { $points } für { $mice ->
    [one] eine einzige Maus.
   *[other] nur { $mice } Mäuse.
  }
felix-coach-not-worth-it = Der Sack ist etwa { $points } wert, dabeizubleiben kostet mindestens { $mice }.
felix-coach-leave-row = Der Sack ist etwa { $points } wert, und eine Maus ist auch ein Punkt.
felix-coach-pass-mice = Passen bringt { $mice ->
    [one] eine Maus.
   *[other] { $mice } Mäuse.
  }
felix-coach-pass-leaves = Überlässt einen Sack im Wert von etwa { $points }.
felix-coach-good-cat-rich = Eine gute Katze ({ $points }): mit mehr Mäusen als der Schnitt kannst du sie selbst kaufen.
felix-coach-good-cat-poor = Eine gute Katze ({ $points }), die vielleicht ein anderer kauft.
felix-coach-bad-cat-rich = Eine schlechte Katze ({ $points }) in einem Sack, den du bezahlen könntest.
felix-coach-bad-cat-poor = Eine schlechte Katze ({ $points }), für die andere zahlen.
felix-coach-dog = Ein Hund zählt selbst nichts und verdirbt den anderen die Rechnung ({ $card }).
felix-coach-rabbit = Ein Hase zählt nichts: wenig wird gewagt.

## Cat in the Box

catinthebox-coach-part-many = Du hast die { $card } { $held }-mal: so einem Wert gehen zuerst die Farben aus.
catinthebox-coach-part-few = Du hast die { $card } { $held ->
    [one] einmal
   *[other] { $held }-mal
  }.
catinthebox-coach-predict = Deine hohen Karten sehen nach etwa { $about } aus; angesagt sind { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [one] Eine deiner Karten findet
   *[other] { $cards } deiner Karten finden
  } dann sicher kein Feld mehr: ein Paradoxon, wenn nicht ein anderer zuvorkommt.
catinthebox-coach-not-stuck = Vermeidet ein Paradoxon, zu dem die meisten anderen Züge führen.
catinthebox-coach-trumps = Sticht mit Rot und gibt { $colour } für diese Runde auf.
catinthebox-coach-gives-up = Überlässt den Stich anderen und gibt { $colour } für diese Runde auf.
catinthebox-coach-joins-group = Deine größte Gruppe wächst auf { $size } Steine.
catinthebox-coach-keeps-open = Lässt deiner Hand am meisten Platz: { $spaces ->
    [one] ein Feld.
   *[other] { $spaces } Felder.
  }
catinthebox-coach-leads = Führt { $colour } an: { $higher ->
    [one] ein höheres Feld ist frei.
   *[other] { $higher } höhere Felder sind frei.
  }
catinthebox-coach-stays-below = Bleibt darunter: du hast die Stiche, die du willst.
catinthebox-coach-cannot-take = Kann diesen Stich nicht bekommen.
catinthebox-coach-takes-wanted = Bekommt den Stich; du willst noch { $wanted ->
    [one] einen.
   *[other] { $wanted }.
  }
catinthebox-coach-takes-unwanted = Bekommt einen Stich mehr, als du willst.
catinthebox-coach-ahead = Liegt vorn, und es { $players ->
    [one] kommt noch einer.
   *[other] kommen noch { $players }.
  }

## Ratjack

ratjack-coach-makes-25 = Macht genau 25: ein Punkt.
ratjack-coach-last-in = Du bist dann als Einziger noch dabei: ein Punkt.
ratjack-coach-highest = Der Stapel ist leer und deine Summe die höchste: ein Punkt.
ratjack-coach-knocks-out = Wirft hinaus: { $seats }.
ratjack-coach-out = { $above } über 25: du bist ausgeschieden.
ratjack-coach-others-win = Gibt einen Punkt an: { $seats }.
ratjack-coach-above = Deine Summe ist { $above } über 25, wenn der Rest des Effekts es nicht richtet.
ratjack-coach-at-25 = Deine Summe ist vorerst 25; der Effekt geht weiter.
ratjack-coach-below = Deine Summe ist dann { $sum }: { $below } unter 25.
ratjack-coach-their-sum = Die Summe von { $seat } ist dann { $sum }.
ratjack-coach-no-sum = Ändert keine Summe.
ratjack-coach-unseen-card = Hängt von einer Karte ab, die du nicht siehst.
ratjack-coach-hides = Hält { $value } verdeckt für später.
ratjack-coach-hides-fitting = Versteckt die { $value }, die deine 25 voll macht.
ratjack-coach-flips = Kommt auf die Ablage, um eine deiner verdeckten Karten umzudrehen ({ $card }).
ratjack-coach-keeps = Behält auf der Hand: { $cards }.
ratjack-coach-pile = Eine Karte, die du siehst: eine { $value }.
ratjack-coach-pile-fits = Die { $value } auf der Ablage macht deine 25 voll.
ratjack-coach-deck = { $fitting } der { $unseen } Karten, die du nicht siehst, passen noch in deine 25.
ratjack-coach-deck-known = Du kennst die oberste Karte: eine { $value }.
