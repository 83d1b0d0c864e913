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

## Opções
catinthebox-option-rows = Linhas do tabuleiro
    .about = por que ordem ficam as cores e, portanto, que casas se tocam
catinthebox-option-rows-red-first = vermelho, azul, amarelo, verde
catinthebox-option-rows-red-last = azul, amarelo, verde, vermelho
catinthebox-option-forced-red = Só vermelho para sair
    .about = o que acontece quando quem sai só pode dizer vermelho e o vermelho ainda não está aberto
catinthebox-option-forced-red-lead = sai a vermelho

catinthebox-option-forced-red-paradox = é um paradoxo

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
catinthebox-event-space-blocked = Está à vista um { $card }: o { $card } { $colour } fica bloqueado.
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
        [1] 1 vaza.
       *[other] { $tricks } vazas.
      }
   *[other] { $seat } prevê { $tricks ->
        [1] 1 vaza.
       *[other] { $tricks } vazas.
      }
  }
catinthebox-event-card-played = { $seat_is ->
    [you] Jogas um { $card } { $colour }.
   *[other] { $seat } joga um { $card } { $colour }.
  }
catinthebox-event-marker-lost = { $seat_is ->
    [you] Não seguiste: ficas sem { $colour } até ao fim da ronda.
   *[other] { $seat } não seguiu: fica sem { $colour } até ao fim da ronda.
  }
catinthebox-event-trick-won = { $seat_is ->
    [you] Ganhas a vaza, a tua { $tricks }.ª.
   *[other] { $seat } ganha a vaza, a sua { $tricks }.ª.
  }
catinthebox-event-paradox-caused = Paradoxo! { $seat_is ->
    [you] Não podes jogar nenhuma das tuas cartas: { $cards }.
   *[other] { $seat } não pode jogar nenhuma carta e mostra { $cards }.
  }
catinthebox-event-round-scored = { $seat_is ->
    [you] Tens { $tricks ->
        [1] 1 vaza
       *[other] { $tricks } vazas
      } e { $bonus } de bónus: { $points ->
        [1] 1 ponto.
       *[other] { $points } pontos.
      }
   *[other] { $seat } tem { $tricks ->
        [1] 1 vaza
       *[other] { $tricks } vazas
      } e { $bonus } de bónus: { $points ->
        [1] 1 ponto.
       *[other] { $points } pontos.
      }
  }
catinthebox-event-game-ended = O jogo acabou. Pontos: { $points }.

## O que se pergunta e o que se pode fazer

catinthebox-ask-discard = Que carta pões de parte nesta ronda? Por exemplo: discard 3
catinthebox-ask-predict = Quantas vazas vais ganhar? Por exemplo: predict 2
catinthebox-ask-play = Joga uma carta e diz a cor, por exemplo: 5 as blue
catinthebox-action-play = jogar um { $card } { $colour }
catinthebox-action-discard = pôr de parte um { $card }, virado para baixo, nesta ronda
catinthebox-action-predict = { $tricks ->
    [1] prever que ganhas exatamente 1 vaza
   *[other] prever que ganhas exatamente { $tricks } vazas
  }

## Porque não se pode

catinthebox-reason-already-put-aside = Já puseste uma carta de parte.
catinthebox-reason-discard-first = Primeiro põe uma carta de parte.
catinthebox-reason-predict-first = Primeiro prevê as tuas vazas.
catinthebox-reason-prediction-not-offered = Com este número de jogadores, não podes prever isso.
catinthebox-reason-play-a-card = Joga uma carta e diz a cor.
catinthebox-reason-space-taken = Essa casa do tabuleiro já está ocupada.
catinthebox-reason-colour-given-up = Já não tens essa cor nesta ronda.
catinthebox-reason-red-not-open = Não podes sair a vermelho antes de alguém jogar vermelho.

## A mesa

catinthebox-screen-title = Ronda { $round } de { $rounds }, vaza { $trick }
catinthebox-screen-costs = (ficas sem { $colour })
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
catinthebox-end-met = { $name }: { $tricks } pelas vazas, como previsto, + { $bonus } pelo maior grupo = { $points }
catinthebox-end-missed = { $name }: { $tricks } pelas vazas, previsão { $predicted }, sem bónus = { $points }
catinthebox-end-paradox = { $name }: paradoxo, { $tricks ->
    [0] nenhuma vaza conta
    [1] 1 vaza conta
   *[other] { $tricks } vazas contam
  } contra = { $points }
catinthebox-end-few-tricks = { $name }: { $tricks } pelas vazas, quatro ou menos, + { $bonus } pelo maior grupo = { $points }
catinthebox-end-many-tricks = { $name }: { $tricks } pelas vazas, cinco ou mais, sem bónus = { $points }

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
    [costs] aberta para ti, mas ficas sem { $led }
    [mine] a tua ficha
    [taken] ficha de { $name }
    [blocked] bloqueada
   *[free] livre
  }
catinthebox-page-led = Saída: { $colour }
catinthebox-page-led-colour = { $colour }, cor de saída
catinthebox-page-red-closed = Ainda não se pode sair a vermelho
catinthebox-page-this-trick = Esta vaza
catinthebox-page-wins = Ganha o { $colour } mais alto
catinthebox-page-trumps = Ganha o { $colour } mais alto: é trunfo
catinthebox-page-predictions = Quantas vazas prevê cada um
catinthebox-page-aside = Cartas postas de parte
catinthebox-page-offered = Com { $players } pessoas: { $numbers }
catinthebox-page-red-open = Já se pode sair a vermelho
catinthebox-page-loses = ficas sem { $colour }
catinthebox-page-price = custa { $colour }
catinthebox-page-group = grupo
catinthebox-page-shown = À vista:
catinthebox-page-card = { $count ->
    [1] { $card }
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
catinthebox-page-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
catinthebox-page-tricks = { $tricks ->
    [1] 1 vaza
   *[other] { $tricks } vazas
  }
catinthebox-page-tricks-of = { $predicted ->
    [1] { $tricks } de 1 vaza
   *[other] { $tricks } de { $predicted } vazas
  }
catinthebox-page-tricks-short = { $tricks }/{ $predicted } vazas
catinthebox-page-where = Ronda { $round } de { $rounds }
catinthebox-page-trick = Vaza { $trick } de { $tricks }
catinthebox-page-exposed = { $name }: sem nenhuma carta para jogar.
catinthebox-page-no-score = Ainda não acabou nenhuma ronda.
catinthebox-page-round-paradox = Um paradoxo acaba com a ronda { $round }
catinthebox-page-why-met = { $tricks } pelas vazas, como previsto, + { $bonus } pelo grupo
catinthebox-page-why-missed = { $tricks } pelas vazas, previsão { $predicted }
catinthebox-page-why-paradox = { $tricks ->
    [0] paradoxo: nenhuma vaza conta contra
    [1] paradoxo: 1 vaza conta contra
   *[other] paradoxo: { $tricks } vazas contam contra
  }
catinthebox-page-why-few-tricks = { $tricks } pelas vazas, quatro ou menos, + { $bonus } pelo grupo
catinthebox-page-why-many-tricks = { $tricks } pelas vazas, cinco ou mais
catinthebox-page-key-card = escolher uma carta ou o número de vazas
catinthebox-page-key-colour = a sua cor: vermelho, azul, amarelo, verde
catinthebox-page-key-aside = pôr de parte a carta escolhida
catinthebox-page-key-move = percorrer as cartas e o tabuleiro
catinthebox-page-key-back = escolher outra carta

## O jogo guiado
catinthebox-lesson-goal = O objetivo: ter mais pontos. Cada vaza que ganhas é um ponto, e uma previsão certa dá um bónus.

catinthebox-lesson-cards = As tuas cartas têm número, mas não têm cor. Só dizes a cor quando jogas uma carta.
catinthebox-lesson-aside = Primeiro põe uma carta de parte. Tens três 1, e são fracos: toca num 1 e depois no botão.
catinthebox-lesson-predict = Quantas vazas vais ganhar? Com dois 6, o número mais alto, tenta 3. Os números riscados não estão à escolha.
catinthebox-lesson-trump = O vermelho é trunfo: ganha a todas as outras cores. Ainda não podes começar uma vaza com vermelho.
catinthebox-lesson-lead = Sais tu: jogas a primeira carta da vaza. Toca num 6 e depois na cor que lhe dás.
catinthebox-lesson-token = O teu { $card } agora é { $colour }. A tua ficha guarda essa casa: nenhum outro { $card } pode ser { $colour } nesta ronda.
catinthebox-lesson-follow = Agora essa é a cor de saída. Quem também a joga está a seguir. Ninguém é obrigado a seguir, mas não seguir tem um preço.
catinthebox-lesson-gave-up = { $seat } não seguiu e perde o { $colour }: até ao fim da ronda, já não pode jogar essa cor.
catinthebox-lesson-gave-up-own = Não seguiste e perdeste o { $colour }: até ao fim da ronda, nenhuma carta tua pode ser dessa cor.
catinthebox-lesson-won = A carta vermelha mais alta ganha a vaza; sem vermelho, a mais alta da cor de saída. { $seat_is ->
    [you] A seguir sais tu.
   *[other] A seguir sai { $seat }.
  }
catinthebox-lesson-trick = Numa vaza, cada pessoa joga uma carta. A melhor dessas cartas ganha a vaza.
catinthebox-lesson-cost = O sinal riscado numa casa é um aviso: se jogares aí, perdes a cor de saída.
catinthebox-lesson-group = As tuas fichas que se tocam formam um grupo. Se a previsão estiver certa, o teu maior grupo é o bónus.
catinthebox-lesson-dead = Os sinais numa carta mostram que cores ainda pode ter. Sem nenhum, já não a podes jogar.
catinthebox-lesson-danger = Se na tua vez não puderes jogar nenhuma carta, é um paradoxo. A ronda acaba.
catinthebox-lesson-paradox = { $seat } não pode jogar nenhuma carta: um paradoxo! A ronda acaba, e as suas vazas contam como negativas.
catinthebox-lesson-paradox-own = Não podes jogar nenhuma das tuas cartas: um paradoxo! A ronda acaba, e as tuas vazas contam contra ti.
catinthebox-lesson-hit = Previste { $tricks } e ganhaste { $tricks }. É um ponto por vaza, e { $bonus } pelo teu maior grupo.
catinthebox-lesson-missed = Previste { $predicted }, mas ganhaste { $tricks }. Cada vaza é um ponto, mas não há bónus.
catinthebox-lesson-end = É o jogo todo. O tabuleiro está vazio outra vez, e sai a pessoa seguinte. Diverte-te!
