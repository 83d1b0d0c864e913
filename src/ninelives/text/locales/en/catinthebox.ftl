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
catinthebox-reason-discard-first = First put a card aside.
catinthebox-reason-predict-first = First predict your tricks.
catinthebox-reason-prediction-not-offered = That number cannot be predicted with so many players.
catinthebox-reason-play-a-card = Now a card is played, and its colour declared.
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
catinthebox-end-paradox = { $name }: paradox, { $tricks ->
    [one] one trick counts
   *[other] { $tricks } tricks count
  } against = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } for tricks, at most four, + { $bonus } for the largest group = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } for tricks, five or more, no bonus = { $points }

## The page

catinthebox-page-ask-discard = Put one card aside for this round.
catinthebox-page-ask-predict = How many tricks will you win?
catinthebox-page-ask-play = Choose a card, then its colour on the board.
catinthebox-page-board = Research board
catinthebox-page-colours = Colours
catinthebox-page-players = Players
catinthebox-page-hand = Your cards
catinthebox-page-space = { $card } { $colour }: { $state ->
    [open] open to you
    [costs] open to you, but you give up { $led }
    [mine] your token
    [taken] token of { $name }
    [blocked] blocked
   *[free] free
  }
catinthebox-page-led = Led: { $colour }
catinthebox-page-led-colour = { $colour }, led
catinthebox-page-red-closed = Red is not open yet
catinthebox-page-shown = Turned up:
catinthebox-page-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cards
  }. { $state ->
    [dead] No colour is left for it.
   *[playable] Can still be { $colours }.
  }
catinthebox-page-which-colour = What colour is your { $card }?
catinthebox-page-put-aside = Put the { $card } aside
catinthebox-page-desk = { $name }. Points: { $points }. Tricks: { $tricks }. Colours left: { $colours }. Largest group: { $group }. Cards in hand: { $cards }.
catinthebox-page-predicted = Predicted: { $tricks }.
catinthebox-page-ahead = Ahead in this trick.
catinthebox-page-points = { $points } { $points ->
    [one] point
   *[other] points
  }
catinthebox-page-tricks = { $tricks } { $tricks ->
    [one] trick
   *[other] tricks
  }
catinthebox-page-tricks-of = { $tricks } of { $predicted } { $predicted ->
    [one] trick
   *[other] tricks
  }
catinthebox-page-where = Round { $round } of { $rounds }
catinthebox-page-trick = Trick { $trick } of { $tricks }
catinthebox-page-exposed = { $name }: no card could be played.
catinthebox-page-no-score = No round is finished yet.
catinthebox-page-key-card = choose a card, or say how many tricks
catinthebox-page-key-colour = its colour: red, blue, yellow, green
catinthebox-page-key-aside = put the chosen card aside
catinthebox-page-key-move = go through the cards and the board
catinthebox-page-key-back = choose another card

## The guided game

catinthebox-lesson-cards = Welcome to the laboratory! Your cards have a number but no colour. Nobody knows their colour until you play them.
catinthebox-lesson-aside = First put one card aside. Each number fits the board only once in every colour, so three 1s may become too many. Touch a 1, then the button.
catinthebox-lesson-predict = Now say how many tricks you will win. If you are exactly right, there is a bonus. You hold two 6s, so 3 is worth a try.
catinthebox-lesson-lead = You lead. Touch a 6, then say its colour on the board: blue, yellow or green. Red is trump and may not be led yet.
catinthebox-lesson-token = From now on it is true: your card has that colour for everybody. Your token takes the space for the whole round.
catinthebox-lesson-follow = Others may play any colour. But whoever does not follow the colour led gives it up for this round. The crossed signs show what is gone.
catinthebox-lesson-trick = The highest red card wins the trick; without red, the highest card of the colour led. The winner leads next.
catinthebox-lesson-cost = Your turn again. Spaces that light up are open to you. A ! warns you: playing there costs you the colour led.
catinthebox-lesson-group = Put your tokens side by side. If your prediction comes true, every token of your largest group is a point. It is outlined.
catinthebox-lesson-dead = Look at the corners of your cards: they show which colours are still possible. A card with none left can never be played.
catinthebox-lesson-danger = Only such cards on your turn? That is a paradox: the round ends at once, and your tricks count against you.
catinthebox-lesson-paradox = There it is, the paradox! Somebody had no card left that could be true. The others score as usual.
catinthebox-lesson-scored = The round is over. The score sheet tells where every point came from.
catinthebox-lesson-again = Now you know the whole game. The next player begins, and the board is empty again. Have fun!
