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
        [0] nenhuma vaza
        [one] uma vaza
       *[other] { $tricks } vazas
      } e { $bonus } de bónus: { $points } pontos.
   *[other] { $seat } tem { $tricks ->
        [0] nenhuma vaza
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
catinthebox-reason-discard-first = Primeiro põe uma carta de parte.
catinthebox-reason-predict-first = Primeiro prevê as tuas vazas.
catinthebox-reason-prediction-not-offered = Esse número não está à escolha com tantos jogadores.
catinthebox-reason-play-a-card = Agora joga-se uma carta e declara-se a cor.
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
catinthebox-end-paradox = { $name }: paradoxo, { $tricks ->
    [0] nenhuma vaza conta
    [one] uma vaza conta
   *[other] { $tricks } vazas contam
  } contra = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } de vazas, quatro ou menos, + { $bonus } do maior grupo = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } de vazas, cinco ou mais, sem bónus = { $points }

## A página

catinthebox-page-ask-discard = Põe uma carta de parte nesta ronda.
catinthebox-page-ask-predict = Quantas vazas vais ganhar?
catinthebox-page-ask-play = Escolhe uma carta e depois a cor no tabuleiro.
catinthebox-page-board = Tabuleiro de investigação
catinthebox-page-colours = Cores
catinthebox-page-players = Jogadores
catinthebox-page-hand = As tuas cartas
catinthebox-page-space = { $card } { $colour }: { $state ->
    [open] aberta para ti
    [costs] aberta para ti, mas perdes o { $led }
    [mine] a tua ficha
    [taken] ficha de { $name }
    [blocked] bloqueada
   *[free] livre
  }
catinthebox-page-led = Saída: { $colour }
catinthebox-page-led-colour = { $colour }, cor de saída
catinthebox-page-red-closed = Vermelho ainda fechado
catinthebox-page-shown = Viradas:
catinthebox-page-card = { $count ->
    [one] { $card }
   *[other] { $card }, { $count } cartas
  }. { $state ->
    [dead] Já não há cor para esta carta.
   *[playable] Ainda pode ser { $colours }.
  }
catinthebox-page-which-colour = De que cor é o teu { $card }?
catinthebox-page-put-aside = Pôr o { $card } de parte
catinthebox-page-desk = { $name }. Pontos: { $points }. Vazas: { $tricks }. Cores: { $colours }. Maior grupo: { $group }. Cartas na mão: { $cards }.
catinthebox-page-predicted = Previstas: { $tricks }.
catinthebox-page-ahead = À frente nesta vaza.
catinthebox-page-points = { $points } { $points ->
    [0] pontos
    [one] ponto
   *[other] pontos
  }
catinthebox-page-tricks = { $tricks } { $tricks ->
    [0] vazas
    [one] vaza
   *[other] vazas
  }
catinthebox-page-tricks-of = { $tricks } de { $predicted } { $predicted ->
    [one] vaza
   *[other] vazas
  }
catinthebox-page-where = Ronda { $round } de { $rounds }
catinthebox-page-trick = Vaza { $trick } de { $tricks }
catinthebox-page-exposed = { $name }: nenhuma carta se podia jogar.
catinthebox-page-no-score = Ainda não acabou nenhuma ronda.
catinthebox-page-key-card = escolher uma carta ou dizer o número de vazas
catinthebox-page-key-colour = a sua cor: vermelho, azul, amarelo, verde
catinthebox-page-key-aside = pôr de parte a carta escolhida
catinthebox-page-key-move = percorrer as cartas e o tabuleiro
catinthebox-page-key-back = escolher outra carta

## O jogo guiado

catinthebox-lesson-cards = Bem-vindo ao laboratório! As tuas cartas têm número, mas não têm cor. Ninguém a conhece até as jogares.
catinthebox-lesson-aside = Primeiro põe uma carta de parte. Cada número cabe no tabuleiro só uma vez em cada cor, por isso três 1 podem ser demais. Toca num 1 e depois no botão.
catinthebox-lesson-predict = Agora diz quantas vazas vais ganhar. Se acertares em cheio, há um bónus. Tens dois 6: vale a pena tentar 3.
catinthebox-lesson-lead = Sais tu. Toca num 6 e depois na sua cor no tabuleiro: azul, amarelo ou verde. O vermelho é trunfo e ainda não se pode sair com ele.
catinthebox-lesson-token = A partir de agora é verdade: a tua carta tem essa cor para todos. A tua ficha ocupa a casa até ao fim da ronda.
catinthebox-lesson-follow = Os outros podem jogar qualquer cor. Mas quem não segue a cor de saída perde-a nesta ronda. Os sinais riscados mostram o que já se foi.
catinthebox-lesson-trick = O vermelho mais alto ganha a vaza; sem vermelho, a carta mais alta da cor de saída. Quem ganha sai a seguir.
catinthebox-lesson-cost = É outra vez a tua vez. As casas que se iluminam estão abertas para ti. Um ! avisa: jogar ali custa-te a cor de saída.
catinthebox-lesson-group = Põe as tuas fichas lado a lado. Se acertares na previsão, cada ficha do teu maior grupo vale um ponto. O grupo está contornado.
catinthebox-lesson-dead = Olha para os cantos das tuas cartas: mostram que cores ainda são possíveis. Uma carta sem nenhuma já não se pode jogar.
catinthebox-lesson-danger = Na tua vez só tens cartas dessas? É um paradoxo: a ronda acaba logo e as tuas vazas contam contra ti.
catinthebox-lesson-paradox = Cá está o paradoxo! Alguém já não tinha nenhuma carta que pudesse ser verdade. Os outros pontuam como sempre.
catinthebox-lesson-scored = A ronda acabou. A folha de pontos mostra de onde veio cada ponto.
catinthebox-lesson-again = Agora já conheces o jogo todo. Começa o jogador seguinte, com o tabuleiro outra vez vazio. Diverte-te!
