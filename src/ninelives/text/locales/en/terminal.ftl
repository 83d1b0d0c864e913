### Everything at the table that is the same in all games.

## Beginning and end

welcome = { $game }. At the table: { $names }.
welcome-option = { $option }: { $value }
welcome-help = Type ? for the moves you have, rules for the rules, hint for advice, quit to stop. The record of the game: { $file }
welcome-back = { $game }, continued. At the table: { $names }.
already-over = This game is over. ninelives replay { $file } shows it.
record-is-in = The record of the game: { $file }
resume-with = Go on later with:
end-title = Where the points came from:
place = { $place }. { $name }: { $points }

## Answers to what was typed

ambiguous = That could be: { $choices }
not-understood = "{ $typed }" is no move here. Type ? for the moves you have.
no-such-rule = There is no rule { $rule }. Type rules for all of them.
save-needs-file = Save to which file? For example: save game.txt
cannot-write = { $file } cannot be written: { $why }
saved = Saved: { $file }
command-question = this list
command-table = draw the table again
command-rule = one rule by its number
command-rules = the whole rule book
command-save = keep a copy of the game so far
command-quit = stop; you can go on later

## Replay

replay-step = { $number }. { $who }: { $action }
replay-chance = Chance
replay-more = Enter: go on, q: stop

## On a server

not-begun = The game has not begun yet.
online-help = Type ? for the moves you have, rules for the rules, say and a text to chat, quit to leave.
online-again = You are connected again.
online-leave = Press Enter to leave the table.
online-return = Come back to your seat with:
online-rematch = There is a new game: ninelives join { $link }
online-stands-in = A bot plays for { $name } for now.
online-is-back = { $name } plays again.
online-closed = { $reason ->
    [unreachable] The server cannot be reached.
    [other-protocol] This server speaks another language. Install the version that it has.
    [unknown-room] There is no such table.
    [too-many] There are too many connections at this server.
   *[other] The server has hung up.
  }
command-say = say something to everybody at the table
command-start = begin the game, if you opened the table
command-link = show the link for others
