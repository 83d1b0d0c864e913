### The command line: help, mistakes, short answers.

## Help

help = Felix, Cat in the Box and Ratjack: three sly card games of bluff and luck.
help-bare = serve the games on this machine and open the page
help-version = version, and whether it is compiled
help-more = Every command has its own help: ninelives play --help
    Available languages: { $languages }; add --lang de
help-usage = { $usage }: { $about }
help-default = default: { $value }
help-file = Settings can also come from environment variables and from the file
    { $file }, or another one named by --config.
    The command line wins over the variable, and the variable over the file.
    In the file, a setting is named like its option, without the dashes:
help-example = Example: { $command }

argument-file = a recorded game
argument-game = { $games }
option-decks = play Ratjack with the cards in this folder; see docs/guide/decks.md
option-json = as JSON
option-option = a game option; see ninelives { $command } GAME --help
option-host = address to listen on; 0.0.0.0 lets the whole network in
option-port = port to listen on
option-port-default = the first free one from 8000 on
option-root-path = path of the page behind a proxy, such as /games
option-root-path-default = none
option-data-dir = folder for the games
option-database = another database: sqlite:///FILE or postgresql://…
option-database-default = ninelives.db in the data folder
option-workers = number of processes; more than one needs PostgreSQL
option-origin = another address of the page, such as https://games.example; can be given several times
option-origin-default = none
option-proxy = trust a proxy to say who calls and whether they use https
option-proxy-default = no
option-open = open the page in a browser
option-open-default = yes, if there is a screen
option-log = log every request, as plain text or as json
option-log-default = problems only
option-lang = language of messages: { $languages }
option-lang-default = the language of the system
option-config = TOML file with settings

help-serve = serve the page and its games from this machine.
    Without options only this machine can reach it, and the page opens.

help-backup = copy everything a server keeps into a file.
    The server can keep running: the file holds everything as it was at one moment.
help-backup-file = a new file; it holds secrets, so only you can read it

help-restore = put a backup into a new database.
    You can also move from a file to PostgreSQL this way, and back. Nothing is
    overwritten: a database that isn’t empty stays as it is.
help-restore-file = a file that ninelives backup wrote

help-play = play in the terminal against bots.
help-play-game = { $games }; without it you are asked
help-play-players = how many players, including you (default: { $default })
help-play-bots = who plays against you, in turn (default: { $default }): { $bots }; tiger:5s thinks for five seconds
help-play-seed = the same text deals the same cards
help-play-record = file for the record of the game
help-play-resume = continue a recorded game, or start from a deal

help-join = take a seat on a server.
    With the link of a seat you get that seat. With the link of a table you take a free seat, or watch.
help-join-link = as the page shows it: https://host/t/… or https://host/t/…#…
help-join-bot = a bot plays for you, as in `play`, or your own program with cmd:COMMAND; see docs/guide/write-a-bot.md

help-bot = run one of the bots as a separate program.
    It reads questions from standard input and answers on standard output, one line of JSON
    each. Programs in any language can use this protocol. See docs/guide/write-a-bot.md.
help-bot-name = { $bots }
help-bot-seed = the same number plays the same; without it the host’s seed is used

help-replay = show a recorded game, move by move.
help-replay-seat = as the player in seat N saw it, counting from 0
help-replay-open = show all secrets (default)
help-replay-step = wait for Enter after every move

help-review = see how well a recorded game was played, and how lucky the player was.
    Every move is judged by what the player could know at the time.
help-review-seat = the player in seat N, counting from 0 (default: the first person)
help-review-budget = how long to think about each move: 500 simulations, or 0.5s

help-verify = check every move, every draw and the result of a recorded game.
    Exit code 0 if everything is right; 1 and the line number if not.

help-rules = read the rules of a game, or one of them.
help-rules-rule = the number of one rule

help-arena = let bots play against bots, with the same deals in every seating.
    A bot named several times is one contestant with several seats.
help-arena-bot = one for each seat, as in `play`, or cmd:COMMAND for a program
help-arena-games = play at least this many games (default: { $default })
help-arena-seed = the same number plays the same match (default: { $default })
help-arena-jobs = number of processes (default: one per core)
help-arena-report = also write a page with charts, such as report.html
help-arena-ray = play on a Ray cluster: auto, its address, or a new one here

help-bench = measure how fast the games run here.

## Mistakes, each in one line that says how to fix it

error = ninelives: { $what }
error-no-command = There’s no command { $name }. Choose one of { $known }; see ninelives --help.
error-unknown-option = This command has no option { $name }; see ninelives { $command } --help.
error-option-needs-value = { $name } needs a value after it; see ninelives { $command } --help.
error-too-many-words = { $name } is one word too many; see ninelives { $command } --help.
error-missing-word = { $name } is missing; see ninelives { $command } --help.
error-either-or = { $one } and { $other } don’t go together; leave one of them out.
error-not-a-number = { $name } must be a whole number, not { $value }.
error-unknown-game = There’s no game { $name }; choose one of { $known }.
error-bad-seats = { $game } can’t be played with { $seats ->
    [1] 1 player
   *[other] { $seats } players
  }; choose one of { $allowed }.
error-option-form = Write an option as KEY=VALUE, not { $value }.
error-no-such-option = { $game } has no option { $name }; choose one of { $allowed }.
error-no-options = { $game } has no options; remove { $name }.
error-bad-value = The option { $name } can’t be { $value }; choose one of { $allowed }.
error-unknown-bot = There’s no bot { $name }; choose one of { $known }.
error-too-many-bots = { $count ->
    [1] 1 bot is
   *[other] { $count } bots are
  } too many for a game of { $players } with you in it; name at most { $most }.
error-at-least-one = { $name } must be at least 1.
error-bot-failed = The bot { $bot } stopped working: { $why }. Fix it or choose another.
error-workers-die = Three workers died while playing deal { $deal }; there may be too little memory. Try fewer with --jobs.
error-no-ray = Ray isn’t installed; get it with pip install 'ninelives[ray]'. Without --ray this machine plays alone.
error-no-cluster = There’s no Ray cluster at { $address }: { $why }. Leave the address out to start one on this machine.
error-unknown-language = There’s no language { $name }; choose one of { $known }.
error-no-such-rule = { $game } has no rule { $rule }; ninelives rules { $game } shows them all.
error-no-such-seat = There’s no seat { $seat }; the seats are 0 to { $last }.
error-not-finished = The game in { $file } isn’t over; review it when it is.
error-bad-budget = { $value } isn’t a budget; write simulations as 500 or seconds as 0.5s.
error-cannot-read = Can’t read { $file }: { $why }
error-cannot-write = Can’t write { $file }: { $why }
error-not-text = { $file } isn’t a text file, so it can’t be a record.
error-file-exists = { $file } already exists; choose another file, or continue the game with --resume.
error-bad-link = That isn’t the link of a table. It looks like https://host/t/ROOM, with #… after it for a seat; put it in quotes.
error-not-your-seat = This seat link is no longer valid. Leave out everything from # on to watch.
error-not-with-resume = { $name } comes from the record; leave it out with --resume.
error-bad-record = { $file }, line { $line }: { $fault }
error-no-decks = { $game } has no decks to choose; { $name } is for Ratjack only.
error-no-folder = { $folder } isn’t a folder; --decks needs one with deck files, see docs/guide/decks.md.
error-cannot-start = Can’t start "{ $command }": { $why }
error-bad-line = Standard input, line { $line }: { $fault } See docs/protocol.md.
error-cannot-listen = Can’t listen on { $address }: { $why }. Choose another with --port or --host.
error-no-such-port = There’s no port { $port }; ports go up to { $highest }.
error-bad-origin = "{ $value }" isn’t the address of a page; write it like https://games.example
error-in-setting = { $name }: { $what }
error-not-a-flag = { $name } must be true or false, not { $value }.
error-not-a-list = { $name } must be a list of strings like ["https://games.example"], not { $value }.
error-not-a-text = { $name } must be text in quotes, not { $value }.
error-not-a-choice = { $name } can’t be { $value }; choose one of { $allowed }.
error-not-toml = { $file } isn’t a TOML file: { $why }
error-unknown-key = { $file }: there’s no setting "{ $key }"; choose one of { $known }.
error-bad-root-path = "{ $value }" can’t be a root path; write it like /games
error-root-path-taken = "{ $value }" can’t be a root path: the server uses addresses below { $taken } itself. Choose another.
error-backup-exists = { $file } already exists; choose another file.
error-store-unusable = Can’t use the database: { $why }. Name another with --database or --data-dir.
error-one-worker = A database file is for one process; --workers needs --database postgresql://…
error-bad-deck = { $file }, line { $line }: { $fault }
error-bad-deck-file = { $file }: { $fault }

## What can be wrong with a line of a record

fault-not-a-record = the first line of a record must be "{ $detail }".
fault-no-section = the line "play:" or "deal:" is missing.
fault-unknown-header = "{ $detail }" isn’t a line of the header; docs/records.md lists them.
fault-header-twice = "{ $detail }" is there twice; remove one.
fault-header-missing = the line "{ $detail }: …" is missing.
fault-unknown-game = there’s no such game; choose one of { $detail }.
fault-other-rules = this game used other rules than ours, which are version { $detail }.
fault-other-variant = this game was played with other decks ({ $detail }); name their folder with --decks.
fault-no-variant = this game was played with the built-in decks; leave --decks out.
fault-bad-number = "{ $detail }" isn’t a whole number.
fault-bad-seats = the game isn’t for that many players; choose one of { $detail }.
fault-bad-option = there’s no such option or value; choose one of { $detail }.
fault-bad-seat = there’s no seat { $detail }; seats count from 0.
fault-bad-commitment = a commitment is 64 digits from 0 to f.
fault-bad-hex = "{ $detail }" isn’t made of pairs of digits from 0 to f.
fault-not-a-step = "{ $detail }" isn’t a move; write "seat 0: …" or "chance: …".
fault-not-a-draw = "{ $detail }" isn’t a draw; below "deal:" only chance can act.
fault-bad-notation = this game has no move "{ $detail }".
fault-not-a-result = "{ $detail }" isn’t a line of the result; write "seat 0: 11 points, place 1", seat by seat.
fault-result-incomplete = the result needs one line for each of { $detail } seats.
fault-after-the-end = the game is over before this line.
fault-chance-or-seat = chance acts where a player should, or a player where chance should.
fault-illegal = rule { $detail } doesn’t allow this.
fault-other-seed = this isn’t the seed the dealer promised.
fault-other-draw = the dealer’s seed draws something else here: { $detail }.
fault-result-too-early = there is a result, but the game isn’t over.
fault-other-result = the real points and place are { $detail }.

## What can be wrong with a line that a host says to a bot

bot-fault-bad-view = these facts aren’t a view of this game with something to choose.
bot-fault-malformed = this isn’t a message that a host sends.
bot-fault-match-first = this question comes before "match", which names the game.
bot-fault-other-protocol = this is another version of the protocol.
bot-fault-other-rules = this bot doesn’t know this game, or these rules or cards.
bot-fault-too-long = this line is too long.

## What can be wrong with a deck file

deck-fault-unreadable = can’t be read ({ $detail }); a folder of decks has rats.toml, weasels.toml, raccoons.toml and tokens.toml.
deck-fault-not-text = this isn’t text in UTF-8.
deck-fault-not-toml = this isn’t TOML: { $detail }
deck-fault-section-missing = the section [{ $detail }] is missing.
deck-fault-unknown-key = "{ $detail }" doesn’t belong here; choose one of { $allowed }.
deck-fault-not-a-word = { $detail } is missing or isn’t text; write { $detail } = "…".
deck-fault-other-animal = the animal of this file must be "{ $detail }".
deck-fault-unknown-power = there’s no power "{ $detail }"; docs/guide/decks.md lists them.
deck-fault-too-many-chains = { $detail } can be on no more than { $allowed } cards of a deck.
deck-fault-no-count = this power has no count; remove the line.
deck-fault-bad-count = this power needs a count from 1 to { $detail }.
deck-fault-bad-source = source can’t be "{ $detail }"; choose one of { $allowed }.
deck-fault-same-faces = front and back of a token must differ.
deck-fault-not-a-list = printed must be a list of faces; write printed = [] for none.
deck-fault-unknown-face = there’s no face "{ $detail }"; docs/guide/decks.md lists them.

## Serving

serving = Ninelives is ready: { $address }
serving-friends = Friends on the same network can join at: { $address }
serving-end = Press Ctrl+C to stop. Games are saved, and continue next time.

## Verify

backed-up = { $file }: { $rooms ->
    [1] 1 table
   *[other] { $rooms } tables
  }, { $moves ->
    [1] 1 move
   *[other] { $moves } moves
  }.
restored = Restored from { $file }: { $rooms ->
    [1] 1 table
   *[other] { $rooms } tables
  }, { $moves ->
    [1] 1 move
   *[other] { $moves } moves
  }.
verified = { $file }: OK. { $actions ->
    [1] 1 move, allowed.
   *[other] { $actions } moves, all allowed.
  }
verified-draws = Every draw follows from the dealer’s seed.
verified-no-seed = The record has no seed, so the draws couldn’t be repeated.
verified-given = { $given ->
    [1] The first draw was given, not made from the seed.
   *[other] The first { $given } draws were given, not made from the seed.
  }
verified-result = The result is right.
verified-unfinished = The game isn’t over.

## Starting a game

which-game = Which game?

## Bench

bench-game = game
bench-rollout-steps-per-s = steps/s
bench-rollouts-per-s = games/s
bench-round-rollouts-per-s = rounds/s
bench-guided-rollouts-per-s = guided games/s
bench-python-steps-per-s = steps/s from Python
bench-clone-ns = clone ns

## The version and the build

version = ninelives { $version } ({ $build })
build-compiled = compiled
build-pure-asked = pure Python, because NINELIVES_PURE is set; bots think much more slowly than compiled
build-pure-source = pure Python, from the source tree; bots think much more slowly than compiled
build-pure-no-compiler = pure Python, built without a C compiler; bots think much more slowly than compiled
