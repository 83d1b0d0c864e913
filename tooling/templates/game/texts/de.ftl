#### common.ftl

game-newgame = New Game: Die höchste Karte nimmt den Stich
game-name-newgame = New Game
game-points-newgame = { $points ->
    [-1] { $points } Punkt
    [1] { $points } Punkt
   *[other] { $points } Punkte
  }

#### page.ftl

page-about-newgame = Spiel deine Karten eine nach der anderen. Die höchste Karte nimmt den Stich.
page-length-newgame = etwa 10 Minuten · leicht

#### arena.ftl

arena-habit-newgame-led = ausgespielte Karte in New Game

#### coach.ftl

newgame-coach-takes = Die { $card } ist bisher die höchste Karte.
newgame-coach-loses = Die { $card } kann diesen Stich nicht nehmen.

#### newgame.ftl

### New Game

## Was geschieht

newgame-event-card-dealt = { $seat_is ->
    [you] Du bekommst eine { $card }.
   *[other] { $seat } bekommt eine { $card }.
  }
newgame-event-card-dealt-unseen = { $seat_is ->
    [you] Du bekommst eine Karte.
   *[other] { $seat } bekommt eine Karte.
  }
newgame-event-card-played = { $seat_is ->
    [you] Du spielst eine { $card }.
   *[other] { $seat } spielt eine { $card }.
  }
newgame-event-trick-taken = { $seat_is ->
    [you] Du nimmst den Stich mit deiner { $card }.
   *[other] { $seat } nimmt den Stich mit der { $card }.
  }
newgame-event-game-ended = Das Spiel ist zu Ende. Stiche: { $points }.

## Was gefragt wird und was man tun kann

newgame-ask-play = Welche Karte spielst du? Zum Beispiel: play 7
newgame-page-ask-play = Spiel eine Karte.
newgame-action-play = die { $card } spielen

## Der Bildschirm

newgame-screen-player = Spieler
newgame-screen-tricks = Stiche
newgame-screen-card = Karte
newgame-screen-hand = Deine Karten:
newgame-end-tricks = { $name }: { $tricks } Stiche
newgame-page-hand = Deine Karten
newgame-page-played = Gespielt: { $card }
newgame-page-cards = Karten auf der Hand: { $cards }

## Das geführte Spiel

newgame-lesson-play = Die höchste Karte nimmt den Stich. Spiel deine 15.
newgame-lesson-taken = Das war die höchste Karte. Die meisten Stiche gewinnen.
