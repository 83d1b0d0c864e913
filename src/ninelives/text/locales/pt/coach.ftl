### O treinador: conselhos durante o jogo e a análise no fim.

## Um conselho

coach-chance = { $percent } %
coach-hint-title = O que eu faria, e a probabilidade de ganhar assim:
coach-hint-later = Há conselhos quando é a tua vez.
coach-ask = O que farias tu?
coach-thinking = O treinador está a pensar …
command-hint = o que o treinador faria

## A análise

coach-review-whose = O jogo de quem
coach-review-table = O mesmo em tabela
coach-review-step = Passo
coach-review-before = Probabilidade antes
coach-review-cost = Custo
coach-review-chart = A probabilidade de ganhar: { $start } no início, { $result } no fim, entre { $lowest } e { $highest } pelo caminho.
coach-review-with = Para saber se jogaste bem:
coach-review-title = { $game }: a probabilidade de { $name } ganhar, escolha a escolha
coach-review-progress = { $done } de { $all } escolhas
coach-review-start = No início: { $chance }
coach-review-luck = Sorte: { $points } pontos
coach-review-decisions = Decisões: { $points } pontos
coach-review-result = No fim: { $chance }
coach-review-about = Sorte é o que fizeram as cartas e os outros; decisões são o que jogadas melhores teriam guardado. Ambas em pontos percentuais.
coach-review-costly = As decisões mais caras
coach-review-flawless = Nenhuma decisão custou claramente alguma coisa.
coach-review-choice = Passo { $step }, { $points } pontos
coach-review-made = Feito ({ $chance }): { $move }
coach-review-better = Melhor ({ $chance }): { $move }

## Felix

felix-coach-worth-it = Um saco que vale cerca de { $points } por { $mice ->
    [1] um rato.
   *[other] { $mice } ratos.
  }
felix-coach-too-dear = Caro: { $mice ->
    [1] um rato
   *[other] { $mice } ratos
  } por um saco que vale cerca de { $points }.
felix-coach-buy = Um saco que vale cerca de { $points } por { $mice ->
    [1] um só rato.
   *[other] só { $mice } ratos.
  }
felix-coach-not-worth-it = O saco vale cerca de { $points }, e continuar custa { $mice } ou mais.
felix-coach-leave-row = O saco vale cerca de { $points }, e um rato também é um ponto.
felix-coach-pass-mice = Passar dá { $mice ->
    [1] um rato.
   *[other] { $mice } ratos.
  }
felix-coach-pass-leaves = Deixa um saco que vale cerca de { $points }.
felix-coach-good-cat-rich = Um bom gato ({ $points }): com mais ratos do que a média, podes comprá-lo tu.
felix-coach-good-cat-poor = Um bom gato ({ $points }) que outro pode comprar.
felix-coach-bad-cat-rich = Um mau gato ({ $points }) num saco que podias pagar.
felix-coach-bad-cat-poor = Um mau gato ({ $points }) para os outros pagarem.
felix-coach-dog = Um cão não vale nada e estraga as contas dos outros ({ $card }).
felix-coach-rabbit = Um coelho não vale nada: arrisca-se pouco.

## Cat in the Box

catinthebox-coach-part-many = Tens o { $card } { $held } vezes: a esse valor faltam primeiro as cores.
catinthebox-coach-part-few = Tens o { $card } { $held ->
    [1] uma vez
   *[other] { $held } vezes
  }.
catinthebox-coach-predict = As tuas cartas altas dão cerca de { $about }; aqui dizes { $tricks }.
catinthebox-coach-stuck = { $cards ->
    [1] Uma das tuas cartas fica
   *[other] { $cards } das tuas cartas ficam
  } de certeza sem casa: um paradoxo, se outro não o causar antes.
catinthebox-coach-not-stuck = Evita um paradoxo a que leva a maioria das outras jogadas.
catinthebox-coach-trumps = Passa à frente com vermelho e perde o { $colour } nesta ronda.
catinthebox-coach-gives-up = Deixa a vaza aos outros e perde o { $colour } nesta ronda.
catinthebox-coach-joins-group = O teu maior grupo cresce para { $size } fichas.
catinthebox-coach-keeps-open = Deixa mais espaço à tua mão: { $spaces ->
    [1] uma casa.
   *[other] { $spaces } casas.
  }
catinthebox-coach-leads = Sai a { $colour }: { $higher ->
    [1] há uma casa mais alta livre.
   *[other] há { $higher } casas mais altas livres.
  }
catinthebox-coach-stays-below = Fica por baixo: já tens as vazas que queres.
catinthebox-coach-cannot-take = Não pode ganhar esta vaza.
catinthebox-coach-takes-wanted = Ganha a vaza; queres mais { $wanted ->
    [1] uma.
   *[other] { $wanted }.
  }
catinthebox-coach-takes-unwanted = Ganha uma vaza a mais do que queres.
catinthebox-coach-ahead = Passa à frente; { $players ->
    [1] falta jogar um.
   *[other] faltam jogar { $players }.
  }

## Ratjack

ratjack-coach-makes-25 = Faz exatamente 25: um ponto.
ratjack-coach-last-in = Ficas o último em jogo: um ponto.
ratjack-coach-highest = O baralho acabou e a tua soma é a mais alta: um ponto.
ratjack-coach-knocks-out = Põe fora: { $seats }.
ratjack-coach-out = { $above } acima de 25: ficas fora.
ratjack-coach-others-win = Dá um ponto a: { $seats }.
ratjack-coach-above = A tua soma fica { $above } acima de 25, se o resto do efeito não o emendar.
ratjack-coach-at-25 = A tua soma é 25 por agora; o efeito continua.
ratjack-coach-below = A tua soma fica em { $sum }: { $below } abaixo de 25.
ratjack-coach-their-sum = A soma de { $seat } fica em { $sum }.
ratjack-coach-no-sum = Não muda nenhuma soma.
ratjack-coach-unseen-card = Depende de uma carta que não vês.
ratjack-coach-hides = Guarda { $value } oculto para depois.
ratjack-coach-hides-fitting = Esconde o { $value } que completa os teus 25.
ratjack-coach-flips = Vai para o descarte, para virares uma carta oculta tua ({ $card }).
ratjack-coach-keeps = Guarda na mão: { $cards }.
ratjack-coach-pile = Uma carta que vês: um { $value }.
ratjack-coach-pile-fits = O { $value } do descarte completa os teus 25.
ratjack-coach-deck = { $fitting } das { $unseen } cartas que não vês ainda cabem nos teus 25.
ratjack-coach-deck-known = Conheces a carta de cima: um { $value }.
