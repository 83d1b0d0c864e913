### Ratjack. Os poderes e as fichas estão em ratjack-cards.ftl.

## Cartas

# $amount (number): o valor da carta
ratjack-card-rat = rato { $amount }
ratjack-card-weasel = doninha { $amount }
ratjack-card-raccoon = guaxinim { $amount }

## Opções

ratjack-option-decks = Baralhos
    .about = que dois baralhos se juntam
ratjack-option-decks-rats-rats = os dois de ratos
ratjack-option-decks-rats-weasels = ratos e doninhas
ratjack-option-decks-rats-raccoons = ratos e guaxinins
ratjack-option-decks-weasels-raccoons = doninhas e guaxinins
ratjack-option-ratjack-any-turn = Ratjack em qualquer turno
    .about = se 25 exatos contam depois de cada turno e não só depois do teu
ratjack-option-ratjack-any-turn-no = não, só no próprio
ratjack-option-ratjack-any-turn-yes = sim
ratjack-option-pay-all = Cada motivo paga
    .about = se uma ronda que acaba por vários motivos ao mesmo tempo paga por cada um
ratjack-option-pay-all-no = não, só o primeiro
ratjack-option-pay-all-yes = sim

## O que acontece

ratjack-event-round-began = Ronda { $round }. { $seat_is ->
    [you] Começas tu.
   *[other] Começa { $seat }.
  }
ratjack-event-token-tossed = Uma ficha mostra { $token }.
ratjack-event-card-dealt = { $seat_is ->
    [you] Recebes { $card }.
   *[other] { $seat } recebe { $card }.
  }
ratjack-event-card-dealt-unseen = { $seat_is ->
    [you] Recebes uma carta.
   *[other] { $seat } recebe uma carta.
  }
ratjack-event-pile-opened = A pilha de descartes começa com { $card }.
ratjack-event-turn-began = { $seat_is ->
    [you] É a tua vez.
   *[other] É a vez de { $seat }.
  }
ratjack-event-card-drawn = { $seat_is ->
    [you] Tiras { $card } do monte.
   *[other] { $seat } tira { $card } do monte.
  }
ratjack-event-card-drawn-unseen = { $seat_is ->
    [you] Tiras uma carta do monte.
   *[other] { $seat } tira uma carta do monte.
  }
ratjack-event-discard-drawn = { $seat_is ->
    [you] Tiras { $card } dos descartes.
   *[other] { $seat } tira { $card } dos descartes.
  }
ratjack-event-card-hidden = { $seat_is ->
    [you] Pões { $card } virada para baixo no lugar { $place }.
   *[other] { $seat } põe { $card } virada para baixo no lugar { $place }.
  }
ratjack-event-card-hidden-unseen = { $seat_is ->
    [you] Pões uma carta virada para baixo no lugar { $place }.
   *[other] { $seat } põe uma carta virada para baixo no lugar { $place }.
  }
ratjack-event-card-shown = { $seat_is ->
    [you] Jogas { $card } à vista no lugar { $place }.
   *[other] { $seat } joga { $card } à vista no lugar { $place }.
  }
ratjack-event-card-discarded = { $seat_is ->
    [you] Descartas { $card }.
   *[other] { $seat } descarta { $card }.
  }
ratjack-event-card-flipped = { $seat_is ->
    [you] Viras { $owner_seat_is ->
        [you] a tua carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }: { $card }.
   *[other] { $seat } vira { $owner_seat_is ->
        [you] a tua carta
        [self] a própria carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }: { $card }.
  }
ratjack-event-effect-began = { $seat_is ->
    [you] Usas o efeito de { $card }:
   *[other] { $seat } usa o efeito de { $card }:
  }
ratjack-event-effect-muted = { $seat_is ->
    [you] A tua carta está muda e nada faz: { $card }.
   *[other] A carta de { $seat } está muda e nada faz: { $card }.
  }
ratjack-event-cards-shuffled-in = { $seat_is ->
    [you] Baralhas no monte: { $cards }.
   *[other] { $seat } baralha no monte: { $cards }.
  }
ratjack-event-card-looked-at = { $seat_is ->
    [you] Vês a carta de { $owner_seat } no lugar { $place }: { $card }.
   *[other] { $seat } vê a carta de { $owner_seat } no lugar { $place }: { $card }.
  }
ratjack-event-card-looked-at-unseen = { $seat_is ->
    [you] Vês a carta de { $owner_seat } no lugar { $place }.
   *[other] { $seat } vê { $owner_seat_is ->
        [you] a tua carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }.
  }
ratjack-event-table-card-discarded = { $seat_is ->
    [you] Descartas { $owner_seat_is ->
        [you] a tua carta
       *[other] a carta de { $owner_seat }
      } do lugar { $place }: { $card }.
   *[other] { $seat } descarta { $owner_seat_is ->
        [you] a tua carta
        [self] a própria carta
       *[other] a carta de { $owner_seat }
      } do lugar { $place }: { $card }.
  }
ratjack-event-cards-swapped = { $seat_is ->
    [you] Trocas o lugar { $place } ({ $owner_seat }) pelo lugar { $other_place } ({ $other_seat }).
   *[other] { $seat } troca o lugar { $place } ({ $owner_seat }) pelo lugar { $other_place } ({ $other_seat }).
  }
ratjack-event-card-taken = { $seat_is ->
    [you] Ficas com a carta oculta de { $owner_seat } no lugar { $place }.
   *[other] { $seat } fica com { $owner_seat_is ->
        [you] a tua carta oculta
       *[other] a carta oculta de { $owner_seat }
      } no lugar { $place }.
  }
ratjack-event-hidden-card-received = { $seat_is ->
    [you] A carta oculta do lugar { $place }, agora tua, é { $card }.
   *[other] A carta oculta do lugar { $place }, agora de { $seat }, é { $card }.
  }
ratjack-event-token-placed = { $seat_is ->
    [you] Pões a ficha { $token } { $owner_seat_is ->
        [you] na tua carta
       *[other] na carta de { $owner_seat }
      } do lugar { $place }.
   *[other] { $seat } põe a ficha { $token } { $owner_seat_is ->
        [you] na tua carta
        [self] na própria carta
       *[other] na carta de { $owner_seat }
      } do lugar { $place }.
  }
ratjack-event-token-returned = A ficha { $token } volta do lugar { $place } para a reserva.
ratjack-event-token-moved = { $seat_is ->
    [you] Mudas a ficha { $token } do lugar { $place } para o lugar { $other_place }.
   *[other] { $seat } muda a ficha { $token } do lugar { $place } para o lugar { $other_place }.
  }
ratjack-event-card-turned-down = { $seat_is ->
    [you] Viras para baixo { $owner_seat_is ->
        [you] a tua carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }: { $card }.
   *[other] { $seat } vira para baixo { $owner_seat_is ->
        [you] a tua carta
        [self] a própria carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }: { $card }.
  }
ratjack-event-card-given = { $seat_is ->
    [you] Pões { $card } à vista à frente de { $to_seat }, no lugar { $place }.
   *[other] { $seat } põe { $card } à vista à { $to_seat_is ->
        [you] tua frente
       *[other] frente de { $to_seat }
      }, no lugar { $place }.
  }
ratjack-event-deck-looked-at = { $seat_is ->
    [you] No topo do monte estão, a começar de cima: { $cards }.
   *[other] { $seat } vê no topo do monte, a começar de cima: { $cards }.
  }
ratjack-event-deck-looked-at-unseen = { $seat_is ->
    [you] Vês as { $count } cartas do topo do monte.
   *[other] { $seat } vê as { $count } cartas do topo do monte.
  }
ratjack-event-deck-ordered = { $seat_is ->
    [you] Voltas a pôr, a começar de cima: { $cards }.
   *[other] { $seat } volta a pôr, a começar de cima: { $cards }.
  }
ratjack-event-deck-ordered-unseen = { $seat_is ->
    [you] Voltas a pôr as { $count } cartas do topo.
   *[other] { $seat } volta a pôr as { $count } cartas do topo.
  }
ratjack-event-hand-looked-at = { $seat_is ->
    [you] Vês a carta da mão de { $owner_seat }: { $card }.
   *[other] { $seat } vê a carta da mão de { $owner_seat }: { $card }.
  }
ratjack-event-hand-looked-at-unseen = { $seat_is ->
    [you] Vês a carta da mão de { $owner_seat }.
   *[other] { $seat } vê a carta da { $owner_seat_is ->
        [you] tua mão.
       *[other] mão de { $owner_seat }.
      }
  }
ratjack-event-hands-exchanged = { $seat_is ->
    [you] Trocas a carta da mão com { $other_seat }.
   *[other] { $seat } troca a carta da mão { $other_seat_is ->
        [you] contigo.
       *[other] com { $other_seat }.
      }
  }
ratjack-event-hand-card-received = { $seat_is ->
    [you] A carta da tua mão é agora { $card }.
   *[other] A carta da mão de { $seat } é agora { $card }.
  }
ratjack-event-hand-exposed = { $owner_seat_is ->
    [you] A carta da tua mão é posta à vista no lugar { $place }: { $card } (por { $seat }).
   *[other] A carta da mão de { $owner_seat } é posta à vista no lugar { $place }: { $card } (por { $seat_is ->
        [you] ti
       *[other] { $seat }
      }).
  }
ratjack-event-discard-hidden = { $seat_is ->
    [you] Pões { $card } dos descartes virada para baixo no lugar { $place }.
   *[other] { $seat } põe { $card } dos descartes virada para baixo no lugar { $place }.
  }
ratjack-event-card-replaced = { $seat_is ->
    [you] Toma o seu lugar à tua frente: { $card }, lugar { $place }.
   *[other] Toma o seu lugar à frente de { $seat }: { $card }, lugar { $place }.
  }
ratjack-event-player-out = { $seat_is ->
    [you] Tens { $total } e sais da ronda.
   *[other] { $seat } tem { $total } e sai da ronda.
  }
ratjack-event-deck-ran-out = O monte esgotou-se: a ronda acaba depois deste turno.
ratjack-event-turns-ran-out = Jogaram-se { $turns } turnos: a ronda acaba aqui.
ratjack-event-points-won = { $seat_is ->
    [you] Ganhas { $points } PV: { $reason }.
   *[other] { $seat } ganha { $points } PV: { $reason }.
  }
ratjack-event-round-ended = Acabou a ronda { $round }: { $totals }.
ratjack-event-game-ended = O jogo acabou. Pontos de vitória: { $points }.

## Por que se ganham pontos

ratjack-reason-knock-out = outros saíram da ronda
ratjack-reason-ratjack = Ratjack, 25 exatos
ratjack-reason-survivor = o último a resistir
ratjack-reason-highest = a soma mais alta até 25

## O que se pergunta

ratjack-ask-first-hide = Qual das tuas duas cartas pões virada para baixo? Por exemplo: hide rat 8
ratjack-ask-draw = Tira uma carta: draw deck ou draw discard
ratjack-ask-play = Joga uma das tuas duas cartas: oculta, à vista com o seu efeito, ou descarta-a e vira uma oculta. Por exemplo: hide rat 8, show rat 8, discard rat 8
ratjack-ask-flip = Qual das tuas cartas ocultas viras? Diz o lugar: card 3
ratjack-ask-effect-draw = Tira uma carta: draw deck ou draw discard
ratjack-ask-effect-discard = Que carta da mão descartas? Por exemplo: discard rat 8
ratjack-ask-effect-show = Que carta da mão pões à vista, sem efeito? Por exemplo: show rat 8
ratjack-ask-look = Que carta oculta de outro jogador vês? Diz o lugar: card 3
ratjack-ask-discard-own = Qual das tuas outras cartas descartas? Diz o lugar: card 3
ratjack-ask-swap-own-hidden = Qual das tuas cartas ocultas trocas? Diz o lugar: card 3
ratjack-ask-swap-other-hidden = Por que carta oculta de outro jogador? Diz o lugar: card 3
ratjack-ask-trigger = Qual das tuas cartas ocultas viras e ativas? Diz o lugar: card 3
ratjack-ask-swap-own-visible = Qual das tuas cartas visíveis trocas? Diz o lugar: card 3
ratjack-ask-swap-other-visible = Por que carta visível de outro jogador? Diz o lugar: card 3
ratjack-ask-token = Que ficha da reserva? Por exemplo: token +5
ratjack-ask-token-own = Em qual das tuas cartas fica a ficha? Diz o lugar: card 3
ratjack-ask-token-other = Em que carta de outro jogador fica a ficha? Diz o lugar: card 3
ratjack-ask-token-any = Em que carta fica a ficha? Diz o lugar: card 3
ratjack-ask-turn-down-other = Que carta visível de outro jogador viras para baixo? Diz o lugar: card 3
ratjack-ask-player = Que jogador? Diz o número do seu assento: player 1
ratjack-ask-flip-other = Que carta oculta de outro jogador viras? Diz o lugar: card 3
ratjack-ask-order = Qual destas cartas pões no topo? Pergunta-se primeiro pela de cima. Por exemplo: top rat 8
ratjack-ask-may-swap = Queres trocá-la por uma das tuas cartas ocultas? Diz o lugar, ou no: card 3 ou no
ratjack-ask-turn-down-own = Qual das tuas outras cartas visíveis viras para baixo? Diz o lugar: card 3
ratjack-ask-take-hidden = Com que carta oculta de outro jogador ficas? Diz o lugar: card 3
ratjack-ask-may-exchange = Queres trocá-la pela carta da tua mão? yes ou no
ratjack-ask-swap-first = Que carta visível é a primeira das duas? Diz o lugar: card 3
ratjack-ask-swap-second = Que carta visível de outro jogador é a segunda? Diz o lugar: card 3
ratjack-ask-move-token = De que carta mudas a ficha? Diz o lugar: card 3
ratjack-ask-copy-other = Que carta visível de outro jogador copias? Diz o lugar: card 3
ratjack-ask-take-off-token = De que carta retiras a ficha? Diz o lugar: card 3
ratjack-ask-take-discard = Que carta dos descartes levas? Por exemplo: take rat 8
ratjack-ask-shuffle-own = Qual das tuas outras cartas visíveis baralhas no monte? Diz o lugar: card 3
ratjack-ask-exchange-token = Em que carta trocas a ficha? Diz o lugar: card 3
ratjack-ask-copy-own = Qual das tuas outras cartas visíveis ativas outra vez? Diz o lugar: card 3
ratjack-ask-replace = Qual das tuas cartas visíveis descartas? Diz o lugar: card 3
ratjack-ask-shuffle-other = Que carta visível de outro jogador baralhas no monte? Diz o lugar: card 3
ratjack-ask-give-hidden = Qual das tuas cartas ocultas dás? Diz o lugar: card 3

## O que se pode fazer

ratjack-action-draw-deck = tirar a carta do topo do monte
ratjack-action-draw-discard = tirar a carta do topo dos descartes
ratjack-action-hide = pôr { $card } virada para baixo à tua frente
ratjack-action-show = pôr { $card } à vista à tua frente.
ratjack-action-discard = pôr { $card } na pilha de descartes
ratjack-action-take = levar { $card } para a mão
ratjack-action-top = pôr { $card } no topo do monte
ratjack-action-card = escolher a carta do lugar { $place }
ratjack-action-no = não
ratjack-action-yes = sim
ratjack-action-token = levar a ficha { $token }
ratjack-action-player = escolher { $seat }

## Porque não se pode

ratjack-reason-hide-first = Primeiro põe uma das tuas duas cartas virada para baixo.
ratjack-reason-pile-empty = A pilha de descartes está vazia.
ratjack-reason-deck-empty = O monte está vazio.
ratjack-reason-draw-first = Primeiro tira uma carta, do monte ou dos descartes.
ratjack-reason-already-hidden = Já puseste uma carta virada para baixo.
ratjack-reason-out-of-the-round = Esse jogador saiu da ronda.
ratjack-reason-play-a-card = Agora joga-se uma carta da mão: oculta, à vista, ou descartada.
ratjack-reason-not-in-full = O efeito dessa carta não pode agora cumprir-se por inteiro.
ratjack-reason-nothing-to-flip = Não tens nenhuma carta oculta para virar.
ratjack-reason-no-flip-in-full = Depois disso não poderias virar nenhuma das tuas cartas ocultas: nenhum efeito se cumpriria por inteiro.
ratjack-reason-choose-a-card = Escolhe uma das tuas cartas ocultas.
ratjack-reason-not-your-hidden-card = Nesse lugar não há nenhuma carta oculta tua.
ratjack-reason-locked = Essa carta tem um cadeado: não pode mudar de face nem ser descartada.
ratjack-reason-not-in-supply = Não há nenhuma ficha dessas na reserva.
ratjack-reason-not-another-player = Esse não é outro jogador que ainda esteja na ronda.
ratjack-reason-answer-the-effect = Responde primeiro ao que o efeito pergunta.
ratjack-reason-no-card-there = Nesse lugar não há nenhuma carta.
ratjack-reason-no-token-there = Nessa carta não há nenhuma ficha que sirva.
ratjack-reason-shielded = Essa carta tem um escudo: os efeitos de outros não a podem escolher.
ratjack-reason-has-a-token = Essa carta já tem uma ficha.
ratjack-reason-not-itself = A carta não pode ser escolhida pelo seu próprio efeito.
ratjack-reason-muted = Essa carta está muda e não pode ser copiada.
ratjack-reason-copies-itself = Uma carta que copia não pode ser copiada.
ratjack-reason-not-such-a-card = O efeito pede outro tipo de carta.

## A mesa

ratjack-screen-title = Ronda { $round }, turno { $turn }
ratjack-screen-piles = Monte: { $deck }. Descartes: { $pile }, no topo { $card }.
ratjack-screen-supply = Reserva:
ratjack-screen-player = { $number } { $name }: soma { $sum } de { $target }, { $points } PV
ratjack-screen-player-out = { $number } { $name }: fora da ronda, { $points } PV
ratjack-screen-out = fora
ratjack-screen-hidden = oculta
ratjack-screen-hidden-known = oculta ({ $card })
ratjack-screen-hand = A tua mão:
ratjack-screen-card-of = { $name }: { $card }

## O fim

ratjack-end-round = Ronda { $round }
ratjack-end-award = { $name }: +{ $points } PV, { $reason }

## Tabelas nas regras

ratjack-rules-card = carta
ratjack-rules-face = face
ratjack-rules-effect = efeito

## Na página

ratjack-page-deck = { $count ->
    [one] Monte, 1 carta
   *[other] Monte, { $count } cartas
  }
ratjack-page-deck-ran-out = O monte acabou: a ronda termina depois deste turno
ratjack-page-pile = { $count ->
    [one] Descartes, 1 carta, no topo { $card }
   *[other] Descartes, { $count } cartas, no topo { $card }
  }
ratjack-page-pile-empty = Não há descartes
ratjack-page-pile-label = Pilha ({ $count })
ratjack-page-pile-title = Descartes, a do topo primeiro
ratjack-page-deck-top = Topo do monte, a de cima primeiro
ratjack-page-supply = Fichas da reserva
ratjack-page-counts = vale { $worth }
ratjack-page-known-by = Também conhecida por { $names }.
ratjack-page-maybe = Talvez { $cards }.
ratjack-page-source-printed = O texto é o do jogo impresso.
ratjack-page-source-reconstructed = O texto impresso não é conhecido; este é nosso.
ratjack-page-sum-under = Soma { $sum } de { $target }
ratjack-page-sum-ahead = Soma { $sum } de { $target }, à frente
ratjack-page-sum-exact = Soma { $sum }: { $target } exatos
ratjack-page-sum-over = Soma { $sum }: acima de { $target }
ratjack-page-points = { $points } de { $goal } pedaços de queijo
ratjack-page-out = fora com { $sum }
ratjack-page-hand = A tua mão
ratjack-page-hand-of = { $count ->
    [one] Mão de { $name }: 1 carta
   *[other] Mão de { $name }: { $count } cartas
  }
ratjack-page-holds = { $name } tem na mão { $cards }
ratjack-page-may-hold = { $name } tem talvez na mão { $cards }
ratjack-page-cards-of = { $name_is ->
    [you] Cartas à tua frente
   *[other] Cartas à frente de { $name }
  }
ratjack-page-hide = Ocultar
ratjack-page-show = Mostrar
ratjack-page-discard = Descartar, virar
ratjack-page-effect = Efeito
ratjack-page-effect-show = Mostrar
ratjack-page-effect-discard = Descartar
ratjack-page-yes = Sim
ratjack-page-no = Não
ratjack-page-no-points = Ainda sem pontos.

## Acontecimentos em frases sem lugares

ratjack-page-event-card-hidden = { $seat_is ->
    [you] Pões { $card } virada para baixo.
   *[other] { $seat } põe { $card } virada para baixo.
  }
ratjack-page-event-card-hidden-unseen = { $seat_is ->
    [you] Pões uma carta virada para baixo.
   *[other] { $seat } põe uma carta virada para baixo.
  }
ratjack-page-event-card-shown = { $seat_is ->
    [you] Jogas { $card } à vista.
   *[other] { $seat } joga { $card } à vista.
  }
ratjack-page-event-card-flipped = { $seat_is ->
    [you] Viras { $owner_seat_is ->
        [you] a tua carta oculta
        [self] a tua carta oculta
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } vira { $owner_seat_is ->
        [you] a tua carta oculta
        [self] a própria carta oculta
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-looked-at = { $seat_is ->
    [you] Vês uma carta oculta de { $owner_seat }: { $card }.
   *[other] { $seat } vê { $owner_seat_is ->
        [you] a tua carta oculta
        [self] a própria carta oculta
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-looked-at-unseen = { $seat_is ->
    [you] Vês { $what }.
   *[other] { $seat } vê { $what }.
  }
ratjack-page-event-table-card-discarded = { $seat_is ->
    [you] Descartas { $owner_seat_is ->
        [you] a tua carta
        [self] a tua carta
       *[other] a carta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } descarta { $owner_seat_is ->
        [you] a tua carta
        [self] a própria carta
       *[other] a carta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-cards-swapped = { $seat_is ->
    [you] Trocas entre si { $what } e { $other }.
   *[other] { $seat } troca entre si { $what } e { $other }.
  }
ratjack-page-event-card-taken = { $seat_is ->
    [you] Ficas com { $what }.
   *[other] { $seat } fica com { $what }.
  }
ratjack-page-event-hidden-card-received = { $seat_is ->
    [you] A carta oculta que recebeste é { $card }.
   *[other] A carta oculta que { $seat } recebeu é { $card }.
  }
ratjack-page-event-token-placed = { $seat_is ->
    [you] Pões a ficha { $token } sobre { $what }.
   *[other] { $seat } põe a ficha { $token } sobre { $what }.
  }
ratjack-page-event-token-returned = A ficha { $token } volta para a reserva.
ratjack-page-event-token-moved = { $seat_is ->
    [you] Mudas a ficha { $token } para { $other }.
   *[other] { $seat } muda a ficha { $token } para { $other }.
  }
ratjack-page-event-card-turned-down = { $seat_is ->
    [you] Viras para baixo { $owner_seat_is ->
        [you] a tua carta
        [self] a tua carta
       *[other] a carta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } vira para baixo { $owner_seat_is ->
        [you] a tua carta
        [self] a própria carta
       *[other] a carta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-given = { $seat_is ->
    [you] Pões { $card } à vista diante de { $to_seat }.
   *[other] { $seat } põe { $card } à vista diante de { $to_seat_is ->
        [you] ti
       *[other] { $to_seat }
      }.
  }
ratjack-page-event-hand-exposed = { $owner_seat_is ->
    [you] { $seat } põe à vista a tua carta da mão: { $card }.
   *[other] { $seat_is ->
        [you] Pões à vista a carta da mão de { $owner_seat }: { $card }.
       *[other] { $seat } põe à vista a carta da mão de { $owner_seat }: { $card }.
      }
  }
ratjack-page-event-discard-hidden = { $seat_is ->
    [you] Pões { $card } dos descartes virada para baixo.
   *[other] { $seat } põe { $card } dos descartes virada para baixo.
  }
ratjack-page-event-card-replaced = { $seat_is ->
    [you] Em seu lugar, à tua frente, fica { $card }.
   *[other] Em seu lugar, à frente de { $seat }, fica { $card }.
  }
ratjack-page-event-points-won = { $seat_is ->
    [you] Recebes { $points ->
        [one] um queijo
       *[other] { $points } queijos
      }: { $reason }.
   *[other] { $seat } recebe { $points ->
        [one] um queijo
       *[other] { $points } queijos
      }: { $reason }.
  }

## Uma carta da mesa numa frase: “Simba troca entre si o próprio 11 e o 1 de Luna”

ratjack-page-lying-up = { $owner_is ->
    [you] o teu { $value }
    [self] o próprio { $value }
   *[other] o { $value } de { $owner }
  }
ratjack-page-lying-known = { $owner_is ->
    [you] o teu { $value } oculto
    [self] o próprio { $value } oculto
   *[other] o { $value } oculto de { $owner }
  }
ratjack-page-lying-hidden = { $owner_is ->
    [you] a tua carta oculta
    [self] a própria carta oculta
   *[other] uma carta oculta de { $owner }
  }

## Grandes momentos

ratjack-page-moment-ratjack = Ratjack!
ratjack-page-moment-exact = { $seat_is ->
    [you] Tens exatamente { $total }
   *[other] { $seat } tem exatamente { $total }
  }
ratjack-page-moment-bust = Passou!
ratjack-page-moment-over = { $seat_is ->
    [you] Tens { $total } e ficas de fora
   *[other] { $seat } tem { $total } e fica de fora
  }
ratjack-page-moment-cheese = { $seat_is ->
    [you] Recebes { $points ->
        [one] um queijo
       *[other] { $points } queijos
      }
   *[other] { $seat } recebe { $points ->
        [one] um queijo
       *[other] { $points } queijos
      }
  }
ratjack-page-moment-round = A ronda { $round } acabou
ratjack-page-award = { $name }: +{ $points } de queijo, { $reason }
ratjack-page-sum-hidden = { $count ->
    [one] 1 carta oculta ainda não conta
   *[other] { $count } cartas ocultas ainda não contam
  }

## Teclas

ratjack-page-key-choose = Escolher o que brilha; o número está em cima
ratjack-page-key-move = Passar entre cartas, fichas ou botões
ratjack-page-key-skip = Fechar os descartes ou saltar um grande momento

## O que lá se pergunta

ratjack-page-ask-first-hide = Põe uma das tuas duas cartas virada para baixo; ficas com a outra.
ratjack-page-ask-draw = Tira uma carta: do monte ou dos descartes.
ratjack-page-ask-play = Joga uma das tuas duas cartas.
ratjack-page-ask-flip = Qual das tuas cartas ocultas viras?
ratjack-page-ask-effect-draw = Tira uma carta: do monte ou dos descartes.
ratjack-page-ask-effect-discard = Que carta da mão descartas?
ratjack-page-ask-effect-show = Que carta da mão pões à vista, sem efeito?
ratjack-page-ask-look = Que carta oculta de outro jogador vês?
ratjack-page-ask-discard-own = Qual das tuas outras cartas descartas?
ratjack-page-ask-swap-own-hidden = Qual das tuas cartas ocultas trocas?
ratjack-page-ask-swap-other-hidden = Por que carta oculta de outro jogador?
ratjack-page-ask-trigger = Qual das tuas cartas ocultas viras e ativas?
ratjack-page-ask-swap-own-visible = Qual das tuas cartas visíveis trocas?
ratjack-page-ask-swap-other-visible = Por que carta visível de outro jogador?
ratjack-page-ask-token = Escolhe uma ficha da reserva.
ratjack-page-ask-token-own = Em qual das tuas cartas fica a ficha?
ratjack-page-ask-token-other = Em que carta de outro jogador fica a ficha?
ratjack-page-ask-token-any = Em que carta fica a ficha?
ratjack-page-ask-turn-down-other = Que carta visível de outro jogador viras para baixo?
ratjack-page-ask-player = Escolhe um jogador.
ratjack-page-ask-flip-other = Que carta oculta de outro jogador viras?
ratjack-page-ask-order = Qual destas cartas fica a seguir no topo?
ratjack-page-ask-may-swap = Trocas a carta por uma das tuas ocultas? Escolhe uma, ou diz que não.
ratjack-page-ask-turn-down-own = Qual das tuas outras cartas visíveis viras para baixo?
ratjack-page-ask-take-hidden = Com que carta oculta de outro jogador ficas?
ratjack-page-ask-may-exchange = Queres trocá-la pela carta da tua mão?
ratjack-page-ask-swap-first = Que carta visível é a primeira das duas?
ratjack-page-ask-swap-second = Que carta visível de outro jogador é a segunda?
ratjack-page-ask-move-token = De que carta mudas a ficha?
ratjack-page-ask-copy-other = Que carta visível de outro jogador copias?
ratjack-page-ask-take-off-token = De que carta retiras a ficha?
ratjack-page-ask-take-discard = Que carta dos descartes levas?
ratjack-page-ask-shuffle-own = Qual das tuas outras cartas visíveis baralhas no monte?
ratjack-page-ask-exchange-token = Em que carta trocas a ficha?
ratjack-page-ask-copy-own = Qual das tuas outras cartas visíveis ativas outra vez?
ratjack-page-ask-replace = Qual das tuas cartas visíveis descartas?
ratjack-page-ask-shuffle-other = Que carta visível de outro jogador baralhas no monte?
ratjack-page-ask-give-hidden = Qual das tuas cartas ocultas dás?

## Poderes em poucas palavras, para uma carta pequena

ratjack-page-short-draw-discard = Tira 1, descarta 1
ratjack-page-short-shuffle-discards = Descartes no monte
ratjack-page-short-look-hidden = Vê uma oculta
ratjack-page-short-discard-own = Descarta uma tua
ratjack-page-short-swap-hidden = Troca ocultas
ratjack-page-short-flip-trigger = Vira e ativa
ratjack-page-short-swap-visible = Troca visíveis
ratjack-page-short-token-own = Ficha numa tua
ratjack-page-short-token-other = Ficha noutro
ratjack-page-short-turn-down-other = Tapa a de outro
ratjack-page-short-deck-to-other = Do monte a outro
ratjack-page-short-flip-other = Vira a de outro
ratjack-page-short-order-deck = Ordena o monte
ratjack-page-short-exchange-hand-discard = Mão por descarte
ratjack-page-short-look-swap-hidden = Vê, podes trocar
ratjack-page-short-turn-down-own = Tapa uma tua
ratjack-page-short-take-hidden = Leva uma oculta
ratjack-page-short-look-exchange-hand = Vê mão, troca
ratjack-page-short-swap-two-visible = Troca duas visíveis
ratjack-page-short-token-any = Ficha em qualquer
ratjack-page-short-move-token = Muda uma ficha
ratjack-page-short-discard-to-other = Descarte a outro
ratjack-page-short-copy-other = Copia outro efeito
ratjack-page-short-expose-hand = Mostra uma mão
ratjack-page-short-take-off-token = Retira uma ficha
ratjack-page-short-discard-to-hidden = Oculta um descarte
ratjack-page-short-take-discard = Leva um descarte
ratjack-page-short-shuffle-own = Uma tua no monte
ratjack-page-short-exchange-token = Troca uma ficha
ratjack-page-short-copy-own = Repete um efeito
ratjack-page-short-replace-with-discard = Troca por descarte
ratjack-page-short-token-own-and-other = Ficha: tua e outra
ratjack-page-short-draw-play = Tira 1, mostra 1
ratjack-page-short-shuffle-other = A de outro no monte
ratjack-page-short-give-hidden = Dá uma oculta
ratjack-page-short-give-hand = Dá a da mão

## O primeiro jogo guiado

ratjack-lesson-aim = As tuas cartas visíveis dão a tua soma. Queres 25 exatos, e nunca mais.
ratjack-lesson-hide = Primeiro, uma das tuas duas cartas fica virada para baixo. Oculta o 5, guarda o 12.
ratjack-lesson-draw = Cada turno começa por tirar uma carta: do monte, ou a do topo dos descartes. Desta vez, do monte.
ratjack-lesson-play = De duas cartas jogas uma. Oculta, não conta. À vista, conta, e o seu efeito acontece. Ou descarta-a e vira uma das tuas ocultas.
ratjack-lesson-show = Mostra o 12.
ratjack-lesson-flip-other = O 12 vira uma carta oculta de outro jogador. O que brilha pode ser escolhido: toca-lhe.
ratjack-lesson-sum = A barra mostra quanto falta para 25. Acima de 25 sais da ronda. Se tens o 8, mostra-o a seguir.
ratjack-lesson-token = O 8 põe uma ficha numa das tuas cartas. Um 12, um 8 e +5: são 25.
ratjack-lesson-token-own = Põe-na numa carta visível: uma oculta não conta, com ficha ou sem ela.
ratjack-lesson-flip = Escolhe a carta oculta que viras. O efeito acontece, por isso tem de ser possível.
ratjack-lesson-out = Acima de 25 no fim de um turno: fora até à próxima ronda. Quem jogou pontua por cada outro que sai.
ratjack-lesson-points = Há queijo! São quatro os caminhos: 25 exatos no teu turno, pôr outros fora, ser o último a resistir, ou a soma mais alta quando o monte acaba.
ratjack-lesson-end = Uma nova ronda, com novas fichas. Três pedaços de queijo ganham o jogo. Toca numa carta para a ler. Boa sorte!
