### Cat in the Box

## As cores, e as suas letras no tabuleiro

catinthebox-colour-red = vermelho
catinthebox-colour-blue = azul
catinthebox-colour-yellow = amarelo
catinthebox-colour-green = verde
catinthebox-letter-red = Vm
catinthebox-letter-blue = Az
catinthebox-letter-yellow = Am
catinthebox-letter-green = Vd

## O que acontece

catinthebox-event-round-began = Ronda { $round }. { $seat_is ->
    [you] Começas tu.
   *[other] Começa { $seat }.
  }
catinthebox-event-hand-dealt = { $seat_is ->
    [you] Recebes { $cards }.
   *[other] { $seat } recebe { $cards }.
  }
catinthebox-event-cards-dealt = { $seat_is ->
    [you] Recebes { $count } cartas.
   *[other] { $seat } recebe { $count } cartas.
  }
catinthebox-event-space-blocked = Vira-se um { $card }: o { $card } { $colour } fica bloqueado.
catinthebox-event-own-card-put-aside = { $seat_is ->
    [you] Pões de parte um { $card }.
   *[other] { $seat } põe de parte um { $card }.
  }
catinthebox-event-card-put-aside = { $seat_is ->
    [you] Pões de parte uma carta.
   *[other] { $seat } põe de parte uma carta.
  }
catinthebox-event-prediction-made = { $seat_is ->
    [you] Prevês { $tricks ->
        [one] uma vaza.
       *[other] { $tricks } vazas.
      }
   *[other] { $seat } prevê { $tricks ->
        [one] uma vaza.
       *[other] { $tricks } vazas.
      }
  }
catinthebox-event-card-played = { $seat_is ->
    [you] Jogas { $card } { $colour }.
   *[other] { $seat } joga { $card } { $colour }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] Não seguiste e perdes o { $colour } até ao fim da ronda.
   *[other] { $seat } não seguiu e perde o { $colour } até ao fim da ronda.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] Ganhas a vaza, a tua n.º { $tricks }.
   *[other] { $seat } ganha a vaza, a sua n.º { $tricks }.
  }
catinthebox-event-paradox-caused = Paradoxo! { $seat_is ->
    [you] Não podes jogar nenhuma das tuas cartas: { $cards }.
   *[other] { $seat } não pode jogar nenhuma carta e mostra { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] Tens { $tricks ->
        [one] uma vaza
       *[other] { $tricks } vazas
      } e { $bonus } de bónus: { $points } pontos.
   *[other] { $seat } tem { $tricks ->
        [one] uma vaza
       *[other] { $tricks } vazas
      } e { $bonus } de bónus: { $points } pontos.
  }
catinthebox-event-game-ended = O jogo acabou. Pontos: { $points }.

## O que se pergunta e o que se pode fazer

catinthebox-ask-discard = Que carta pões de parte nesta ronda? Por exemplo: discard 3
catinthebox-ask-predict = Quantas vazas vais ganhar? Por exemplo: predict 2
catinthebox-ask-play = Joga uma carta e declara a cor, por exemplo: 5 as blue
catinthebox-action-play = jogar um { $card } e declará-lo { $colour }
catinthebox-action-discard = pôr de parte um { $card }, de face para baixo, nesta ronda
catinthebox-action-predict = { $tricks ->
    [one] prever que ganhas exatamente uma vaza
   *[other] prever que ganhas exatamente { $tricks } vazas
  }

## Porque não se pode

catinthebox-reason-already-put-aside = Já puseste uma carta de parte.
catinthebox-reason-discard-first = Primeiro põe uma carta de parte: discard e o número.
catinthebox-reason-predict-first = Primeiro prevê as tuas vazas: predict e um número.
catinthebox-reason-prediction-not-offered = Esse número não está à escolha com tantos jogadores.
catinthebox-reason-play-a-card = Agora joga-se uma carta: o número, as e uma cor.
catinthebox-reason-space-taken = Essa casa do tabuleiro já está ocupada.
catinthebox-reason-colour-given-up = Perdeste essa cor nesta ronda.
catinthebox-reason-red-not-open = Não podes sair a vermelho antes de alguém ter jogado vermelho.

## A mesa

catinthebox-screen-title = Ronda { $round } de { $rounds }, vaza { $trick }
catinthebox-screen-costs = (perdes o { $colour })
catinthebox-screen-open-to-me = { $sign } aberta para ti
catinthebox-screen-blocked = { $sign } bloqueada
catinthebox-screen-player = jogador
catinthebox-screen-points = pontos
catinthebox-screen-tricks = vazas
catinthebox-screen-predicted = previstas
catinthebox-screen-colours = cores
catinthebox-screen-now = esta vaza (* à frente)
catinthebox-screen-hand = As tuas cartas:
catinthebox-screen-aside = (posta de parte: { $card })

## O fim

catinthebox-end-round = Ronda { $round }
catinthebox-end-met = { $name }: { $tricks } de vazas, como previsto, + { $bonus } do maior grupo = { $points }
catinthebox-end-missed = { $name }: { $tricks } de vazas, { $predicted } previstas, sem bónus = { $points }
catinthebox-end-paradox = { $name }: paradoxo, { $tricks } vazas contam contra = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } de vazas, quatro ou menos, + { $bonus } do maior grupo = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } de vazas, cinco ou mais, sem bónus = { $points }
