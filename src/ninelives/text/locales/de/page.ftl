### Die Seite um die Tische herum: Start, Regelhefte, Einstellungen.

## Start

page-tagline = Drei gerissene Kartenspiele um verborgene Dinge.
page-tagline-more = Mit Freunden oder gegen Bots. Ohne Konto, ohne Warten.
page-games = Die Spiele
page-about-felix = Alle stecken eine Karte in den Sack, dann wird er an den Meistbietenden verkauft. Ist die Katze mit der 15 drin oder der Hund, der sie verjagt?
page-about-catinthebox = Deine Karten haben Zahlen, aber keine Farbe, bis du eine nennst. Sag deine Stiche an, und sei nicht die Person, für die keine Farbe übrig bleibt.
page-about-ratjack = Sammle 25 und nicht einen mehr. Deine Karten drehen, tauschen und kopieren sich, und die der anderen auch.
page-players = { $from } bis { $to } Personen
page-play-now = Jetzt spielen
page-play-against = { $bots ->
    [one] gegen einen Bot
   *[other] gegen { $bots } Bots
  }, { $strength }
page-play-change = Ändern
page-seats = Personen, dich mitgezählt
page-strength = Bots
page-bot-random = Würfel
    .about = spielt irgendetwas
page-bot-greedy = Kater
    .about = nimmt, was zu holen ist
page-bot-kitten = Kätzchen
    .about = lernt noch und ist oft unachtsam
page-bot-alley-cat = Straßenkatze
    .about = denkt kurz nach und spielt gut
page-bot-tiger = Tiger
    .about = denkt gründlich nach und verzeiht nichts
page-bot-gambler = Spieler
    .about = mag das Risiko
page-bot-rascal = Schlingel
    .about = stellt den anderen gern ein Bein
page-play-friends = Mit Freunden spielen
page-learn = Lernen
page-learn-about = eine erste Partie mit Erklärungen
page-rules = Regeln
page-opening = Der Tisch wird gedeckt …

## Tische

page-tables-running = Deine Tische
page-tables-to-join = Offene Tische
page-tables-to-join-none = Gerade ist kein Tisch offen. Eröffne selbst einen: Freunde kommen über einen Link, oder alle von hier.
page-tables-to-watch = Zum Zuschauen
page-tables-finished = Deine beendeten Partien
page-tables-all = Alle { $count } zeigen
page-table-my-turn = Du bist dran
page-table-waiting = wartet auf Mitspielende
page-table-playing = läuft
page-table-abandoned = vorzeitig beendet
page-table-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
page-table-won = Gewonnen
page-table-place = Platz { $place }
page-table-enter = Hingehen
page-table-go-on = Weiterspielen
page-table-join = Mitspielen
page-table-watch = Zuschauen
page-table-replay = Noch einmal ansehen
page-table-with = mit { $names }
page-table-empty = noch niemand sonst

## Ein Tisch mit Freunden

page-friends-title = { $game } mit Freunden
page-friends-bots = Plätze für Bots
page-friends-bots-none = keine
page-friends-pace = Tempo
page-friends-pace-none = Ohne Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
page-friends-pace-live = Mit Uhr
    .about = Alle sind da. Wem die Zeit ausgeht, für den spielt ein Bot.
page-friends-pace-days = Tage für einen Zug
    .about = Ab und zu vorbeischauen und ziehen.
page-friends-minutes = Minuten für jede Person
page-friends-days = Tage für jeden Zug
page-friends-who = Wer darf kommen
page-friends-who-link = Nur mit dem Link
    .about = Wer nicht eingeladen ist, sieht den Tisch nicht.
page-friends-who-listed = Alle
    .about = Der Tisch ist auf der Startseite für alle zu sehen.
page-friends-open = Tisch eröffnen
page-friends-next = Du bekommst einen Link für deine Freunde.

## Einstellungen

page-settings = Einstellungen
page-close = Schließen
page-language = Sprache
page-theme = Licht
page-theme-system = Wie im System
page-theme-light = Hell
page-theme-dark = Dunkel
page-speed = Bewegung
page-speed-calm = Ruhig
page-speed-normal = Normal
page-speed-brisk = Flott
page-speed-instant = Keine
page-fast-forward = Vorspulen
page-fast-forward-manual = Wenn ich es einschalte
page-fast-forward-always = Immer
page-confirm = Wahl bestätigen
page-confirm-auto = Auf Touchscreens
page-confirm-always = Immer
page-confirm-never = Nie
page-sound = Ton
page-volume = Lautstärke
page-vibration = Vibrieren, wenn du am Zug bist
page-on = An
page-off = Aus
page-name = Dein Name
page-name-about = So sehen dich die anderen am Tisch. Bis du einen wählst, hast du den Namen einer Katze.
page-name-save = Speichern
page-name-saved = Gespeichert. Die anderen sehen dich jetzt unter diesem Namen.
page-name-refused = Dieser Name ging nicht. Versuche einen kürzeren oder einen anderen.

## Regelhefte

page-rules-title = { $game }: die Regeln
page-rules-contents = Inhalt
page-rules-table = Tabelle
page-rules-loading = Das Regelheft wird geholt …
page-rules-missing = Das Regelheft war nicht zu bekommen. Versuche es gleich noch einmal.

## Wenn etwas im Weg ist

page-to-home = Zur Startseite
page-try-again = Noch einmal versuchen
page-nowhere-title = Hier sitzt niemand
page-nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ging unterwegs ein Zeichen des Links verloren.
page-problem-title = Da ist etwas im Weg
page-problem-load = Diese Seite ließ sich nicht laden. Steht die Verbindung? Dann versuche es noch einmal.
page-problem-offline = Der Server antwortet nicht. Wir versuchen es weiter.
page-problem-open = Der Tisch ließ sich nicht eröffnen. Versuche es gleich noch einmal.
page-problem-too-many = Du hast sehr viele Tische offen. Beende einen, dann eröffne einen neuen.
