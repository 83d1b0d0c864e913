### O que o terminal e a página dizem em comum.
### Em todos estes textos tratamos quem lê por tu, sem lhe supor género: verbos em vez de adjetivos
### ou nomes que concordem com a pessoa («Começas tu», nunca «És o primeiro»). De terceiros diz-se o
### nome, «quem …» ou «essa pessoa»; «jogador» é só o papel em geral («cartas de outro jogador»).

## Jogos

game-felix = Felix: licitar um saco de gatos onde não podes espreitar
game-catinthebox = Cat in the Box: uma carta tem a cor que tu disseres
game-ratjack = Ratjack: 25 e nem mais um
game-name-felix = Felix
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack
game-points-felix = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
game-points-catinthebox = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }
game-points-ratjack = { $points ->
    [1] 1 queijo
   *[other] { $points } queijos
  }

## Pessoas e listas

you = Tu
list-separator = |, |
list-empty = nada
sentence-separator = | |
described = { $name }: { $about }
remarked = { $text } ({ $remark })
winners = { $who ->
    [you] Ganhaste!
    [one] { $names } ganha.
   *[many] { $names } partilham a vitória.
  }
refused = { $reason } (Regra { $rule })

## Razões iguais em todos os jogos

reason-unknown-action = Essa jogada não existe.
reason-game-over = O jogo acabou.
reason-not-your-turn = Não é a tua vez.
reason-not-in-hand = Não tens essa carta na mão.
reason-dealing = As cartas ainda estão a ser dadas.
