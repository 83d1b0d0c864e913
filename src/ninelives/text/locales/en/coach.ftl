### The coach: hints while playing, and the review after the game.

## A hint

coach-chance = { $percent }%
coach-hint-title = What I would do, and the chance to win with it:
coach-hint-later = A hint is for when it is your turn.
coach-ask = What would you do?
coach-thinking = The coach is thinking …
command-hint = what the coach would do

## A review

coach-review-whose = Whose game
coach-review-table = The same as a table
coach-review-step = Step
coach-review-before = Chance before
coach-review-cost = Cost
coach-review-chart = The chance to win: { $start } at the start, { $result } in the end, from { $lowest } to { $highest } on the way.
coach-review-with = How well you played is told by:
coach-review-title = { $game }: the chance of { $name } to win, choice by choice
coach-review-progress = { $done } of { $all } choices
coach-review-start = At the start: { $chance }
coach-review-luck = Luck: { $points } points
coach-review-decisions = Decisions: { $points } points
coach-review-result = In the end: { $chance }
coach-review-about = Luck is what the deal, the others and the cards did; decisions are what better moves would have kept. Both in percentage points.
coach-review-costly = The dearest decisions
coach-review-flawless = No decision clearly cost anything.
coach-review-choice = Step { $step }, { $points } points
coach-review-made = Made ({ $chance }): { $move }
coach-review-better = Better ({ $chance }): { $move }

## Felix

felix-coach-worth-it = A sack worth about { $points } for { $mice ->
    [one] one mouse.
   *[other] { $mice } mice.
  }
felix-coach-too-dear = Dear: { $mice ->
    [one] one mouse
   *[other] { $mice } mice
  } for a sack worth about { $points }.
felix-coach-buy = A sack worth about { $points } for { $mice ->
    [one] a single mouse.
   *[other] only { $mice } mice.
  }
felix-coach-not-worth-it = The sack is worth about { $points }, and to stay in costs { $mice } or more.
felix-coach-leave-row = The sack is worth about { $points }, and a mouse is a point as well.
felix-coach-pass-mice = Passing brings { $mice ->
    [one] one mouse.
   *[other] { $mice } mice.
  }
felix-coach-pass-leaves = Leaves a sack worth about { $points }.
felix-coach-good-cat-rich = A good cat ({ $points }): with more mice than the average you may buy it yourself.
felix-coach-good-cat-poor = A good cat ({ $points }) that somebody else may buy.
felix-coach-bad-cat-rich = A bad cat ({ $points }) in a sack that you could afford.
felix-coach-bad-cat-poor = A bad cat ({ $points }) for others to pay for.
felix-coach-dog = A dog counts nothing itself, and spoils what others reckon with ({ $card }).
felix-coach-rabbit = A rabbit counts nothing: little is risked.

## Cat in the Box

catinthebox-coach-part-many = You hold the { $card } { $held } times: such a rank runs out of colours first.
catinthebox-coach-part-few = You hold the { $card } { $held ->
    [one] once
   *[other] { $held } times
  }.
catinthebox-coach-predict = Your high cards look like about { $about }; this says { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [one] One of your cards is
   *[other] { $cards } of your cards are
  } then sure to find no space: a paradox, unless somebody else causes one first.
catinthebox-coach-not-stuck = Avoids a paradox that most other plays lead to.
catinthebox-coach-trumps = Gets ahead with red, and gives up { $colour } for this round.
catinthebox-coach-gives-up = Leaves the trick to others, and gives up { $colour } for this round.
catinthebox-coach-joins-group = Your largest group grows to { $size } tokens.
catinthebox-coach-keeps-open = Keeps the most room for your hand: { $spaces ->
    [one] one space.
   *[other] { $spaces } spaces.
  }
catinthebox-coach-leads = Leads { $colour }: { $higher ->
    [one] one higher space is free.
   *[other] { $higher } higher spaces are free.
  }
catinthebox-coach-stays-below = Stays below: you have the tricks you want.
catinthebox-coach-cannot-take = Cannot take this trick.
catinthebox-coach-takes-wanted = Takes the trick; you want { $wanted ->
    [one] one more.
   *[other] { $wanted } more.
  }
catinthebox-coach-takes-unwanted = Takes a trick more than you want.
catinthebox-coach-ahead = Gets ahead, with { $players ->
    [one] one player
   *[other] { $players } players
  } to come.

## Ratjack

ratjack-coach-makes-25 = Makes exactly 25: a point.
ratjack-coach-last-in = You are then the last one in: a point.
ratjack-coach-highest = The deck is used up and your sum is the highest: a point.
ratjack-coach-knocks-out = Knocks out: { $seats }.
ratjack-coach-out = { $above } above 25: you are out.
ratjack-coach-others-win = Gives a point to: { $seats }.
ratjack-coach-above = Your sum is { $above } above 25, unless the rest of the effect mends it.
ratjack-coach-at-25 = Your sum is 25 for now; the effect goes on.
ratjack-coach-below = Your sum is then { $sum }: { $below } below 25.
ratjack-coach-their-sum = The sum of { $seat } is then { $sum }.
ratjack-coach-no-sum = Changes no sum.
ratjack-coach-unseen-card = Depends on a card that you do not see.
ratjack-coach-hides = Keeps { $value } hidden for later.
ratjack-coach-hides-fitting = Hides the { $value } that makes your 25.
ratjack-coach-flips = Goes onto the pile, to flip a hidden card of yours ({ $card }).
ratjack-coach-keeps = Keeps in hand: { $cards }.
ratjack-coach-pile = A card you see: a { $value }.
ratjack-coach-pile-fits = The { $value } on the pile makes your 25.
ratjack-coach-deck = { $fitting } of the { $unseen } cards you do not see fit below your 25.
ratjack-coach-deck-known = You know the top card: a { $value }.
