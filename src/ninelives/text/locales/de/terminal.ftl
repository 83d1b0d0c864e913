### Alles am Tisch, was in allen Spielen gleich ist.

## Anfang und Ende

welcome = { $game }. Am Tisch: { $names }.
welcome-option = { $option }: { $value }
welcome-help = Tippe ? für deine möglichen Züge, rules für die Regeln, hint für einen Tipp, quit zum Aufhören. Die Aufzeichnung der Partie: { $file }
welcome-back = { $game }, fortgesetzt. Am Tisch: { $names }.
already-over = Diese Partie ist zu Ende. ninelives replay { $file } zeigt sie.
record-is-in = Die Aufzeichnung der Partie: { $file }
resume-with = So geht es später weiter:
end-title = So kamen die Punkte zustande:
place = { $place }. { $name }: { $points }

## Antworten auf Eingaben

ambiguous = Meinst du { $choices }?
not-understood = „{ $typed }“ ist hier kein Zug. Tippe ? für deine möglichen Züge.
no-such-rule = Eine Regel { $rule } gibt es nicht. Tippe rules für alle.
save-needs-file = In welche Datei? Zum Beispiel: save partie.txt
cannot-write = { $file } lässt sich nicht schreiben: { $why }
saved = Gespeichert: { $file }
command-question = diese Liste
command-table = den Tisch noch einmal zeigen
command-rule = eine Regel nach ihrer Nummer
command-rules = alle Regeln
command-save = die Partie bis hierher in eine Datei kopieren
command-quit = aufhören; später geht es weiter

## Wiedergabe

replay-step = { $number }. { $who }: { $action }
replay-chance = Zufall
replay-more = Eingabetaste: weiter, q: aufhören

## Auf einem Server

not-begun = Die Partie hat noch nicht begonnen.
online-help = Tippe ? für deine möglichen Züge, rules für die Regeln, say und einen Text zum Plaudern, quit zum Gehen.
online-again = Die Verbindung steht wieder.
online-leave = Mit Enter verlässt du den Tisch.
online-return = So kommst du an deinen Platz zurück:
online-rematch = Es gibt eine Revanche: ninelives join { $link }
online-stands-in = Für { $name } springt ein Bot ein.
online-is-back = { $name } spielt wieder selbst.
online-closed = { $reason ->
    [unreachable] Der Server ist nicht zu erreichen.
    [other-protocol] Dieser Server läuft mit einer anderen Version. Installiere dieselbe, um mitzuspielen.
    [unknown-room] Diesen Tisch gibt es nicht.
    [too-many] Dieser Server hat schon zu viele Verbindungen.
   *[other] Der Server hat die Verbindung beendet.
  }
command-say = allen am Tisch etwas sagen
command-start = die Partie beginnen, wenn du den Tisch eröffnet hast
command-link = den Link für andere zeigen

## Die Optionen eines Spiels in der Spielregel
rules-option-typed = Einzutippen
rules-option-name = Option
rules-option-about = Worüber sie entscheidet
rules-option-values = Werte
rules-option-default = { $value } (Standard)
rules-option-told = { $name }: { $about }. { $values }

rules-option-or = { $before }; { $value }
