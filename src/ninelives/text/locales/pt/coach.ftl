### O treinador: dicas durante o jogo e a análise no fim.

## Uma dica

coach-chance = { $percent }{ "\u00A0" }%
coach-hint-title = O que eu faria, e a probabilidade de ganhar assim:
coach-hint-later = Dicas, só na tua vez.
coach-ask = O que farias tu?
coach-thinking = O treinador está a pensar…
command-hint = o que faria o treinador

## A análise

coach-review-whose = O jogo de quem
coach-review-table = Ver em tabela
coach-review-step = Passo
coach-review-before = Probabilidade antes
coach-review-cost = Custo
coach-review-chart = A probabilidade de ganhar: { $start } no início, { $result } no fim, entre { $lowest } e { $highest } pelo caminho.
coach-review-with = Vê se jogaste bem:
coach-review-title = { $game }: a probabilidade de { $name } ganhar, escolha a escolha
coach-review-progress = { $done } de { $all } escolhas
coach-review-start = No início: { $chance }
coach-review-luck = Sorte: { $points }
coach-review-decisions = Decisões: { $points }
coach-review-result = No fim: { $chance }
coach-review-about = Sorte: o que fizeram as cartas e os outros. Decisões: o que terias poupado com jogadas melhores. Ambas em pontos percentuais.
coach-review-costly = As decisões mais caras
coach-review-flawless = Sem falhas: nenhuma decisão te custou nada que se note.
coach-review-choice = Passo { $step }: { $points }
coach-review-made = Jogada feita ({ $chance }): { $move }
coach-review-better = Melhor ({ $chance }): { $move }
coach-review-mark-back = Jogada marcada anterior
coach-review-mark-on = Jogada marcada seguinte
coach-review-comments = Comentários
coach-review-costly-move = Custo: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
coach-review-strong-move = Jogada forte: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } à frente da seguinte
coach-review-best-move = Melhor jogada
coach-review-fair-move = Quase tão boa como a melhor
coach-review-strongest = As decisões mais fortes

coach-review-nothing = Neste passo não houve decisão. As marcas na linha levam às mais importantes.

## Felix

felix-coach-worth-it = Um saco que vale cerca de { $points } por { $mice ->
    [1] 1 rato.
   *[other] { $mice } ratos.
  }
felix-coach-too-dear = Caro: { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
  } por um saco que vale cerca de { $points }.
felix-coach-buy = Um saco que vale cerca de { $points } por { $mice ->
    [1] só 1 rato.
   *[other] só { $mice } ratos.
  }
felix-coach-not-worth-it = O saco vale cerca de { $points }, e continuar custa { $mice } ou mais.
felix-coach-leave-row = O saco vale cerca de { $points }, e um rato também é um ponto.
felix-coach-pass-mice = Passar dá { $mice ->
    [1] 1 rato.
   *[other] { $mice } ratos.
  }
felix-coach-pass-leaves = Deixa um saco que vale cerca de { $points }.
felix-coach-good-cat-rich = Um gato bom ({ $points }): tens mais ratos do que a média e podes comprá-lo tu.
felix-coach-good-cat-poor = Um gato bom ({ $points }) que outra pessoa pode comprar.
felix-coach-bad-cat-rich = Um gato mau ({ $points }) num saco que podias pagar.
felix-coach-bad-cat-poor = Um gato mau ({ $points }) para os outros pagarem.
felix-coach-dog = Um cão não vale nada e estraga as contas dos outros ({ $card }).
felix-coach-rabbit = Um coelho não vale nada: arriscas pouco.

## Cat in the Box

catinthebox-coach-part-many = Tens { $held } cartas com o número { $card }: são as primeiras a ficar sem cores.
catinthebox-coach-part-few = Tens { $held ->
    [1] só 1 carta
   *[other] { $held } cartas
  } com o número { $card }.
catinthebox-coach-predict = As tuas cartas altas prometem cerca de { $about }; aqui prevês { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [1] 1 das tuas cartas fica
   *[other] { $cards } das tuas cartas ficam
  } de certeza sem casa: um paradoxo, se outra pessoa não o causar antes.
catinthebox-coach-not-stuck = Evita um paradoxo a que quase todas as outras jogadas levam.
catinthebox-coach-trumps = Passa à frente com vermelho e fica sem { $colour } nesta ronda.
catinthebox-coach-gives-up = Deixa a vaza aos outros e fica sem { $colour } nesta ronda.
catinthebox-coach-joins-group = O teu maior grupo cresce para { $size } fichas.
catinthebox-coach-keeps-open = Deixa mais espaço à tua mão: { $spaces ->
    [1] 1 casa.
   *[other] { $spaces } casas.
  }
catinthebox-coach-leads = Sai a { $colour }: { $higher ->
    [1] há 1 casa mais alta livre.
   *[other] há { $higher } casas mais altas livres.
  }
catinthebox-coach-stays-below = Fica por baixo: já tens as vazas que queres.
catinthebox-coach-cannot-take = Não pode ganhar esta vaza.
catinthebox-coach-takes-wanted = Ganha a vaza; queres mais { $wanted }.
catinthebox-coach-takes-unwanted = Ganha uma vaza a mais do que queres.
catinthebox-coach-ahead = Passa à frente; { $players ->
    [1] falta jogar 1 pessoa.
   *[other] faltam jogar { $players } pessoas.
  }

catinthebox-coach-leaves = Deixa à tua mão { $spaces ->
    [0] nenhuma casa
    [1] mais uma casa
   *[other] mais { $spaces } casas
  } em { $colour }.

## Ratjack

ratjack-coach-makes-25 = Faz 25 certos: 1 queijo.
ratjack-coach-last-in = Só tu ficas na ronda: 1 queijo.
ratjack-coach-highest = O monte acabou e a tua soma é a mais alta: 1 queijo.
ratjack-coach-knocks-out = Põe fora: { $seats }.
ratjack-coach-out = { $above } acima de 25: ficas fora.
ratjack-coach-others-win = Dá 1 queijo a: { $seats }.
ratjack-coach-nobody-wins = O monte acabou e a soma mais alta está empatada: ninguém ganha queijo.
ratjack-coach-above = A tua soma fica { $above } acima de 25, se o resto do efeito não a baixar.
ratjack-coach-at-25 = A tua soma é 25 por agora; o efeito continua.
ratjack-coach-below = A tua soma fica em { $sum }: { $below } abaixo de 25.
ratjack-coach-their-sum = A soma de { $seat } fica em { $sum }.
ratjack-coach-no-sum = Não muda nenhuma soma.
ratjack-coach-unseen-card = Depende de uma carta que não vês.
ratjack-coach-hides = Oculta o { $value } para depois.
ratjack-coach-hides-fitting = Oculta o { $value } que completa os teus 25.
ratjack-coach-flips = Descarta { $card } para virares uma carta oculta tua.
ratjack-coach-keeps = Guarda na mão: { $cards }.
ratjack-coach-pile = Uma carta que vês: um { $value }.
ratjack-coach-pile-fits = O { $value } dos descartes completa os teus 25.
ratjack-coach-deck = { $fitting } das { $unseen } cartas que não vês ainda cabem nos teus 25.
ratjack-coach-deck-known = Conheces a carta de cima: um { $value }.

ratjack-coach-aims = { $seat_is ->
    [you] Diz respeito às tuas cartas; a tua soma é { $sum }.
   *[other] Diz respeito às cartas de { $seat }, com a soma { $sum }.
  }
