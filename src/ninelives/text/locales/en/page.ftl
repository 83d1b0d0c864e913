### The page around the tables: home, rule books, settings.

## Home

page-tagline = Three sly card games of bluff and luck.
page-tagline-more = With friends or against bots. No account, no waiting.
page-games = The games
page-about-felix = Everyone slips a card into the sack, then the sack goes to the highest bidder. Is it the cat worth 15, or the dog that chases it off?
page-about-catinthebox = Your cards have numbers, but no colour until you name one. Predict your tricks, and don’t be the one who runs out of colours.
page-about-ratjack = Get to exactly 25. One more and you’re out. Your cards flip, swap and copy each other, and so do everyone else’s.
page-players = { $from } to { $to } players
page-play-now = Play now
page-play-against = { $bots ->
    [1] vs 1 bot
   *[other] vs { $bots } bots
  } · { $strength }
page-play-change = Change
page-seats = Players (including you)
page-strength = Bots
page-bot-random = Dice
    .about = plays anything
page-bot-greedy = Tomcat
    .about = grabs what it can
page-bot-kitten = Kitten
    .about = still learning, often careless
page-bot-alley-cat = Alley cat
    .about = thinks fast and plays well
page-bot-tiger = Tiger
    .about = thinks hard and forgives nothing
page-bot-gambler = Gambler
    .about = loves a risk
page-bot-rascal = Rascal
    .about = loves to trip you up
page-play-friends = Play with friends
page-learn = Learn to play
page-learn-about = a guided first game
page-rules = Rules
page-opening = Setting the table…
page-first = New here? Start with this one
page-first-learn = Learn it in five minutes
page-length-felix = about 20 minutes · easy
page-length-catinthebox = about 25 minutes · tricky

page-length-ratjack = about 15 minutes · medium

## Tables

page-tables-running = Your tables
page-tables-to-join = Open tables
page-tables-to-join-none = No open tables right now. Start one! Invite friends with a link, or let anyone join.
page-tables-to-watch = Watch live
page-tables-finished = Your finished games
page-tables-all = Show all { $count }
page-table-my-turn = Your turn
page-table-waiting = waiting for players
page-table-playing = in progress
page-table-abandoned = ended early
page-table-free = { $count ->
    [1] 1 free seat
   *[other] { $count } free seats
  }
page-table-won = You won
page-table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
page-table-enter = Open
page-table-go-on = Resume
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
    .about = Everyone takes the time they need.
page-friends-pace-live = With a clock
    .about = Everyone is at the table together. Run out of time and a bot takes over.
page-friends-pace-days = Day by day
    .about = Look in now and then, and make your move.
page-friends-minutes = Minutes per player
page-friends-days = Days per move
page-friends-who = Who can join
page-friends-who-link = Invite only
    .about = Only people with the link can find it.
page-friends-who-listed = Anyone
    .about = Everyone sees the table on the home page.
page-friends-open = Open the table
page-friends-next = Next you get a link to send to your friends.

page-friends-more = More options
    .about = bots and variants of the rules

## Settings

page-settings = Settings
page-close = Close
page-language = Language
page-theme = Theme
page-theme-system = Match system
page-theme-light = Light
page-theme-dark = Dark
page-surface = Table
page-surface-green = Green felt
page-surface-blue = Blue felt
page-surface-walnut = Walnut
page-surface-linen = Linen
page-surface-night = Night
page-back = Card backs
page-back-game = Each game’s own
page-back-paws = Paws
page-back-bones = Fish bones
page-back-moon = Moon and stars
page-back-weave = Weave
page-speed = Animations
page-speed-calm = Slow
page-speed-normal = Normal
page-speed-brisk = Fast
page-speed-instant = Off
page-fast-forward = Fast-forward
page-fast-forward-manual = When I switch it on
page-fast-forward-always = Always
page-confirm = Confirm moves
page-confirm-auto = On touch screens
page-confirm-always = Always
page-confirm-never = Never
page-bot-lines = Bots chat now and then
page-reactions = Reactions fly over the table
page-sound = Sound
page-volume = Volume
page-vibration = Vibrate on my turn
page-on = On
page-off = Off
page-name = Your name
page-name-about = This is the name others see at the table. Until you choose one, you play under a cat’s name.
page-name-save = Save
page-name-saved = Saved. That’s the name others see now.
page-name-refused = That name won’t work. Try another one, or a shorter one.

## Rule books

page-rules-title = { $game }: the rules
page-rules-contents = Contents
page-rules-table = Table
page-rules-summary = One-page summary
page-rules-whole = The whole rule book
page-rules-print = Print
page-rules-loading = Loading the rules…
page-rules-missing = The rules didn’t load. Try again in a moment.

## When something is in the way

page-to-home = Home
page-try-again = Try again
page-nowhere-title = Page not found
page-nowhere-text = There’s no page at this address. The link may be missing a character.
page-problem-title = Something went wrong
page-problem-load = This page didn’t load. Check your connection and try again.
page-problem-offline = The server isn’t answering. Reconnecting…
page-problem-open = The table didn’t open. Try again in a moment.
page-problem-too-many = You have too many open tables. Finish one before you open another.

## About
page-about-title = About
page-about-what = Ninelives is three card games of bluff and hidden cards, to play in the browser with friends or against bots. There are no accounts and no ads.
page-about-fans = It’s made by fans and isn’t affiliated with the publishers. Felix (also Filou) is by Friedemann Friese, 2F-Spiele; Cat in the Box by Muneyuki Yokouchi, Hobby Japan and Bézier Games; Ratjack by Maxime Mercier and Mathieu Can, Studio H and Broadway Toys. Rule books and drawings are our own.
page-about-source = Source
page-about-licence = Licence
page-about-free = Ninelives is free software: you can read it, change it, and run it on a server of your own. The people who run this server can tell you where to find its source.
page-about-typefaces = Typefaces and their licence
page-about-privacy = Privacy
page-about-kept-cookie = A cookie with a random number tells this server which seats are yours. It’s deleted 400 days after your last visit, or as soon as you delete it yourself.
page-about-kept-games = The server keeps the name you choose, and your tables with their moves, results and chat, so you can carry on playing and watch replays. They stay until the people who run this server delete them. Anyone with the link to a table can see it.
page-about-kept-browser = Your settings and the keys to your seats are kept only in this browser, until you clear its data.

page-about-kept-nothing = Nothing else is kept: no email address, no internet address. This page loads nothing from other servers and sends nothing to them. If you share a link in a chat, that chat may fetch a preview with the game, the players’ names and the result.

## Previews of links
page-preview-learn = Learn { $game }

page-preview-players = { $game } with { $names }
