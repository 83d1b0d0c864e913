### Filou – Die Katze im Sack

## Karten

felix-card-cat-minus-8 = Katze −8
felix-card-cat-minus-5 = Katze −5
felix-card-rabbit = Hase
felix-card-cat-3 = Katze 3
felix-card-cat-5 = Katze 5
felix-card-cat-8 = Katze 8
felix-card-cat-11 = Katze 11
felix-card-cat-15 = Katze 15
felix-card-big-dog = großer Hund
felix-card-small-dog = kleiner Hund

## Optionen

felix-option-edition = Ausgabe
    .about = was ein einzelner Hund tut, der keine passende Katze findet, und ob ein Gleichstand aufgelöst wird
felix-option-edition-international = international (Hasen werden nie verscheucht, bei Gleichstand entscheiden die Katzen)
felix-option-edition-german = deutsch (Hunde verscheuchen auch Hasen, Gleichstand bleibt)
felix-option-public-mice = Mäuse offen
    .about = ob alle sehen, wer wie viele Mäuse hat
felix-option-public-mice-no = nein, nur die eigenen
felix-option-public-mice-yes = ja
felix-option-open-won-cards = Gewonnene Karten offen
    .about = ob alle sehen, wer welche Karten gewonnen hat
felix-option-open-won-cards-no = nein, nur die eigenen
felix-option-open-won-cards-yes = ja

## Was geschieht

felix-event-start-player-drawn = { $seat_is ->
    [you] Das Los fällt auf dich: Du beginnst.
   *[other] Das Los fällt auf { $seat }.
  }
felix-event-card-removed = { $seat_is ->
    [you] Eine Karte aus deinem Satz kommt aus dem Spiel: { $card }.
   *[other] Eine Karte aus dem Satz von { $seat } kommt aus dem Spiel: { $card }.
  }
felix-event-card-removed-unseen = { $seat_is ->
    [you] Eine Karte aus deinem Satz kommt ungesehen aus dem Spiel.
   *[other] Eine Karte aus dem Satz von { $seat } kommt ungesehen aus dem Spiel.
  }
felix-event-round-began = Runde { $round }. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
  }
felix-event-card-placed = { $seat_is ->
    [you] Du steckst eine Karte in den Sack: { $card }.
   *[other] { $seat } steckt eine Karte in den Sack: { $card }.
  }
felix-event-card-placed-unseen = { $seat_is ->
    [you] Du steckst eine Karte in den Sack.
   *[other] { $seat } steckt eine Karte in den Sack.
  }
felix-event-pile-card-turned = Die Karte vom Stapel wird aufgedeckt: { $card }.
felix-event-card-turned = { $seat_is ->
    [you] Deine Karte wird aufgedeckt: { $card }.
   *[other] Die Karte von { $seat } wird aufgedeckt: { $card }.
  }
felix-event-bid-made = { $seat_is ->
    [you] Du bietest { $mice }.
   *[other] { $seat } bietet { $mice }.
  }
felix-event-passed = { $seat_is ->
    [you] Du passt{ $bid ->
        [0] { "" }
       *[other] , nimmst { $bid } zurück
      } und bekommst { $mice ->
        [0] keine Mäuse.
        [1] eine Maus.
       *[other] { $mice } Mäuse.
      }
   *[other] { $seat } passt{ $bid ->
        [0] { "" }
       *[other] , nimmt { $bid } zurück
      } und bekommt { $mice ->
        [0] keine Mäuse.
        [1] eine Maus.
       *[other] { $mice } Mäuse.
      }
  }
felix-event-row-offered = Niemand hat geboten. { $seat_is ->
    [you] Du darfst den Sack für eine Maus haben.
   *[other] { $seat } darf den Sack für eine Maus haben.
  }
felix-event-dogs-left = Die Hunde verscheuchen einander: { $cards }.
felix-event-big-dog-chased = Der große Hund verscheucht: { $card }.
felix-event-small-dog-chased = Der kleine Hund verscheucht: { $card }.
felix-event-dog-left-alone = Der Hund findet nichts zu verscheuchen und geht allein: { $card }.
felix-event-row-sold = { $seat_is ->
    [you] Du zahlst { $mice ->
        [1] eine Maus
       *[other] { $mice } Mäuse
      } und nimmst: { $cards }.
   *[other] { $seat } zahlt { $mice ->
        [1] eine Maus
       *[other] { $mice } Mäuse
      } und nimmt: { $cards }.
  }
felix-event-row-declined = { $seat_is ->
    [you] Auch du willst den Sack nicht.
   *[other] Auch { $seat } will den Sack nicht.
  } Die Karten kommen aus dem Spiel: { $cards }.
felix-event-mouse-cards-filled = { $mice } Mäuse kommen aus der Bank auf die Mäusekarten.
felix-event-mouse-cards-stayed-empty = Die Mäusekarten bleiben leer; in der Bank sind { $bank }.
felix-event-seat-scored = { $seat_is ->
    [you] Du hast { $cat_points } für Katzen und { $mice } für Mäuse, zusammen { $points }.
   *[other] { $seat } hat { $cat_points } für Katzen und { $mice } für Mäuse, zusammen { $points }.
  }
felix-event-game-ended = Die Partie ist zu Ende. Punkte: { $points }.

## Was gefragt wird und was man tun kann

felix-ask-place = Welche Karte steckst du in den Sack? Zum Beispiel: place 8 oder place big dog
felix-ask-bid = Biete auf den Sack oder passe, zum Beispiel: bid 4
felix-ask-raise = Erhöhe dein Gebot auf einen neuen Gesamtbetrag oder passe, zum Beispiel: bid 6
felix-ask-buy = Niemand hat geboten. Kaufe den Sack für eine Maus oder passe: buy oder pass
felix-action-place = verdeckt in den Sack stecken: { $card }
felix-action-pass = das Gebot zurücknehmen, die Mäuse der niedrigsten Mäusekarte nehmen und für diese Runde aussteigen
felix-action-buy = den Sack für eine Maus nehmen
felix-action-bid = { $mice ->
    [1] insgesamt eine Maus für den Sack bieten
   *[other] insgesamt { $mice } Mäuse für den Sack bieten
  }
felix-action-bid-range = insgesamt so viele Mäuse für den Sack bieten

## Warum etwas nicht geht

felix-reason-already-placed = Du hast deine Karte schon in den Sack gesteckt.
felix-reason-place-first = Stecke zuerst eine Karte in den Sack.
felix-reason-already-passed = Du hast gepasst und bist für diese Runde draußen.
felix-reason-no-mice = Du hast keine Maus, um den Sack zu kaufen.
felix-reason-buy-or-pass = Niemand hat geboten: Jetzt kannst du nur kaufen oder passen.
felix-reason-row-not-offered = Kaufen kann den Sack nur, wer übrig bleibt, ohne dass jemand geboten hat.
felix-reason-bid-too-low = Dein Gebot muss höher sein als das Höchstgebot.
felix-reason-bid-above-mice = So viele Mäuse hast du nicht.

## Der Tisch

felix-screen-title = Runde { $round } von { $rounds }
felix-screen-mouse-cards = Mäuse fürs Passen: { $mice }. In der Bank: { $bank }.
felix-screen-pile = (Stapel)
felix-screen-card = Sack
felix-screen-bid = Gebot
felix-screen-mice = Mäuse
felix-screen-won = gewonnen
felix-screen-passed = gepasst
felix-screen-secret = geheim
felix-screen-won-open = { $count ->
    [0] –
    [1] 1 Karte: { $points }
   *[other] { $count } Karten: { $points }
  }
felix-screen-won-closed = { $count ->
    [0] –
    [1] 1 Karte
   *[other] { $count } Karten
  }
felix-screen-hand = Deine Hand:
felix-screen-own-won = Du hast gewonnen:

## Das Ende

felix-end-round = Runde { $round }
felix-end-row = Im Sack: { $cards }
felix-end-left = Aus dem Spiel: { $cards }
felix-end-sold = { $name }: { $price } bezahlt für { $cards }, das zählt { $points }
felix-end-unsold = Niemand wollte den Sack: { $cards }
felix-end-player = Name
felix-end-cats = Katzen
felix-end-mice = Mäuse
felix-end-points = Punkte

## Auf der Seite

felix-page-ask-place = Wähle eine Karte für den Sack.
felix-page-ask-bid = Biete auf den Sack oder passe.
felix-page-ask-raise = Erhöhe dein Gebot oder passe.
felix-page-ask-buy = Kein Gebot. Nimm den Sack für eine Maus oder passe.
felix-page-sack = Der Sack
felix-page-hand = Deine Hand
felix-page-hands = Alle Hände
felix-page-pile = Stapel
felix-page-start = beginnt
felix-page-bank = Bank
felix-page-mouse-card-next = { $mice } Mäuse: Wer als Nächstes passt, nimmt sie
felix-page-mouse-card-full = { $mice } Mäuse, für später
felix-page-mouse-card-empty = Die Mäusekarte { $mice } ist leer
felix-page-slot-empty = { $name_is ->
    [you] Dein Platz: noch keine Karte
   *[other] { $name }: noch keine Karte
  }
felix-page-slot-down = { $name }: eine verdeckte Karte
felix-page-slot-known = { $name_is ->
    [you] Deine Karte, verdeckt: { $card }
   *[other] { $name }, verdeckt: { $card }
  }
felix-page-slot-open = { $name_is ->
    [you] Deine Karte: { $card }
   *[other] { $name }: { $card }
  }
felix-page-slot-leaves = { $name_is ->
    [you] Deine Karte: { $card }; bleibt es so, muss sie gehen
   *[other] { $name }: { $card }; bleibt es so, muss sie gehen
  }
felix-page-mice-of = { $mice ->
    [1] eine Maus
   *[other] { $mice } Mäuse
  }
felix-page-mice-secret = Mäuse: geheim
felix-page-won-open = { $count ->
    [0] keine Karten gewonnen
    [1] eine Karte gewonnen, zählt { $points }
   *[other] { $count } Karten gewonnen, zählen { $points }
  }
felix-page-won-closed = { $count ->
    [0] keine Karten gewonnen
    [1] eine Karte gewonnen
   *[other] { $count } Karten gewonnen
  }
felix-page-no-bid = Noch kein Gebot
felix-page-high-bid = { $name_is ->
    [you] Höchstgebot: { $mice } von dir
   *[other] Höchstgebot: { $mice } von { $name }
  }
felix-page-for-passing = Fürs Passen:
felix-page-in-sack = Karten im Sack
felix-page-of = { $count } von { $seats }
felix-page-highest = Höchstgebot
felix-page-worth-open = Offene Karten
felix-page-worth-all = Alle Karten
felix-page-still-hidden = noch { $count } verdeckt
felix-page-paid = Bezahlt
felix-page-choosing = wählt …
felix-page-chosen = im Sack
felix-page-cat-leaves = flieht
felix-page-dog-leaves = geht
felix-page-bark = Wuff!
felix-page-own = Was du hast
felix-page-own-cats = Katzen
felix-page-own-mice = Mäuse
felix-page-own-points = Punkte
felix-page-bidding = Bieten
felix-page-amount = Dein Gebot; du hast { $mice ->
    [1] 1 Maus
   *[other] { $mice } Mäuse
  }
felix-page-less = Weniger
felix-page-more = Mehr
felix-page-bid = { $mice } bieten
felix-page-buy = Für { $mice } nehmen
felix-page-pass = Passen
felix-page-put = In den Sack stecken
felix-page-removed = In deinem Satz fehlt: { $card }
felix-page-sheet-sold = { $name_is ->
    [you] Du hast { $mice } bezahlt
   *[other] { $name } hat { $mice } bezahlt
  }
felix-page-sheet-cards = Karten { $points }
felix-page-sheet-secret = Wie viele Mäuse die anderen haben, bleibt bis zum Ende geheim.
felix-page-sheet-unsold = Niemand wollte den Sack
felix-page-round-sold = { $name_is ->
    [you] Du kaufst den Sack für { $mice }
   *[other] { $name } kauft den Sack für { $mice }
  }
felix-page-round-unsold = Niemand will den Sack
felix-page-round-buyer = Katzen { $points }, Mäuse −{ $mice }
felix-page-round-passed = { $mice ->
    [0] nichts fürs Passen
    [1] eine Maus fürs Passen
   *[other] { $mice } Mäuse fürs Passen
  }
felix-key-place = eine Handkarte in den Sack stecken
felix-key-move = von Karte zu Karte
felix-key-amount = ein Gebot eintippen
felix-key-step = mehr oder weniger bieten
felix-key-answer = bieten, kaufen, bestätigen
felix-key-pass = passen

## Die Lernpartie

felix-lesson-hand = Deine Karten: gute Katzen, schlechte Katzen und zwei Hunde. Dein Hase ist aus dem Spiel, und das weißt nur du.
felix-lesson-place = In jeder Runde stecken alle eine Karte in den Sack. Tippe die Karte an, die du verstecken willst.
felix-lesson-open = Der ganze Sack wird verkauft. Du beginnst, darum wird deine Karte zuerst aufgedeckt.
felix-lesson-bid = Biete Mäuse für den Sack, mehr als alle vor dir. Wer übrig bleibt, kauft ihn.
felix-lesson-pass = Oder passe: Du nimmst die Mäuse von der markierten Karte, und die nächste Karte wird aufgedeckt.
felix-lesson-first-bid = Auch eine Maus ist ein Punkt: Zahle nicht mehr, als die Katzen wert sein können. Biete oder passe!
felix-lesson-raise = Du wurdest überboten. Erhöhe auf einen neuen Gesamtbetrag oder passe: Dann bekommst du dein Gebot zurück und Mäuse dazu.
felix-lesson-buy = Niemand hat geboten. Für eine einzige Maus gehört der ganze Sack dir.
felix-lesson-passed = Du hast gepasst und dein Gebot zurückgenommen. { $mice ->
    [0] Mäuse waren keine mehr da.
    [1] Dazu bekommst du 1 Maus.
   *[other] Dazu bekommst du { $mice } Mäuse.
  }
felix-lesson-dog = Ein Hund allein verscheucht eine Katze aus dem Sack: der große die beste, der kleine die schlechteste.
felix-lesson-signs = ▲ ist der große Hund, ▼ der kleine. Ein Schild zeigt, was gehen muss, wenn es so bleibt.
felix-lesson-big-dog = { $cat_seat_is ->
    [you] Dieser große Hund hat die beste Katze verscheucht, und das war deine: { $card }. Beide sind weg.
   *[other] { $dog_seat_is ->
        [you] Dein großer Hund hat die beste Katze verscheucht: { $card } von { $cat_seat }. Beide sind weg.
       *[other] Der große Hund hat die beste Katze verscheucht: { $card } von { $cat_seat }. Beide sind weg.
    }
  }
felix-lesson-small-dog = { $cat_seat_is ->
    [you] Dieser kleine Hund hat die schlechteste Katze verscheucht, und das war deine: { $card }. Beide sind weg.
   *[other] { $dog_seat_is ->
        [you] Dein kleiner Hund hat die schlechteste Katze verscheucht: { $card } von { $cat_seat }. Ein wahrer Freund!
       *[other] Der kleine Hund hat die schlechteste Katze verscheucht: { $card } von { $cat_seat }. Ein wahrer Freund!
    }
  }
felix-lesson-dogs = Zwei oder mehr Hunde jagen nur einander. Sie sind weg, und alle Katzen bleiben.
felix-lesson-bad-buy = Autsch! Du hast { $mice ->
    [1] 1 Maus
   *[other] { $mice } Mäuse
  } für Karten im Wert von { $worth } bezahlt. Das hat dich Punkte gekostet.
felix-lesson-good-buy = Du hast { $mice ->
    [1] 1 Maus
   *[other] { $mice } Mäuse
  } für Karten im Wert von { $worth } bezahlt. Wer kauft, beginnt die nächste Runde.
felix-lesson-sold = { $seat } hat { $mice ->
    [1] 1 Maus
   *[other] { $mice } Mäuse
  } für Karten im Wert von { $worth } bezahlt. Wer kauft, beginnt die nächste Runde.
felix-lesson-bank = Der Preis geht an die Bank, und die Bank füllt die Mäusekarten wieder auf.
felix-lesson-tip = Ein Tipp: Wenn andere zahlen, versteck eine schlechte Katze oder einen Hund, und wenn du kaufen willst, eine gute Katze.
felix-lesson-end = Das ist ganz Filou. Nach neun Runden gewinnen die meisten Punkte. Viel Glück!
felix-lesson-goal = Das Ziel: die meisten Punkte nach neun Runden. Eine Katze zählt ihre Zahl, jede Maus zählt 1.
