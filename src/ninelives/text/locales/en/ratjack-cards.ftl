### Ratjack: the decks, the powers printed on the cards, the faces of the tokens.

## Powers of the rats, 1 to 12

ratjack-power-draw-discard = Draw 1, then discard 1 from your hand.

# $count (number): how many cards
ratjack-power-shuffle-discards = { $count ->
    [1] Shuffle the top discard into the deck.
   *[other] Shuffle the top { $count } discards into the deck.
}
ratjack-power-look-hidden = Look at 1 of another player’s hidden cards.
ratjack-power-discard-own = Discard 1 of your other cards.
ratjack-power-swap-hidden = Swap 1 of your hidden cards for 1 of another player’s, unseen.
ratjack-power-flip-trigger = Flip 1 of your hidden cards and trigger it.
ratjack-power-swap-visible = Swap 1 of your visible cards for 1 of another player’s.
ratjack-power-token-own = Put 1 token from the supply on 1 of your cards.
ratjack-power-token-other = Put 1 token from the supply on 1 of another player’s cards.
ratjack-power-turn-down-other = Turn 1 of another player’s visible cards face down.
ratjack-power-deck-to-other = Put the top card of the deck face up in front of another player, without effect.
ratjack-power-flip-other = Flip 1 of another player’s hidden cards, without effect.

## Powers of the weasels, 1 to 12

# $count (number): how many cards
ratjack-power-order-deck = { $count ->
    [1] Look at the top card of the deck and put it back.
   *[other] Look at the top { $count } cards of the deck and put them back in any order.
}
ratjack-power-exchange-hand-discard = Swap your hand card for the top discard.
ratjack-power-look-swap-hidden = Look at 1 of another player’s hidden cards; you may swap it for 1 of your hidden cards.
ratjack-power-turn-down-own = Turn 1 of your other visible cards face down.
ratjack-power-take-hidden = Take 1 of another player’s hidden cards; it stays hidden in front of you.
ratjack-power-look-exchange-hand = Look at another player’s hand card; you may swap it for yours.
ratjack-power-swap-two-visible = Swap 2 visible cards of 2 different players.
ratjack-power-token-any = Put 1 token from the supply on any card.
ratjack-power-move-token = Move 1 token from any card to any card without one.
ratjack-power-discard-to-other = Put the top discard face up in front of another player, without effect.
ratjack-power-copy-other = Use the effect of 1 of another player’s visible cards as your own (not a copying, muted or shielded card).
ratjack-power-expose-hand = Put another player’s hand card face up in front of them, without effect; they draw the top card of the deck.

## Powers of the raccoons, 1 to 12

ratjack-power-take-off-token = Take 1 token off any card.
ratjack-power-discard-to-hidden = Put the top discard in front of you, hidden.
ratjack-power-take-discard = Take any 1 discard into your hand, then discard 1 from your hand.
ratjack-power-shuffle-own = Shuffle 1 of your other visible cards into the deck.
ratjack-power-exchange-token = Swap 1 token on any card for 1 from the supply.
ratjack-power-copy-own = Trigger 1 of your other visible cards again (not a copying or muted card).
ratjack-power-replace-with-discard = Discard 1 of your visible cards; the card that was the top discard takes its place, visible, without effect.
ratjack-power-token-own-and-other = Put 1 token from the supply on 1 of your cards and 1 on 1 of another player’s cards.
ratjack-power-draw-play = Draw 1, then show 1 card from your hand, without effect.
ratjack-power-shuffle-other = Shuffle 1 of another player’s visible cards into the deck.
ratjack-power-give-hidden = Put 1 of your hidden cards face up in front of another player, without effect.
ratjack-power-give-hand = Put your hand card face up in front of another player, without effect, then draw 1.

## Faces of the bonus tokens: the name, the label on the token, what it does

# $amount (number): the printed amount, without a sign
ratjack-token-plus = plus { $amount }
    .label = +{ $amount }
    .text = The card is worth { $amount } more.

# $amount (number): the printed amount, without a sign
ratjack-token-minus = minus { $amount }
    .label = −{ $amount }
    .text = The card is worth { $amount } less, but never below 0.
ratjack-token-zero = value 0
    .label = 0
    .text = The card is worth 0.
ratjack-token-double = double
    .label = ×2
    .text = The card is worth twice its value.
ratjack-token-half = half
    .label = ÷2
    .text = The card is worth half its value, rounded up.
ratjack-token-lock = lock
    .label = lock
    .text = Nobody can turn the card over or discard it, not even its owner.
ratjack-token-shield = shield
    .label = shield
    .text = Other players’ effects can’t choose the card, but they can choose this token.
ratjack-token-mute = mute
    .label = mute
    .text = The card has no effect. You can always flip it, and nobody can copy it.

## Where a card’s text comes from

ratjack-source-printed = printed
ratjack-source-reconstructed = reconstructed
