#### common.ftl

game-newgame = New Game: the highest card takes the trick
game-name-newgame = New Game
game-points-newgame = { $points ->
    [1] 1 point
   *[other] { $points } points
  }

#### page.ftl

page-about-newgame = Play your cards one by one. The highest card takes the trick.
page-length-newgame = about 10 minutes · easy

#### arena.ftl

arena-habit-newgame-led = card led in New Game

#### coach.ftl

newgame-coach-takes = The { $card } is the highest card so far.
newgame-coach-loses = The { $card } cannot take this trick.

#### newgame.ftl

### New Game

## What happens

newgame-event-card-dealt = { $seat_is ->
    [you] You are dealt a { $card }.
   *[other] { $seat } is dealt a { $card }.
  }
newgame-event-card-dealt-unseen = { $seat_is ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
  }
newgame-event-card-played = { $seat_is ->
    [you] You play a { $card }.
   *[other] { $seat } plays a { $card }.
  }
newgame-event-trick-taken = { $seat_is ->
    [you] You take the trick with your { $card }.
   *[other] { $seat } takes the trick with the { $card }.
  }
newgame-event-game-ended = The game is over. Tricks: { $points }.

## What is asked, and what can be done

newgame-ask-play = Which card do you play? For example: play 7
newgame-page-ask-play = Play a card.
newgame-action-play = play the { $card }

## The screen

newgame-screen-player = player
newgame-screen-tricks = tricks
newgame-screen-card = card
newgame-screen-hand = Your cards:
newgame-end-tricks = { $name }: { $tricks } tricks
newgame-page-hand = Your cards
newgame-page-played = Played: { $card }
newgame-page-cards = Cards in hand: { $cards }

## The guided game

newgame-lesson-play = The highest card takes the trick. Play your 15.
newgame-lesson-taken = That was the highest card. Most tricks win.
