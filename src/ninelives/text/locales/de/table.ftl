### Die Seiten eines Tisches im Browser: vor, während und nach der Partie, Wiedergabe und Lernpartien.

## Wörter, die allein stehen

table-close = Schließen
table-you = du
table-host = hat eröffnet
table-bot = Bot
table-away = nicht da
table-stands-in = ein Bot springt ein
table-ready = bereit
table-seat = Platz { $number }
table-free = freier Platz
table-watchers = { $count ->
    [1] 1 schaut zu
   *[other] { $count } schauen zu
  }

## Vor der Partie

table-waiting-title = Der Tisch ist gedeckt
table-waiting-seats = { $count ->
    [1] Ein Platz ist noch frei.
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
table-swap-cancel = Abbrechen
table-be-ready = Ich bin bereit
table-not-ready = Doch noch nicht
table-start = Partie beginnen
table-name = Dein Name
table-name-save = Speichern
table-agreed = Optionen
table-promise = Versprechen des Gebers: { $start }…
table-promise-about = Der Geber hat einen geheimen Startwert gewählt, und das ist dessen Fingerabdruck. Sobald du bereit bist, steuert dein Browser etwas Eigenes bei. Aus beidem folgt jede Karte: Nach der Partie kannst du es nachprüfen.
table-pace = Tempo
table-pace-none = ohne Uhr
table-pace-each = { $time } pro Zug
table-pace-budget = { $time } für die ganze Partie
table-pace-increment = { $time } für die ganze Partie, dazu { $more } pro Zug
table-time-seconds = { $count ->
    [1] eine Sekunde
   *[other] { $count } Sekunden
  }
table-time-minutes = { $count ->
    [1] eine Minute
   *[other] { $count } Minuten
  }
table-time-hours = { $count ->
    [1] eine Stunde
   *[other] { $count } Stunden
  }
table-time-days = { $count ->
    [1] ein Tag
   *[other] { $count } Tage
  }

## Andere einladen

table-invite = Andere einladen
table-invite-about = Wer diesen Link öffnet, kann mitspielen oder zuschauen.
table-invite-text = Komm, spiel { $game } mit mir.
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Kopiert
table-share = Teilen
table-qr = QR-Code des Links
table-seat-link = Auf einem anderen Gerät spielen
table-seat-link-about = Dieser Link ist dein Platz: Öffne ihn auf dem Handy oder einem anderen Rechner und spiel dort weiter. Behalte ihn für dich: Wer ihn hat, spielt für dich.
table-seat-link-show = Link zu meinem Platz zeigen
table-invited = { $name } lädt dich zu { $game } ein
table-invited-nobody = Du bist zu { $game } eingeladen
table-invited-name = Ohne Namen bekommst du den Namen einer Katze.
table-invited-sit = Platz nehmen
table-invited-watch = Nur zuschauen
table-invited-full = Alle Plätze sind besetzt, aber du kannst zuschauen.
table-invited-running = Die Partie läuft schon, aber du kannst zuschauen.
table-invited-learn = Spielen lernen

table-invited-more = Mehr über { $game }

## Während der Partie

table-your-turn = Du bist dran
table-turn = Wer dran ist
table-badge = ● { $title }
table-turn-of = { $name } ist dran.
table-waiting-for = Wir warten auf { $names }.
table-moving = Einen Moment …
table-fast = Vorspulen
table-confirm = Bestätigen
table-unselect = Zurücknehmen
table-clock = noch { $time }
table-clock-days = { $days } T { $hours } h
table-players = Wer mitspielt
table-panels = Mehr zu diesem Tisch
table-log = Verlauf
table-log-empty = Noch ist nichts passiert.
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
table-nudge-sent = { $name } wurde erinnert.
table-stand-in = Für { $name } einen Bot spielen lassen
table-stand-in-about = { $name } ist nicht da. Ein Bot kann spielen, bis { $name } zurück ist.
table-stands-in-for-you = Ein Bot spielt für dich.
table-take-back = Selbst weiterspielen
table-abandon = Partie hier beenden
table-abandon-about = Die Partie endet ohne Ergebnis, wenn alle einverstanden sind.
table-abandon-keep = Doch weiterspielen
table-abandon-asked = Für ein Ende sind: { $names }.
table-abandon-waits = Du möchtest die Partie beenden. Jetzt müssen die anderen zustimmen.
table-abandon-agree = Einverstanden
table-leave = Tisch verlassen
table-leave-about = Ein Bot spielt für dich, bis du zurückkommst.
table-go = Zur Startseite

## Das Ende einer Runde

table-round = Das Ende der Runde
table-round-over = Runde { $round } ist vorbei
table-round-done = Die Runde ist vorbei.
table-round-on = Weiter
table-leads = in Führung
table-total = Insgesamt:

## Chat

table-chat-write = Schreib etwas
table-chat-send = Senden
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [1] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
table-phrases = Kurze Sprüche
table-someone = Jemand im Publikum

## Verbindung

table-connecting = Verbindung wird hergestellt …
table-lost = Die Verbindung ist weg. Neuer Versuch …
table-gone = Die Verbindung wurde beendet. Lade die Seite neu, um zurückzukommen.
table-closed = Dieser Tisch ist geschlossen

## Tasten

table-keys = Tasten
table-keys-about = Alles lässt sich mit der Tastatur spielen.
table-key-turn = zu meinem Zug
table-key-chat = Chat
table-key-rules = Regeln
table-key-log = Verlauf
table-key-score = Punkte
table-key-menu = Tisch
table-key-sound = Ton an oder aus
table-key-fast = vorspulen
table-key-help = diese Liste
table-key-close = schließen
table-key-step = einen Schritt zurück, einen vor
table-key-play = abspielen, anhalten
table-key-ends = Anfang, Ende

table-key-marks = voriger, nächster markierter Zug

## Nach der Partie

table-over = Die Partie ist zu Ende
table-finish-go = Zum Ergebnis
# $points is a text: "5 points".
table-finish-own = { $place }. Platz: { $points }
table-abandoned = Die Partie endete vorzeitig, ohne Ergebnis.
table-place = { $place }. Platz
table-why-points = So kamen die Punkte zustande
table-rematch = Revanche
table-rematch-go = Zur Revanche
table-rematch-asked = Es gibt eine Revanche. Komm mit!
table-replay = Wiedergabe ansehen
table-to-table = Zum Ergebnis
table-record = Aufzeichnung herunterladen
table-share-game = Wiedergabe teilen
table-home = Startseite
table-show-table = Den Tisch ansehen
table-show-result = Zurück zum Ergebnis
table-fair = Die Karten standen fest, bevor die erste fiel. Dein Browser kann es nachprüfen.
table-check-deal = Das Geben prüfen
table-more = Mehr
table-see-review = Nachlese
table-picture = Bild teilen
table-picture-saved = Bild gespeichert
table-tied = geteilt
table-picture-title = Ergebnis einer Partie { $game }
table-picture-best = Beste Entscheidung

table-picture-costliest = Teuerste Entscheidung

## Wiedergabe

table-review = Nachlese
table-replay-title = Wiedergabe: { $game }
table-replay-step = Schritt { $step } von { $steps }
table-replay-nothing = Von hier aus ist nichts zu sehen.
table-replay-position = Stelle in der Partie
table-replay-back = Einen Schritt zurück
table-replay-forward = Einen Schritt vor
table-replay-round-back = Zum Anfang der Runde
table-replay-round-on = Zur nächsten Runde
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-speed = Tempo
table-replay-speed-times = { $times }×
table-replay-seen = Ansicht
table-replay-open = alle Karten offen
table-replay-spectator = Publikum
table-replay-running = Diese Partie läuft noch. Du siehst nur, was du wissen darfst.
table-replay-missing = Diese Partie gibt es hier nicht

table-share-moment = Diesen Moment teilen

## Lernpartien

table-lesson = Lernpartie: { $game }
table-lesson-hint = Lernpartie
table-lesson-next = Weiter
table-lesson-on = Hier weiterspielen
table-lesson-skip = Lernpartie überspringen
table-lesson-over = Jetzt kennst du das Spiel.
table-lesson-over-about = Der Rest kommt beim Spielen. Die Regeln sind immer zur Hand.
table-lesson-play = Eine richtige Partie spielen
table-lesson-again = Die Lernpartie noch einmal
table-lesson-failed = Die Lernpartie ließ sich nicht beginnen.

## Kurze Sprüche

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

## Weiterspielen: gehen, Revanche, Stand des Abends, Reaktionen, Fernseher
table-leave-ask = Die Partie verlassen?
table-leave-ask-about = Ein Bot übernimmt deinen Platz. Mit einem Klick kommst du zurück.
table-leave-stay = Bleiben
table-notice-left = { $name } ist gegangen. Ein Bot übernimmt den Platz.
table-notice-away = { $name } ist schon eine Weile nicht da.
table-notice-back = { $name } ist wieder da.
table-notice-timed-out = Die Zeit von { $name } ist abgelaufen. Ein Bot spielt weiter.
table-notice-stood-in = { $by } lässt einen Bot für { $name } spielen.
table-notice-rematch = { $name } eröffnet eine neue Partie.
table-rematch-watch = Bei der neuen Partie zuschauen
table-rematch-follow = Es gibt eine neue Partie. Gleich siehst du sie.
table-rematch-stay = Hierbleiben
table-evening = Dieser Abend
table-evening-after = { $games ->
    [1] Nach 1 Partie
   *[other] Nach { $games } Partien
  }
table-evening-wins = { $wins ->
    [1] 1 Sieg
   *[other] { $wins } Siege
  }
table-reactions = Reaktionen
table-reaction-laugh = Lachen
table-reaction-love = Gefällt mir
table-reaction-clap = Gib mir fünf
table-reaction-gasp = Staunen
table-reaction-cry = Weinen
table-reaction-hiss = Fauchen
table-reacted = { $name }: { $reaction }
table-key-react = Reaktionen
table-tv = Auf dem Fernseher zeigen
table-tv-about = Öffne das auf einem großen Bildschirm: Dort sehen alle den Tisch, aber keine Handkarten. Die habt ihr auf euren Handys.
table-tv-scan = Scanne den Code und setz dich.
table-tv-scan-on = Zum Spielen oder Zuschauen auf dem Handy

table-tv-sound = Klicke irgendwohin, dann gibt es Ton.

## Warum etwas nicht geschah

table-refused-already-here = Du bist schon an diesem Tisch.
table-refused-bad-name = Ein Name braucht mindestens ein sichtbares Zeichen.
table-refused-busy = Der Trainer überlegt gerade an zu vielen Tischen. Frag gleich noch einmal.
table-refused-empty-text = Da steht noch nichts.
table-refused-hello-first = Der Tisch weiß nicht, wer du bist. Lade die Seite neu.
table-refused-malformed = Das hat der Tisch nicht verstanden. Lade die Seite neu.
table-refused-no-result = Diese Partie wurde abgebrochen. Ohne Ergebnis gibt es keine Nachlese.
table-refused-no-such-action = Diesen Zug gibt es nicht.
table-refused-no-such-bot = Diesen Bot gibt es nicht.
table-refused-no-such-phrase = Diesen Spruch gibt es nicht.
table-refused-no-such-reaction = Eine solche Reaktion gibt es nicht.
table-refused-no-such-seat = Diesen Platz gibt es nicht.
table-refused-not-absent = Die Person ist da oder gerade erst gegangen. Warte einen Moment.
table-refused-not-all-ready = Es sind noch nicht alle bereit.
table-refused-not-allowed = Solange die Partie läuft, sehen alle nur, was sie wissen dürfen.
table-refused-not-alone = Der Trainer hilft nur, wenn alle anderen Bots sind.
table-refused-not-begun = Diese Partie hat noch nicht begonnen.
table-refused-not-host = Das kann nur, wer den Tisch eröffnet hat.
table-refused-not-over = Die Partie läuft noch.
table-refused-not-playing = Hier wird gerade nicht gespielt.
table-refused-not-seated = Du schaust zu. Das können nur die, die mitspielen.
table-refused-not-stood-in = Für dich spielt gerade kein Bot.
table-refused-not-their-turn = Diese Person ist nicht dran.
table-refused-not-waiting = Die Partie hat schon begonnen.
table-refused-other-rules = Diese Partie wurde nach älteren Regeln gespielt, die hier nicht mehr bekannt sind.
table-refused-running = Das kannst du sehen, wenn die Partie zu Ende ist.
table-refused-seat-taken = Dort sitzt schon jemand.
table-refused-seats-free = Es sind noch Plätze frei.
table-refused-stale = Am Tisch ging es schon weiter. Wähle noch einmal.
table-refused-too-big = Das war zu viel auf einmal.
table-refused-too-fast = Etwas langsamer, bitte.
table-refused-too-many = Hier ist gerade zu viel los. Versuch es später noch einmal.
table-refused-too-slow = Deine Verbindung kommt nicht mit. Lade die Seite neu.
table-refused-try-again = Einen Moment, der Tisch lädt neu. Schau nach, ob dein letzter Zug gezählt hat.
table-refused-other-protocol = Der Server läuft mit einer anderen Version. Installiere dieselbe, um mitzuspielen.
table-refused-unknown-room = Unter dieser Adresse steht kein Tisch. Vielleicht fehlt im Link ein Zeichen, oder der Tisch wurde schon abgeräumt.
