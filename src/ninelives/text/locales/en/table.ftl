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
    [1] 1 watching
   *[other] { $count } watching
  }

## Before the game

table-waiting-title = The table is set
table-waiting-seats = { $count ->
    [1] 1 seat is still free.
   *[other] { $count } seats are still free.
  }
table-waiting-ready = Not ready yet: { $names }.
table-waiting-host = Everyone is ready. { $name } can start.
table-waiting-you = Everyone is ready. Start when you like.
table-watching = You are watching.
table-watching-sit = You are watching. Take a free seat to play.
table-sit = Sit here
table-stand = Leave seat
table-add-bot = Add a bot
table-add-bot-to = Which bot plays in seat { $number }?
table-remove = Remove
table-remove-who = Remove { $name }
table-swap = Swap seats
table-swap-choose = Swap with whom? Choose the other seat.
table-swap-with = Swap with { $name }
table-swap-cancel = Cancel
table-be-ready = I’m ready
table-not-ready = Not ready yet
table-start = Start game
table-name = Your name
table-name-save = Save
table-agreed = Game options
table-promise = The dealer’s promise: { $start }…
table-promise-about = The dealer has picked a secret number, and this is its fingerprint. Your browser adds a random number of its own. Together they decide every card, and after the game you can check them all.
table-pace = Pace
table-pace-none = no clock
table-pace-each = { $time } per move
table-pace-budget = { $time } for the whole game
table-pace-increment = { $time } for the whole game, plus { $more } after each move
table-time-seconds = { $count ->
    [1] 1 second
   *[other] { $count } seconds
  }
table-time-minutes = { $count ->
    [1] 1 minute
   *[other] { $count } minutes
  }
table-time-hours = { $count ->
    [1] 1 hour
   *[other] { $count } hours
  }
table-time-days = { $count ->
    [1] 1 day
   *[other] { $count } days
  }

## Inviting others

table-invite = Invite friends
table-invite-about = Anyone with this link can sit down or watch.
table-invite-text = Come and play { $game } with me.
table-link = Link to this table
table-copy = Copy link
table-copied = Copied
table-share = Share
table-qr = QR code of the link
table-seat-link = Play on another device
table-seat-link-about = This link is your seat. Open it on your phone or another computer to play on from there. Keep it to yourself: anyone who has it can play for you.
table-seat-link-show = Show my seat link
table-invited = { $name } invites you to { $game }
table-invited-nobody = You’re invited to { $game }
table-invited-name = Leave it empty to play under a cat’s name.
table-invited-sit = Take a seat
table-invited-watch = Just watch
table-invited-full = Every seat is taken, but you can watch.
table-invited-running = The game has already started, but you can watch.
table-invited-learn = Learn to play

table-invited-more = More about { $game }

## During the game

table-your-turn = Your turn
table-turn = Whose turn it is
table-badge = ● { $title }
table-turn-of = { $name }’s turn
table-waiting-for = Waiting for { $names }.
table-moving = One moment…
table-fast = Fast-forward
table-confirm = Confirm
table-unselect = Cancel
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
table-loading = Setting the table…
table-try-again = Try again
table-nudge = Remind { $name }
table-nudged = { $name } reminds you: it’s your turn.
table-nudge-sent = { $name } got your reminder.
table-stand-in = Let a bot play for { $name }
table-stand-in-about = { $name } is away. A bot can play until they’re back.
table-stands-in-for-you = A bot is playing for you.
table-take-back = I’m back
table-abandon = End game
table-abandon-about = If everyone agrees, the game ends without a result.
table-abandon-keep = Keep playing
table-abandon-asked = { $names } asked to end the game.
table-abandon-waits = You’ve asked to end the game. Waiting for the others.
table-abandon-agree = End game
table-leave = Leave table
table-leave-about = A bot plays for you until you’re back.
table-go = Go to the home page

## The end of a round

table-round = End of the round
table-round-over = Round { $round } is over
table-round-done = The round is over.
table-round-on = Continue
table-leads = in the lead
table-total = Total:

## Chat

table-chat-write = Write something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [1] 1 new message
   *[other] { $count } new messages
  }
table-phrases = Quick phrases
table-someone = A spectator

## Connection

table-connecting = Connecting…
table-lost = Connection lost. Reconnecting…
table-gone = Disconnected. Reload the page to come back.
table-closed = This table is closed

## Keys

table-keys = Keyboard
table-keys-about = You can play everything with the keyboard.
table-key-turn = jump to my move
table-key-chat = chat
table-key-rules = rules
table-key-log = history
table-key-score = points
table-key-menu = table
table-key-sound = sound on or off
table-key-fast = fast-forward
table-key-help = this list
table-key-close = close
table-key-step = step back, step forward
table-key-play = play, pause
table-key-ends = start, end

table-key-marks = previous, next marked move

## After the game

table-over = The game is over
table-finish-go = See the result
# $points is a text: "5 points".
table-finish-own = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } place, { $points }
table-abandoned = The game ended early, without a result.
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } place
table-why-points = Where the points came from
table-rematch = Play again
table-rematch-go = Join the rematch
table-rematch-asked = Rematch! Are you in?
table-replay = Watch replay
table-to-table = The result
table-record = Download record
table-share-game = Share replay
table-home = Home
table-show-table = Show table
table-show-result = Back to result
table-fair = The shuffle was settled before the first card. You can check every card yourself.
table-check-deal = Check the deal
table-more = More
table-see-review = Review game
table-picture = Share a picture
table-picture-saved = Picture saved
table-tied = tied
table-picture-title = Result of a game of { $game }
table-picture-best = Best decision

table-picture-costliest = Costliest decision

## Replay

table-review = Review
table-replay-title = Replay: { $game }
table-replay-step = Step { $step } of { $steps }
table-replay-nothing = There’s nothing to see from here.
table-replay-position = Position in the game
table-replay-back = Step back
table-replay-forward = Step forward
table-replay-round-back = Back to the start of the round
table-replay-round-on = On to the next round
table-replay-play = Play
table-replay-pause = Pause
table-replay-speed = Speed
table-replay-speed-times = { $times }×
table-replay-seen = View
table-replay-open = All cards
table-replay-spectator = Spectator
table-replay-running = This game is still being played. You see what you’re allowed to know.
table-replay-missing = There’s no such game here.

table-share-moment = Share this moment

## Lessons

table-lesson = First game: { $game }
table-lesson-hint = Lesson
table-lesson-next = Next
table-lesson-on = Play on
table-lesson-skip = Skip the lesson
table-lesson-over = Now you know the game!
table-lesson-over-about = The rest comes with playing. The rules are always one tap away.
table-lesson-play = Play a real game
table-lesson-again = Repeat lesson
table-lesson-failed = The lesson didn’t start. Try again.

## Quick phrases

table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-well-played = Well played!
table-phrase-thanks = Thanks!
table-phrase-thinking = Let me think…
table-phrase-hurry = Whenever you’re ready…
table-phrase-oops = Oops!
table-phrase-sorry = Sorry!
table-phrase-wow = Wow!
table-phrase-good-game = Good game!

## Playing on: leaving, rematches, the evening's score, reactions, the television
table-leave-ask = Leave the game?
table-leave-ask-about = A bot will play for you. You can come back whenever you like.
table-leave-stay = Stay
table-notice-left = { $name } has left. A bot takes over.
table-notice-away = { $name } has been away for a while.
table-notice-back = { $name } is back.
table-notice-timed-out = { $name } has run out of time. A bot takes over.
table-notice-stood-in = { $by } has called in a bot to play for { $name }.
table-notice-rematch = { $name } has started a rematch.
table-rematch-watch = Watch the new game
table-rematch-follow = There’s a new game. You’ll see it in a moment.
table-rematch-stay = Stay here
table-evening = This session
table-evening-after = { $games ->
    [1] After 1 game
   *[other] After { $games } games
  }
table-evening-wins = { $wins ->
    [1] 1 win
   *[other] { $wins } wins
  }
table-reactions = Reactions
table-reaction-laugh = Laugh
table-reaction-love = Love it
table-reaction-clap = High five
table-reaction-gasp = Gasp
table-reaction-cry = Cry
table-reaction-hiss = Hiss
table-reacted = { $name }: { $reaction }
table-key-react = reactions
table-tv = Show on a TV
table-tv-about = Open this on a big screen: everyone sees the table, but nobody’s hand. Play on your phones.
table-tv-scan = Scan the code to sit down.
table-tv-scan-on = To play or watch on your phone

table-tv-sound = Click anywhere for sound.

## Why something was not done

table-refused-already-here = You’re already at this table.
table-refused-bad-name = Choose a name people can read.
table-refused-busy = The coach is busy right now. Ask again in a moment.
table-refused-empty-text = Write something first.
table-refused-hello-first = The table doesn’t know who you are. Reload the page.
table-refused-malformed = The table didn’t understand that. Reload the page.
table-refused-no-result = This game ended early, so there’s nothing to review.
table-refused-no-such-action = There’s no such move.
table-refused-no-such-bot = There’s no such bot.
table-refused-no-such-phrase = There’s no such phrase.
table-refused-no-such-reaction = There’s no such reaction.
table-refused-no-such-seat = There’s no such seat.
table-refused-not-absent = That player is here, or has only just left. Wait a moment.
table-refused-not-all-ready = Not everyone is ready yet.
table-refused-not-allowed = While the game is on, you only see what your seat sees.
table-refused-not-alone = The coach only helps when all the others are bots.
table-refused-not-begun = This game hasn’t started yet.
table-refused-not-host = Only the host can do that.
table-refused-not-over = The game isn’t over yet.
table-refused-not-playing = There’s no game on at this table right now.
table-refused-not-seated = Only players can do that. You’re watching.
table-refused-not-stood-in = No bot is playing for you.
table-refused-not-their-turn = It’s not that player’s turn.
table-refused-not-waiting = The game has already started.
table-refused-other-rules = This game used older rules that this version doesn’t know.
table-refused-running = You can see that when the game is over.
table-refused-seat-taken = Someone is already sitting there.
table-refused-seats-free = Some seats are still free.
table-refused-stale = The table has moved on. Choose again.
table-refused-too-big = That’s too much at once. Send less.
table-refused-too-fast = Not so fast! Try again in a moment.
table-refused-too-many = Too busy right now. Try again later.
table-refused-too-slow = Your connection couldn’t keep up. Reload the page.
table-refused-try-again = One moment, the table is reloading. Check whether your last move counted.
table-refused-other-protocol = This server runs a different version. Install the same one to join.
table-refused-unknown-room = There’s no table at this address. The link may be missing a character, or the table was cleared long ago.
