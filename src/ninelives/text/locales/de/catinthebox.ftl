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

## Optionen
catinthebox-option-rows = Reihen des Plans
    .about = in welcher Reihenfolge die Farben liegen und welche Felder sich damit berühren
catinthebox-option-rows-red-first = Rot, Blau, Gelb, Grün
catinthebox-option-rows-red-last = Blau, Gelb, Grün, Rot
catinthebox-option-forced-red = Nur Rot zum Ausspielen
    .about = was geschieht, wenn beim Ausspielen nur Rot bliebe, Rot aber noch nicht frei ist
catinthebox-option-forced-red-lead = Rot darf ausgespielt werden

catinthebox-option-forced-red-paradox = es ist ein Paradoxon

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
catinthebox-event-space-blocked = Eine { $card } wird aufgedeckt: { $colour } { $card } ist blockiert.
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
        [1] einen Stich
       *[other] { $tricks } Stiche
      } voraus.
   *[other] { $seat } sagt { $tricks ->
        [1] einen Stich
       *[other] { $tricks } Stiche
      } voraus.
  }
catinthebox-event-card-played = { $seat_is ->
    [you] Du spielst { $colour } { $card }.
   *[other] { $seat } spielt { $colour } { $card }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] Du hast nicht bedient und verlierst { $colour } für diese Runde.
   *[other] { $seat } hat nicht bedient und verliert { $colour } für diese Runde.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] Du gewinnst den Stich und hast jetzt { $tricks }.
   *[other] { $seat } gewinnt den Stich und hat jetzt { $tricks }.
  }
catinthebox-event-paradox-caused = Paradoxon! { $seat_is ->
    [you] Du kannst keine deiner Karten spielen: { $cards }.
   *[other] { $seat } kann keine Karte spielen und zeigt { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] Du hast { $tricks ->
        [1] einen Stich
       *[other] { $tricks } Stiche
      } und { $bonus } Bonus, das zählt { $points }.
   *[other] { $seat } hat { $tricks ->
        [1] einen Stich
       *[other] { $tricks } Stiche
      } und { $bonus } Bonus, das zählt { $points }.
  }
catinthebox-event-game-ended = Die Partie ist zu Ende. Punkte: { $points }.

## Was gefragt wird und was man tun kann

catinthebox-ask-discard = Welche Karte legst du für diese Runde weg? Zum Beispiel: discard 3
catinthebox-ask-predict = Wie viele Stiche wirst du gewinnen? Zum Beispiel: predict 2
catinthebox-ask-play = Spiele eine Karte und nenne ihre Farbe, zum Beispiel: 5 as blue
catinthebox-action-play = eine { $card } spielen und { $colour } nennen
catinthebox-action-discard = eine { $card } verdeckt weglegen, für diese Runde
catinthebox-action-predict = { $tricks ->
    [1] genau einen Stich vorhersagen
   *[other] genau { $tricks } Stiche vorhersagen
  }

## Warum etwas nicht geht

catinthebox-reason-already-put-aside = Du hast schon eine Karte weggelegt.
catinthebox-reason-discard-first = Lege zuerst eine Karte weg.
catinthebox-reason-predict-first = Sage zuerst deine Stiche voraus.
catinthebox-reason-prediction-not-offered = Diese Zahl steht bei so vielen Personen nicht zur Wahl.
catinthebox-reason-play-a-card = Spiele eine Karte und nenne ihre Farbe.
catinthebox-reason-space-taken = Dieses Feld ist schon besetzt.
catinthebox-reason-colour-given-up = Diese Farbe hast du für diese Runde verloren.
catinthebox-reason-red-not-open = Rot darfst du erst ausspielen, wenn schon jemand Rot gespielt hat.

## Der Tisch

catinthebox-screen-title = Runde { $round } von { $rounds }, Stich { $trick }
catinthebox-screen-costs = (kostet dich { $colour })
catinthebox-screen-open-to-me = { $sign } jetzt für dich möglich
catinthebox-screen-blocked = { $sign } blockiert
catinthebox-screen-player = Name
catinthebox-screen-points = Punkte
catinthebox-screen-tricks = Stiche
catinthebox-screen-predicted = Vorhersage
catinthebox-screen-colours = Farben
catinthebox-screen-now = dieser Stich (* vorn)
catinthebox-screen-hand = Deine Karten:
catinthebox-screen-aside = (weggelegt: { $card })

## Das Ende

catinthebox-end-round = Runde { $round }
catinthebox-end-met = { $name }: { $tricks } für Stiche, wie vorhergesagt, + { $bonus } für die größte Gruppe = { $points }
catinthebox-end-missed = { $name }: { $tricks } für Stiche, { $predicted } vorhergesagt, kein Bonus = { $points }
catinthebox-end-paradox = { $name }: Paradoxon, minus { $tricks ->
    [1] 1 Stich
   *[other] { $tricks } Stiche
  } = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } für Stiche, höchstens vier, + { $bonus } für die größte Gruppe = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } für Stiche, fünf oder mehr, kein Bonus = { $points }

## Die Seite

catinthebox-page-ask-discard = Leg eine Karte für diese Runde weg.
catinthebox-page-ask-predict = Wie viele Stiche gewinnst du?
catinthebox-page-ask-play = Wähle eine Karte, dann ihre Farbe auf dem Plan.
catinthebox-page-board = Forschungsplan
catinthebox-page-colours = Farben
catinthebox-page-players = Am Tisch
catinthebox-page-hand = Deine Karten
catinthebox-page-space = { $colour } { $card }: { $state ->
    [open] für dich frei
    [costs] für dich frei, kostet dich aber { $led }
    [mine] dein Stein
    [taken] Stein von { $name }
    [blocked] blockiert
   *[free] frei
  }
catinthebox-page-led = Angespielt: { $colour }
catinthebox-page-led-colour = { $colour }, angespielt
catinthebox-page-red-closed = Rot darf noch nicht ausgespielt werden
catinthebox-page-this-trick = Dieser Stich
catinthebox-page-wins = Das höchste { $colour } gewinnt
catinthebox-page-trumps = Das höchste { $colour } gewinnt: Es ist Trumpf
catinthebox-page-predictions = Wer wie viele Stiche vorhersagt
catinthebox-page-aside = Verdeckt weggelegt
catinthebox-page-offered = Zu { $players }: { $numbers }
catinthebox-page-red-open = Rot ist frei und darf ausgespielt werden
catinthebox-page-loses = kostet dich { $colour }
catinthebox-page-price = kostet { $colour }
catinthebox-page-group = Gruppe
catinthebox-page-shown = Aufgedeckt:
catinthebox-page-card = { $count ->
    [1] { $card }
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
catinthebox-page-points = { $points ->
    [-1] { $points } Punkt
    [1] { $points } Punkt
   *[other] { $points } Punkte
  }
catinthebox-page-tricks = { $tricks } { $tricks ->
    [1] Stich
   *[other] Stiche
  }
catinthebox-page-tricks-of = { $tricks } von { $predicted } { $predicted ->
    [1] Stich
   *[other] Stichen
  }
catinthebox-page-tricks-short = { $tricks }/{ $predicted } Stiche
catinthebox-page-where = Runde { $round } von { $rounds }
catinthebox-page-trick = Stich { $trick } von { $tricks }
catinthebox-page-exposed = { $name } konnte keine Karte spielen
catinthebox-page-no-score = Noch ist keine Runde zu Ende.
catinthebox-page-round-paradox = Paradoxon in Runde { $round }
catinthebox-page-why-met = { $tricks } für Stiche wie vorhergesagt, + { $bonus } für die Gruppe
catinthebox-page-why-missed = { $tricks } für Stiche, { $predicted } vorhergesagt
catinthebox-page-why-paradox = { $tricks ->
    [1] Paradoxon: 1 Stich zählt minus
   *[other] Paradoxon: { $tricks } Stiche zählen minus
  }
catinthebox-page-why-few-tricks = { $tricks } für Stiche, höchstens vier, + { $bonus } für die Gruppe
catinthebox-page-why-many-tricks = { $tricks } für Stiche, fünf oder mehr
catinthebox-page-key-card = eine Karte oder die Zahl der Stiche wählen
catinthebox-page-key-colour = ihre Farbe: rot, blau, gelb, grün
catinthebox-page-key-aside = die gewählte Karte weglegen
catinthebox-page-key-move = durch die Karten und über den Plan gehen
catinthebox-page-key-back = eine andere Karte wählen

## Die Lernpartie

catinthebox-lesson-cards = Deine Karten haben eine Zahl, aber keine Farbe. Die nennst du erst, wenn du eine Karte spielst.
catinthebox-lesson-aside = Leg zuerst eine Karte weg. Du hast drei Einsen, und die sind schwach: Tippe eine 1 an, dann den Knopf.
catinthebox-lesson-predict = Wie viele Stiche gewinnst du? Du hast zwei Sechsen, die höchste Zahl: Versuch es mit 3. Durchgestrichene Zahlen stehen nicht zur Wahl.
catinthebox-lesson-trump = Rot ist Trumpf: Es schlägt jede andere Farbe. Aber ausspielen darfst du Rot noch nicht.
catinthebox-lesson-lead = Du spielst aus: die erste Karte des Stichs. Tippe eine 6 an, dann die Farbe, die du für sie nennst.
catinthebox-lesson-token = Deine { $card } ist jetzt { $colour }. Dein Stein besetzt das Feld: Keine andere { $card } kann in dieser Runde { $colour } sein.
catinthebox-lesson-follow = Das ist jetzt die angespielte Farbe. Wer sie auch nennt, bedient. Das muss niemand, aber nicht zu bedienen hat seinen Preis.
catinthebox-lesson-gave-up = { $seat } hat nicht bedient und verliert { $colour }: In dieser Runde ist für { $seat } keine Karte mehr { $colour }.
catinthebox-lesson-gave-up-own = Du hast nicht bedient und verlierst { $colour }: Keine deiner Karten kann in dieser Runde noch { $colour } sein.
catinthebox-lesson-won = Die höchste rote Karte gewinnt den Stich; ohne Rot die höchste der angespielten Farbe. { $seat_is ->
    [you] Du spielst zum nächsten aus.
   *[other] { $seat } spielt zum nächsten aus.
  }
catinthebox-lesson-trick = Für einen Stich spielen alle eine Karte. Die beste dieser Karten gewinnt den Stich.
catinthebox-lesson-cost = Das durchgestrichene Zeichen auf einem Feld warnt dich: Spielst du dort, verlierst du die angespielte Farbe.
catinthebox-lesson-group = Steine von dir, die sich berühren, sind eine Gruppe. Stimmt deine Vorhersage, ist deine größte Gruppe der Bonus.
catinthebox-lesson-dead = Die Zeichen auf einer Karte zeigen, welche Farbe sie noch haben kann. Ohne Zeichen ist sie nicht mehr spielbar.
catinthebox-lesson-danger = Kannst du in deinem Zug keine deiner Karten spielen, ist das ein Paradoxon. Es beendet die Runde.
catinthebox-lesson-paradox = { $seat } kann keine Karte spielen: ein Paradoxon! Die Runde endet, und jeder eigene Stich kostet { $seat } einen Punkt.
catinthebox-lesson-paradox-own = Du kannst keine deiner Karten spielen: ein Paradoxon! Die Runde endet, und jeder deiner Stiche kostet dich einen Punkt.
catinthebox-lesson-hit = Du hast { $tricks } vorhergesagt und { $tricks } gewonnen. Das gibt einen Punkt je Stich und { $bonus } für deine größte Gruppe.
catinthebox-lesson-missed = Du hast { $predicted } vorhergesagt, aber { $tricks } gewonnen. Jeder Stich ist ein Punkt, aber es gibt keinen Bonus.
catinthebox-lesson-end = Das ist das ganze Spiel. Der Plan ist wieder leer, und jemand anders spielt aus. Viel Spaß!

catinthebox-lesson-goal = Das Ziel: die meisten Punkte. Jeder Stich ist ein Punkt, und eine richtige Vorhersage bringt einen Bonus.
