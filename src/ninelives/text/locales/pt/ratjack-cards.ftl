### Ratjack: os baralhos, os poderes das cartas, as faces das fichas.

## Poderes dos ratos, 1 a 12

ratjack-power-draw-discard = Tira 1 carta e depois descarta 1 carta da mão.

# $count (number): quantas cartas
ratjack-power-shuffle-discards = { $count ->
    [1] Baralha no monte a carta do topo dos descartes.
   *[other] Baralha no monte as { $count } cartas do topo dos descartes.
}
ratjack-power-look-hidden = Vê 1 carta oculta de outro jogador.
ratjack-power-discard-own = Descarta 1 das tuas outras cartas.
ratjack-power-swap-hidden = Troca, sem ver, 1 das tuas cartas ocultas por 1 carta oculta de outro jogador.
ratjack-power-flip-trigger = Vira 1 das tuas cartas ocultas e ativa-a.
ratjack-power-swap-visible = Troca 1 das tuas cartas visíveis por 1 carta visível de outro jogador.
ratjack-power-token-own = Põe 1 ficha da reserva em 1 das tuas cartas.
ratjack-power-token-other = Põe 1 ficha da reserva em 1 carta de outro jogador.
ratjack-power-turn-down-other = Vira para baixo 1 carta visível de outro jogador.
ratjack-power-deck-to-other = Põe a carta do topo do monte virada para cima à frente de outro jogador, sem efeito.
ratjack-power-flip-other = Vira 1 carta oculta de outro jogador, sem efeito.

## Poderes das doninhas, 1 a 12

# $count (number): quantas cartas
ratjack-power-order-deck = { $count ->
    [1] Vê a carta do topo do monte e volta a pô-la no lugar.
   *[other] Vê as { $count } cartas do topo do monte e volta a pô-las pela ordem que quiseres.
}
ratjack-power-exchange-hand-discard = Troca a tua carta da mão pela carta do topo dos descartes.
ratjack-power-look-swap-hidden = Vê 1 carta oculta de outro jogador; podes trocá-la por 1 das tuas cartas ocultas.
ratjack-power-turn-down-own = Vira para baixo 1 das tuas outras cartas visíveis.
ratjack-power-take-hidden = Fica com 1 carta oculta de outro jogador, ainda oculta, à tua frente.
ratjack-power-look-exchange-hand = Vê a carta da mão de outro jogador; podes trocá-la pela tua.
ratjack-power-swap-two-visible = Troca entre si 2 cartas visíveis de 2 jogadores diferentes.
ratjack-power-token-any = Põe 1 ficha da reserva em qualquer carta.
ratjack-power-move-token = Muda 1 ficha de qualquer carta para qualquer carta sem ficha.
ratjack-power-discard-to-other = Põe a carta do topo dos descartes virada para cima à frente de outro jogador, sem efeito.
ratjack-power-copy-other = Ativa o efeito de 1 carta visível de outro jogador como se fosse teu (não de uma carta que copia, nem muda, nem com escudo).
ratjack-power-expose-hand = Põe virada para cima à frente de outro jogador a carta da mão dele, sem efeito; ele tira a carta do topo do monte.

## Poderes dos guaxinins, 1 a 12

ratjack-power-take-off-token = Retira 1 ficha de qualquer carta.
ratjack-power-discard-to-hidden = Põe a carta do topo dos descartes oculta à tua frente.
ratjack-power-take-discard = Leva para a mão 1 carta à escolha dos descartes e depois descarta 1 carta da mão.
ratjack-power-shuffle-own = Baralha no monte 1 das tuas outras cartas visíveis.
ratjack-power-exchange-token = Troca 1 ficha de qualquer carta por 1 da reserva.
ratjack-power-copy-own = Ativa outra vez o efeito de 1 das tuas outras cartas visíveis (não de uma carta que copia, nem muda).
ratjack-power-replace-with-discard = Descarta 1 das tuas cartas visíveis; a carta que estava no topo dos descartes toma o seu lugar, visível, sem efeito.
ratjack-power-token-own-and-other = Põe 1 ficha da reserva em 1 das tuas cartas e 1 numa carta de outro jogador.
ratjack-power-draw-play = Tira 1 carta e depois joga 1 carta da mão virada para cima, sem efeito.
ratjack-power-shuffle-other = Baralha no monte 1 carta visível de outro jogador.
ratjack-power-give-hidden = Põe 1 das tuas cartas ocultas virada para cima à frente de outro jogador, sem efeito.
ratjack-power-give-hand = Joga a tua carta da mão virada para cima à frente de outro jogador, sem efeito, e depois tira 1 carta.

## Faces das fichas de bónus: nome, inscrição, o que faz

# $amount (number): a quantia impressa, sem sinal
ratjack-token-plus = mais { $amount }
    .label = +{ $amount }
    .text = A carta vale mais { $amount }.

# $amount (number): a quantia impressa, sem sinal
ratjack-token-minus = menos { $amount }
    .label = −{ $amount }
    .text = A carta vale menos { $amount }, mas nunca abaixo de 0.
ratjack-token-zero = valor 0
    .label = 0
    .text = A carta vale 0.
ratjack-token-double = dobro
    .label = ×2
    .text = A carta vale o dobro.
ratjack-token-half = metade
    .label = ÷2
    .text = A carta vale metade, arredondada para cima.
ratjack-token-lock = cadeado
    .label = cadeado
    .text = A carta não pode mudar de face nem ser descartada, nem sequer pelo dono.
ratjack-token-shield = escudo
    .label = escudo
    .text = Os efeitos de outros jogadores não podem escolher a carta, mas podem escolher esta ficha.
ratjack-token-mute = mudo
    .label = mudo
    .text = A carta não tem efeito, pode sempre ser virada e não pode ser copiada.

## De onde vem o texto de uma carta

ratjack-source-printed = impresso
ratjack-source-reconstructed = reconstruído
