### The page around the tables: home, rule books, settings.

## Home

page-tagline = Three sly card games of hidden things.
page-tagline-more = With friends or against bots. No account, no waiting.
page-games = The games
page-about-felix = Everybody slips a card into the sack, and then the sack is sold to the highest bidder. Is it the cat worth 15, or the dog that chases it away?
page-about-catinthebox = Your cards have numbers, but no colour until you say which one. Predict your tricks, and do not be the one for whom no colour is left.
page-about-ratjack = Collect 25 and not one more. Your cards flip, swap and copy each other, and so do those of your neighbours.
page-players = { $from } to { $to } players
page-play-now = Play now
page-play-against = { $bots ->
    [one] against one bot
   *[other] against { $bots } bots
  }, { $strength }
page-play-change = Change
page-seats = Players, you included
page-strength = Bots
page-bot-random = Dice
    .about = plays anything
page-bot-greedy = Tomcat
    .about = takes what it can get
page-bot-kitten = Kitten
    .about = still learning, and often careless
page-bot-alley-cat = Alley cat
    .about = thinks briefly and plays well
page-bot-tiger = Tiger
    .about = thinks hard and forgives nothing
page-bot-gambler = Gambler
    .about = likes a risk
page-bot-rascal = Rascal
    .about = likes to trip the others up
page-play-friends = Play with friends
page-learn = Learn it
page-learn-about = a guided first game
page-rules = Rules
page-opening = The table is being set …

## Tables

page-tables-running = Your tables
page-tables-to-join = Open tables
page-tables-to-join-none = No open table right now. Open one yourself: friends come by a link, or anybody from here.
page-tables-to-watch = To watch
page-tables-finished = Your finished games
page-tables-all = Show all { $count }
page-table-my-turn = Your turn
page-table-waiting = waiting for players
page-table-playing = being played
page-table-abandoned = ended early
page-table-free = { $count ->
    [one] one seat free
   *[other] { $count } seats free
  }
page-table-won = You won
page-table-place = Place { $place }
page-table-enter = Enter
page-table-go-on = Go on
page-table-join = Join
page-table-watch = Watch
page-table-replay = Replay
page-table-with = with { $names }
page-table-empty = nobody else yet

## A table with friends

page-friends-title = { $game } with friends
page-friends-bots = Seats for bots
page-friends-bots-none = none
page-friends-pace = Pace
page-friends-pace-none = No clock
    .about = Everybody takes the time they need.
page-friends-pace-live = With a clock
    .about = Everybody is there. Whoever runs out of time is played for by a bot.
page-friends-pace-days = Days for a move
    .about = Look in now and then, and make your move.
page-friends-minutes = Minutes for each player
page-friends-days = Days for each move
page-friends-who = Who may come
page-friends-who-link = Only by the link
    .about = Nobody sees the table who was not invited.
page-friends-who-listed = Anybody
    .about = The table is shown to everybody on the home page.
page-friends-open = Open the table
page-friends-next = You get a link to send to your friends.

## Settings

page-settings = Settings
page-close = Close
page-language = Language
page-theme = Light
page-theme-system = As the system
page-theme-light = Light
page-theme-dark = Dark
page-speed = Movement
page-speed-calm = Calm
page-speed-normal = Normal
page-speed-brisk = Brisk
page-speed-instant = None
page-fast-forward = Fast-forward
page-fast-forward-manual = When I switch it on
page-fast-forward-always = Always
page-confirm = Confirm a choice
page-confirm-auto = On touch screens
page-confirm-always = Always
page-confirm-never = Never
page-sound = Sound
page-volume = Volume
page-vibration = Vibrate when it is your turn
page-on = On
page-off = Off
page-name = Your name
page-name-about = This is how others at the table see you. Until you choose one, you go by a cat's name.
page-name-save = Save
page-name-saved = Saved. The others see you by this name now.
page-name-refused = This name could not be taken. Try a shorter or another one.

## Rule books

page-rules-title = { $game }: the rules
page-rules-contents = Contents
page-rules-table = Table
page-rules-loading = The rule book is being fetched …
page-rules-missing = The rule book could not be fetched. Try again in a moment.

## When something is in the way

page-to-home = To the home page
page-try-again = Try again
page-nowhere-title = Nobody sits here
page-nowhere-text = There is no page at this address. Perhaps a letter of the link was lost on the way.
page-problem-title = Something is in the way
page-problem-load = This page could not be loaded. Is the connection there? Then try again.
page-problem-offline = The server does not answer. We keep trying.
page-problem-open = The table could not be opened. Try again in a moment.
page-problem-too-many = You have very many tables open. Finish one, then open a new one.
