### The command line: help, mistakes, short answers.

## Help

help = Felix, Cat in the Box and Ratjack: three card games of hidden things.
help-bare = serve the games on this machine and open the page
help-version = version, and whether it is compiled
help-more = Every command explains itself: ninelives play --help
    Texts are in { $languages }: add --lang de
help-usage = { $usage }: { $about }
help-default = default: { $value }
help-file = Settings can also come from environment variables and from the file
    { $file }, or another one named by --config.
    The command line comes first, then the variable, then the file. In the file a
    setting has the name of its option, without the dashes:
help-example = Example: { $command }

argument-file = a recorded game
argument-game = { $games }
option-decks = Ratjack with the cards of this folder; see docs/guide/decks.md
option-json = as JSON
option-option = what the table agrees on; see ninelives { $command } GAME --help
option-host = address to listen on; 0.0.0.0 lets in the whole network
option-port = port to listen on
option-port-default = the first free one from 8000 on
option-root-path = path of the page behind a proxy, as in /games
option-root-path-default = none
option-data-dir = folder in which games are kept
option-database = another database: sqlite:///FILE or postgresql://…
option-database-default = ninelives.db in the data folder
option-workers = number of processes; more than one needs PostgreSQL
option-origin = another address of the page, as in https://games.example; can be given several times
option-origin-default = none
option-proxy = trust a proxy to say who calls and whether it is https
option-proxy-default = no
option-open = open the page in a browser
option-open-default = yes, if there is a screen
option-log = log every request, as plain text or as json
option-log-default = problems only
option-lang = language of messages: { $languages }
option-lang-default = that of the system
option-config = TOML file with settings

help-serve = serve the page and its games from this machine.
    Without options it is for this machine only, and the page opens.

help-backup = copy all that a server keeps into a file.
    The server may keep running: the file has everything as it was at one moment.
help-backup-file = a new file; it holds secrets, so only you may read it

help-restore = put a backup into a new database.
    This is also the way from a file to PostgreSQL, and back. Nothing is
    overwritten: a database that has something in it is left as it is.
help-restore-file = a file that ninelives backup wrote

help-play = play in the terminal against bots.
help-play-game = { $games }; without it you are asked
help-play-players = how many sit at the table, you included (usually { $default })
help-play-bots = who plays against you, in turn (usually { $default }): { $bots }; tiger:5s thinks five seconds
help-play-seed = the same text deals the same cards
help-play-record = where the record of the game goes
help-play-resume = go on with a recorded game or start from a deal

help-join = take a seat on a server.
    With a seat's link it is that seat. With a table's link you take a free seat, or watch.
help-join-link = as the page shows it: https://host/t/… or https://host/t/…#…
help-join-bot = a bot plays for you, as in `play`, or with cmd:COMMAND a program of your own; see docs/guide/write-a-bot.md

help-bot = one of the bots as a program of its own.
    It is asked on standard input and answers on standard output, a line of JSON each: the
    protocol by which programs in any language play. See docs/guide/write-a-bot.md.
help-bot-name = { $bots }
help-bot-seed = the same number plays the same; without it the host's is taken

help-replay = show a recorded game, action by action.
help-replay-seat = as the player on seat N saw it, counted from 0
help-replay-open = with all secrets shown (default)
help-replay-step = wait for Enter after every action

help-review = how well a recorded game was played, and how lucky.
    Every choice is judged by what the player could know then.
help-review-seat = the player on seat N, counted from 0 (usually the first person)
help-review-budget = how long to think about a choice: 500 simulations, or 0.5s

help-verify = check every action, every draw and the result of a recorded game.
    Exit code 0 if all is true; 1 and the number of the line if it is not.

help-rules = read the rules of a game, or one of them.
help-rules-rule = the number of one rule

help-arena = bots against bots, on the same deals in every seating.
    A bot named several times is one contestant with several seats.
help-arena-bot = one for each seat, as in `play`, or cmd:COMMAND for a program
help-arena-games = how many games at least (usually { $default })
help-arena-seed = the same number plays the same match (usually { $default })
help-arena-jobs = how many processes play (usually one for each core)
help-arena-report = also write a page with charts, as in report.html
help-arena-ray = play on a Ray cluster: auto, its address, or a new one here

help-bench = measure how fast the games run here.

## Mistakes, each in one line that says how to mend it

error = ninelives: { $what }
error-no-command = No command { $name }. There are { $known }; see ninelives --help.
error-unknown-option = { $name } is not an option of this command; see ninelives { $command } --help.
error-option-needs-value = { $name } needs a value after it; see ninelives { $command } --help.
error-too-many-words = { $name } is one word too many; see ninelives { $command } --help.
error-missing-word = { $name } is missing; see ninelives { $command } --help.
error-either-or = { $one } and { $other } do not go together; leave one of them out.
error-not-a-number = { $name } must be a whole number, not { $value }.
error-unknown-game = There is no game { $name }; choose one of { $known }.
error-bad-seats = { $game } is not for { $seats } players; possible are { $allowed }.
error-option-form = An option is given as KEY=VALUE, not { $value }.
error-no-such-option = { $game } has no option { $name }; there are { $allowed }.
error-no-options = { $game } has no options, so { $name } must go.
error-bad-value = The option { $name } cannot be { $value }; it can be { $allowed }.
error-unknown-bot = There is no bot { $name }; choose one of { $known }.
error-too-many-bots = { $count } bots are too many for { $players } players with you; name at most { $most }.
error-at-least-one = { $name } must be at least 1.
error-bot-failed = The bot { $bot } cannot go on: { $why }. Mend it or name another.
error-workers-die = Three workers died of deal { $deal }; there may be too little memory. Try fewer with --jobs.
error-no-ray = Ray is not installed; pip install 'ninelives[ray]' brings it. Without --ray this machine plays alone.
error-no-cluster = There is no Ray cluster at { $address }: { $why }. Leave the address out for one on this machine.
error-unknown-language = There are no texts in { $name }; choose one of { $known }.
error-no-such-rule = { $game } has no rule { $rule }; ninelives rules { $game } shows them all.
error-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
error-not-finished = The game in { $file } is not over; it can be reviewed when it is.
error-bad-budget = { $value } is no budget; write simulations as 500 or seconds as 0.5s.
error-cannot-read = { $file } cannot be read: { $why }
error-cannot-write = { $file } cannot be written: { $why }
error-not-text = { $file } is not a text file, so it is no record.
error-file-exists = { $file } is already there; choose another file, or go on with it by --resume.
error-bad-link = This is no link of a table. It looks like https://host/t/ROOM, for a seat with #… behind it; put it in quotes.
error-not-your-seat = This seat link is no longer true. Without what is behind # you can watch.
error-not-with-resume = { $name } comes from the record; leave it out with --resume.
error-bad-record = { $file }, line { $line }: { $fault }
error-no-decks = { $game } has no decks to choose; { $name } is for Ratjack only.
error-no-folder = { $folder } is no folder; --decks needs one with deck files, see docs/guide/decks.md.
error-cannot-start = "{ $command }" cannot be started: { $why }
error-bad-line = Standard input, line { $line }: { $fault } See docs/protocol.md.
error-cannot-listen = Cannot listen at { $address }: { $why }. Choose another with --port or --host.
error-no-such-port = There is no port { $port }; ports go up to { $highest }.
error-bad-origin = "{ $value }" is not the address of a page; write it as in https://games.example
error-in-setting = { $name }: { $what }
error-not-a-flag = { $name } must be true or false, not { $value }.
error-not-a-list = { $name } must be a list of texts, as in ["https://games.example"], not { $value }.
error-not-a-text = { $name } must be a text in quotes, not { $value }.
error-not-a-choice = { $name } cannot be { $value }; it can be { $allowed }.
error-not-toml = { $file } is not a TOML file: { $why }
error-unknown-key = { $file }: there is no setting "{ $key }"; there are { $known }.
error-bad-root-path = "{ $value }" cannot be a root path; write it as in /games
error-root-path-taken = "{ $value }" cannot be a root path: the server has addresses of its own below { $taken }. Choose another one.
error-backup-exists = { $file } is already there; choose another file.
error-store-unusable = The database cannot be used: { $why }. Name another with --database or --data-dir.
error-one-worker = A file is for one process; --workers needs --database postgresql://…
error-bad-deck = { $file }, line { $line }: { $fault }
error-bad-deck-file = { $file }: { $fault }

## What can be wrong with a line of a record

fault-not-a-record = the first line of a record must be "{ $detail }".
fault-no-section = the line "play:" or "deal:" is missing.
fault-unknown-header = "{ $detail }" is no line of a header; docs/records.md lists them.
fault-header-twice = "{ $detail }" is there a second time; remove one.
fault-header-missing = the line "{ $detail }: …" is missing.
fault-unknown-game = no such game; there are { $detail }.
fault-other-rules = these are other rules than the ones played here, version { $detail }.
fault-other-variant = this game was played with other decks ({ $detail }); name their folder with --decks.
fault-no-variant = this game was played with the built-in decks; leave --decks out.
fault-bad-number = "{ $detail }" is not a whole number.
fault-bad-seats = the game cannot be played by so many; possible are { $detail }.
fault-bad-option = no such option or value; possible are { $detail }.
fault-bad-seat = there is no seat { $detail }; seats are counted from 0.
fault-bad-commitment = a commitment is 64 digits from 0 to f.
fault-bad-hex = "{ $detail }" is not made of pairs of digits from 0 to f.
fault-not-a-step = "{ $detail }" is no action; write "seat 0: …" or "chance: …".
fault-not-a-draw = "{ $detail }" is no draw; below "deal:" only chance may act.
fault-bad-notation = no action of this game is written "{ $detail }".
fault-not-a-result = "{ $detail }" is no line of the result; write "seat 0: 11 points, place 1", seat by seat.
fault-result-incomplete = the result needs one line for each of { $detail } seats.
fault-after-the-end = the game is over before this line.
fault-chance-or-seat = chance acts where a player should, or a player where chance should.
fault-illegal = rule { $detail } does not allow this.
fault-other-seed = this seed is not the one the dealer promised.
fault-other-draw = the dealer's seed draws something else here: { $detail }.
fault-result-too-early = there is a result, but the game is not over.
fault-other-result = the true points and place are { $detail }.

## What can be wrong with a line that a host says to a bot

bot-fault-bad-view = these facts make no view of this game in which there is something to choose.
bot-fault-malformed = this is no message that a host says.
bot-fault-match-first = a question comes before "match", which says what is played.
bot-fault-other-protocol = this is another version of the protocol.
bot-fault-other-rules = another game, or other rules or cards than this bot knows.
bot-fault-too-long = this line is too long.

## What can be wrong with a deck file

deck-fault-unreadable = cannot be read ({ $detail }); a folder of decks has rats.toml, weasels.toml, raccoons.toml and tokens.toml.
deck-fault-not-text = this is not a text in UTF-8.
deck-fault-not-toml = this is not TOML: { $detail }
deck-fault-section-missing = the section [{ $detail }] is missing.
deck-fault-unknown-key = "{ $detail }" does not belong here; possible are { $allowed }.
deck-fault-not-a-word = { $detail } is missing or no text; write { $detail } = "…".
deck-fault-other-animal = the animal of this file must be "{ $detail }".
deck-fault-unknown-power = no power is called "{ $detail }"; docs/guide/decks.md lists them.
deck-fault-too-many-chains = { $detail } may be on { $allowed } cards of a deck only.
deck-fault-no-count = this power has no count; remove the line.
deck-fault-bad-count = this power needs a count, a number from 1 to { $detail }.
deck-fault-bad-source = source cannot be "{ $detail }"; possible are { $allowed }.
deck-fault-same-faces = front and back of a token must differ.
deck-fault-not-a-list = printed must be a list of faces; write printed = [] for none.
deck-fault-unknown-face = no face is called "{ $detail }"; docs/guide/decks.md lists them.

## Serving

serving = Ninelives is here: { $address }
serving-friends = Friends in the same network come in here: { $address }
serving-end = Ctrl+C ends it. Games are kept, and go on the next time.

## Verify

backed-up = { $file }: { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } with { $moves } moves.
restored = { $file } is put back: { $rooms ->
        [one] { $rooms } table
       *[other] { $rooms } tables
    } with { $moves } moves.
verified = { $file }: true. { $actions ->
    [one] One action, all allowed.
   *[other] { $actions } actions, all allowed.
  }
verified-draws = Every draw is the one the dealer's seed makes.
verified-no-seed = The seed is not shown, so the draws could not be made again.
verified-given = The first { $given } draws were given and not made by the seed.
verified-result = The result is right.
verified-unfinished = The game is not finished.

## Starting a game

which-game = Which game?

## Bench

bench-game = game
bench-rollout-steps-per-s = played out: steps/s
bench-rollouts-per-s = games/s
bench-round-rollouts-per-s = rounds/s
bench-guided-rollouts-per-s = played well/s
bench-python-steps-per-s = from Python: steps/s
bench-clone-ns = clone ns

## The version and the build

version = ninelives { $version } ({ $build })
build-compiled = compiled
build-pure-asked = pure Python, because NINELIVES_PURE is set; bots think much slower than compiled
build-pure-source = pure Python, from the source tree; bots think much slower than compiled
build-pure-no-compiler = pure Python, built without a C compiler; bots think much slower than compiled
