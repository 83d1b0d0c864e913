### Die Seiten eines Tisches im Browser: vor, während und nach der Partie, Wiedergabe und Lernpartien.

## Wörter, die allein stehen

table-close = Schließen
table-you = du
table-host = lädt ein
table-bot = Bot
table-away = nicht da
table-stands-in = ein Bot springt ein
table-ready = bereit
table-seat = Platz { $number }
table-free = freier Platz
table-watchers = { $count ->
    [one] Jemand schaut zu
   *[other] { $count } schauen zu
  }

## Vor der Partie

table-waiting-title = Der Tisch ist gedeckt
table-waiting-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
  }
table-waiting-ready = Noch nicht bereit: { $names }.
table-waiting-host = Alle sind bereit. { $name } kann beginnen.
table-waiting-you = Alle sind bereit. Beginne, wann du magst.
table-watching = Du schaust zu.
table-watching-sit = Du schaust zu. Setz dich auf einen freien Platz, um mitzuspielen.
table-sit = Hier sitzen
table-stand = Aufstehen
table-add-bot = Bot dazu
table-add-bot-to = Welcher Bot spielt auf Platz { $number }?
table-remove = Wegschicken
table-remove-who = { $name } wegschicken
table-swap = Plätze tauschen
table-swap-choose = Mit wem? Wähle den anderen Platz.
table-swap-with = Mit { $name } tauschen
table-swap-cancel = Lieber nicht
table-be-ready = Ich bin bereit
table-not-ready = Doch noch nicht
table-start = Partie beginnen
table-name = Dein Name
table-name-save = Speichern
table-agreed = Was wir spielen
table-promise = Versprechen des Gebers: { $start }…
table-promise-about = Der Geber hat für alle Ziehungen dieser Partie einen Startwert gewählt, und das ist sein Fingerabdruck. Wenn du bereit bist, steuert dein Browser etwas Eigenes bei. Nach der Partie wird der Startwert gezeigt, und du kannst jede Karte noch einmal ziehen: So kann sich niemand die Karten ausgesucht haben.
table-pace = Tempo
table-pace-none = ohne Uhr
table-pace-each = { $time } für jeden Zug
table-pace-budget = { $time } für die ganze Partie
table-pace-increment = { $time } für die ganze Partie, nach jedem Zug { $more } dazu
table-time-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
  }
table-time-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
  }
table-time-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
  }
table-time-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
  }

## Andere einladen

table-invite = Freunde einladen
table-invite-about = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
table-invite-text = Komm, spiel { $game } mit mir.
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-qr = QR-Code des Links
table-seat-link = Auf einem anderen Gerät spielen
table-seat-link-about = Dieser Link ist dein Platz. Öffne ihn auf dem Handy oder einem anderen Rechner und spiel dort weiter. Behalte ihn für dich: Wer ihn hat, spielt für dich.
table-seat-link-show = Meinen Platz-Link zeigen

## Während der Partie

table-your-turn = Du bist dran
table-turn = Wer dran ist
table-badge = ● { $title }
table-turn-of = { $name } ist dran.
table-waiting-for = Wir warten auf { $names }.
table-moving = Einen Moment …
table-clock = noch { $time }
table-clock-days = { $days } T { $hours } h
table-players = Wer mitspielt
table-panels = Mehr zu diesem Tisch
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-chat = Chat
table-rules = Regeln
table-score = Punkte
table-settings = Einstellungen
table-menu = Tisch
table-sound = Ton
table-rule = Regel { $rule }
table-loading = Der Tisch wird gedeckt …
table-try-again = Noch einmal versuchen
table-nudge = { $name } erinnern
table-nudged = { $name } erinnert dich: Du bist dran.
table-nudge-sent = { $name } ist erinnert.
table-stand-in = Für { $name } einen Bot spielen lassen
table-stand-in-about = { $name } ist nicht da. Ein Bot kann spielen, bis { $name } zurück ist.
table-stands-in-for-you = Ein Bot spielt für dich.
table-take-back = Selbst weiterspielen
table-abandon = Partie hier beenden
table-abandon-about = Die Partie endet ohne Ergebnis, wenn alle einverstanden sind.
table-abandon-keep = Doch weiterspielen
table-abandon-asked = Die Partie hier beenden möchte: { $names }.
table-abandon-waits = Du möchtest die Partie hier beenden. Die anderen müssen zustimmen.
table-abandon-agree = Einverstanden
table-leave = Den Tisch verlassen
table-leave-about = Ein Bot spielt für dich, bis du zurückkommst.
table-go = Zur Startseite

## Chat

table-chat-write = Schreib etwas
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [one] Eine neue Zeile im Chat
   *[other] { $count } neue Zeilen im Chat
  }
table-phrases = Kurze Grüße
table-someone = Jemand, der zuschaut

## Verbindung

table-connecting = Verbindung wird hergestellt …
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-gone = Die Verbindung wurde beendet. Lade die Seite neu, um zurückzukommen.
table-closed = Dieser Tisch ist geschlossen

## Tasten

table-keys = Tasten
table-keys-about = Alles lässt sich mit der Tastatur spielen.
table-key-turn = zu dem, was ich gefragt bin
table-key-chat = Chat
table-key-rules = Regeln
table-key-log = Verlauf
table-key-score = Punkte
table-key-menu = Tisch
table-key-sound = Ton an oder aus
table-key-help = diese Liste
table-key-close = schließen
table-key-step = einen Schritt zurück, einen vor
table-key-play = abspielen, anhalten
table-key-ends = Anfang, Ende

## Nach der Partie

table-over = Die Partie ist zu Ende
table-finish-go = Zum Ergebnis
table-finish-own = { $points ->
    [1] Platz { $place } mit einem Punkt
   *[other] Platz { $place } mit { $points } Punkten
  }
table-abandoned = Die Partie endete vorzeitig, ohne Ergebnis.
table-place = Platz { $place }
table-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
table-why-points = So kamen die Punkte zustande
table-rematch = Noch einmal
table-rematch-go = Zur neuen Partie
table-rematch-asked = Es gibt eine neue Partie. Komm mit!
table-replay = Noch einmal ansehen
table-to-table = Zum Ergebnis
table-record = Aufzeichnung herunterladen
table-share-game = Wiedergabe teilen
table-home = Startseite
table-show-table = Den Tisch ansehen
table-show-result = Zurück zum Ergebnis
table-fair = Was gegeben wird, war vor der ersten Karte versprochen, und dein Browser kann jede Karte noch einmal ziehen.
table-check-deal = Das Geben prüfen

## Wiedergabe

table-review = Nachlese
table-replay-title = Wiedergabe: { $game }
table-replay-step = Schritt { $step } von { $steps }
table-replay-nothing = Von hier ist nichts zu sehen.
table-replay-position = Stelle in der Partie
table-replay-back = Einen Schritt zurück
table-replay-forward = Einen Schritt vor
table-replay-round-back = Zum Anfang der Runde
table-replay-round-on = Zur nächsten Runde
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-speed = Tempo
table-replay-speed-times = { $times }×
table-replay-seen = Gesehen von
table-replay-open = allen, offene Karten
table-replay-spectator = jemandem, der zuschaut
table-replay-running = Diese Partie läuft noch. Du siehst, was du wissen darfst.
table-replay-link = Link zu diesem Schritt
table-replay-missing = Hier gibt es keine solche Partie

## Lernpartien

table-lesson = Erste Partie: { $game }
table-lesson-hint = Ein Hinweis
table-lesson-next = Weiter
table-lesson-done = Verstanden
table-lesson-skip = Ohne Hinweise weiter
table-lesson-over = Jetzt kennst du das Spiel.
table-lesson-over-about = Der Rest kommt beim Spielen. Die Regeln sind immer zur Hand.
table-lesson-play = Eine richtige Partie spielen
table-lesson-again = Die Lernpartie noch einmal
table-lesson-failed = Die Lernpartie ließ sich nicht beginnen.

## Kurze Grüße

table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-well-played = Gut gespielt!
table-phrase-thanks = Danke!
table-phrase-thinking = Ich überlege noch …
table-phrase-hurry = Wann immer du so weit bist …
table-phrase-oops = Hoppla!
table-phrase-sorry = Tut mir leid!
table-phrase-wow = Wow!
table-phrase-good-game = Schöne Partie!

## Warum etwas nicht geschah

table-refused-already-here = Du bist schon an diesem Tisch.
table-refused-bad-name = Ein Name braucht etwas, das man sehen kann.
table-refused-busy = Der Trainer hat gerade zu viel zu überlegen. Frag gleich noch einmal.
table-refused-empty-text = Darin steht nichts.
table-refused-hello-first = Der Tisch hat nicht gehört, wer da ist. Lade die Seite neu.
table-refused-malformed = Das hat der Tisch nicht verstanden. Lade die Seite neu.
table-refused-no-result = Diese Partie wurde abgebrochen: ohne Ergebnis gibt es keine Nachlese.
table-refused-no-such-action = Einen solchen Zug gibt es nicht.
table-refused-no-such-bot = Einen solchen Bot gibt es nicht.
table-refused-no-such-phrase = Einen solchen Gruß gibt es nicht.
table-refused-no-such-seat = Einen solchen Platz gibt es nicht.
table-refused-not-absent = Die Person ist da oder gerade erst gegangen. Warte einen Moment.
table-refused-not-all-ready = Noch sind nicht alle bereit.
table-refused-not-allowed = Solange eine Partie läuft, sehen alle nur, was sie wissen dürfen.
table-refused-not-alone = Der Trainer hilft nur, wo alle anderen Bots sind.
table-refused-not-begun = Diese Partie hat noch nicht begonnen.
table-refused-not-host = Das kann nur, wer eingeladen hat.
table-refused-not-over = Die Partie läuft noch.
table-refused-not-playing = Hier wird gerade nicht gespielt.
table-refused-not-seated = Du schaust zu. Das ist für die, die spielen.
table-refused-not-stood-in = Für dich spielt niemand.
table-refused-not-their-turn = Diese Person ist nicht dran.
table-refused-not-waiting = Die Partie hat schon begonnen.
table-refused-other-rules = Diese Partie folgte älteren Regeln, die hier nicht mehr bekannt sind.
table-refused-running = Das gibt es zu sehen, wenn die Partie zu Ende ist.
table-refused-seat-taken = Dort sitzt schon jemand.
table-refused-seats-free = Es sind noch Plätze frei.
table-refused-stale = Am Tisch ging es inzwischen weiter. Wähle noch einmal.
table-refused-too-big = Das war zu viel auf einmal.
table-refused-too-fast = Etwas langsamer, bitte.
table-refused-too-many = Es sind schon zu viele. Versuch es später noch einmal.
table-refused-too-slow = Deine Verbindung kam nicht mit. Lade die Seite neu.
table-refused-try-again = Der Tisch beginnt neu. Gleich ist er wieder da.
table-refused-other-protocol = Dieses Programm spricht eine andere Version des Protokolls. Installiere die Version, die der Server hat.
table-refused-unknown-room = Unter dieser Adresse steht kein Tisch. Vielleicht fehlt ein Zeichen im Link, oder der Tisch wurde längst abgeräumt.
