### O que o terminal e a página dizem em comum.

## Jogos

game-felix = Felix: licitar um saco de gatos onde não se pode espreitar
game-catinthebox = Cat in the Box: uma carta tem a cor que tu disseres
game-ratjack = Ratjack: 25 e nem mais um
game-name-felix = Felix
game-name-catinthebox = Cat in the Box
game-name-ratjack = Ratjack

## Pessoas e listas

you = Tu
list-separator = |, |
list-empty = nada
winners = { $who ->
    [you] Ganhaste!
    [one] { $names } ganha.
   *[many] A vitória é partilhada por { $names }.
  }
refused = { $reason } (Regra { $rule })

## Razões iguais em todos os jogos

reason-unknown-action = Essa jogada não existe.
reason-game-over = O jogo acabou.
reason-not-your-turn = Não é a tua vez.
reason-not-in-hand = Não tens essa carta na mão.
reason-dealing = As cartas ainda estão a ser dadas.
