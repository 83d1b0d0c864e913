### Die Arena: Bots gegen Bots.

## Was gespielt wurde

arena-title = { $game }: { $players } Plätze, { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
  }, Startwert { $seed }
arena-partial = Vorzeitig beendet. Bisher gespielt: { $games ->
    [1] 1 Partie.
   *[other] { $games } Partien.
  }
arena-nothing = Beendet, bevor eine Partie gespielt war: Es gibt nichts zu berichten.
arena-report-written = Der Bericht steht in { $file }.
time-left = noch { $time }

## Zahlen

arena-decimal-sign = ,
arena-percent = { $number } %
arena-interval = { $low } bis { $high }

## Spalten

arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-win-rate = Siegquote
arena-column-interval = 95 %
arena-column-score = Punkte
arena-column-place = Rang
arena-column-rating = Wertung
arena-column-uncertainty = Unsicherheit
arena-column-mean-ms = ms je Zug
arena-column-p99-ms = 99 % unter ms
arena-column-pair = Punkte je Verteilung
arena-column-difference = Unterschied
arena-column-habit = Gewohnheit
arena-column-all = alle
arena-fair-share = Wären alle gleich gut, gewänne jeder Platz { $share } seiner Partien.
arena-about-intervals = 95 %: Dort liegt der wahre Wert in 95 von 100 Fällen. Gezählt werden Kartenverteilungen, nicht Partien: Jede wird in mehreren Sitzordnungen gespielt.

## Gewohnheiten

arena-habit-forced-moves = Züge ohne Wahl
arena-habit-drawn-moves = ausgeloste Züge, weil ein Programm versagte
arena-habit-paradox-rate = Paradoxa je Runde
arena-habit-predictions-met = erfüllte Vorhersagen
arena-habit-prediction = vorhergesagte Stiche
arena-habit-tricks = Stiche je Runde
arena-habit-group-bonus = Gruppenbonus je Runde
arena-habit-sacks-won = gewonnene Säcke je Partie
arena-habit-price = Mäuse für einen Sack
arena-habit-overpaid = Säcke, teurer als ihre Katzen
arena-habit-bad-cards-early = schlechte unter den ersten vier gelegten Karten
arena-habit-bluff-bids = Gebote, wenn die eigene verdeckte Karte schlecht ist
arena-habit-rounds-without-mice = Runden ohne Mäuse am Ende, je Partie
arena-habit-bust-rate = Runden mit mehr als 25
arena-habit-exact-25s = genau 25, je Partie
arena-habit-knock-outs = andere hinausgeworfen, je Partie
arena-habit-shows = Züge mit offener Karte
arena-habit-hides = Züge mit verdeckter Karte
arena-habit-discards = Züge mit abgeworfener Karte

## Der Bericht

arena-report-win-rates = Siegquoten
arena-report-win-rates-about = Der Punkt ist die Siegquote eines Platzes, die Linie ihr 95-%-Intervall, die gestrichelte Linie der gerechte Anteil.
arena-report-scores = Punkte
arena-report-scores-about = Wie oft jede Punktzahl erreicht wurde; der Strich ist der Mittelwert.
arena-report-differences = Punktunterschiede
arena-report-differences-about = Je Kartenverteilung, mit 95-%-Intervallen. Schließt ein Intervall die Null nicht ein, ist der Unterschied kaum Zufall.
arena-report-habits = Gewohnheiten
arena-report-strength = Wertungen und Zeit
arena-report-strength-about = Wertungen nach dem Modell von Plackett und Luce; Zeiten sind Millisekunden je Zug auf dem Rechner, der gespielt hat.
arena-report-standings = Tabelle
