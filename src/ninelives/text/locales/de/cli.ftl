### Die Befehlszeile: Hilfe, Fehler, kurze Antworten.

## Hilfe

help = Filou (Felix), Cat in the Box und Ratjack: drei gerissene Kartenspiele zum Bluffen.
help-bare = die Spiele auf diesem Rechner anbieten und die Seite öffnen
help-version = Version, und ob sie kompiliert ist
help-more = Jeder Befehl erklärt sich selbst: ninelives play --help
    Texte gibt es in { $languages }: mit --lang de
help-usage = { $usage }: { $about }
help-default = Standard: { $value }
help-file = Einstellungen können auch aus Umgebungsvariablen kommen und aus der Datei
    { $file } oder einer anderen, die --config nennt.
    Zuerst gilt die Befehlszeile, dann die Variable, dann die Datei. In der Datei
    heißt eine Einstellung wie ihre Option, nur ohne die Striche davor:
help-example = Beispiel: { $command }

argument-file = eine aufgezeichnete Partie
argument-game = { $games }
option-decks = Ratjack mit den Karten dieses Ordners; siehe docs/guide/decks.md
option-json = als JSON
option-option = eine Option der Partie; siehe ninelives { $command } GAME --help
option-host = Adresse des Servers; 0.0.0.0 lässt das ganze Netz herein
option-port = Port des Servers
option-port-default = der erste freie ab 8000
option-root-path = Pfad der Seite hinter einem Proxy, etwa /games
option-root-path-default = keiner
option-data-dir = Ordner, in dem die Partien bleiben
option-database = andere Datenbank: sqlite:///DATEI oder postgresql://…
option-database-default = ninelives.db im Datenordner
option-workers = Zahl der Prozesse; mehr als einer braucht PostgreSQL
option-origin = weitere Adresse der Seite, etwa https://games.example; mehrfach möglich
option-origin-default = keine
option-proxy = einem Proxy glauben, wer anfragt und ob über https
option-proxy-default = nein
option-open = die Seite im Browser öffnen
option-open-default = ja, wenn es einen Bildschirm gibt
option-log = jede Anfrage protokollieren, als Text (plain) oder json
option-log-default = nur Probleme
option-lang = Sprache der Meldungen: { $languages }
option-lang-default = die des Systems
option-config = TOML-Datei mit Einstellungen

help-serve = die Seite und ihre Spiele von diesem Rechner aus anbieten.
    Ohne weitere Angaben nur für diesen Rechner, und die Seite geht auf.

help-backup = alles, was ein Server aufbewahrt, in eine Datei sichern.
    Der Server darf weiterlaufen: Die Datei enthält alles, wie es in einem
    Augenblick war.
help-backup-file = eine neue Datei; sie enthält Geheimnisse, nur du darfst sie lesen

help-restore = eine Sicherung in eine neue Datenbank legen.
    Auch der Weg von einer Datei zu PostgreSQL und zurück. Nichts wird
    überschrieben: Eine Datenbank, in der schon etwas ist, bleibt, wie sie ist.
help-restore-file = eine Datei, die ninelives backup geschrieben hat

help-play = im Terminal gegen Bots spielen.
help-play-game = { $games }; ohne Angabe wirst du gefragt
help-play-players = wie viele am Tisch sitzen, mit dir (Standard: { $default })
help-play-bots = gegen wen, reihum (Standard: { $default }): { $bots }; tiger:5s denkt fünf Sekunden nach
help-play-seed = derselbe Text ergibt dieselben Karten
help-play-record = wohin die Aufzeichnung der Partie kommt
help-play-resume = eine Partie fortsetzen oder mit festgelegten Karten beginnen

help-join = an einem Tisch auf einem Server Platz nehmen.
    Mit dem Link eines Platzes ist es dieser. Mit dem Link eines Tisches nimmst du einen freien
    Platz oder schaust zu.
help-join-link = wie die Seite ihn zeigt: https://host/t/… oder https://host/t/…#…
help-join-bot = ein Bot spielt für dich, wie bei `play`, oder mit cmd:COMMAND ein eigenes Programm; siehe docs/guide/write-a-bot.md

help-bot = einer der Bots als eigenes Programm.
    Er wird über die Standardeingabe gefragt und antwortet über die Standardausgabe, je eine Zeile
    JSON: Nach diesem Protokoll spielen Programme in jeder Sprache. Siehe
    docs/guide/write-a-bot.md.
help-bot-name = { $bots }
help-bot-seed = gleiche Zahl, gleiche Züge (Standard: die Zahl, die das fragende Programm nennt)

help-replay = eine aufgezeichnete Partie Zug um Zug zeigen.
help-replay-seat = wie Platz N sie sah, gezählt ab 0
help-replay-open = mit allen Geheimnissen (Standard)
help-replay-step = nach jedem Zug auf die Eingabetaste warten

help-review = wie gut eine aufgezeichnete Partie gespielt war, und mit wie viel Glück.
    Jede Entscheidung wird daran gemessen, was auf diesem Platz damals zu wissen war.
help-review-seat = Platz N, ab 0 gezählt (Standard: der erste Mensch)
help-review-budget = wie lange über eine Entscheidung nachgedacht wird: 500 Simulationen oder 0.5s

help-verify = alle Züge, alle Ziehungen und das Ergebnis einer Aufzeichnung prüfen.
    Rückgabewert 0, wenn alles stimmt; sonst 1 und die Nummer der Zeile.

help-rules = die Regeln eines Spiels lesen oder nur eine davon.
help-rules-rule = die Nummer einer Regel

help-arena = Bots gegen Bots, gleiche Karten in jeder Sitzordnung.
    Ein mehrmals genannter Bot zählt als einer mit mehreren Plätzen.
help-arena-bot = einer für jeden Platz, wie bei `play`, oder cmd:COMMAND für ein Programm
help-arena-games = wie viele Partien mindestens (Standard: { $default })
help-arena-seed = gleiche Zahl, gleicher Wettkampf (Standard: { $default })
help-arena-jobs = wie viele Prozesse spielen (Standard: einer je Kern)
help-arena-report = auch eine Seite mit Diagrammen schreiben, etwa report.html
help-arena-ray = auf einem Ray-Cluster spielen: auto, seine Adresse, oder ein neuer hier

help-bench = messen, wie schnell die Spiele hier laufen.

## Fehler, jeder in einer Zeile, die sagt, was zu tun ist

error = ninelives: { $what }
error-no-command = Den Befehl { $name } gibt es nicht. Es gibt { $known }; siehe ninelives --help.
error-unknown-option = { $name } gehört nicht zu diesem Befehl; siehe ninelives { $command } --help.
error-option-needs-value = Nach { $name } fehlt ein Wert; siehe ninelives { $command } --help.
error-too-many-words = { $name } ist ein Wort zu viel; siehe ninelives { $command } --help.
error-missing-word = { $name } fehlt; siehe ninelives { $command } --help.
error-either-or = { $one } und { $other } passen nicht zusammen; lass eines davon weg.
error-not-a-number = { $name } muss eine ganze Zahl sein, nicht { $value }.
error-unknown-game = Ein Spiel { $name } gibt es nicht; zur Wahl stehen { $known }.
error-bad-seats = { $game } lässt sich nicht zu { $seats } spielen; möglich sind { $allowed }.
error-option-form = Eine Option hat die Form KEY=VALUE, nicht { $value }.
error-no-such-option = { $game } hat keine Option { $name }; es gibt { $allowed }.
error-no-options = { $game } hat keine Optionen; lass { $name } weg.
error-bad-value = Die Option { $name } kann nicht { $value } sein; möglich sind { $allowed }.
error-unknown-bot = Einen Bot { $name } gibt es nicht; zur Wahl stehen { $known }.
error-too-many-bots = { $count } Bots sind zu viele für { $players } Personen mit dir; nenne höchstens { $most }.
error-at-least-one = { $name } muss mindestens 1 sein.
error-bot-failed = Der Bot { $bot } kann nicht weiterspielen: { $why }. Repariere ihn oder nenne einen anderen.
error-workers-die = Bei der Kartenverteilung { $deal } sind drei Prozesse abgestürzt; vielleicht ist der Speicher knapp. Versuch es mit weniger --jobs.
error-no-ray = Ray ist nicht installiert: pip install 'ninelives[ray]'. Ohne --ray spielt dieser Rechner allein.
error-no-cluster = Bei { $address } ist kein Ray-Cluster: { $why }. Lass die Adresse weg für einen auf diesem Rechner.
error-unknown-language = Texte in { $name } gibt es nicht; zur Wahl stehen { $known }.
error-no-such-rule = { $game } hat keine Regel { $rule }; ninelives rules { $game } zeigt alle.
error-no-such-seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }.
error-not-finished = Die Partie in { $file } ist nicht zu Ende; erst danach gibt es eine Nachlese.
error-bad-budget = { $value } ist kein Budget; schreibe Simulationen als 500 oder Sekunden als 0.5s.
error-cannot-read = { $file } lässt sich nicht lesen: { $why }
error-cannot-write = { $file } lässt sich nicht schreiben: { $why }
error-not-text = { $file } ist keine Textdatei, also keine Aufzeichnung.
error-file-exists = { $file } gibt es schon; nimm eine andere Datei, oder setze die Partie mit --resume fort.
error-bad-link = Das ist kein Link zu einem Tisch. Er sieht aus wie https://host/t/ROOM, bei einem Platz mit #… dahinter; setze ihn in Anführungszeichen.
error-not-your-seat = Dieser Link gilt für keinen Platz mehr. Ohne den Teil ab # kannst du zuschauen.
error-not-with-resume = { $name } steht schon in der Aufzeichnung; lass es bei --resume weg.
error-bad-record = { $file }, Zeile { $line }: { $fault }
error-no-decks = { $game } hat keine Kartensätze zur Wahl; { $name } gibt es nur für Ratjack.
error-no-folder = { $folder } ist kein Ordner; --decks braucht einen mit Kartendateien, siehe docs/guide/decks.md.
error-cannot-start = „{ $command }“ lässt sich nicht starten: { $why }
error-bad-line = Standardeingabe, Zeile { $line }: { $fault } Siehe docs/protocol.md.
error-cannot-listen = { $address } ist nicht verfügbar: { $why }. Wähle mit --port oder --host etwas anderes.
error-no-such-port = Einen Port { $port } gibt es nicht; Ports gehen bis { $highest }.
error-bad-origin = „{ $value }“ ist keine Adresse einer Seite; schreibe sie wie https://games.example
error-in-setting = { $name }: { $what }
error-not-a-flag = { $name } muss true oder false sein, nicht { $value }.
error-not-a-list = { $name } muss eine Liste von Texten sein, etwa ["https://games.example"], nicht { $value }.
error-not-a-text = { $name } muss ein Text in Anführungszeichen sein, nicht { $value }.
error-not-a-choice = { $name } kann nicht { $value } sein; möglich sind { $allowed }.
error-not-toml = { $file } ist keine TOML-Datei: { $why }
error-unknown-key = { $file }: Eine Einstellung „{ $key }“ gibt es nicht; es gibt { $known }.
error-bad-root-path = „{ $value }“ ist kein Pfad, unter dem die Seite liegen kann; schreibe ihn wie /games
error-root-path-taken = „{ $value }“ geht nicht: Unter { $taken } hat der Server eigene Adressen. Wähle einen anderen Pfad.
error-backup-exists = { $file } gibt es schon; wähle eine andere Datei.
error-store-unusable = Die Datenbank lässt sich nicht verwenden: { $why }. Nenne mit --database oder --data-dir eine andere.
error-one-worker = Eine Datenbankdatei ist nur für einen Prozess; --workers braucht --database postgresql://…
error-bad-deck = { $file }, Zeile { $line }: { $fault }
error-bad-deck-file = { $file }: { $fault }

## Was an einer Zeile einer Aufzeichnung falsch sein kann

fault-not-a-record = Die erste Zeile einer Aufzeichnung muss „{ $detail }“ lauten.
fault-no-section = Die Zeile „play:“ oder „deal:“ fehlt.
fault-unknown-header = „{ $detail }“ ist keine Kopfzeile; docs/records.md nennt alle.
fault-header-twice = „{ $detail }“ steht zweimal da; entferne eine Zeile.
fault-header-missing = Die Zeile „{ $detail }: …“ fehlt.
fault-unknown-game = Dieses Spiel gibt es nicht; es gibt { $detail }.
fault-other-rules = Das sind andere Regeln als die hier gespielten, Version { $detail }.
fault-other-variant = Diese Partie wurde mit anderen Karten gespielt ({ $detail }); nenne ihren Ordner mit --decks.
fault-no-variant = Diese Partie wurde mit den mitgelieferten Karten gespielt; lass --decks weg.
fault-bad-number = „{ $detail }“ ist keine ganze Zahl.
fault-bad-seats = So viele können das Spiel nicht spielen; möglich sind { $detail }.
fault-bad-option = Diese Option oder diesen Wert gibt es nicht; möglich sind { $detail }.
fault-bad-seat = Platz { $detail } gibt es nicht; Plätze werden ab 0 gezählt.
fault-bad-commitment = Eine Festlegung besteht aus 64 Ziffern von 0 bis f.
fault-bad-hex = „{ $detail }“ besteht nicht aus Paaren von Ziffern von 0 bis f.
fault-not-a-step = „{ $detail }“ ist kein Zug; schreibe „seat 0: …“ oder „chance: …“.
fault-not-a-draw = „{ $detail }“ ist keine Ziehung; unter „deal:“ handelt nur der Zufall.
fault-bad-notation = Kein Zug dieses Spiels schreibt sich „{ $detail }“.
fault-not-a-result = „{ $detail }“ ist keine Ergebniszeile; schreibe „seat 0: 11 points, place 1“, Platz für Platz.
fault-result-incomplete = Das Ergebnis braucht eine Zeile für jeden der { $detail } Plätze.
fault-after-the-end = Die Partie ist vor dieser Zeile zu Ende.
fault-chance-or-seat = Hier handelt der Zufall, wo ein Platz dran ist, oder umgekehrt.
fault-illegal = Regel { $detail } erlaubt das nicht.
fault-other-seed = Das ist nicht der Startwert, auf den sich der Geber festgelegt hatte.
fault-other-draw = Der Startwert des Gebers zieht hier etwas anderes: { $detail }.
fault-result-too-early = Ein Ergebnis steht da, aber die Partie ist nicht zu Ende.
fault-other-result = Richtig sind diese Punkte und dieser Rang: { $detail }.

## Was an einer Zeile falsch sein kann, die ein Bot gesagt bekommt

bot-fault-bad-view = Aus diesen Angaben ergibt sich keine Lage in diesem Spiel, in der etwas zu wählen ist.
bot-fault-malformed = Diese Nachricht gibt es im Protokoll nicht.
bot-fault-match-first = Vor der ersten Frage muss „match“ sagen, was gespielt wird.
bot-fault-other-protocol = Das ist eine andere Version des Protokolls.
bot-fault-other-rules = Dieses Spiel, oder diese Regeln oder Karten, kennt der Bot nicht.
bot-fault-too-long = Diese Zeile ist zu lang.

## Was an einer Kartendatei falsch sein kann

deck-fault-unreadable = Lässt sich nicht lesen ({ $detail }); in den Ordner gehören rats.toml, weasels.toml, raccoons.toml und tokens.toml.
deck-fault-not-text = Das ist kein Text in UTF-8.
deck-fault-not-toml = Das ist kein TOML: { $detail }
deck-fault-section-missing = Der Abschnitt [{ $detail }] fehlt.
deck-fault-unknown-key = „{ $detail }“ gehört nicht hierher; möglich sind { $allowed }.
deck-fault-not-a-word = { $detail } fehlt oder ist kein Text; schreibe { $detail } = "…".
deck-fault-other-animal = Das Tier dieser Datei muss "{ $detail }" sein.
deck-fault-unknown-power = Keine Kraft heißt „{ $detail }“; docs/guide/decks.md nennt alle.
deck-fault-too-many-chains = { $detail } darf nur auf { $allowed } Karten eines Kartensatzes stehen.
deck-fault-no-count = Diese Kraft hat kein count; entferne die Zeile.
deck-fault-bad-count = Diese Kraft braucht count, eine Zahl von 1 bis { $detail }.
deck-fault-bad-source = source kann nicht „{ $detail }“ sein; möglich sind { $allowed }.
deck-fault-same-faces = Vorder- und Rückseite eines Markers müssen verschieden sein.
deck-fault-not-a-list = printed muss eine Liste von Seiten sein; schreibe printed = [] für keine.
deck-fault-unknown-face = Keine Seite heißt „{ $detail }“; docs/guide/decks.md nennt alle.

## Anbieten

serving = Ninelives ist hier: { $address }
serving-friends = Im selben Netz: { $address }
serving-end = Strg+C beendet es. Die Partien bleiben und gehen nächstes Mal weiter.

## Prüfen

backed-up = { $file }: { $rooms ->
        [1] 1 Tisch
       *[other] { $rooms } Tische
    } mit { $moves ->
        [1] 1 Zug.
       *[other] { $moves } Zügen.
    }
restored = { $file } ist wiederhergestellt: { $rooms ->
        [1] 1 Tisch
       *[other] { $rooms } Tische
    } mit { $moves ->
        [1] 1 Zug.
       *[other] { $moves } Zügen.
    }
verified = { $file }: stimmt. { $actions ->
    [1] Ein Zug, erlaubt.
   *[other] { $actions } Züge, alle erlaubt.
  }
verified-draws = Jede Ziehung ist die, die der Startwert des Gebers ergibt.
verified-no-seed = Der Startwert steht nicht dabei; die Ziehungen ließen sich daher nicht nachrechnen.
verified-given = { $given ->
    [1] Die erste Ziehung war vorgegeben und stammt
   *[other] Die ersten { $given } Ziehungen waren vorgegeben und stammen
  } nicht vom Startwert.
verified-result = Das Ergebnis ist richtig.
verified-unfinished = Die Partie ist noch nicht zu Ende.

## Eine Partie beginnen

which-game = Welches Spiel?

## Messen

bench-game = Spiel
bench-rollout-steps-per-s = ausgespielt: Schritte/s
bench-rollouts-per-s = Partien/s
bench-round-rollouts-per-s = Runden/s
bench-guided-rollouts-per-s = mit Nachdenken/s
bench-python-steps-per-s = aus Python: Schritte/s
bench-clone-ns = Kopie ns

## Die Version und wie sie gebaut ist

version = ninelives { $version } ({ $build })
build-compiled = kompiliert
build-pure-asked = reines Python, weil NINELIVES_PURE gesetzt ist; Bots denken viel langsamer als kompiliert
build-pure-source = reines Python, aus den Quellen; Bots denken viel langsamer als kompiliert
build-pure-no-compiler = reines Python, ohne C-Compiler gebaut; Bots denken viel langsamer als kompiliert
