#### common.ftl

game-newgame = New Game: a carta mais alta ganha a vaza
game-name-newgame = New Game
game-points-newgame = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }

#### page.ftl

page-about-newgame = Joga as tuas cartas uma a uma. A carta mais alta ganha a vaza.
page-length-newgame = cerca de 10 minutos · fácil

#### arena.ftl

arena-habit-newgame-led = carta de saída em New Game

#### coach.ftl

newgame-coach-takes = A carta { $card } é a mais alta até agora.
newgame-coach-loses = A carta { $card } não pode ganhar esta vaza.

#### newgame.ftl

### New Game

## O que acontece

newgame-event-card-dealt = { $seat_is ->
    [you] Recebes a carta { $card }.
   *[other] { $seat } recebe a carta { $card }.
  }
newgame-event-card-dealt-unseen = { $seat_is ->
    [you] Recebes uma carta.
   *[other] { $seat } recebe uma carta.
  }
newgame-event-card-played = { $seat_is ->
    [you] Jogas a carta { $card }.
   *[other] { $seat } joga a carta { $card }.
  }
newgame-event-trick-taken = { $seat_is ->
    [you] Ganhas a vaza com a carta { $card }.
   *[other] { $seat } ganha a vaza com a carta { $card }.
  }
newgame-event-game-ended = O jogo acabou. Vazas: { $points }.

## O que se pergunta e o que se pode fazer

newgame-ask-play = Que carta jogas? Por exemplo: play 7
newgame-page-ask-play = Joga uma carta.
newgame-action-play = jogar a carta { $card }

## O ecrã

newgame-screen-player = jogador
newgame-screen-tricks = vazas
newgame-screen-card = carta
newgame-screen-hand = As tuas cartas:
newgame-end-tricks = { $name }: { $tricks } vazas
newgame-page-hand = As tuas cartas
newgame-page-played = Jogada: { $card }
newgame-page-cards = Cartas na mão: { $cards }

## O jogo guiado

newgame-lesson-play = A carta mais alta ganha a vaza. Joga o teu 15.
newgame-lesson-taken = Essa foi a carta mais alta. Ganha quem tiver mais vazas.
