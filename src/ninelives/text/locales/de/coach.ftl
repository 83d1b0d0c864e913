### Der Trainer: Tipps beim Spielen und die Nachlese danach.

## Ein Tipp

coach-chance = { $percent }{ "\u00A0" }%
coach-hint-title = Das würde ich tun, und so stehen dann deine Chancen auf den Sieg:
coach-hint-later = Einen Tipp gibt es, sobald du dran bist.
coach-ask = Was würdest du tun?
coach-thinking = Der Trainer überlegt …
command-hint = was der Trainer tun würde

## Die Nachlese

coach-review-whose = Nachlese für
coach-review-table = Als Tabelle
coach-review-step = Schritt
coach-review-before = Chance davor
coach-review-cost = Verlust
coach-review-chart = Siegchance: { $start } am Anfang, { $result } am Ende, dazwischen { $lowest } bis { $highest }.
coach-review-with = So siehst du, wie gut du gespielt hast:
coach-review-title = { $game }: Siegchance von { $name }, Zug für Zug
coach-review-progress = Entscheidungen: { $done } von { $all }
coach-review-start = Am Anfang: { $chance }
coach-review-luck = Glück: { $points }
coach-review-decisions = Entscheidungen: { $points }
coach-review-result = Am Ende: { $chance }
coach-review-about = Glück: was die Karten und die anderen getan haben. Entscheidungen: was bessere Züge erspart hätten. Alles in Prozentpunkten.
coach-review-costly = Die teuersten Züge
coach-review-flawless = Sauber gespielt: Kein Zug hat merklich etwas gekostet.
coach-review-choice = Schritt { $step }: { $points }
coach-review-made = Gespielt ({ $chance }): { $move }
coach-review-better = Besser ({ $chance }): { $move }
coach-review-mark-back = Voriger markierter Zug
coach-review-mark-on = Nächster markierter Zug
coach-review-comments = Kommentare
coach-review-costly-move = Kosten: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }
coach-review-strong-move = Starker Zug: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  } vor dem nächsten
coach-review-best-move = Bester Zug
coach-review-fair-move = Etwa so gut wie der beste
coach-review-strongest = Die stärksten Entscheidungen

coach-review-nothing = Bei diesem Schritt gab es nichts zu entscheiden. Die Marken auf der Linie führen zu den wichtigsten Zügen.

## Filou

felix-coach-worth-it = Der Sack ist etwa { $points } wert und kostet { $mice ->
    [1] eine Maus.
   *[other] { $mice } Mäuse.
  }
felix-coach-too-dear = Zu teuer: { $mice ->
    [1] eine Maus
   *[other] { $mice } Mäuse
  } für einen Sack, der etwa { $points } wert ist.
felix-coach-buy = Der Sack ist etwa { $points } wert und kostet { $mice ->
    [1] nur eine Maus.
   *[other] nur { $mice } Mäuse.
  }
felix-coach-not-worth-it = Der Sack ist etwa { $points } wert. Dabeizubleiben kostet mindestens { $mice }.
felix-coach-leave-row = Der Sack ist etwa { $points } wert, und auch eine Maus ist ein Punkt.
felix-coach-pass-mice = Passen bringt { $mice ->
    [1] eine Maus.
   *[other] { $mice } Mäuse.
  }
felix-coach-pass-leaves = Du überlässt den anderen einen Sack, der etwa { $points } wert ist.
felix-coach-good-cat-rich = Eine gute Katze ({ $points }): Du hast mehr Mäuse als der Durchschnitt und kannst sie selbst kaufen.
felix-coach-good-cat-poor = Eine gute Katze ({ $points }), die vielleicht jemand anders kauft.
felix-coach-bad-cat-rich = Eine schlechte Katze ({ $points }) in einem Sack, den du dir leisten könntest.
felix-coach-bad-cat-poor = Eine schlechte Katze ({ $points }), für die andere zahlen.
felix-coach-dog = Zählt selbst nichts, verdirbt aber den anderen den Sack: { $card }.
felix-coach-rabbit = Ein Hase zählt nichts: Da riskierst du wenig.

## Cat in the Box

catinthebox-coach-part-many = Du hast die { $card } { $held }-mal. Ihr gehen die Farben zuerst aus.
catinthebox-coach-part-few = Du hast die { $card } { $held ->
    [1] einmal
   *[other] { $held }-mal
  }.
catinthebox-coach-predict = Deine hohen Karten sehen nach etwa { $about } aus, vorhergesagt wären { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [1] Eine deiner Karten findet
   *[other] { $cards } deiner Karten finden
  } dann sicher kein Feld mehr: ein Paradoxon, wenn dir niemand damit zuvorkommt.
catinthebox-coach-not-stuck = Vermeidet ein Paradoxon, zu dem die meisten anderen Züge führen.
catinthebox-coach-trumps = Liegt mit Rot vorn, kostet dich aber { $colour } für diese Runde.
catinthebox-coach-gives-up = Überlässt den anderen den Stich und kostet dich { $colour } für diese Runde.
catinthebox-coach-joins-group = Deine größte Gruppe wächst auf { $size ->
    [1] einen Stein.
   *[other] { $size } Steine.
  }
catinthebox-coach-keeps-open = Lässt deiner Hand am meisten Platz: { $spaces ->
    [1] ein Feld.
   *[other] { $spaces } Felder.
  }
catinthebox-coach-leads = Spielt { $colour } aus: { $higher ->
    [1] Ein höheres Feld ist frei.
   *[other] { $higher } höhere Felder sind frei.
  }
catinthebox-coach-stays-below = Bleibt darunter: Du hast schon alle Stiche, die du willst.
catinthebox-coach-cannot-take = Kann diesen Stich nicht gewinnen.
catinthebox-coach-takes-wanted = Gewinnt den Stich. Du willst noch { $wanted ->
    [1] einen.
   *[other] { $wanted }.
  }
catinthebox-coach-takes-unwanted = Bringt einen Stich mehr, als du willst.
catinthebox-coach-ahead = Liegt vorn. Nach dir { $players ->
    [1] spielt noch eine Person.
   *[other] spielen noch { $players }.
  }

catinthebox-coach-leaves = Lässt deiner Hand { $spaces ->
    [0] kein Feld mehr
    [1] noch ein Feld
   *[other] noch { $spaces } Felder
  } in { $colour }.

## Ratjack

ratjack-coach-makes-25 = Macht genau 25: 1 Käse.
ratjack-coach-last-in = Nur du bist dann noch dabei: 1 Käse.
ratjack-coach-highest = Der Nachziehstapel ist leer und deine Summe die höchste: 1 Käse.
ratjack-coach-knocks-out = Wirft hinaus: { $seats }.
ratjack-coach-out = { $above } über 25: Du bist ausgeschieden.
ratjack-coach-others-win = Bringt anderen Käse: { $seats }.
ratjack-coach-nobody-wins = Der Nachziehstapel ist leer, und die höchste Summe haben mehrere: Niemand bekommt Käse.
ratjack-coach-above = Deine Summe ist { $above } über 25, wenn dich der Rest des Effekts nicht rettet.
ratjack-coach-at-25 = Deine Summe ist vorerst 25, aber der Effekt geht weiter.
ratjack-coach-below = Deine Summe ist dann { $sum }: { $below } unter 25.
ratjack-coach-their-sum = Die Summe von { $seat } ist dann { $sum }.
ratjack-coach-no-sum = Ändert keine Summe.
ratjack-coach-unseen-card = Hängt von einer Karte ab, die du nicht siehst.
ratjack-coach-hides = Behält die { $value } verdeckt für später.
ratjack-coach-hides-fitting = Versteckt die { $value }, die deine 25 voll macht.
ratjack-coach-flips = Legt { $card } ab, um eine deiner verdeckten Karten aufzudecken.
ratjack-coach-keeps = Behält auf der Hand: { $cards }.
ratjack-coach-pile = Eine Karte, die du siehst: eine { $value }.
ratjack-coach-pile-fits = Die { $value } auf dem Ablagestapel macht deine 25 voll.
ratjack-coach-deck = Von { $unseen } Karten, die du nicht siehst, { $fitting ->
    [0] passt keine mehr
    [1] passt noch eine
   *[other] passen noch { $fitting }
  } unter deine 25.
ratjack-coach-deck-known = Du kennst die oberste Karte: eine { $value }.

ratjack-coach-aims = { $seat_is ->
    [you] Betrifft deine eigenen Karten; deine Summe ist { $sum }.
   *[other] Betrifft die Karten von { $seat }, mit der Summe { $sum }.
  }
