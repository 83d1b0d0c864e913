### The arena: bots against bots.

## What was played

arena-title = { $game }: { $players ->
    [1] 1 player
   *[other] { $players } players
  }, { $games ->
    [1] 1 game
   *[other] { $games } games
  }, seed { $seed }
arena-partial = Stopped early. Games so far: { $games }.
arena-nothing = Stopped before the first deal was over: nothing to report.
arena-report-written = Report: { $file }
time-left = { $time } left

## Numbers

arena-decimal-sign = .
arena-percent = { $number }%
arena-interval = { $low } to { $high }

## Columns

arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-win-rate = win rate
arena-column-interval = 95%
arena-column-score = score
arena-column-place = place
arena-column-rating = rating
arena-column-uncertainty = give or take
arena-column-mean-ms = ms per move
arena-column-p99-ms = 99% below (ms)
arena-column-pair = score, per deal
arena-column-difference = difference
arena-column-habit = habit
arena-column-all = all
arena-fair-share = If all were equally good, each seat would win { $share } of its games.
arena-about-intervals = 95%: the true value lies in this range 95 times out of 100. The unit is the deal, not the game: each deal is played in several seatings.

## Habits

arena-habit-forced-moves = moves without a choice
arena-habit-drawn-moves = moves drawn for a failing program
arena-habit-paradox-rate = paradoxes per round
arena-habit-predictions-met = predictions met
arena-habit-prediction = tricks predicted
arena-habit-tricks = tricks won per round
arena-habit-group-bonus = group bonus per round
arena-habit-sacks-won = sacks won per game
arena-habit-price = mice paid for a sack
arena-habit-overpaid = sacks that cost more than their cats
arena-habit-bad-cards-early = bad cards among the first four hidden
arena-habit-bluff-bids = bids with their own bad card in the sack
arena-habit-rounds-without-mice = rounds ended without mice, per game
arena-habit-bust-rate = rounds over 25
arena-habit-exact-25s = exactly 25, per game
arena-habit-knock-outs = knock-outs, per game
arena-habit-shows = turns showing a card
arena-habit-hides = turns hiding a card
arena-habit-discards = turns discarding a card

## The report

arena-report-win-rates = Win rates
arena-report-win-rates-about = The dot is a seat’s win rate, the line its 95% interval, the dashed line the fair share.
arena-report-scores = Scores
arena-report-scores-about = How often each score came up; the line marks the mean.
arena-report-differences = Score differences
arena-report-differences-about = Per deal, with 95% intervals. If an interval doesn’t touch zero, it’s unlikely to be chance.
arena-report-habits = Habits
arena-report-strength = Ratings and time
arena-report-strength-about = Ratings use the Plackett–Luce model; times are milliseconds per move on the machine that played.
arena-report-standings = Standings
