### Felix – The Cat in the Sack (O Gato no Saco)

## Cartas

felix-card-cat-minus-8 = gato −8
felix-card-cat-minus-5 = gato −5
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
    .about = o que faz um cão sozinho sem gato para afugentar, e se há desempate
felix-option-edition-international = internacional (os cães nunca afugentam coelhos; desempata quem tem melhores gatos)
felix-option-edition-german = alemã (os cães também afugentam coelhos; quem empata partilha a vitória)
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
    [you] A sorte decidiu: começas tu.
   *[other] A sorte decidiu: começa { $seat }.
  }
felix-event-card-removed = { $seat_is ->
    [you] Sai do jogo uma carta do teu conjunto: { $card }.
   *[other] Sai do jogo uma carta do conjunto de { $seat }: { $card }.
  }
felix-event-card-removed-unseen = { $seat_is ->
    [you] Sai do jogo, sem ninguém a ver, uma carta do teu conjunto.
   *[other] Sai do jogo, sem ninguém a ver, uma carta do conjunto de { $seat }.
  }
felix-event-round-began = Ronda { $round }. { $seat_is ->
    [you] Começas tu.
   *[other] Começa { $seat }.
  }
felix-event-card-placed = { $seat_is ->
    [you] Metes no saco: { $card }.
   *[other] { $seat } mete no saco: { $card }.
  }
felix-event-card-placed-unseen = { $seat_is ->
    [you] Metes uma carta no saco.
   *[other] { $seat } mete uma carta no saco.
  }
felix-event-pile-card-turned = O monte mostra: { $card }.
felix-event-card-turned = { $seat_is ->
    [you] Viras a tua carta: { $card }.
   *[other] { $seat } vira a sua carta: { $card }.
  }
felix-event-bid-made = { $seat_is ->
    [you] Licitas { $mice }.
   *[other] { $seat } licita { $mice }.
  }
felix-event-passed = { $seat_is ->
    [you] Passas{ $bid ->
        [0] { "" }
       *[other] , recuperas { $bid }
      } e { $mice ->
        [0] não recebes ratos.
        [1] recebes 1 rato.
       *[other] recebes { $mice } ratos.
      }
   *[other] { $seat } passa{ $bid ->
        [0] { "" }
       *[other] , recupera { $bid }
      } e { $mice ->
        [0] não recebe ratos.
        [1] recebe 1 rato.
       *[other] recebe { $mice } ratos.
      }
  }
felix-event-row-offered = Ninguém licitou. { $seat_is ->
    [you] Podes ficar com o saco por 1 rato.
   *[other] { $seat } pode ficar com o saco por 1 rato.
  }
felix-event-dogs-left = Os cães correm uns atrás dos outros e vão-se embora: { $cards }.
felix-event-big-dog-chased = O cão grande afugenta: { $card }.
felix-event-small-dog-chased = O cão pequeno afugenta: { $card }.
felix-event-dog-left-alone = O { $card } não encontra quem afugentar e vai-se embora.
felix-event-row-sold = { $seat_is ->
    [you] Pagas { $mice ->
        [1] 1 rato
       *[other] { $mice } ratos
      } e ficas com: { $cards }.
   *[other] { $seat } paga { $mice ->
        [1] 1 rato
       *[other] { $mice } ratos
      } e fica com: { $cards }.
  }
felix-event-row-declined = { $seat_is ->
    [you] Também não queres o saco.
   *[other] { $seat } também não quer o saco.
  } Sai do jogo: { $cards }.
felix-event-mouse-cards-filled = { $mice } ratos vão do banco para as cartas de moedas.
felix-event-mouse-cards-stayed-empty = As cartas de moedas ficam vazias; o banco só tem { $bank }.
felix-event-seat-scored = { $seat_is ->
    [you] Tens { $cat_points } em gatos e { $mice } em ratos: { $points ->
        [1] 1 ponto.
       *[other] { $points } pontos.
      }
   *[other] { $seat } tem { $cat_points } em gatos e { $mice } em ratos: { $points ->
        [1] 1 ponto.
       *[other] { $points } pontos.
      }
  }
felix-event-game-ended = O jogo acabou. Pontos: { $points }.

## O que se pergunta e o que se pode fazer

felix-ask-place = Que carta metes no saco? Por exemplo: place 8 ou place big dog
felix-ask-bid = Licita o saco ou passa, por exemplo: bid 4
felix-ask-raise = Sobe a tua licitação para um novo total ou passa, por exemplo: bid 6
felix-ask-buy = Ninguém licitou. Compra o saco por 1 rato ou passa: buy ou pass
felix-action-place = meter no saco, virada para baixo: { $card }
felix-action-pass = recuperar a licitação, receber os ratos da carta de moedas mais baixa e sair desta ronda
felix-action-buy = ficar com o saco por 1 rato
felix-action-bid = { $mice ->
    [1] oferecer ao todo 1 rato pelo saco
   *[other] oferecer ao todo { $mice } ratos pelo saco
  }
felix-action-bid-range = oferecer ao todo esse número de ratos pelo saco

## Porque não se pode

felix-reason-already-placed = Já meteste a tua carta no saco.
felix-reason-place-first = Primeiro mete uma carta no saco.
felix-reason-already-passed = Passaste e estás fora desta ronda.
felix-reason-no-mice = Não tens nenhum rato para o comprar.
felix-reason-buy-or-pass = Ninguém licitou: agora só podes comprar ou passar.
felix-reason-row-not-offered = Só podes comprar o saco depois de todos os outros passarem sem licitar.
felix-reason-bid-too-low = A tua licitação tem de ser maior do que a mais alta.
felix-reason-bid-above-mice = Não tens tantos ratos.

## A mesa

felix-screen-title = Ronda { $round } de { $rounds }
felix-screen-mouse-cards = Ratos para quem passa: { $mice }. No banco: { $bank }.
felix-screen-pile = (monte)
felix-screen-card = saco
felix-screen-bid = licitação
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
felix-end-sold = { $name }: preço { $price }, cartas { $cards }, valor { $points }
felix-end-unsold = Ninguém o quis: { $cards }
felix-end-player = jogador
felix-end-cats = gatos
felix-end-mice = ratos
felix-end-points = pontos

## Na página

felix-page-ask-place = Escolhe uma carta para o saco.
felix-page-ask-bid = Licita o saco ou passa.
felix-page-ask-raise = Sobe a tua licitação ou passa.
felix-page-ask-buy = Ninguém licitou. Compra o saco por 1 rato ou passa.
felix-page-sack = O saco
felix-page-hand = A tua mão
felix-page-hands = As mãos de todos
felix-page-pile = Monte
felix-page-start = começa
felix-page-bank = Banco
felix-page-mouse-card-next = { $mice } ratos: são de quem passar a seguir
felix-page-mouse-card-full = { $mice } ratos, para mais tarde
felix-page-mouse-card-empty = A carta de moedas { $mice } está vazia
felix-page-slot-empty = { $name_is ->
    [you] O teu lugar: ainda sem carta
   *[other] { $name }: ainda sem carta
  }
felix-page-slot-down = { $name }: uma carta virada para baixo
felix-page-slot-known = { $name_is ->
    [you] A tua carta, virada para baixo: { $card }
   *[other] { $name }, virada para baixo: { $card }
  }
felix-page-slot-open = { $name_is ->
    [you] A tua carta: { $card }
   *[other] { $name }: { $card }
  }
felix-page-slot-leaves = { $name_is ->
    [you] A tua carta: { $card }; para já, vai sair do jogo
   *[other] { $name }: { $card }; para já, vai sair do jogo
  }
felix-page-mice-of = { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  }
felix-page-mice-secret = ratos: segredo
felix-page-won-open = { $count ->
    [0] nenhuma carta ganha
    [1] 1 carta ganha, vale { $points }
   *[other] { $count } cartas ganhas, valem { $points }
  }
felix-page-won-closed = { $count ->
    [0] nenhuma carta ganha
    [1] 1 carta ganha
   *[other] { $count } cartas ganhas
  }
felix-page-no-bid = Ainda sem licitações
felix-page-high-bid = { $name_is ->
    [you] A tua licitação de { $mice } é a mais alta
   *[other] Licitação mais alta: { $mice } de { $name }
  }
felix-page-for-passing = Por passar:
felix-page-in-sack = Cartas no saco
felix-page-of = { $count } de { $seats }
felix-page-highest = Maior licitação
felix-page-worth-open = Cartas à vista
felix-page-worth-all = Todas as cartas
felix-page-still-hidden = por virar: { $count }
felix-page-paid = Pagou
felix-page-choosing = escolhe…
felix-page-chosen = no saco
felix-page-cat-leaves = foge
felix-page-dog-leaves = sai
felix-page-bark = Ão ão!
felix-page-own = O que tens
felix-page-own-cats = Gatos
felix-page-own-mice = Ratos
felix-page-own-points = Pontos
felix-page-bidding = Licitar
felix-page-amount = A tua licitação; tens { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  }
felix-page-less = Menos
felix-page-more = Mais
felix-page-bid = Licitar { $mice }
felix-page-buy = Comprar por { $mice }
felix-page-pass = Passar
felix-page-put = Pôr no saco
felix-page-removed = Falta-te: { $card }
felix-page-sheet-sold = { $name_is ->
    [you] Pagaste { $mice }
   *[other] { $name } pagou { $mice }
  }
felix-page-sheet-cards = cartas { $points }
felix-page-sheet-secret = Até ao fim, é segredo quantos ratos têm os outros.
felix-page-sheet-unsold = Ninguém o quis
felix-page-round-sold = { $name_is ->
    [you] Compras o saco por { $mice }
   *[other] { $name } compra o saco por { $mice }
  }
felix-page-round-unsold = Ninguém quer o saco
felix-page-round-buyer = gatos { $points }, ratos −{ $mice }
felix-page-round-passed = { $mice ->
    [0] nada por passar
    [1] 1 rato por passar
   *[other] { $mice } ratos por passar
  }
felix-key-place = pôr uma carta da mão no saco
felix-key-move = de carta em carta
felix-key-amount = escrever uma licitação
felix-key-step = licitar mais ou menos
felix-key-answer = licitar, comprar, confirmar
felix-key-pass = passar

## O primeiro jogo guiado
felix-lesson-goal = O objetivo: ter mais pontos ao fim de nove rondas. Um gato vale o seu número e cada rato vale 1.

felix-lesson-hand = As tuas cartas: gatos bons, gatos maus e dois cães. O teu coelho está fora do jogo, e só tu sabes.
felix-lesson-place = Em cada ronda, cada pessoa esconde uma carta no saco. Toca na carta que queres esconder.
felix-lesson-open = O saco inteiro está à venda. Começas tu, por isso a tua carta é a primeira a ser virada.
felix-lesson-bid = Oferece ratos pelo saco, mais do que quem licitou antes. Quem ficar até ao fim compra-o.
felix-lesson-pass = Ou passa: ficas com os ratos da carta marcada, e vira-se a carta seguinte.
felix-lesson-first-bid = Um rato também é um ponto: não pagues mais do que os gatos podem valer. Licita ou passa!
felix-lesson-raise = Alguém ofereceu mais. Sobe para um novo total ou passa: recuperas a tua licitação e ainda recebes ratos.
felix-lesson-buy = Ninguém licitou. Por um só rato, o saco inteiro é teu.
felix-lesson-passed = Passaste e recuperaste a tua licitação. { $mice ->
    [0] Já não havia ratos para receber.
    [1] Recebeste também 1 rato.
   *[other] Recebeste também { $mice } ratos.
  }
felix-lesson-dog = Um cão sozinho afugenta um gato do saco: o cão grande, o melhor; o cão pequeno, o pior.
felix-lesson-signs = ▲ é o cão grande, ▼ o pequeno. Uma etiqueta marca o que, para já, vai sair do saco.
felix-lesson-big-dog = { $cat_seat_is ->
    [you] Esse cão grande afugentou o melhor gato do saco, e era o teu: { $card }. Saíram os dois.
   *[other] { $dog_seat_is ->
        [you] O teu cão grande afugentou o melhor gato: { $card }, de { $cat_seat }. Saíram os dois.
       *[other] O cão grande afugentou o melhor gato: { $card }, de { $cat_seat }. Saíram os dois.
    }
  }
felix-lesson-small-dog = { $cat_seat_is ->
    [you] Esse cão pequeno afugentou o pior gato do saco, e era o teu: { $card }. Saíram os dois.
   *[other] { $dog_seat_is ->
        [you] O teu cão pequeno afugentou o pior gato: { $card }, de { $cat_seat }. Que amigo!
       *[other] O cão pequeno afugentou o pior gato: { $card }, de { $cat_seat }. Que amigo!
    }
  }
felix-lesson-dogs = Dois ou mais cães só correm uns atrás dos outros. Saem os cães e ficam os gatos todos.
felix-lesson-bad-buy = Ai! Pagaste { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  } por cartas que valem { $worth }. Isso custou-te pontos.
felix-lesson-good-buy = Pagaste { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  } por cartas que valem { $worth }. Quem compra começa a ronda seguinte.
felix-lesson-sold = { $seat } pagou { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  } por cartas que valem { $worth }. Quem compra começa a ronda seguinte.
felix-lesson-bank = O preço vai para o banco, e o banco volta a encher as cartas de moedas.
felix-lesson-tip = Uma dica: esconde um gato mau ou um cão quando pagam os outros, e um gato bom quando queres comprar.
felix-lesson-end = É tudo no Felix. Ao fim de nove rondas, ganha quem tiver mais pontos. Boa sorte!
