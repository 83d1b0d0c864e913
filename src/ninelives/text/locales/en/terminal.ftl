### Everything at the table that is the same in all games.

## Beginning and end

welcome = { $game }. At the table: { $names }.
welcome-option = { $option }: { $value }
welcome-help = Type ? for your moves, rules for the rules, hint for advice, quit to stop. The record of the game: { $file }
welcome-back = { $game }, continued. At the table: { $names }.
already-over = This game is over. ninelives replay { $file } shows it.
record-is-in = The record of the game: { $file }
resume-with = Continue later with:
end-title = Where the points came from:
place = { $place }. { $name }: { $points }

## Answers to what was typed

ambiguous = That could be: { $choices }
not-understood = “{ $typed }” isn’t a move here. Type ? for your moves.
no-such-rule = There’s no rule { $rule }. Type rules to read them all.
save-needs-file = Save to which file? For example: save game.txt
cannot-write = Can’t write { $file }: { $why }
saved = Saved: { $file }
command-question = this list
command-table = show the table again
command-rule = one rule, by its number
command-rules = the whole rule book
command-save = keep a copy of the game so far
command-quit = stop; you can continue later

## Replay

replay-step = { $number }. { $who }: { $action }
replay-chance = Chance
replay-more = Enter: continue, q: stop

## On a server

not-begun = The game hasn’t started yet.
online-help = Type ? for your moves, rules for the rules, say and your text to chat, quit to leave.
online-again = You’re connected again.
online-leave = Press Enter to leave the table.
online-return = Return to your seat with:
online-rematch = Rematch: ninelives join { $link }
online-stands-in = A bot is playing for { $name }.
online-is-back = { $name } is back.
online-closed = { $reason ->
    [unreachable] Can’t reach the server.
    [other-protocol] This server runs a different version. Install the same one to join.
    [unknown-room] There’s no such table.
    [too-many] This server has too many connections. Try again later.
   *[other] The server closed the connection.
  }
command-say = say something to everyone at the table
command-start = start the game, if you are the host
command-link = show the link for others

## The options of a game in its rule book

rules-option-typed = Name to type
rules-option-name = Option
rules-option-about = What it decides
rules-option-values = Values
rules-option-default = { $value } (default)
rules-option-told = { $name }: { $about }. { $values }
rules-option-or = { $before }; { $value }
