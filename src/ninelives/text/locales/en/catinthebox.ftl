### Cat in the Box

## Colours, and the letters they have on the board

catinthebox-colour-red = red
catinthebox-colour-blue = blue
catinthebox-colour-yellow = yellow
catinthebox-colour-green = green
catinthebox-letter-red = R
catinthebox-letter-blue = B
catinthebox-letter-yellow = Y
catinthebox-letter-green = G

## What happens

catinthebox-event-round-began = Round { $round }. { $seat_is ->
    [you] You begin.
   *[other] { $seat } begins.
  }
catinthebox-event-hand-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
  }
catinthebox-event-cards-dealt = { $seat_is ->
    [you] You are dealt { $count } cards.
   *[other] { $seat } is dealt { $count } cards.
  }
catinthebox-event-space-blocked = A { $card } is turned up: { $card } { $colour } is blocked.
catinthebox-event-own-card-put-aside = { $seat_is ->
    [you] You put a { $card } aside.
   *[other] { $seat } puts a { $card } aside.
  }
catinthebox-event-card-put-aside = { $seat_is ->
    [you] You put a card aside.
   *[other] { $seat } puts a card aside.
  }
catinthebox-event-prediction-made = { $seat_is ->
    [you] You predict { $tricks ->
        [one] one trick.
       *[other] { $tricks } tricks.
      }
   *[other] { $seat } predicts { $tricks ->
        [one] one trick.
       *[other] { $tricks } tricks.
      }
  }
catinthebox-event-card-played = { $seat_is ->
    [you] You play { $card } { $colour }.
   *[other] { $seat } plays { $card } { $colour }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] You did not follow and give up { $colour } for this round.
   *[other] { $seat } did not follow and gives up { $colour } for this round.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] You win the trick, your number { $tricks }.
   *[other] { $seat } wins the trick, number { $tricks }.
  }
catinthebox-event-paradox-caused = Paradox! { $seat_is ->
    [you] You can play none of your cards: { $cards }.
   *[other] { $seat } can play no card and shows { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] You have { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      } and a bonus of { $bonus }: { $points } points.
   *[other] { $seat } has { $tricks ->
        [one] one trick
       *[other] { $tricks } tricks
      } and a bonus of { $bonus }: { $points } points.
  }
catinthebox-event-game-ended = The game is over. Points: { $points }.

## What is asked, and what can be done

catinthebox-ask-discard = Which card do you put aside for this round? For example: discard 3
catinthebox-ask-predict = How many tricks will you win? For example: predict 2
catinthebox-ask-play = Play a card and say its colour, for example: 5 as blue
catinthebox-action-play = play a { $card } and declare it { $colour }
catinthebox-action-discard = put a { $card } aside, face down, for this round
catinthebox-action-predict = { $tricks ->
    [one] say that you will win exactly one trick
   *[other] say that you will win exactly { $tricks } tricks
  }

## Why something is not allowed

catinthebox-reason-already-put-aside = You have already put a card aside.
catinthebox-reason-discard-first = First put a card aside: discard and its number.
catinthebox-reason-predict-first = First predict your tricks: predict and a number.
catinthebox-reason-prediction-not-offered = That number cannot be predicted with so many players.
catinthebox-reason-play-a-card = Now a card is played: its number, as, and a colour.
catinthebox-reason-space-taken = That space of the board is taken already.
catinthebox-reason-colour-given-up = You have given up that colour for this round.
catinthebox-reason-red-not-open = You may not lead red before somebody has played red.

## The table

catinthebox-screen-title = Round { $round } of { $rounds }, trick { $trick }
catinthebox-screen-costs = (you give up { $colour })
catinthebox-screen-open-to-me = { $sign } open to you now
catinthebox-screen-blocked = { $sign } blocked
catinthebox-screen-player = player
catinthebox-screen-points = points
catinthebox-screen-tricks = tricks
catinthebox-screen-predicted = predicted
catinthebox-screen-colours = colours left
catinthebox-screen-now = this trick (* ahead)
catinthebox-screen-hand = Your cards:
catinthebox-screen-aside = (put aside: { $card })

## The end

catinthebox-end-round = Round { $round }
catinthebox-end-met = { $name }: { $tricks } for tricks, as predicted, + { $bonus } for the largest group = { $points }
catinthebox-end-missed = { $name }: { $tricks } for tricks, { $predicted } predicted, no bonus = { $points }
catinthebox-end-paradox = { $name }: paradox, { $tricks } tricks count against = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } for tricks, at most four, + { $bonus } for the largest group = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } for tricks, five or more, no bonus = { $points }
