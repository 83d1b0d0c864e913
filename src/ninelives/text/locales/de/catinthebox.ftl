### Cat in the Box

## Farben und ihre Buchstaben auf dem Plan

catinthebox-colour-red = Rot
catinthebox-colour-blue = Blau
catinthebox-colour-yellow = Gelb
catinthebox-colour-green = Grün
catinthebox-letter-red = R
catinthebox-letter-blue = B
catinthebox-letter-yellow = Ge
catinthebox-letter-green = Gr

## Was geschieht

catinthebox-event-round-began = Runde { $round }. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
catinthebox-event-hand-dealt = { $seat_is ->
    [you] Du bekommst { $cards }.
   *[other] { $seat } bekommt { $cards }.
  }
catinthebox-event-cards-dealt = { $seat_is ->
    [you] Du bekommst { $count } Karten.
   *[other] { $seat } bekommt { $count } Karten.
  }
catinthebox-event-space-blocked = Eine { $card } wird aufgedeckt: { $card } { $colour } ist blockiert.
catinthebox-event-own-card-put-aside = { $seat_is ->
    [you] Du legst eine { $card } weg.
   *[other] { $seat } legt eine { $card } weg.
  }
catinthebox-event-card-put-aside = { $seat_is ->
    [you] Du legst eine Karte weg.
   *[other] { $seat } legt eine Karte weg.
  }
catinthebox-event-prediction-made = { $seat_is ->
    [you] Du sagst { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
      } voraus.
   *[other] { $seat } sagt { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
      } voraus.
  }
catinthebox-event-card-played = { $seat_is ->
    [you] Du spielst { $card } { $colour }.
   *[other] { $seat } spielt { $card } { $colour }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] Du hast nicht bedient und gibst für diese Runde { $colour } auf.
   *[other] { $seat } hat nicht bedient und gibt für diese Runde { $colour } auf.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] Der Stich geht an dich, dein Stich Nummer { $tricks }.
   *[other] Der Stich geht an { $seat }, Nummer { $tricks }.
  }
catinthebox-event-paradox-caused = Paradoxon! { $seat_is ->
    [you] Du kannst keine deiner Karten spielen: { $cards }.
   *[other] { $seat } kann keine Karte spielen und zeigt { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] Du hast { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
      } und { $bonus } Bonus: { $points } Punkte.
   *[other] { $seat } hat { $tricks ->
        [one] einen Stich
       *[other] { $tricks } Stiche
      } und { $bonus } Bonus: { $points } Punkte.
  }
catinthebox-event-game-ended = Das Spiel ist zu Ende. Punkte: { $points }.

## Was gefragt wird und was man tun kann

catinthebox-ask-discard = Welche Karte legst du für diese Runde weg? Zum Beispiel: discard 3
catinthebox-ask-predict = Wie viele Stiche wirst du machen? Zum Beispiel: predict 2
catinthebox-ask-play = Spiele eine Karte und sage ihre Farbe an, zum Beispiel: 5 as blue
catinthebox-action-play = eine { $card } spielen und { $colour } ansagen
catinthebox-action-discard = eine { $card } verdeckt weglegen, für diese Runde
catinthebox-action-predict = { $tricks ->
    [one] genau einen Stich vorhersagen
   *[other] genau { $tricks } Stiche vorhersagen
  }

## Warum etwas nicht geht

catinthebox-reason-already-put-aside = Du hast schon eine Karte weggelegt.
catinthebox-reason-discard-first = Lege zuerst eine Karte weg.
catinthebox-reason-predict-first = Sage zuerst deine Stiche voraus.
catinthebox-reason-prediction-not-offered = Diese Zahl steht bei so vielen Spielern nicht zur Wahl.
catinthebox-reason-play-a-card = Jetzt wird eine Karte gespielt und ihre Farbe angesagt.
catinthebox-reason-space-taken = Dieses Feld des Plans ist schon besetzt.
catinthebox-reason-colour-given-up = Diese Farbe hast du für die Runde aufgegeben.
catinthebox-reason-red-not-open = Mit Rot darfst du erst ausspielen, wenn schon jemand Rot gespielt hat.

## Der Tisch

catinthebox-screen-title = Runde { $round } von { $rounds }, Stich { $trick }
catinthebox-screen-costs = (du gibst { $colour } auf)
catinthebox-screen-open-to-me = { $sign } jetzt für dich möglich
catinthebox-screen-blocked = { $sign } blockiert
catinthebox-screen-player = Spieler
catinthebox-screen-points = Punkte
catinthebox-screen-tricks = Stiche
catinthebox-screen-predicted = angesagt
catinthebox-screen-colours = Farben
catinthebox-screen-now = dieser Stich (* vorn)
catinthebox-screen-hand = Deine Karten:
catinthebox-screen-aside = (weggelegt: { $card })

## Das Ende

catinthebox-end-round = Runde { $round }
catinthebox-end-met = { $name }: { $tricks } für Stiche, wie vorhergesagt, + { $bonus } für die größte Gruppe = { $points }
catinthebox-end-missed = { $name }: { $tricks } für Stiche, { $predicted } vorhergesagt, kein Bonus = { $points }
catinthebox-end-paradox = { $name }: Paradoxon, { $tricks ->
    [one] ein Stich zählt
   *[other] { $tricks } Stiche zählen
  } negativ = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } für Stiche, höchstens vier, + { $bonus } für die größte Gruppe = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } für Stiche, fünf oder mehr, kein Bonus = { $points }

## Die Seite

catinthebox-page-ask-discard = Leg eine Karte für diese Runde weg.
catinthebox-page-ask-predict = Wie viele Stiche machst du?
catinthebox-page-ask-play = Wähle eine Karte, dann ihre Farbe auf dem Plan.
catinthebox-page-board = Forschungsplan
catinthebox-page-colours = Farben
catinthebox-page-players = Spieler
catinthebox-page-hand = Deine Karten
catinthebox-page-space = { $card } { $colour }: { $state ->
    [open] für dich frei
    [costs] für dich frei, aber du gibst { $led } auf
    [mine] dein Stein
    [taken] Stein von { $name }
    [blocked] blockiert
   *[free] frei
  }
catinthebox-page-led = Ausgespielt: { $colour }
catinthebox-page-led-colour = { $colour }, ausgespielt
catinthebox-page-red-closed = Rot ist noch zu
catinthebox-page-shown = Aufgedeckt:
catinthebox-page-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } Karten
  }. { $state ->
    [dead] Dafür ist keine Farbe mehr übrig.
   *[playable] Noch möglich: { $colours }.
  }
catinthebox-page-which-colour = Welche Farbe hat deine { $card }?
catinthebox-page-put-aside = Die { $card } weglegen
catinthebox-page-desk = { $name }. Punkte: { $points }. Stiche: { $tricks }. Farben: { $colours }. Größte Gruppe: { $group }. Handkarten: { $cards }.
catinthebox-page-predicted = Vorhergesagt: { $tricks }.
catinthebox-page-ahead = In diesem Stich vorn.
catinthebox-page-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
catinthebox-page-tricks = { $tricks } { $tricks ->
    [one] Stich
   *[other] Stiche
  }
catinthebox-page-tricks-of = { $tricks } von { $predicted } { $predicted ->
    [one] Stich
   *[other] Stichen
  }
catinthebox-page-where = Runde { $round } von { $rounds }
catinthebox-page-trick = Stich { $trick } von { $tricks }
catinthebox-page-exposed = { $name }: keine Karte war spielbar.
catinthebox-page-no-score = Noch ist keine Runde zu Ende.
catinthebox-page-key-card = eine Karte wählen oder die Zahl der Stiche ansagen
catinthebox-page-key-colour = ihre Farbe: rot, blau, gelb, grün
catinthebox-page-key-aside = die gewählte Karte weglegen
catinthebox-page-key-move = durch die Karten und über den Plan gehen
catinthebox-page-key-back = eine andere Karte wählen

## Das geführte Spiel

catinthebox-lesson-cards = Willkommen im Labor! Deine Karten haben eine Zahl, aber keine Farbe. Die kennt niemand, bis du sie spielst.
catinthebox-lesson-aside = Leg zuerst eine Karte weg. Jede Zahl passt in jeder Farbe nur einmal auf den Plan, da können drei Einsen zu viel werden. Tippe eine 1 an, dann den Knopf.
catinthebox-lesson-predict = Sag jetzt voraus, wie viele Stiche du machst. Stimmt es genau, gibt es einen Bonus. Du hast zwei Sechsen, also versuch es mit 3.
catinthebox-lesson-lead = Du spielst aus. Tippe eine 6 an und dann auf dem Plan ihre Farbe: Blau, Gelb oder Grün. Rot ist Trumpf und darf noch nicht ausgespielt werden.
catinthebox-lesson-token = Von jetzt an ist es wahr: Für alle hat deine Karte diese Farbe. Dein Stein besetzt das Feld die ganze Runde lang.
catinthebox-lesson-follow = Die anderen dürfen jede Farbe spielen. Wer aber die ausgespielte Farbe nicht bedient, gibt sie für diese Runde auf. Das durchgestrichene Zeichen zeigt es.
catinthebox-lesson-trick = Die höchste rote Karte gewinnt den Stich; ohne Rot die höchste der ausgespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
catinthebox-lesson-cost = Du bist wieder dran. Felder, die leuchten, sind für dich frei. Ein ! warnt dich: Dort zu spielen kostet dich die ausgespielte Farbe.
catinthebox-lesson-group = Leg deine Steine nebeneinander. Stimmt deine Vorhersage, zählt jeder Stein deiner größten Gruppe einen Punkt. Sie ist umrandet.
catinthebox-lesson-dead = Schau in die Ecken deiner Karten: Sie zeigen, welche Farben noch möglich sind. Ist keine mehr übrig, kannst du die Karte nie mehr spielen.
catinthebox-lesson-danger = Du bist dran und hast nur noch solche Karten? Das ist ein Paradoxon: Die Runde endet sofort, und deine Stiche zählen gegen dich.
catinthebox-lesson-paradox = Da ist es, das Paradoxon! Jemand hatte keine Karte mehr, die wahr sein konnte. Die anderen werten wie immer.
catinthebox-lesson-scored = Die Runde ist zu Ende. Die Wertung zeigt, woher jeder Punkt kommt.
catinthebox-lesson-again = Jetzt kennst du das ganze Spiel. Als Nächstes beginnt jemand anders, und der Plan ist wieder leer. Viel Spaß!
