### The coach: hints while playing, and the review after the game.

## A hint

coach-chance = { $percent }%
coach-hint-title = What I’d play, and your chance to win with it:
coach-hint-later = Ask for a hint when it’s your turn.
coach-ask = What would you do?
coach-thinking = The coach is thinking…
command-hint = what the coach would do

## A review

coach-review-whose = Whose game
coach-review-table = Show as table
coach-review-step = Step
coach-review-before = Chance before
coach-review-cost = Cost
coach-review-chart = The chance to win: { $start } at the start, { $result } at the end, from { $lowest } to { $highest } on the way.
coach-review-with = See how you played:
coach-review-title = { $game }: { $name }’s chance to win, move by move
coach-review-progress = Move { $done } of { $all }
coach-review-start = At the start: { $chance }

# $points (text): with a sign and decimals
coach-review-luck = Luck: { $points }

# $points (text): with a sign and decimals
coach-review-decisions = Decisions: { $points }
coach-review-result = At the end: { $chance }
coach-review-about = Luck: what the cards and the others did. Decisions: what better moves would have saved you. Both in percentage points.
coach-review-costly = Costliest moves
coach-review-flawless = Well played: no move clearly cost you anything.

# $points (text): with a sign and decimals
coach-review-choice = Step { $step }: { $points }
coach-review-made = Your move ({ $chance }): { $move }
coach-review-better = Better ({ $chance }): { $move }
coach-review-mark-back = Previous marked move
coach-review-mark-on = Next marked move
coach-review-comments = Comments
coach-review-costly-move = Cost: { $points ->
    [1] 1 point
   *[other] { $points } points
  }
coach-review-strong-move = Strong move: { $points ->
    [1] 1 point
   *[other] { $points } points
  } ahead of the next best
coach-review-best-move = Best move
coach-review-fair-move = About as good as the best
coach-review-strongest = The strongest decisions

coach-review-nothing = No decision at this step. The marks on the line lead to the most important ones.

## Felix

felix-coach-worth-it = A sack worth about { $points } for { $mice ->
    [1] 1 mouse.
   *[other] { $mice } mice.
  }
felix-coach-too-dear = Too expensive: { $mice ->
    [1] 1 mouse
   *[other] { $mice } mice
  } for a sack worth about { $points }.
felix-coach-buy = A sack worth about { $points } for { $mice ->
    [1] a single mouse.
   *[other] only { $mice } mice.
  }
felix-coach-not-worth-it = The sack is worth about { $points }, and staying in costs { $mice } or more.
felix-coach-leave-row = The sack is worth about { $points }, and your mouse is worth a point too.
felix-coach-pass-mice = Passing gets you { $mice ->
    [1] 1 mouse.
   *[other] { $mice } mice.
  }
felix-coach-pass-leaves = You give up a sack worth about { $points }.
felix-coach-good-cat-rich = A good cat ({ $points }): you have more mice than the average, so you can buy it yourself.
felix-coach-good-cat-poor = A good cat ({ $points }) that someone else may buy.
felix-coach-bad-cat-rich = A bad cat ({ $points }) in a sack you could afford.
felix-coach-bad-cat-poor = A bad cat ({ $points }) for others to pay for.
felix-coach-dog = A dog ({ $card }) is worth nothing itself, but spoils the sack for the others.
felix-coach-rabbit = A rabbit is worth nothing, so you risk little.

## Cat in the Box

catinthebox-coach-part-many = You have { $held ->
    [1] 1 copy
   *[other] { $held } copies
  } of the { $card }. Those run out of colours first.
catinthebox-coach-part-few = You have { $held ->
    [1] 1 copy
   *[other] { $held } copies
  } of the { $card }.
catinthebox-coach-predict = Your high cards look good for about { $about }. This predicts { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [1] Leaves one of your cards
   *[other] Leaves { $cards } of your cards
  } without a space. That’s a paradox, unless someone else causes one first.
catinthebox-coach-not-stuck = Avoids a paradox that most other plays lead to.
catinthebox-coach-trumps = Takes the lead with red, and loses { $colour } for this round.
catinthebox-coach-gives-up = Leaves the trick to the others, and loses { $colour } for this round.
catinthebox-coach-joins-group = Your largest group grows to { $size } tokens.
catinthebox-coach-keeps-open = Keeps the most room for your hand: { $spaces ->
    [1] 1 space.
   *[other] { $spaces } spaces.
  }
catinthebox-coach-leads = Leads { $colour }: { $higher ->
    [1] 1 higher space is free.
   *[other] { $higher } higher spaces are free.
  }
catinthebox-coach-stays-below = Stays low: you have the tricks you want.
catinthebox-coach-cannot-take = Can’t win this trick.
catinthebox-coach-takes-wanted = Wins the trick; you want { $wanted ->
    [1] 1 more.
   *[other] { $wanted } more.
  }
catinthebox-coach-takes-unwanted = Wins a trick you don’t want.
catinthebox-coach-ahead = Takes the lead, with { $players ->
    [1] 1 player
   *[other] { $players } players
  } still to come.

catinthebox-coach-leaves = Leaves { $spaces ->
    [0] no spaces
    [1] 1 space
   *[other] { $spaces } spaces
  } in { $colour } for the rest of your hand.

## Ratjack

ratjack-coach-makes-25 = Exactly 25: that’s a cheese.
ratjack-coach-last-in = You’re the last one left: that’s a cheese.
ratjack-coach-highest = The deck runs out and you have the highest total: that’s a cheese.
ratjack-coach-knocks-out = Knocks out: { $seats }.
ratjack-coach-out = { $above } over 25: you’re out.
ratjack-coach-others-win = Gives a cheese to: { $seats }.
ratjack-coach-nobody-wins = The deck is used up and the highest total is tied: nobody gets cheese.
ratjack-coach-above = You’ll be { $above } over 25, unless the rest of the effect saves you.
ratjack-coach-at-25 = You’ll be at 25 for now, but the effect goes on.
ratjack-coach-below = Your total will be { $sum }: { $below } to go.
ratjack-coach-their-sum = { $seat } will have a total of { $sum }.
ratjack-coach-no-sum = Changes nobody’s total.
ratjack-coach-unseen-card = Depends on a card you can’t see.
ratjack-coach-hides = Keeps the { $value } hidden for later.
ratjack-coach-hides-fitting = Hides the { $value } that gets you to 25.
ratjack-coach-flips = Discards { $card } to flip one of your hidden cards.
ratjack-coach-keeps = Keeps in hand: { $cards }.
ratjack-coach-pile = You know what you get: { $value }.
ratjack-coach-pile-fits = The { $value } on the discard pile gets you to 25.
ratjack-coach-deck = Cards you can’t see that keep you at 25 or below: { $fitting } of { $unseen }.
ratjack-coach-deck-known = You know the top card: { $value }.

ratjack-coach-aims = { $seat_is ->
    [you] Targets you; your total is { $sum }.
   *[other] Targets { $seat }, with a total of { $sum }.
  }
