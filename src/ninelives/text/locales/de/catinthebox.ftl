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
catinthebox-reason-discard-first = Lege zuerst eine Karte weg: discard und ihre Zahl.
catinthebox-reason-predict-first = Sage zuerst deine Stiche voraus: predict und eine Zahl.
catinthebox-reason-prediction-not-offered = Diese Zahl steht bei so vielen Spielern nicht zur Wahl.
catinthebox-reason-play-a-card = Jetzt wird eine Karte gespielt: ihre Zahl, as und eine Farbe.
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
catinthebox-end-paradox = { $name }: Paradoxon, { $tricks } Stiche zählen negativ = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } für Stiche, höchstens vier, + { $bonus } für die größte Gruppe = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } für Stiche, fünf oder mehr, kein Bonus = { $points }
