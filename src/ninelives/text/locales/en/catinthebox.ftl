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

## Options
catinthebox-option-rows = Rows of the board
    .about = the order of the colours, and so which spaces touch
catinthebox-option-rows-red-first = red, blue, yellow, green
catinthebox-option-rows-red-last = blue, yellow, green, red
catinthebox-option-forced-red = Only red to lead
    .about = what happens when the leader can name no colour but red, and red isn’t open yet
catinthebox-option-forced-red-lead = they lead red

catinthebox-option-forced-red-paradox = it’s a paradox

## What happens

catinthebox-event-round-began = Round { $round }. { $seat_is ->
    [you] You start.
   *[other] { $seat } starts.
  }
catinthebox-event-hand-dealt = { $seat_is ->
    [you] You are dealt { $cards }.
   *[other] { $seat } is dealt { $cards }.
  }
catinthebox-event-cards-dealt = { $seat_is ->
    [you] You are dealt { $count ->
        [1] 1 card
       *[other] { $count } cards
      }.
   *[other] { $seat } is dealt { $count ->
        [1] 1 card
       *[other] { $count } cards
      }.
  }
catinthebox-event-space-blocked = Turned up: { $card }. It blocks the { $colour } { $card }.
catinthebox-event-own-card-put-aside = { $seat_is ->
    [you] You set aside your { $card }.
   *[other] { $seat } sets aside their { $card }.
  }
catinthebox-event-card-put-aside = { $seat_is ->
    [you] You set a card aside.
   *[other] { $seat } sets a card aside.
  }
catinthebox-event-prediction-made = { $seat_is ->
    [you] You predict
   *[other] { $seat } predicts
  } { $tricks ->
    [1] 1 trick.
   *[other] { $tricks } tricks.
  }

# $colour (text): the name of a colour
catinthebox-event-card-played = { $seat_is ->
    [you] You play a { $colour } { $card }.
   *[other] { $seat } plays a { $colour } { $card }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] You didn’t follow: no more { $colour } for you this round.
   *[other] { $seat } didn’t follow: no more { $colour } this round.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] You win the trick ({ $tricks } so far).
   *[other] { $seat } wins the trick ({ $tricks } so far).
  }
catinthebox-event-paradox-caused = Paradox! { $seat_is ->
    [you] You can’t play any of your cards: { $cards }.
   *[other] { $seat } can’t play and shows { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] You score
   *[other] { $seat } scores
  } { $points ->
    [1] 1 point
   *[other] { $points } points
  } ({ $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
  }, bonus { $bonus }).
catinthebox-event-game-ended = The game is over. Points: { $points }.

## What is asked, and what can be done

catinthebox-ask-discard = Set one card aside for this round. For example: discard 3
catinthebox-ask-predict = How many tricks will you win? For example: predict 2
catinthebox-ask-play = Play a card and name its colour. For example: 5 as blue

# $colour (text): the name of a colour
catinthebox-action-play = play a { $colour } { $card }
catinthebox-action-discard = set your { $card } aside, face down, for this round
catinthebox-action-predict = { $tricks ->
    [1] predict that you’ll win exactly 1 trick
   *[other] predict that you’ll win exactly { $tricks } tricks
  }

## Why something is not allowed

catinthebox-reason-already-put-aside = You’ve already set a card aside.
catinthebox-reason-discard-first = Set a card aside first.
catinthebox-reason-predict-first = Predict your tricks first.
catinthebox-reason-prediction-not-offered = You can’t predict that number with this many players.
catinthebox-reason-play-a-card = Play a card and name its colour.
catinthebox-reason-space-taken = That space on the board is already taken.
catinthebox-reason-colour-given-up = You’ve lost that colour for this round.
catinthebox-reason-red-not-open = You can’t lead red until someone has played red.

## The table

catinthebox-screen-title = Round { $round } of { $rounds }, trick { $trick }
catinthebox-screen-costs = (costs you { $colour })
catinthebox-screen-open-to-me = { $sign } open to you now
catinthebox-screen-blocked = { $sign } blocked
catinthebox-screen-player = player
catinthebox-screen-points = points
catinthebox-screen-tricks = tricks
catinthebox-screen-predicted = predicted
catinthebox-screen-colours = colours left
catinthebox-screen-now = this trick (* winning)
catinthebox-screen-hand = Your cards:
catinthebox-screen-aside = (set aside: { $card })

## The end

catinthebox-end-round = Round { $round }
catinthebox-end-met = { $name }: { $tricks } for tricks, as predicted, + { $bonus } for the largest group = { $points }
catinthebox-end-missed = { $name }: { $tricks } for tricks, { $predicted } predicted, no bonus = { $points }
catinthebox-end-paradox = { $name }: paradox, minus { $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
  } = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } for tricks, four or fewer, + { $bonus } for the largest group = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } for tricks, five or more, no bonus = { $points }

## The page

catinthebox-page-ask-discard = Set one card aside for this round.
catinthebox-page-ask-predict = How many tricks will you win?
catinthebox-page-ask-play = Choose a card, then its colour on the board.
catinthebox-page-board = Research board
catinthebox-page-colours = Colours
catinthebox-page-players = Players
catinthebox-page-hand = Your cards
catinthebox-page-space = { $card } { $colour }: { $state ->
    [open] open to you
    [costs] open to you, but costs you { $led }
    [mine] your token
    [taken] { $name }’s token
    [blocked] blocked
   *[free] free
  }
catinthebox-page-led = Led: { $colour }
catinthebox-page-led-colour = { $colour }, led
catinthebox-page-red-closed = You can’t lead red yet
catinthebox-page-this-trick = This trick
catinthebox-page-wins = The highest { $colour } wins
catinthebox-page-trumps = The highest { $colour } wins: it’s trump
catinthebox-page-predictions = Everyone’s predictions
catinthebox-page-aside = Cards set aside, face down
catinthebox-page-offered = At a table of { $players }: { $numbers }
catinthebox-page-red-open = Red is open: you can lead it now
catinthebox-page-loses = you lose { $colour }
catinthebox-page-price = lose { $colour }
catinthebox-page-group = group
catinthebox-page-shown = Turned up:
catinthebox-page-card = { $count ->
    [1] { $card }
   *[other] { $card }, { $count } cards
  }. { $state ->
    [dead] It has no colour left.
   *[playable] It can still be { $colours }.
  }
catinthebox-page-which-colour = What colour is your { $card }?
catinthebox-page-put-aside = Set the { $card } aside
catinthebox-page-desk = { $name }. Points: { $points }. Tricks: { $tricks }. Colours left: { $colours }. Largest group: { $group }. Cards in hand: { $cards }.
catinthebox-page-predicted = Predicted: { $tricks }.
catinthebox-page-ahead = Winning this trick.
catinthebox-page-points = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
catinthebox-page-tricks = { $tricks ->
    [1] 1 trick
   *[other] { $tricks } tricks
  }
catinthebox-page-tricks-of = { $tricks } of { $predicted ->
    [1] 1 trick
   *[other] { $predicted } tricks
  }
catinthebox-page-tricks-short = { $tricks }/{ $predicted } tricks
catinthebox-page-where = Round { $round } of { $rounds }
catinthebox-page-trick = Trick { $trick } of { $tricks }
catinthebox-page-exposed = { $name }: no card left to play.
catinthebox-page-no-score = No round has ended yet.
catinthebox-page-round-paradox = A paradox ends round { $round }
catinthebox-page-why-met = { $tricks } for tricks, as predicted, + { $bonus } for the group
catinthebox-page-why-missed = { $tricks } for tricks, { $predicted } predicted
catinthebox-page-why-paradox = { $tricks ->
    [1] paradox: minus 1 trick
   *[other] paradox: minus { $tricks } tricks
  }
catinthebox-page-why-few-tricks = { $tricks } for tricks, four or fewer, + { $bonus } for the group
catinthebox-page-why-many-tricks = { $tricks } for tricks, five or more
catinthebox-page-key-card = choose a card, or predict your tricks
catinthebox-page-key-colour = its colour: red, blue, yellow, green
catinthebox-page-key-aside = set the chosen card aside
catinthebox-page-key-move = move around the cards and the board
catinthebox-page-key-back = choose another card

## The guided game
catinthebox-lesson-goal = The goal: the most points. Every trick you win is a point, and a right prediction brings a bonus.

catinthebox-lesson-cards = Your cards have a number but no colour. You name the colour when you play a card.
catinthebox-lesson-aside = First set one card aside. You have three 1s, and they’re weak: choose a 1, then press the button.
catinthebox-lesson-predict = How many tricks will you win? You have two 6s, the highest number, so try 3. You can’t choose the crossed-out numbers.
catinthebox-lesson-trump = Red is trump: it beats every other colour. You can’t begin a trick with red yet.
catinthebox-lesson-lead = You lead: you play the first card of the trick. Choose a 6, then name its colour.
catinthebox-lesson-token = Your { $card } is { $colour } now. Your token keeps that space: no other { $card } can be { $colour } this round.
catinthebox-lesson-follow = That’s the led colour now. Playing it too is called following. Nobody has to, but not following has a price.
catinthebox-lesson-gave-up = { $seat } didn’t follow and so loses { $colour }: no more { $colour } cards for them this round.
catinthebox-lesson-gave-up-own = You didn’t follow, so you’ve lost { $colour }: none of your cards can be { $colour } this round.
catinthebox-lesson-won = The highest red card wins the trick; without red, the highest of the led colour. { $seat_is ->
    [you] You lead the next one.
   *[other] { $seat } leads the next one.
  }
catinthebox-lesson-trick = For a trick, each player plays one card. The best of these cards wins the trick.
catinthebox-lesson-cost = The crossed-out sign on a space warns you: if you play there, you lose the led colour.
catinthebox-lesson-group = Your tokens that touch each other form a group. If your prediction is right, your largest group is the bonus.
catinthebox-lesson-dead = The signs on a card show which colours it can still have. With none left, you can’t play it.
catinthebox-lesson-danger = If you can’t play any of your cards on your turn, that’s a paradox. It ends the round.
catinthebox-lesson-paradox = { $seat } can’t play any card: a paradox! The round ends, and their tricks count against them.
catinthebox-lesson-paradox-own = You can’t play any of your cards: a paradox! The round ends, and your tricks count against you.
catinthebox-lesson-hit = You predicted { $tricks } and won { $tricks }. That’s a point for each, and { $bonus } for your largest group.
catinthebox-lesson-missed = You predicted { $predicted } but won { $tricks }. Every trick is a point, but there’s no bonus.
catinthebox-lesson-end = That’s the whole game. The board is empty again, and the next player leads. Have fun!
