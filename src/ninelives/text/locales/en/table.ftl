### The pages of a table in the browser: before, during and after a game, replays and lessons.

## Words that stand alone

table-close = Close
table-you = you
table-host = host
table-bot = bot
table-away = away
table-stands-in = bot standing in
table-ready = ready
table-seat = Seat { $number }
table-free = free seat
table-watchers = { $count ->
    [one] One is watching
   *[other] { $count } are watching
  }

## Before the game

table-waiting-title = The table is set
table-waiting-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
table-waiting-ready = Not ready yet: { $names }.
table-waiting-host = All are ready. { $name } can start.
table-waiting-you = All are ready. Start when you like.
table-watching = You are watching.
table-watching-sit = You are watching. Sit down on a free seat to play.
table-sit = Sit here
table-stand = Stand up
table-add-bot = Add a bot
table-add-bot-to = Which bot plays on seat { $number }?
table-remove = Take away
table-remove-who = Take away { $name }
table-swap = Swap seats
table-swap-choose = With whom? Choose the other seat.
table-swap-with = Swap with { $name }
table-swap-cancel = Leave it
table-be-ready = I am ready
table-not-ready = Not ready yet
table-start = Start the game
table-name = Your name
table-name-save = Save
table-agreed = What we play
table-promise = The dealer's promise: { $start }…
table-promise-about = The dealer has chosen a seed for all draws of this game, and this is its fingerprint. When you are ready, your browser adds something of its own. After the game the seed is shown, and you can draw every card again: so nobody can have chosen the deal.
table-pace = Pace
table-pace-none = no clock
table-pace-each = { $time } for each move
table-pace-budget = { $time } for the whole game
table-pace-increment = { $time } for the whole game, { $more } more after each move
table-time-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
  }
table-time-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
  }
table-time-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
  }
table-time-days = { $count ->
    [one] one day
   *[other] { $count } days
  }

## Inviting others

table-invite = Invite friends
table-invite-about = Whoever opens this link can sit down or watch.
table-invite-text = Come and play { $game } with me.
table-link = Link to this table
table-copy = Copy link
table-copied = Copied
table-share = Share
table-qr = QR code of the link
table-seat-link = Play on another device
table-seat-link-about = This link is your seat. Open it on your phone or another computer and go on there. Keep it to yourself: whoever has it plays for you.
table-seat-link-show = Show my seat link

## During the game

table-your-turn = Your turn
table-turn = Whose turn it is
table-badge = ● { $title }
table-turn-of = { $name } is to move.
table-waiting-for = Waiting for { $names }.
table-moving = One moment …
table-clock = { $time } left
table-clock-days = { $days } d { $hours } h
table-players = Players
table-panels = More about this table
table-log = History
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-rules = Rules
table-score = Points
table-settings = Settings
table-menu = Table
table-sound = Sound
table-rule = Rule { $rule }
table-loading = The table is being laid …
table-try-again = Try again
table-nudge = Remind { $name }
table-nudged = { $name } reminds you: it is your turn.
table-nudge-sent = { $name } has been reminded.
table-stand-in = Let a bot play for { $name }
table-stand-in-about = { $name } is away. A bot can play until { $name } is back.
table-stands-in-for-you = A bot is playing for you.
table-take-back = Play on myself
table-abandon = End the game here
table-abandon-about = The game ends without a result when everybody agrees.
table-abandon-keep = No, let us go on
table-abandon-asked = { $names } would like to end the game here.
table-abandon-waits = You would end the game here. The others have to agree.
table-abandon-agree = I agree
table-leave = Leave the table
table-leave-about = A bot plays for you until you come back.
table-go = Go to the home page

## Chat

table-chat-write = Write something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [one] One new line in the chat
   *[other] { $count } new lines in the chat
  }
table-phrases = Quick phrases
table-someone = A spectator

## Connection

table-connecting = Connecting …
table-lost = The connection is lost. Trying again …
table-gone = The connection was closed. Reload the page to come back.
table-closed = This table is closed

## Keys

table-keys = Keys
table-keys-about = Everything can be played with the keyboard.
table-key-turn = to what is asked of me
table-key-chat = chat
table-key-rules = rules
table-key-log = history
table-key-score = points
table-key-menu = table
table-key-sound = sound on or off
table-key-help = this list
table-key-close = close
table-key-step = step back, step forward
table-key-play = play, pause
table-key-ends = beginning, end

## After the game

table-over = The game is over
table-finish-go = See the result
table-finish-own = { $points ->
    [1] Place { $place }, with one point
   *[other] Place { $place }, with { $points } points
  }
table-abandoned = The game ended early, without a result.
table-place = Place { $place }
table-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
table-why-points = Where the points came from
table-rematch = Play again
table-rematch-go = To the new game
table-rematch-asked = There is a new game. Come along!
table-replay = Watch the replay
table-to-table = The result
table-record = Download the record
table-share-game = Share the replay
table-home = Home
table-show-table = Look at the table
table-show-result = Back to the result
table-fair = The deal was promised before the first card, and your browser can draw every card again.
table-check-deal = Check the deal

## Replay

table-review = Review
table-replay-title = Replay: { $game }
table-replay-step = Step { $step } of { $steps }
table-replay-nothing = Nothing to be seen from here.
table-replay-position = Position in the game
table-replay-back = Step back
table-replay-forward = Step forward
table-replay-round-back = To the beginning of the round
table-replay-round-on = To the next round
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-speed-times = { $times }×
table-replay-seen = Seen by
table-replay-open = all cards open
table-replay-spectator = a spectator
table-replay-running = This game is still being played. You see what you may know.
table-replay-link = Copy link to this step
table-replay-missing = There is no such game here.

## Lessons

table-lesson = First game: { $game }
table-lesson-hint = A hint
table-lesson-next = Next
table-lesson-done = Got it
table-lesson-skip = Skip the lesson
table-lesson-over = You know the game now.
table-lesson-over-about = The rest comes by playing. The rules are always at hand.
table-lesson-play = Play a real game
table-lesson-again = The lesson again
table-lesson-failed = The lesson could not be started.

## Quick phrases

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-thinking = Let me think …
table-phrase-hurry = Whenever you are ready …
table-phrase-oops = Oops!
table-phrase-sorry = Sorry!
table-phrase-wow = Wow!
table-phrase-good-game = Good game!

## Why something was not done

table-refused-already-here = You are at this table already.
table-refused-bad-name = A name needs a letter that can be seen.
table-refused-busy = The coach has too much to think about just now. Ask again in a moment.
table-refused-empty-text = There is nothing to read in that.
table-refused-hello-first = The table did not hear who is there. Reload the page.
table-refused-malformed = The table did not understand that. Reload the page.
table-refused-no-result = This game was abandoned: there is no result to review.
table-refused-no-such-action = There is no such move.
table-refused-no-such-bot = There is no such bot.
table-refused-no-such-phrase = There is no such phrase.
table-refused-no-such-seat = There is no such seat.
table-refused-not-absent = That player is here, or has only just left. Wait a moment.
table-refused-not-all-ready = Not everybody is ready yet.
table-refused-not-allowed = While a game goes on, everybody sees only what is theirs to see.
table-refused-not-alone = The coach helps only where all others are bots.
table-refused-not-begun = This game has not begun yet.
table-refused-not-host = Only the host can do that.
table-refused-not-over = The game is still going on.
table-refused-not-playing = No game is being played here now.
table-refused-not-seated = You are watching. That is for those who play.
table-refused-not-stood-in = Nobody plays for you.
table-refused-not-their-turn = That player is not to move.
table-refused-not-waiting = The game has begun already.
table-refused-other-rules = This game was played by older rules that are not known here any more.
table-refused-running = That can be seen when the game is over.
table-refused-seat-taken = Somebody sits there already.
table-refused-seats-free = Some seats are still free.
table-refused-stale = The table has moved on meanwhile. Choose again.
table-refused-too-big = That was too much at once.
table-refused-too-fast = A little slower, please.
table-refused-too-many = There are too many already. Try again later.
table-refused-too-slow = Your connection could not keep up. Reload the page.
table-refused-try-again = The table starts anew. It will be back in a moment.
table-refused-other-protocol = This program speaks another version of the protocol. Install the version that the server has.
table-refused-unknown-room = There is no table at this address. Perhaps a sign of the link was lost, or the table was cleared long ago.
