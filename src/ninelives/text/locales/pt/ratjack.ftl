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
ratjack-option-ratjack-any-turn = Ratjack na vez de qualquer um
    .about = se 25 certos contam depois da vez de qualquer um, e não só depois da tua
ratjack-option-ratjack-any-turn-no = não, só na tua
ratjack-option-ratjack-any-turn-yes = sim
ratjack-option-pay-all = Cada motivo dá queijo
    .about = se uma ronda que acaba por vários motivos ao mesmo tempo dá queijo por cada um
ratjack-option-pay-all-no = não, só o primeiro
ratjack-option-pay-all-yes = sim
ratjack-option-deck-tie = Empate com o monte esgotado
    .about = quem ganha queijo quando vários têm a soma mais alta
ratjack-option-deck-tie-each = todos os empatados

ratjack-option-deck-tie-nobody = ninguém: a soma tem de ser maior do que todas as outras

## O que acontece

ratjack-event-round-began = Ronda { $round }. { $seat_is ->
    [you] Começas tu.
   *[other] Começa { $seat }.
  }
ratjack-event-token-tossed = Uma ficha mostra { $token }.
ratjack-event-card-dealt = { $seat_is ->
    [you] Recebes: { $card }.
   *[other] { $seat } recebe: { $card }.
  }
ratjack-event-card-dealt-unseen = { $seat_is ->
    [you] Recebes uma carta.
   *[other] { $seat } recebe uma carta.
  }
ratjack-event-pile-opened = Os descartes começam com: { $card }.
ratjack-event-turn-began = { $seat_is ->
    [you] É a tua vez.
   *[other] É a vez de { $seat }.
  }
ratjack-event-card-drawn = { $seat_is ->
    [you] Tiras do monte: { $card }.
   *[other] { $seat } tira do monte: { $card }.
  }
ratjack-event-card-drawn-unseen = { $seat_is ->
    [you] Tiras uma carta do monte.
   *[other] { $seat } tira uma carta do monte.
  }
ratjack-event-discard-drawn = { $seat_is ->
    [you] Tiras dos descartes: { $card }.
   *[other] { $seat } tira dos descartes: { $card }.
  }
ratjack-event-card-hidden = { $seat_is ->
    [you] Ocultas no lugar { $place }: { $card }.
   *[other] { $seat } oculta no lugar { $place }: { $card }.
  }
ratjack-event-card-hidden-unseen = { $seat_is ->
    [you] Ocultas uma carta no lugar { $place }.
   *[other] { $seat } oculta uma carta no lugar { $place }.
  }
ratjack-event-card-shown = { $seat_is ->
    [you] Mostras no lugar { $place }: { $card }.
   *[other] { $seat } mostra no lugar { $place }: { $card }.
  }
ratjack-event-card-discarded = { $seat_is ->
    [you] Descartas: { $card }.
   *[other] { $seat } descarta: { $card }.
  }
ratjack-event-card-flipped = { $seat_is ->
    [you] Viras { $owner_seat_is ->
        [you] uma carta tua
       *[other] uma carta de { $owner_seat }
      }, no lugar { $place }: { $card }.
   *[other] { $seat } vira { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta sua
       *[other] uma carta de { $owner_seat }
      }, no lugar { $place }: { $card }.
  }
ratjack-event-effect-began = { $seat_is ->
    [you] Usas o efeito da carta: { $card }.
   *[other] { $seat } usa o efeito da carta: { $card }.
  }
ratjack-event-effect-muted = { $seat_is ->
    [you] A tua carta está muda e não faz nada: { $card }.
   *[other] A carta de { $seat } está muda e não faz nada: { $card }.
  }
ratjack-event-cards-shuffled-in = { $seat_is ->
    [you] Baralhas no monte: { $cards }.
   *[other] { $seat } baralha no monte: { $cards }.
  }
ratjack-event-card-looked-at = { $seat_is ->
    [you] Vês a carta de { $owner_seat } no lugar { $place }: { $card }.
   *[other] { $seat } vê { $owner_seat_is ->
        [you] a tua carta
       *[other] a carta de { $owner_seat }
      } no lugar { $place }: { $card }.
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
        [you] uma carta tua
       *[other] uma carta de { $owner_seat }
      }, do lugar { $place }: { $card }.
   *[other] { $seat } descarta { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta sua
       *[other] uma carta de { $owner_seat }
      }, do lugar { $place }: { $card }.
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
        [self] numa carta sua, a
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
        [you] uma carta tua
       *[other] uma carta de { $owner_seat }
      }, no lugar { $place }: { $card }.
   *[other] { $seat } vira para baixo { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta sua
       *[other] uma carta de { $owner_seat }
      }, no lugar { $place }: { $card }.
  }
ratjack-event-card-given = { $seat_is ->
    [you] Pões à vista à frente de { $to_seat }, no lugar { $place }: { $card }.
   *[other] { $seat } põe à vista à { $to_seat_is ->
        [you] tua frente
       *[other] frente de { $to_seat }
      }, no lugar { $place }: { $card }.
  }
ratjack-event-deck-looked-at = { $seat_is ->
    [you] Vês no topo do monte, de cima para baixo: { $cards }.
   *[other] { $seat } vê no topo do monte, de cima para baixo: { $cards }.
  }
ratjack-event-deck-looked-at-unseen = { $seat_is ->
    [you] Vês { $count ->
        [1] a carta
       *[other] as { $count } cartas
      } do topo do monte.
   *[other] { $seat } vê { $count ->
        [1] a carta
       *[other] as { $count } cartas
      } do topo do monte.
  }
ratjack-event-deck-ordered = { $seat_is ->
    [you] Repões no topo, de cima para baixo: { $cards }.
   *[other] { $seat } repõe no topo, de cima para baixo: { $cards }.
  }
ratjack-event-deck-ordered-unseen = { $seat_is ->
    [you] Repões { $count ->
        [1] a carta
       *[other] as { $count } cartas
      } no topo.
   *[other] { $seat } repõe { $count ->
        [1] a carta
       *[other] as { $count } cartas
      } no topo.
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
    [you] { $seat } põe à vista a tua carta da mão, no lugar { $place }: { $card }.
   *[other] { $seat_is ->
        [you] Pões à vista a carta da mão de { $owner_seat }, no lugar { $place }: { $card }.
       *[other] { $seat } põe à vista a carta da mão de { $owner_seat }, no lugar { $place }: { $card }.
      }
  }
ratjack-event-discard-hidden = { $seat_is ->
    [you] Ocultas uma carta dos descartes no lugar { $place }: { $card }.
   *[other] { $seat } oculta uma carta dos descartes no lugar { $place }: { $card }.
  }
ratjack-event-card-replaced = { $seat_is ->
    [you] No teu lugar { $place } fica agora: { $card }.
   *[other] No lugar { $place }, de { $seat }, fica agora: { $card }.
  }
ratjack-event-player-out = { $seat_is ->
    [you] Tens { $total } e sais da ronda.
   *[other] { $seat } tem { $total } e sai da ronda.
  }
ratjack-event-deck-ran-out = O monte acabou: a ronda termina depois desta jogada.
ratjack-event-turns-ran-out = Já lá vão { $turns } jogadas: a ronda acaba aqui.
ratjack-event-points-won = { $seat_is ->
    [you] Ganhas { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }: { $reason }.
   *[other] { $seat } ganha { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }: { $reason }.
  }
ratjack-event-round-ended = Acabou a ronda { $round }: { $totals }.
ratjack-event-game-ended = O jogo acabou. Queijos: { $points }.

## Por que se ganham pontos

ratjack-reason-knock-out = outros saíram da ronda
ratjack-reason-ratjack = Ratjack, 25 certos
ratjack-reason-survivor = mais ninguém ficou
ratjack-reason-highest = a soma mais alta até 25

## O que se pergunta

ratjack-ask-first-hide = Oculta uma das tuas duas cartas. Por exemplo: hide rat 8
ratjack-ask-draw = Tira uma carta: draw deck ou draw discard
ratjack-ask-play = Joga uma das tuas duas cartas: oculta-a, mostra-a com o seu efeito, ou descarta-a e vira uma oculta. Por exemplo: hide rat 8, show rat 8, discard rat 8
ratjack-ask-flip = Vira uma das tuas cartas ocultas. Por exemplo: card 3
ratjack-ask-effect-draw = Tira uma carta: draw deck ou draw discard
ratjack-ask-effect-discard = Descarta uma carta da mão. Por exemplo: discard rat 8
ratjack-ask-effect-show = Mostra uma carta da mão, sem efeito. Por exemplo: show rat 8
ratjack-ask-look = Vê uma carta oculta de outro jogador. Por exemplo: card 3
ratjack-ask-discard-own = Descarta outra das tuas cartas. Por exemplo: card 3
ratjack-ask-swap-own-hidden = Troca uma das tuas cartas ocultas. Por exemplo: card 3
ratjack-ask-swap-other-hidden = Escolhe a carta oculta que queres em troca. Por exemplo: card 3
ratjack-ask-trigger = Vira e ativa uma das tuas cartas ocultas. Por exemplo: card 3
ratjack-ask-swap-own-visible = Troca uma das tuas cartas visíveis. Por exemplo: card 3
ratjack-ask-swap-other-visible = Escolhe a carta visível que queres em troca. Por exemplo: card 3
ratjack-ask-token = Escolhe uma ficha da reserva. Por exemplo: token +5
ratjack-ask-token-own = Põe a ficha numa das tuas cartas. Por exemplo: card 3
ratjack-ask-token-other = Põe a ficha numa carta de outro jogador. Por exemplo: card 3
ratjack-ask-token-any = Põe a ficha numa carta. Por exemplo: card 3
ratjack-ask-turn-down-other = Vira para baixo uma carta visível de outro jogador. Por exemplo: card 3
ratjack-ask-player = Escolhe um jogador pelo seu número: player 1
ratjack-ask-flip-other = Vira uma carta oculta de outro jogador. Por exemplo: card 3
ratjack-ask-order = Escolhe a carta que fica no topo, depois a que fica por baixo. Por exemplo: top rat 8
ratjack-ask-may-swap = Troca a carta por uma das tuas ocultas, ou diz que não: card 3 ou no
ratjack-ask-turn-down-own = Vira para baixo outra das tuas cartas visíveis. Por exemplo: card 3
ratjack-ask-take-hidden = Fica com uma carta oculta de outro jogador. Por exemplo: card 3
ratjack-ask-may-exchange = Queres trocá-la pela carta da tua mão? yes ou no
ratjack-ask-swap-first = Escolhe a primeira carta visível. Por exemplo: card 3
ratjack-ask-swap-second = Escolhe a segunda, de outro jogador. Por exemplo: card 3
ratjack-ask-move-token = De que carta mudas a ficha? Por exemplo: card 3
ratjack-ask-copy-other = Copia uma carta visível de outro jogador. Por exemplo: card 3
ratjack-ask-take-off-token = Retira a ficha de uma carta. Por exemplo: card 3
ratjack-ask-take-discard = Leva uma carta dos descartes. Por exemplo: take rat 8
ratjack-ask-shuffle-own = Baralha no monte outra das tuas cartas visíveis. Por exemplo: card 3
ratjack-ask-exchange-token = Troca a ficha de uma carta. Por exemplo: card 3
ratjack-ask-copy-own = Ativa de novo outra das tuas cartas visíveis. Por exemplo: card 3
ratjack-ask-replace = Descarta uma das tuas cartas visíveis. Por exemplo: card 3
ratjack-ask-shuffle-other = Baralha no monte uma carta visível de outro jogador. Por exemplo: card 3
ratjack-ask-give-hidden = Dá uma das tuas cartas ocultas. Por exemplo: card 3

## O que se pode fazer

ratjack-action-draw-deck = tirar a carta do topo do monte
ratjack-action-draw-discard = tirar a carta do topo dos descartes
ratjack-action-hide = ocultar { $card }
ratjack-action-show = mostrar { $card }
ratjack-action-discard = descartar { $card }
ratjack-action-take = levar { $card } para a mão
ratjack-action-top = pôr { $card } no topo do monte
ratjack-action-card = escolher a carta do lugar { $place }
ratjack-action-no = não
ratjack-action-yes = sim
ratjack-action-token = levar a ficha { $token }
ratjack-action-player = escolher { $seat }

## Porque não se pode

ratjack-reason-hide-first = Primeiro oculta uma das tuas duas cartas.
ratjack-reason-pile-empty = Não há descartes.
ratjack-reason-deck-empty = O monte está vazio.
ratjack-reason-draw-first = Primeiro tira uma carta, do monte ou dos descartes.
ratjack-reason-already-hidden = Já ocultaste uma carta.
ratjack-reason-out-of-the-round = Essa pessoa está fora da ronda.
ratjack-reason-play-a-card = Joga uma carta da mão: oculta-a, mostra-a ou descarta-a.
ratjack-reason-not-in-full = Agora não podes cumprir todo o efeito dessa carta.
ratjack-reason-nothing-to-flip = Não tens nenhuma carta oculta para virar.
ratjack-reason-no-flip-in-full = Depois disso não podias virar nenhuma carta oculta: não podias cumprir todo o efeito de nenhuma.
ratjack-reason-choose-a-card = Escolhe uma das tuas cartas ocultas.
ratjack-reason-not-your-hidden-card = Nesse lugar não tens nenhuma carta oculta.
ratjack-reason-locked = Essa carta tem um cadeado: não pode mudar de face nem ser descartada.
ratjack-reason-not-in-supply = Não há nenhuma ficha dessas na reserva.
ratjack-reason-not-another-player = Escolhe outra pessoa que ainda esteja na ronda.
ratjack-reason-answer-the-effect = Acaba primeiro o efeito.
ratjack-reason-no-card-there = Nesse lugar não há carta.
ratjack-reason-no-token-there = Essa carta não tem nenhuma ficha que sirva.
ratjack-reason-shielded = Essa carta tem um escudo: os efeitos de outros não a podem escolher.
ratjack-reason-has-a-token = Essa carta já tem uma ficha.
ratjack-reason-not-itself = O efeito não pode escolher a sua própria carta.
ratjack-reason-muted = Essa carta está muda e não pode ser copiada.
ratjack-reason-copies-itself = Uma carta que copia não pode ser copiada.
ratjack-reason-not-such-a-card = O efeito pede outro tipo de carta.

## A mesa

ratjack-screen-title = Ronda { $round }, jogada { $turn }
ratjack-screen-piles = Monte: { $deck }. Descartes: { $pile }, no topo { $card }.
ratjack-screen-supply = Reserva:
ratjack-screen-player = { $number } { $name }: soma { $sum } de { $target }, { $points ->
    [1] 1 queijo
   *[other] { $points } queijos
  }
ratjack-screen-player-out = { $number } { $name }: fora da ronda, { $points ->
    [1] 1 queijo
   *[other] { $points } queijos
  }
ratjack-screen-out = fora
ratjack-screen-hidden = oculta
ratjack-screen-hidden-known = oculta ({ $card })
ratjack-screen-hand = A tua mão:
ratjack-screen-card-of = { $name }: { $card }

## O fim

ratjack-end-round = Ronda { $round }
ratjack-end-award = { $name }: { $points ->
    [1] +1 queijo
   *[other] +{ $points } queijos
  }, { $reason }

## Tabelas nas regras

ratjack-rules-card = carta
ratjack-rules-face = face
ratjack-rules-effect = efeito

## Na página

ratjack-page-deck = { $count ->
    [1] Monte, 1 carta
   *[other] Monte, { $count } cartas
  }
ratjack-page-deck-ran-out = O monte acabou: a ronda termina depois desta jogada
ratjack-page-pile = { $count ->
    [1] Descartes, 1 carta, no topo { $card }
   *[other] Descartes, { $count } cartas, no topo { $card }
  }
ratjack-page-pile-empty = Não há descartes
ratjack-page-pile-label = Descartes ({ $count })
ratjack-page-pile-title = Descartes, de cima para baixo
ratjack-page-deck-top = Topo do monte, de cima para baixo
ratjack-page-goal = Exatamente { $target } na tua vez: Ratjack! Mais de { $target }: fora da ronda.
ratjack-page-supply = Fichas da reserva
ratjack-page-counts = vale { $worth }
ratjack-page-known-by = Quem também a conhece: { $names }.
ratjack-page-maybe = Talvez { $cards }.
ratjack-page-source-printed = O texto é o do jogo impresso.
ratjack-page-source-reconstructed = O texto impresso não é conhecido; este é nosso.
ratjack-page-sum-under = Soma { $sum } de { $target }
ratjack-page-sum-ahead = Soma { $sum } de { $target }, à frente
ratjack-page-sum-exact = Soma { $sum }: { $target } certos
ratjack-page-sum-over = Soma { $sum }: acima de { $target }
ratjack-page-points = { $points } de { $goal } queijos
ratjack-page-out = fora: { $sum }
ratjack-page-hand = A tua mão
ratjack-page-hand-of = { $count ->
    [1] Mão de { $name }: 1 carta
   *[other] Mão de { $name }: { $count } cartas
  }
ratjack-page-holds = { $name } tem na mão { $cards }
ratjack-page-may-hold = { $name } talvez tenha na mão { $cards }
ratjack-page-cards-of = { $name_is ->
    [you] Cartas à tua frente
   *[other] Cartas à frente de { $name }
  }
ratjack-page-hide = Ocultar
ratjack-page-show = Mostrar
ratjack-page-discard = Descartar e virar
ratjack-page-effect = Efeito
ratjack-page-effect-show = Mostrar
ratjack-page-effect-discard = Descartar
ratjack-page-yes = Sim
ratjack-page-no = Não
ratjack-page-no-points = Ainda sem queijos.

## Acontecimentos em frases sem lugares

ratjack-page-event-card-hidden = { $seat_is ->
    [you] Ocultas: { $card }.
   *[other] { $seat } oculta: { $card }.
  }
ratjack-page-event-card-hidden-unseen = { $seat_is ->
    [you] Ocultas uma carta.
   *[other] { $seat } oculta uma carta.
  }
ratjack-page-event-card-shown = { $seat_is ->
    [you] Mostras: { $card }.
   *[other] { $seat } mostra: { $card }.
  }
ratjack-page-event-card-flipped = { $seat_is ->
    [you] Viras { $owner_seat_is ->
        [you] uma carta oculta tua
        [self] uma carta oculta tua
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } vira { $owner_seat_is ->
        [you] uma carta oculta tua
        [self] uma carta oculta sua
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-looked-at = { $seat_is ->
    [you] Vês uma carta oculta de { $owner_seat }: { $card }.
   *[other] { $seat } vê { $owner_seat_is ->
        [you] uma carta oculta tua
        [self] uma carta oculta sua
       *[other] uma carta oculta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-looked-at-unseen = { $seat_is ->
    [you] Vês { $what }.
   *[other] { $seat } vê { $what }.
  }
ratjack-page-event-table-card-discarded = { $seat_is ->
    [you] Descartas { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta tua
       *[other] uma carta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } descarta { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta sua
       *[other] uma carta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-cards-swapped = { $seat_is ->
    [you] Trocas { $what } com { $other }.
   *[other] { $seat } troca { $what } com { $other }.
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
        [you] uma carta tua
        [self] uma carta tua
       *[other] uma carta de { $owner_seat }
      }: { $card }.
   *[other] { $seat } vira para baixo { $owner_seat_is ->
        [you] uma carta tua
        [self] uma carta sua
       *[other] uma carta de { $owner_seat }
      }: { $card }.
  }
ratjack-page-event-card-given = { $seat_is ->
    [you] Pões à frente de { $to_seat }: { $card }.
   *[other] { $seat } põe à { $to_seat_is ->
        [you] tua frente
       *[other] frente de { $to_seat }
      }: { $card }.
  }
ratjack-page-event-hand-exposed = { $owner_seat_is ->
    [you] { $seat } põe à vista a tua carta da mão: { $card }.
   *[other] { $seat_is ->
        [you] Pões à vista a carta da mão de { $owner_seat }: { $card }.
       *[other] { $seat } põe à vista a carta da mão de { $owner_seat }: { $card }.
      }
  }
ratjack-page-event-discard-hidden = { $seat_is ->
    [you] Ocultas uma carta dos descartes: { $card }.
   *[other] { $seat } oculta uma carta dos descartes: { $card }.
  }
ratjack-page-event-card-replaced = { $seat_is ->
    [you] À tua frente fica agora: { $card }.
   *[other] À frente de { $seat } fica agora: { $card }.
  }
ratjack-page-event-points-won = { $seat_is ->
    [you] Ganhas { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }: { $reason }.
   *[other] { $seat } ganha { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }: { $reason }.
  }

## Uma carta da mesa numa frase: «Simba troca o seu 11 com o 1 de Luna»

ratjack-page-lying-up = { $owner_is ->
    [you] o teu { $value }
    [self] o seu { $value }
   *[other] o { $value } de { $owner }
  }
ratjack-page-lying-known = { $owner_is ->
    [you] o teu { $value } oculto
    [self] o seu { $value } oculto
   *[other] o { $value } oculto de { $owner }
  }
ratjack-page-lying-hidden = { $owner_is ->
    [you] uma carta oculta tua
    [self] uma carta oculta sua
   *[other] uma carta oculta de { $owner }
  }

## Grandes momentos

ratjack-page-moment-ratjack = Ratjack!
ratjack-page-moment-exact = { $seat_is ->
    [you] Tens exatamente { $total }
   *[other] { $seat } tem exatamente { $total }
  }
ratjack-page-moment-bust = Foi de mais!
ratjack-page-moment-over = { $seat_is ->
    [you] Tens { $total } e ficas fora
   *[other] { $seat } tem { $total } e fica fora
  }
ratjack-page-moment-cheese = { $seat_is ->
    [you] Ganhas { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }
   *[other] { $seat } ganha { $points ->
        [1] 1 queijo
       *[other] { $points } queijos
      }
  }
ratjack-page-round-sum = soma { $total }
ratjack-page-award = { $name }: { $points ->
    [1] +1 queijo
   *[other] +{ $points } queijos
  }, { $reason }
ratjack-page-flip = Se a virares, o efeito também acontece.
ratjack-page-flip-asks = Se a virares, o efeito também acontece, e tens de escolher outra vez antes de acabar a tua vez.
ratjack-page-needs = { $needed ->
    [other-visible] Mais ninguém tem uma carta visível, e o efeito precisa de uma.
    [other-hidden] Mais ninguém tem uma carta oculta, e o efeito precisa de uma.
    [own] Não tens outra carta à tua frente, e o efeito precisa de uma.
    [own-visible] Não tens outra carta visível, e o efeito precisa de uma.
    [own-hidden] Não tens nenhuma carta oculta, e o efeito precisa de uma.
    [supply] Não há fichas na reserva, e o efeito precisa de uma.
    [discards] Não há descartes que cheguem para o efeito.
    [deck] O monte está vazio, e o efeito precisa de uma carta.
   *[token] Nenhuma carta tem ficha, e o efeito precisa de uma.
  }
ratjack-page-sum-hidden = { $count ->
    [1] 1 carta oculta ainda não conta
   *[other] { $count } cartas ocultas ainda não contam
  }

## Teclas

ratjack-page-key-choose = escolher o que brilha; o número está em cima
ratjack-page-key-move = passar entre cartas, fichas ou botões
ratjack-page-key-skip = fechar os descartes ou saltar um grande momento

## O que lá se pergunta

ratjack-page-ask-first-hide = Oculta uma das tuas duas cartas; ficas com a outra.
ratjack-page-ask-draw = Tira uma carta: do monte ou dos descartes.
ratjack-page-ask-play = Joga uma das tuas duas cartas.
ratjack-page-ask-flip = Vira uma das tuas cartas ocultas.
ratjack-page-ask-effect-draw = Tira uma carta: do monte ou dos descartes.
ratjack-page-ask-effect-discard = Descarta uma carta da mão.
ratjack-page-ask-effect-show = Mostra uma carta da mão, sem efeito.
ratjack-page-ask-look = Vê uma carta oculta de outro jogador.
ratjack-page-ask-discard-own = Descarta outra das tuas cartas.
ratjack-page-ask-swap-own-hidden = Troca uma das tuas cartas ocultas.
ratjack-page-ask-swap-other-hidden = Escolhe a carta oculta que queres em troca.
ratjack-page-ask-trigger = Vira e ativa uma das tuas cartas ocultas.
ratjack-page-ask-swap-own-visible = Troca uma das tuas cartas visíveis.
ratjack-page-ask-swap-other-visible = Escolhe a carta visível que queres em troca.
ratjack-page-ask-token = Escolhe uma ficha da reserva.
ratjack-page-ask-token-own = Põe a ficha numa das tuas cartas.
ratjack-page-ask-token-other = Põe a ficha numa carta de outro jogador.
ratjack-page-ask-token-any = Põe a ficha numa carta.
ratjack-page-ask-turn-down-other = Vira para baixo uma carta visível de outro jogador.
ratjack-page-ask-player = Escolhe um jogador.
ratjack-page-ask-flip-other = Vira uma carta oculta de outro jogador.
ratjack-page-ask-order = Escolhe a carta que fica a seguir no topo.
ratjack-page-ask-may-swap = Troca a carta por uma das tuas ocultas, ou diz que não.
ratjack-page-ask-turn-down-own = Vira para baixo outra das tuas cartas visíveis.
ratjack-page-ask-take-hidden = Fica com uma carta oculta de outro jogador.
ratjack-page-ask-may-exchange = Queres trocá-la pela carta da tua mão?
ratjack-page-ask-swap-first = Escolhe a primeira carta visível.
ratjack-page-ask-swap-second = Escolhe a segunda, de outro jogador.
ratjack-page-ask-move-token = De que carta mudas a ficha?
ratjack-page-ask-copy-other = Copia uma carta visível de outro jogador.
ratjack-page-ask-take-off-token = Retira a ficha de uma carta.
ratjack-page-ask-take-discard = Leva uma carta dos descartes.
ratjack-page-ask-shuffle-own = Baralha no monte outra das tuas cartas visíveis.
ratjack-page-ask-exchange-token = Troca a ficha de uma carta.
ratjack-page-ask-copy-own = Ativa de novo outra das tuas cartas visíveis.
ratjack-page-ask-replace = Descarta uma das tuas cartas visíveis.
ratjack-page-ask-shuffle-other = Baralha no monte uma carta visível de outro jogador.
ratjack-page-ask-give-hidden = Dá uma das tuas cartas ocultas.

## Poderes em poucas palavras, para uma carta pequena

ratjack-page-short-draw-discard = Tira 1, descarta 1
ratjack-page-short-shuffle-discards = Descartes no monte
ratjack-page-short-look-hidden = Vê uma oculta
ratjack-page-short-discard-own = Descarta uma tua
ratjack-page-short-swap-hidden = Troca ocultas
ratjack-page-short-flip-trigger = Vira e ativa
ratjack-page-short-swap-visible = Troca visíveis
ratjack-page-short-token-own = Ficha numa tua
ratjack-page-short-token-other = Ficha na de outro
ratjack-page-short-turn-down-other = Tapa a de outro
ratjack-page-short-deck-to-other = Do monte a outro
ratjack-page-short-flip-other = Vira a de outro
ratjack-page-short-order-deck = Ordena o monte
ratjack-page-short-exchange-hand-discard = Mão por descarte
ratjack-page-short-look-swap-hidden = Vê, podes trocar
ratjack-page-short-turn-down-own = Tapa uma tua
ratjack-page-short-take-hidden = Leva uma oculta
ratjack-page-short-look-exchange-hand = Vê mão, podes trocar
ratjack-page-short-swap-two-visible = Troca duas visíveis
ratjack-page-short-token-any = Ficha em qualquer
ratjack-page-short-move-token = Muda uma ficha
ratjack-page-short-discard-to-other = Descarte a outro
ratjack-page-short-copy-other = Copia efeito de outro
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
ratjack-lesson-goal = O objetivo: três queijos antes de toda a gente. Uma soma de exatamente 25 dá-te um.
ratjack-lesson-total = As tuas cartas visíveis fazem a tua soma. Acima de 25 ficas fora da ronda.

ratjack-lesson-hide = Primeiro oculta uma das tuas duas cartas. Oculta o 5 e guarda o 12.
ratjack-lesson-draw = A tua vez começa sempre por tirares uma carta: do monte, ou a de cima dos descartes. Agora tira do monte.
ratjack-lesson-play = Depois jogas uma das tuas duas cartas. Visível, conta, e o efeito acontece. Oculta, não conta nada.
ratjack-lesson-discard = «Descartar e virar» é a terceira maneira: uma das tuas cartas ocultas vira-se, passa a contar, e o efeito acontece.
ratjack-lesson-show = Mostra o 12: toca nele e depois no botão.
ratjack-lesson-flip-other = O 12 vira uma carta oculta de outra pessoa. Podes escolher as que brilham: toca numa.
ratjack-lesson-sum = A tua soma agora é { $total }. A barra mostra quanto falta para 25.
ratjack-lesson-eight = Mostra o 8. O efeito põe uma ficha numa das tuas cartas.
ratjack-lesson-token = 12 e 8 são 20. Escolhe a ficha +5: dá 25.
ratjack-lesson-token-own = Põe-na numa carta visível. Uma carta oculta não conta nada, com ou sem ficha.
ratjack-lesson-flip = Escolhe a carta oculta que queres virar. O efeito acontece, por isso tem de ser possível.
ratjack-lesson-out = { $seat } tem { $total }. Quem tem mais de 25 no fim de uma jogada fica fora da ronda.
ratjack-lesson-out-own = Tens { $total }. Com mais de 25 no fim de uma jogada, ficas fora até à ronda seguinte.
ratjack-lesson-ratjack = Exatamente 25 no fim da tua vez: é um Ratjack, e um queijo para ti!
ratjack-lesson-won = { $points ->
    [1] 1 queijo
   *[other] { $points } queijos
  } para ti: { $reason }.
ratjack-lesson-lost = { $points ->
    [1] 1 queijo
   *[other] { $points } queijos
  } para { $seat }: { $reason }.
ratjack-lesson-ways = Há quatro maneiras de ganhar queijo: exatamente 25, outros fora da ronda, só restares tu, a soma mais alta no fim.
ratjack-lesson-end = É o jogo todo. Toca numa carta para leres o que faz. Boa sorte!
