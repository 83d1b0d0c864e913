### Die Seite um die Tische herum: Start, Regelhefte, Einstellungen.

## Start

page-tagline = Drei gerissene Kartenspiele zum Bluffen.
page-tagline-more = Zusammen oder gegen Bots. Ohne Konto, ohne Warten.
page-games = Die Spiele
page-about-felix = Alle stecken eine Karte in den Sack, dann wird er versteigert. Ist die Katze mit der 15 drin oder der Hund, der sie verscheucht?
page-about-catinthebox = Deine Karten haben Zahlen, aber keine Farbe, bis du eine nennst. Sag deine Stiche voraus, und pass auf, dass dir die Farben nicht ausgehen.
page-about-ratjack = Triff genau 25: Eins mehr, und du bist raus. Deine Karten drehen, tauschen und kopieren einander, und die der anderen auch.
page-players = { $from } bis { $to } Personen
page-play-now = Jetzt spielen
page-play-against = { $bots ->
    [1] gegen einen Bot
   *[other] gegen { $bots } Bots
  } · { $strength }
page-play-change = Ändern
page-seats = Personen, mit dir
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
page-bot-gambler = Zocker
    .about = mag das Risiko
page-bot-rascal = Schlingel
    .about = stellt den anderen gern ein Bein
page-play-friends = Zusammen spielen
page-learn = Lernen
page-learn-about = eine erste Partie mit Erklärungen
page-rules = Regeln
page-opening = Der Tisch wird gedeckt …
page-first = Neu hier? Fang damit an
page-first-learn = In fünf Minuten lernen
page-length-felix = etwa 20 Minuten · leicht
page-length-catinthebox = etwa 25 Minuten · knifflig

page-length-ratjack = etwa 15 Minuten · mittel

## Tische

page-tables-running = Deine Tische
page-tables-to-join = Offene Tische
page-tables-to-join-none = Gerade ist kein Tisch offen. Eröffne selbst einen: Lade mit einem Link dazu ein oder lass alle mitspielen.
page-tables-to-watch = Zum Zuschauen
page-tables-finished = Deine beendeten Partien
page-tables-all = Alle { $count } zeigen
page-table-my-turn = Du bist dran
page-table-waiting = noch nicht begonnen
page-table-playing = läuft
page-table-abandoned = vorzeitig beendet
page-table-free = { $count ->
    [1] ein Platz frei
   *[other] { $count } Plätze frei
  }
page-table-won = Gewonnen
page-table-place = { $place }. Platz
page-table-enter = Zum Tisch
page-table-go-on = Weiterspielen
page-table-join = Mitspielen
page-table-watch = Zuschauen
page-table-replay = Wiedergabe
page-table-with = mit { $names }
page-table-empty = noch niemand sonst

## Ein eigener Tisch

page-friends-title = Ein Tisch für { $game }
page-friends-bots = Plätze für Bots
page-friends-bots-none = keine
page-friends-pace = Tempo
page-friends-pace-none = Ohne Uhr
    .about = Alle nehmen sich die Zeit, die sie brauchen.
page-friends-pace-live = Mit Uhr
    .about = Alle spielen zur selben Zeit. Läuft deine Zeit ab, übernimmt ein Bot.
page-friends-pace-days = Tage pro Zug
    .about = Ab und zu vorbeischauen und ziehen.
page-friends-minutes = Minuten pro Person
page-friends-days = Tage pro Zug
page-friends-who = Wer mitspielen darf
page-friends-who-link = Nur mit dem Link
    .about = Nur wer den Link hat, findet den Tisch.
page-friends-who-listed = Alle
    .about = Der Tisch steht für alle auf der Startseite.
page-friends-open = Tisch eröffnen
page-friends-next = Dann bekommst du einen Link zum Weitergeben.

page-friends-more = Mehr Optionen
    .about = Bots und Varianten der Regeln

## Einstellungen

page-settings = Einstellungen
page-close = Schließen
page-language = Sprache
page-theme = Darstellung
page-theme-system = Wie im System
page-theme-light = Hell
page-theme-dark = Dunkel
page-surface = Tisch
page-surface-green = Grüner Filz
page-surface-blue = Blauer Filz
page-surface-walnut = Nussbaum
page-surface-linen = Leinen
page-surface-night = Nacht
page-back = Kartenrücken
page-back-game = Wie im Spiel
page-back-paws = Pfoten
page-back-bones = Gräten
page-back-moon = Mond und Sterne
page-back-weave = Geflecht
page-speed = Animationen
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
page-bot-lines = Bots sagen ab und zu etwas
page-reactions = Reaktionen fliegen über den Tisch
page-sound = Ton
page-volume = Lautstärke
page-vibration = Vibrieren, wenn du am Zug bist
page-on = An
page-off = Aus
page-name = Dein Name
page-name-about = So heißt du am Tisch. Bis du einen Namen wählst, hast du den einer Katze.
page-name-save = Speichern
page-name-saved = Gespeichert. Am Tisch heißt du jetzt so.
page-name-refused = Dieser Name geht nicht. Versuch einen kürzeren oder einen anderen.

## Regelhefte

page-rules-title = { $game }: Regeln
page-rules-contents = Inhalt
page-rules-table = Tabelle
page-rules-summary = Kurzfassung auf einer Seite
page-rules-whole = Das ganze Regelheft
page-rules-print = Drucken
page-rules-loading = Das Regelheft wird geladen …
page-rules-missing = Das Regelheft ließ sich nicht laden. Versuch es gleich noch einmal.

## Wenn etwas im Weg ist

page-to-home = Zur Startseite
page-try-again = Noch einmal versuchen
page-nowhere-title = Hier sitzt niemand
page-nowhere-text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt im Link ein Zeichen.
page-problem-title = Etwas ging schief
page-problem-load = Diese Seite ließ sich nicht laden. Prüf deine Verbindung und versuch es noch einmal.
page-problem-offline = Der Server antwortet nicht. Wir versuchen es weiter.
page-problem-open = Der Tisch ließ sich nicht eröffnen. Versuch es gleich noch einmal.
page-problem-too-many = Du hast sehr viele Tische offen. Beende einen, bevor du den nächsten eröffnest.

## Über Ninelives
page-about-title = Über Ninelives
page-about-what = Ninelives, das sind drei Kartenspiele zum Bluffen. Du spielst sie im Browser, mit anderen oder gegen Bots. Ohne Konto, ohne Werbung.
page-about-fans = Von Fans gemacht, ohne Verbindung zu den Verlagen. Felix (auch Filou) ist von Friedemann Friese, 2F-Spiele; Cat in the Box von Muneyuki Yokouchi, Hobby Japan und Bézier Games; Ratjack von Maxime Mercier und Mathieu Can, Studio H und Broadway Toys. Regelhefte und Zeichnungen sind unsere eigenen.
page-about-source = Quelltext
page-about-licence = Lizenz
page-about-free = Ninelives ist freie Software: Du kannst sie lesen, ändern und auf einem eigenen Server betreiben. Wo der Quelltext dieses Servers liegt, sagt dir, wer ihn betreibt.
page-about-typefaces = Schriften und ihre Lizenz
page-about-privacy = Datenschutz
page-about-kept-cookie = Ein Cookie mit einer Zufallszahl sagt diesem Server, welche Plätze deine sind. Es verfällt 400 Tage nach deinem letzten Besuch, oder sobald du es löschst.
page-about-kept-games = Der Server speichert den Namen, den du wählst, und deine Tische mit Zügen, Ergebnissen und Chat, damit du weiterspielen und sie noch einmal ansehen kannst. Das alles bleibt, bis es auf dem Server gelöscht wird. Das kann nur, wer ihn betreibt. Wer den Link zu einem Tisch hat, kann ihn sehen.
page-about-kept-browser = Deine Einstellungen und die Schlüssel zu deinen Plätzen sind nur in diesem Browser gespeichert, bis du seine Daten löschst.

page-about-kept-nothing = Sonst wird nichts gespeichert, weder E-Mail- noch IP-Adresse, und nichts kommt von anderen Servern oder geht dorthin. Wenn du einen Link in einem Chat teilst, kann dieser Chat eine Vorschau abrufen: das Spiel, die Namen am Tisch und das Ergebnis.

## Previews of links
page-preview-learn = { $game } lernen

page-preview-players = { $game } mit { $names }
