### Felix – The Cat in the Sack (O Gato no Saco)

## Cartas

felix-card-cat-minus-8 = gato -8
felix-card-cat-minus-5 = gato -5
felix-card-rabbit = coelho
felix-card-cat-3 = gato 3
felix-card-cat-5 = gato 5
felix-card-cat-8 = gato 8
felix-card-cat-11 = gato 11
felix-card-cat-15 = gato 15
felix-card-big-dog = cão grande
felix-card-small-dog = cão pequeno

## Opções

felix-option-edition = Edição
    .about = o que faz um cão sozinho que não encontra gatos do seu sinal, e se há desempate
felix-option-edition-international = internacional (os coelhos nunca são afugentados; desempata quem tem melhores gatos)
felix-option-edition-german = alemã (os cães também afugentam coelhos; o empate é partilhado)
felix-option-public-mice = Ratos à vista
    .about = se todos veem quantos ratos tem cada um
felix-option-public-mice-no = não, só os teus
felix-option-public-mice-yes = sim
felix-option-open-won-cards = Cartas ganhas à vista
    .about = se todos veem as cartas ganhas por cada um
felix-option-open-won-cards-no = não, só as tuas
felix-option-open-won-cards-yes = sim

## O que acontece

felix-event-start-player-drawn = { $seat_is ->
    [you] O sorteio faz de ti o primeiro a começar.
   *[other] O sorteio faz de { $seat } o primeiro a começar.
  }
felix-event-card-removed = { $seat_is ->
    [you] Um vizinho tira uma carta do teu conjunto: { $card }.
   *[other] Um vizinho tira uma carta do conjunto de { $seat }: { $card }.
  }
felix-event-card-removed-unseen = { $seat_is ->
    [you] Um vizinho tira, sem a ver, uma carta do teu conjunto.
   *[other] Um vizinho tira, sem a ver, uma carta do conjunto de { $seat }.
  }
felix-event-round-began = Ronda { $round }. { $seat_is ->
    [you] És o 1.º jogador.
   *[other] O 1.º jogador é { $seat }.
  }
felix-event-card-placed = { $seat_is ->
    [you] Metes uma carta no saco: { $card }.
   *[other] { $seat } mete uma carta no saco: { $card }.
  }
felix-event-card-placed-unseen = { $seat_is ->
    [you] Metes uma carta no saco.
   *[other] { $seat } mete uma carta no saco.
  }
felix-event-pile-card-turned = Vira-se a carta do monte: { $card }.
felix-event-card-turned = { $seat_is ->
    [you] Vira-se a tua carta: { $card }.
   *[other] Vira-se a carta de { $seat }: { $card }.
  }
felix-event-bid-made = { $seat_is ->
    [you] Licitas { $mice }.
   *[other] { $seat } licita { $mice }.
  }
felix-event-passed = { $seat_is ->
    [you] Passas{ $bid ->
        [0] { "" }
       *[other] , recuperas { $bid }
      } e recebes { $mice ->
        [0] nenhum rato.
        [1] um rato.
       *[other] { $mice } ratos.
      }
   *[other] { $seat } passa{ $bid ->
        [0] { "" }
       *[other] , recupera { $bid }
      } e recebe { $mice ->
        [0] nenhum rato.
        [1] um rato.
       *[other] { $mice } ratos.
      }
  }
felix-event-row-offered = Ninguém licitou. { $seat_is ->
    [you] Podes ficar com o saco por um rato.
   *[other] { $seat } pode ficar com o saco por um rato.
  }
felix-event-dogs-left = Os cães correm uns atrás dos outros e vão-se embora: { $cards }.
felix-event-big-dog-chased = O cão grande afugenta: { $card }.
felix-event-small-dog-chased = O cão pequeno afugenta: { $card }.
felix-event-dog-left-alone = O cão não encontra nada para afugentar e sai sozinho: { $card }.
felix-event-row-sold = { $seat_is ->
    [you] Pagas { $mice ->
        [1] um rato
       *[other] { $mice } ratos
      } e ficas com: { $cards }.
   *[other] { $seat } paga { $mice ->
        [1] um rato
       *[other] { $mice } ratos
      } e fica com: { $cards }.
  }
felix-event-row-declined = { $seat_is ->
    [you] Também não queres o saco.
   *[other] { $seat } também não quer o saco.
  } Sai do jogo: { $cards }.
felix-event-mouse-cards-filled = { $mice } ratos vão do banco para as cartas de moedas.
felix-event-mouse-cards-stayed-empty = As cartas de moedas ficam vazias; o banco tem { $bank }.
felix-event-seat-scored = { $seat_is ->
    [you] Tens { $cat_points } de gatos e { $mice } de ratos: { $points } pontos.
   *[other] { $seat } tem { $cat_points } de gatos e { $mice } de ratos: { $points } pontos.
  }
felix-event-game-ended = O jogo acabou. Pontos: { $points }.

## O que se pergunta e o que se pode fazer

felix-ask-place = Que carta metes no saco? Por exemplo: place 8 ou place big dog
felix-ask-bid = Licita o saco ou passa, por exemplo: bid 4
felix-ask-raise = Sobe a tua licitação para um novo total ou passa, por exemplo: bid 6
felix-ask-buy = Ninguém licitou. Compra o saco por um rato ou passa: buy ou pass
felix-action-place = meter no saco, de face para baixo: { $card }
felix-action-pass = recuperar a licitação, receber os ratos da carta de moedas mais baixa e sair desta ronda
felix-action-buy = ficar com o saco por um rato
felix-action-bid = { $mice ->
    [1] oferecer ao todo um rato pelo saco
   *[other] oferecer ao todo { $mice } ratos pelo saco
  }
felix-action-bid-range = oferecer ao todo esse número de ratos pelo saco

## Porque não se pode

felix-reason-already-placed = Já meteste a tua carta no saco.
felix-reason-place-first = Primeiro mete uma carta no saco.
felix-reason-already-passed = Passaste e estás fora desta ronda.
felix-reason-no-mice = Não tens nenhum rato para o comprar.
felix-reason-buy-or-pass = Ninguém licitou: agora só podes comprar ou passar.
felix-reason-row-not-offered = Só se pode comprar o saco quando todos os outros passaram sem ninguém licitar.
felix-reason-bid-too-low = A tua licitação tem de ser maior do que a mais alta.
felix-reason-bid-above-mice = Não tens tantos ratos.

## A mesa

felix-screen-title = Ronda { $round } de { $rounds }
felix-screen-mouse-cards = Ratos para quem passa: { $mice }. No banco: { $bank }.
felix-screen-pile = (monte)
felix-screen-card = saco
felix-screen-bid = licita
felix-screen-mice = ratos
felix-screen-won = ganhas
felix-screen-passed = passou
felix-screen-secret = segredo
felix-screen-won-open = { $count ->
    [0] -
    [1] 1 carta: { $points }
   *[other] { $count } cartas: { $points }
  }
felix-screen-won-closed = { $count ->
    [0] -
    [1] 1 carta
   *[other] { $count } cartas
  }
felix-screen-hand = A tua mão:
felix-screen-own-won = Ganhaste:

## O fim

felix-end-round = Ronda { $round }
felix-end-row = No saco: { $cards }
felix-end-left = Saíram do jogo: { $cards }
felix-end-sold = { $name }: preço { $price }, cartas { $cards }, valem { $points }
felix-end-unsold = Ninguém o quis: { $cards }
felix-end-player = jogador
felix-end-cats = gatos
felix-end-mice = ratos
felix-end-points = pontos

## Na página

felix-page-ask-place = Escolhe uma carta da tua mão para o saco.
felix-page-ask-bid = Licita o saco ou passa.
felix-page-ask-raise = Sobe a tua licitação ou passa.
felix-page-ask-buy = Ninguém licitou. Fica com o saco por um rato ou passa.
felix-page-sack = O saco
felix-page-hand = A tua mão
felix-page-hands = As mãos de todos
felix-page-pile = Monte
felix-page-start = começa
felix-page-bank = Banco
felix-page-mouse-cards = Banco e cartas de moedas
felix-page-mouse-card-next = { $mice } ratos: são de quem passar a seguir
felix-page-mouse-card-full = { $mice } ratos, para mais tarde
felix-page-mouse-card-empty = A carta de moedas { $mice } está vazia
felix-page-slot-empty = { $name_is ->
    [you] O teu lugar: ainda sem carta
   *[other] { $name }: ainda sem carta
  }
felix-page-slot-down = { $name }: uma carta de face para baixo
felix-page-slot-known = { $name_is ->
    [you] A tua carta, de face para baixo: { $card }
   *[other] { $name }, de face para baixo: { $card }
  }
felix-page-slot-open = { $name_is ->
    [you] A tua carta: { $card }
   *[other] { $name }: { $card }
  }
felix-page-slot-leaves = { $name_is ->
    [you] A tua carta: { $card }; com o saco como está, sai do jogo
   *[other] { $name }: { $card }; com o saco como está, sai do jogo
  }
felix-page-mice-of = { $mice ->
    [1] um rato
   *[other] { $mice } ratos
  }
felix-page-mice-secret = ratos: segredo
felix-page-won-open = { $count ->
    [0] nenhuma carta ganha
    [1] uma carta ganha, vale { $points }
   *[other] { $count } cartas ganhas, valem { $points }
  }
felix-page-won-closed = { $count ->
    [0] nenhuma carta ganha
    [1] uma carta ganha
   *[other] { $count } cartas ganhas
  }
felix-page-placed = { $count } de { $seats } cartas estão no saco
felix-page-no-bid = Ainda sem licitações
felix-page-high-bid = { $name_is ->
    [you] A tua licitação de { $mice } é a mais alta
   *[other] Licitação mais alta: { $mice } de { $name }
  }
felix-page-worth = As cartas abertas valem { $points }
felix-page-bidding = Licitar
felix-page-amount = A tua licitação; tens { $mice } ratos
felix-page-less = Menos
felix-page-more = Mais
felix-page-bid = Licitar { $mice }
felix-page-buy = Ficar com ele por { $mice }
felix-page-pass = Passar
felix-page-put = Pôr no saco
felix-page-removed = Fora do teu conjunto: { $card }
felix-page-own-won = Gatos { $points } + ratos { $mice } = { $total }
felix-page-sheet-sold = { $name_is ->
    [you] Pagaste { $mice }
   *[other] { $name } pagou { $mice }
  }
felix-page-sheet-unsold = Ninguém o quis
felix-key-place = pôr uma carta da mão no saco
felix-key-move = de carta em carta
felix-key-amount = escrever uma licitação
felix-key-step = licitar mais ou menos
felix-key-answer = licitar, comprar, confirmar
felix-key-pass = passar

## O primeiro jogo guiado

felix-lesson-hand = Estes são os teus animais: gatos bons, gatos maus e dois cães. O coelho do teu conjunto está fora do jogo, e só tu o sabes.
felix-lesson-place = Em cada ronda todos escondem uma carta no saco, e depois vende-se o saco inteiro. Toca numa carta para a esconder.
felix-lesson-open = És tu a começar, por isso a tua carta é a primeira a ser virada. As outras ficam escondidas por agora.
felix-lesson-bid = Agora licita com os teus ratos: mais do que a licitação mais alta, ou passa. Um rato também é um ponto, por isso não pagues mais do que os gatos podem valer.
felix-lesson-pass = Quem passa fica com os ratos da carta marcada, e vira-se a carta seguinte. Quanto mais tempo ficas, mais há e mais vês.
felix-lesson-raise = Alguém licitou mais do que tu. Sobe para um novo total ou passa: recuperas a tua licitação e recebes os ratos.
felix-lesson-buy = Ninguém licitou. O saco inteiro é teu por um só rato, se o quiseres.
felix-lesson-big-dog = Um cão grande sozinho no saco afugenta o melhor gato, e vão-se os dois embora.
felix-lesson-small-dog = Um cão pequeno sozinho no saco afugenta o pior gato, e vão-se os dois embora. Que amigo!
felix-lesson-dogs = Dois ou mais cães só correm uns atrás dos outros. Os gatos ficam.
felix-lesson-sold = O último em jogo paga a sua licitação e fica com tudo o que está no saco, bom ou mau. Quem compra começa a ronda seguinte.
felix-lesson-bank = O preço vai para o banco, e o banco volta a encher as cartas de moedas enquanto puder.
felix-lesson-tip = Um conselho: esconde um gato mau ou um cão quando os outros vão pagar o saco, e um gato bom quando o queres comprar tu.
felix-lesson-end = Ao fim de nove rondas somam-se gatos e ratos, e ganha quem tiver mais pontos. Já sabes tudo o que é preciso. Boa sorte!
