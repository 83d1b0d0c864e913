### Ratjack. Powers and tokens are in ratjack-cards.ftl.

## Cards

# $amount (number): the value of the card
ratjack-card-rat = rat { $amount }
ratjack-card-weasel = weasel { $amount }
ratjack-card-raccoon = raccoon { $amount }

## Options

ratjack-option-decks = Decks
    .about = which two decks are shuffled together
ratjack-option-decks-rats-rats = both rat decks
ratjack-option-decks-rats-weasels = rats and weasels
ratjack-option-decks-rats-raccoons = rats and raccoons
ratjack-option-decks-weasels-raccoons = weasels and raccoons
ratjack-option-ratjack-any-turn = Ratjack on anyone’s turn
    .about = whether exactly 25 wins after every turn, or only after your own
ratjack-option-ratjack-any-turn-no = no, only on your own
ratjack-option-ratjack-any-turn-yes = yes
ratjack-option-pay-all = Cheese for every reason
    .about = whether a round that ends for several reasons at once brings cheese for each of them
ratjack-option-pay-all-no = no, only the first
ratjack-option-pay-all-yes = yes
ratjack-option-deck-tie = Tie when the deck runs out
    .about = who gets cheese when several players have the highest total
ratjack-option-deck-tie-each = each of them

ratjack-option-deck-tie-nobody = nobody: a total must be higher than all others

## What happens

ratjack-event-round-began = Round { $round }. { $seat_is ->
    [you] You start.
   *[other] { $seat } starts.
  }
ratjack-event-token-tossed = Tossed token: { $token }.
ratjack-event-card-dealt = { $seat_is ->
    [you] You are dealt { $card }.
   *[other] { $seat } is dealt { $card }.
  }
ratjack-event-card-dealt-unseen = { $seat_is ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
  }
ratjack-event-pile-opened = The discard pile starts with { $card }.
ratjack-event-turn-began = { $seat_is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
  }
ratjack-event-card-drawn = { $seat_is ->
    [you] You draw { $card } from the deck.
   *[other] { $seat } draws { $card } from the deck.
  }
ratjack-event-card-drawn-unseen = { $seat_is ->
    [you] You draw from the deck.
   *[other] { $seat } draws from the deck.
  }
ratjack-event-discard-drawn = { $seat_is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
  }
ratjack-event-card-hidden = { $seat_is ->
    [you] You hide { $card } in place { $place }.
   *[other] { $seat } hides { $card } in place { $place }.
  }
ratjack-event-card-hidden-unseen = { $seat_is ->
    [you] You hide a card in place { $place }.
   *[other] { $seat } hides a card in place { $place }.
  }
ratjack-event-card-shown = { $seat_is ->
    [you] You show { $card } in place { $place }.
   *[other] { $seat } shows { $card } in place { $place }.
  }
ratjack-event-card-discarded = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
ratjack-event-card-flipped = { $seat_is ->
    [you] You flip { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } card { $place }: { $card }.
   *[other] { $seat } flips { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } card { $place }: { $card }.
  }
ratjack-event-effect-began = { $seat_is ->
    [you] You use the effect of { $card }.
   *[other] { $seat } uses the effect of { $card }.
  }
ratjack-event-effect-muted = { $seat_is ->
    [you] Your { $card } is muted: no effect.
   *[other] { $seat }’s { $card } is muted: no effect.
  }
ratjack-event-cards-shuffled-in = { $seat_is ->
    [you] You shuffle into the deck: { $cards }.
   *[other] { $seat } shuffles into the deck: { $cards }.
  }
ratjack-event-card-looked-at = { $seat_is ->
    [you] You look at { $owner_seat }’s card { $place }: { $card }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } card { $place }: { $card }.
  }
ratjack-event-card-looked-at-unseen = { $seat_is ->
    [you] You look at { $owner_seat }’s card { $place }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } card { $place }.
  }
ratjack-event-table-card-discarded = { $seat_is ->
    [you] You discard { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } { $card } from place { $place }.
   *[other] { $seat } discards { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } { $card } from place { $place }.
  }
ratjack-event-cards-swapped = { $seat_is ->
    [you] You swap
   *[other] { $seat } swaps
  } { $owner_seat_is ->
    [you] your
    [self] their
   *[other] { $owner_seat }’s
  } card { $place } for { $other_seat_is ->
    [you] your
    [self] their
   *[other] { $other_seat }’s
  } card { $other_place }.
ratjack-event-card-taken = { $seat_is ->
    [you] You take { $owner_seat }’s hidden card { $place }.
   *[other] { $seat } takes { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } hidden card { $place }.
  }
ratjack-event-hidden-card-received = { $seat_is ->
    [you] Your new hidden card { $place } is { $card }.
   *[other] { $seat }’s new hidden card { $place } is { $card }.
  }
ratjack-event-token-placed = { $seat_is ->
    [you] You put the { $token } token on { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } card { $place }.
   *[other] { $seat } puts the { $token } token on { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } card { $place }.
  }
ratjack-event-token-returned = The { $token } token on card { $place } goes back to the supply.
ratjack-event-token-moved = { $seat_is ->
    [you] You move the { $token } token from card { $place } to card { $other_place }.
   *[other] { $seat } moves the { $token } token from card { $place } to card { $other_place }.
  }
ratjack-event-card-turned-down = { $seat_is ->
    [you] You turn { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } { $card } in place { $place } face down.
   *[other] { $seat } turns { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } { $card } in place { $place } face down.
  }
ratjack-event-card-given = { $seat_is ->
    [you] You put { $card } face up in front of { $to_seat }, in place { $place }.
   *[other] { $seat } puts { $card } face up in front of { $to_seat_is ->
        [you] you
       *[other] { $to_seat }
      }, in place { $place }.
  }
ratjack-event-deck-looked-at = { $seat_is ->
    [you] The top of the deck, topmost first: { $cards }.
   *[other] { $seat } sees the top of the deck, topmost first: { $cards }.
  }
ratjack-event-deck-looked-at-unseen = { $seat_is ->
    [you] You look at the top { $count ->
        [1] card
       *[other] { $count } cards
      } of the deck.
   *[other] { $seat } looks at the top { $count ->
        [1] card
       *[other] { $count } cards
      } of the deck.
  }
ratjack-event-deck-ordered = { $seat_is ->
    [you] You put back, topmost first: { $cards }.
   *[other] { $seat } puts back, topmost first: { $cards }.
  }
ratjack-event-deck-ordered-unseen = { $seat_is ->
    [you] You put the top { $count ->
        [1] card
       *[other] { $count } cards
      } back.
   *[other] { $seat } puts the top { $count ->
        [1] card
       *[other] { $count } cards
      } back.
  }
ratjack-event-hand-looked-at = { $seat_is ->
    [you] You look at { $owner_seat }’s hand card: { $card }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } hand card: { $card }.
  }
ratjack-event-hand-looked-at-unseen = { $seat_is ->
    [you] You look at { $owner_seat }’s hand card.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } hand card.
  }
ratjack-event-hands-exchanged = { $seat_is ->
    [you] You swap hand cards with { $other_seat }.
   *[other] { $seat } swaps hand cards with { $other_seat_is ->
        [you] you.
       *[other] { $other_seat }.
      }
  }
ratjack-event-hand-card-received = { $seat_is ->
    [you] Your hand card is now { $card }.
   *[other] { $seat }’s hand card is now { $card }.
  }
ratjack-event-hand-exposed = { $seat_is ->
    [you] You turn { $owner_seat }’s hand card face up
   *[other] { $seat } turns { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } hand card face up
  } in place { $place }: { $card }.
ratjack-event-discard-hidden = { $seat_is ->
    [you] You hide { $card } from the discard pile in place { $place }.
   *[other] { $seat } hides { $card } from the discard pile in place { $place }.
  }
ratjack-event-card-replaced = { $seat_is ->
    [you] Your card { $place } is now { $card }.
   *[other] { $seat }’s card { $place } is now { $card }.
  }
ratjack-event-player-out = { $seat_is ->
    [you] You have { $total }: you’re out of the round.
   *[other] { $seat } has { $total } and is out of the round.
  }
ratjack-event-deck-ran-out = The deck has run out: the round ends after this turn.
ratjack-event-turns-ran-out = After { $turns } turns the round ends here.
ratjack-event-points-won = { $seat_is ->
    [you] You get { $points } cheese: { $reason }.
   *[other] { $seat } gets { $points } cheese: { $reason }.
  }
ratjack-event-round-ended = Round { $round } is over: { $totals }.
ratjack-event-game-ended = The game is over. Cheese: { $points }.

## Why points are won

ratjack-reason-knock-out = others knocked out
ratjack-reason-ratjack = Ratjack, exactly 25
ratjack-reason-survivor = the last one left
ratjack-reason-highest = the highest total up to 25

## What is asked

ratjack-ask-first-hide = Choose which of your two cards to hide. For example: hide rat 8
ratjack-ask-draw = Draw a card: draw deck or draw discard
ratjack-ask-play = Play one of your two cards: hide it, show it and use its effect, or discard it and flip a hidden card. For example: hide rat 8, show rat 8, discard rat 8
ratjack-ask-flip = Choose one of your hidden cards to flip. Name its place: card 3
ratjack-ask-effect-draw = Draw a card: draw deck or draw discard
ratjack-ask-effect-discard = Choose a card from your hand to discard. For example: discard rat 8
ratjack-ask-effect-show = Choose a card from your hand to show, without effect. For example: show rat 8
ratjack-ask-look = Choose another player’s hidden card to look at. Name its place: card 3
ratjack-ask-discard-own = Choose another of your cards to discard. Name its place: card 3
ratjack-ask-swap-own-hidden = Choose one of your hidden cards to swap. Name its place: card 3
ratjack-ask-swap-other-hidden = Choose the hidden card you want for it. Name its place: card 3
ratjack-ask-trigger = Choose one of your hidden cards to flip and trigger. Name its place: card 3
ratjack-ask-swap-own-visible = Choose one of your visible cards to swap. Name its place: card 3
ratjack-ask-swap-other-visible = Choose the visible card you want for it. Name its place: card 3
ratjack-ask-token = Choose a token from the supply. For example: token +5
ratjack-ask-token-own = Choose one of your cards for the token. Name its place: card 3
ratjack-ask-token-other = Choose another player’s card for the token. Name its place: card 3
ratjack-ask-token-any = Choose a card for the token. Name its place: card 3
ratjack-ask-turn-down-other = Choose another player’s visible card to turn face down. Name its place: card 3
ratjack-ask-player = Choose a player. Name the number of the seat: player 1
ratjack-ask-flip-other = Choose another player’s hidden card to flip. Name its place: card 3
ratjack-ask-order = Choose the card that goes on top, then the ones below it. For example: top rat 8
ratjack-ask-may-swap = Swap it for one of your hidden cards? Name its place, or say no: card 3 or no
ratjack-ask-turn-down-own = Choose another of your visible cards to turn face down. Name its place: card 3
ratjack-ask-take-hidden = Choose another player’s hidden card to take. Name its place: card 3
ratjack-ask-may-exchange = Swap it for your hand card? yes or no
ratjack-ask-swap-first = Choose the first of two visible cards to swap. Name its place: card 3
ratjack-ask-swap-second = Choose the second one, from a different player. Name its place: card 3
ratjack-ask-move-token = Choose the card whose token you move. Name its place: card 3
ratjack-ask-copy-other = Choose another player’s visible card to copy. Name its place: card 3
ratjack-ask-take-off-token = Choose the card that loses its token. Name its place: card 3
ratjack-ask-take-discard = Choose a discard to take. For example: take rat 8
ratjack-ask-shuffle-own = Choose another of your visible cards to shuffle into the deck. Name its place: card 3
ratjack-ask-exchange-token = Choose the card whose token you swap. Name its place: card 3
ratjack-ask-copy-own = Choose another of your visible cards to trigger again. Name its place: card 3
ratjack-ask-replace = Choose one of your visible cards to discard. Name its place: card 3
ratjack-ask-shuffle-other = Choose another player’s visible card to shuffle into the deck. Name its place: card 3
ratjack-ask-give-hidden = Choose one of your hidden cards to give away. Name its place: card 3

## What can be done

ratjack-action-draw-deck = draw the top card of the deck
ratjack-action-draw-discard = draw the top card of the discard pile
ratjack-action-hide = put { $card } face down in front of you
ratjack-action-show = put { $card } face up in front of you
ratjack-action-discard = put { $card } on the discard pile
ratjack-action-take = take { $card } into your hand
ratjack-action-top = put { $card } on top of the deck
ratjack-action-card = choose the card in place { $place }
ratjack-action-no = no
ratjack-action-yes = yes
ratjack-action-token = take the { $token } token
ratjack-action-player = choose { $seat }

## Why something is not allowed

ratjack-reason-hide-first = Hide one of your two cards first.
ratjack-reason-pile-empty = The discard pile is empty.
ratjack-reason-deck-empty = The deck is empty.
ratjack-reason-draw-first = Draw a card first, from the deck or the discard pile.
ratjack-reason-already-hidden = You’ve already hidden a card.
ratjack-reason-out-of-the-round = That player is out of the round.
ratjack-reason-play-a-card = Play a card: hide it, show it or discard it.
ratjack-reason-not-in-full = You can’t carry out the whole effect of that card now.
ratjack-reason-nothing-to-flip = You have no hidden card to flip.
ratjack-reason-no-flip-in-full = You couldn’t flip any hidden card then: none of their effects would work in full.
ratjack-reason-choose-a-card = Choose one of your hidden cards.
ratjack-reason-not-your-hidden-card = You have no hidden card there.
ratjack-reason-locked = That card is locked: it can’t be turned over or discarded.
ratjack-reason-not-in-supply = That token isn’t in the supply.
ratjack-reason-not-another-player = Choose another player who is still in the round.
ratjack-reason-answer-the-effect = Finish the effect first.
ratjack-reason-no-card-there = There’s no card there.
ratjack-reason-no-token-there = That card has no token you can choose.
ratjack-reason-shielded = That card is shielded: other players’ effects can’t choose it.
ratjack-reason-has-a-token = That card already has a token.
ratjack-reason-not-itself = A card’s effect can’t choose the card itself.
ratjack-reason-muted = That card is muted and can’t be copied.
ratjack-reason-copies-itself = You can’t copy a card that copies.
ratjack-reason-not-such-a-card = The effect needs a different kind of card.

## The table

ratjack-screen-title = Round { $round }, turn { $turn }
ratjack-screen-piles = Deck: { $deck }. Discard pile: { $pile }, top card { $card }.
ratjack-screen-supply = Supply:
ratjack-screen-player = { $number } { $name }: total { $sum } of { $target }, cheese: { $points }
ratjack-screen-player-out = { $number } { $name }: out of the round, cheese: { $points }
ratjack-screen-out = out
ratjack-screen-hidden = hidden
ratjack-screen-hidden-known = hidden ({ $card })
ratjack-screen-hand = Your hand:
ratjack-screen-card-of = { $name }: { $card }

## The end

ratjack-end-round = Round { $round }
ratjack-end-award = { $name }: +{ $points } cheese, { $reason }

## Tables in the rule book

ratjack-rules-card = card
ratjack-rules-face = face
ratjack-rules-effect = effect

## On the page

ratjack-page-deck = { $count ->
    [1] Deck, 1 card
   *[other] Deck, { $count } cards
  }
ratjack-page-deck-ran-out = The deck has run out: the round ends after this turn
ratjack-page-pile = { $count ->
    [1] Discard pile, 1 card, on top { $card }
   *[other] Discard pile, { $count } cards, on top { $card }
  }
ratjack-page-pile-empty = The discard pile is empty
ratjack-page-pile-label = Discards ({ $count })
ratjack-page-pile-title = Discard pile, topmost first
ratjack-page-deck-top = Top of the deck, topmost first
ratjack-page-goal = Exactly { $target } on your turn: Ratjack! Over { $target }: out of the round.
ratjack-page-supply = Token supply
ratjack-page-counts = counts { $worth }
ratjack-page-known-by = Also known to { $names }.
ratjack-page-maybe = Could be { $cards }.
ratjack-page-source-printed = This is the text of the printed game.
ratjack-page-source-reconstructed = We don’t know the printed text, so we wrote this one.
ratjack-page-sum-under = Total { $sum } of { $target }
ratjack-page-sum-ahead = Total { $sum } of { $target }, in the lead
ratjack-page-sum-exact = Total { $sum }: exactly { $target }
ratjack-page-sum-over = Total { $sum }: over { $target }
ratjack-page-points = { $points } of { $goal } pieces of cheese
ratjack-page-out = out with { $sum }
ratjack-page-hand = Your hand
ratjack-page-hand-of = { $count ->
    [1] { $name }’s hand: 1 card
   *[other] { $name }’s hand: { $count } cards
  }
ratjack-page-holds = { $name } holds { $cards }
ratjack-page-may-hold = { $name } may hold { $cards }
ratjack-page-cards-of = { $name_is ->
    [you] Your cards
   *[other] { $name }’s cards
  }
ratjack-page-hide = Hide
ratjack-page-show = Show
ratjack-page-discard = Discard & flip
ratjack-page-effect = Effect
ratjack-page-effect-show = Show
ratjack-page-effect-discard = Discard
ratjack-page-yes = Yes
ratjack-page-no = No
ratjack-page-no-points = No cheese yet.

## Events in sentences without places

ratjack-page-event-card-hidden = { $seat_is ->
    [you] You hide { $card }.
   *[other] { $seat } hides { $card }.
  }
ratjack-page-event-card-hidden-unseen = { $seat_is ->
    [you] You hide a card.
   *[other] { $seat } hides a card.
  }
ratjack-page-event-card-shown = { $seat_is ->
    [you] You show { $card }.
   *[other] { $seat } shows { $card }.
  }
ratjack-page-event-card-flipped = { $seat_is ->
    [you] You flip { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } hidden card: { $card }.
   *[other] { $seat } flips { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } hidden card: { $card }.
  }
ratjack-page-event-card-looked-at = { $seat_is ->
    [you] You look at { $owner_seat }’s hidden card: { $card }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } hidden card: { $card }.
  }
ratjack-page-event-card-looked-at-unseen = { $seat_is ->
    [you] You look at { $what }.
   *[other] { $seat } looks at { $what }.
  }
ratjack-page-event-table-card-discarded = { $seat_is ->
    [you] You discard { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } { $card }.
   *[other] { $seat } discards { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } { $card }.
  }
ratjack-page-event-cards-swapped = { $seat_is ->
    [you] You swap { $what } for { $other }.
   *[other] { $seat } swaps { $what } for { $other }.
  }
ratjack-page-event-card-taken = { $seat_is ->
    [you] You take { $what }.
   *[other] { $seat } takes { $what }.
  }
ratjack-page-event-hidden-card-received = { $seat_is ->
    [you] Your new hidden card is { $card }.
   *[other] { $seat }’s new hidden card is { $card }.
  }
ratjack-page-event-token-placed = { $seat_is ->
    [you] You put the { $token } token on { $what }.
   *[other] { $seat } puts the { $token } token on { $what }.
  }
ratjack-page-event-token-returned = The { $token } token goes back to the supply.
ratjack-page-event-token-moved = { $seat_is ->
    [you] You move the { $token } token to { $other }.
   *[other] { $seat } moves the { $token } token to { $other }.
  }
ratjack-page-event-card-turned-down = { $seat_is ->
    [you] You turn { $owner_seat_is ->
        [you] your
        [self] your
       *[other] { $owner_seat }’s
      } { $card } face down.
   *[other] { $seat } turns { $owner_seat_is ->
        [you] your
        [self] their
       *[other] { $owner_seat }’s
      } { $card } face down.
  }
ratjack-page-event-card-given = { $seat_is ->
    [you] You put { $card } face up in front of { $to_seat }.
   *[other] { $seat } puts { $card } face up in front of { $to_seat_is ->
        [you] you
       *[other] { $to_seat }
      }.
  }
ratjack-page-event-hand-exposed = { $seat_is ->
    [you] You turn { $owner_seat }’s hand card face up: { $card }.
   *[other] { $seat } turns { $owner_seat_is ->
        [you] your
       *[other] { $owner_seat }’s
      } hand card face up: { $card }.
  }
ratjack-page-event-discard-hidden = { $seat_is ->
    [you] You hide { $card } from the discard pile.
   *[other] { $seat } hides { $card } from the discard pile.
  }
ratjack-page-event-card-replaced = { $seat_is ->
    [you] You put { $card } in its place.
   *[other] { $seat } puts { $card } in its place.
  }
ratjack-page-event-points-won = { $seat_is ->
    [you] You get { $points } cheese: { $reason }.
   *[other] { $seat } gets { $points } cheese: { $reason }.
  }

## A card on the table in a sentence: “Simba swaps their 11 for Luna’s 1”

ratjack-page-lying-up = { $owner_is ->
    [you] your { $value }
    [self] their { $value }
   *[other] { $owner }’s { $value }
  }
ratjack-page-lying-known = { $owner_is ->
    [you] your hidden { $value }
    [self] their hidden { $value }
   *[other] { $owner }’s hidden { $value }
  }
ratjack-page-lying-hidden = { $owner_is ->
    [you] your hidden card
    [self] their hidden card
   *[other] { $owner }’s hidden card
  }

## Great moments

ratjack-page-moment-ratjack = Ratjack!
ratjack-page-moment-exact = { $seat_is ->
    [you] You have exactly { $total }
   *[other] { $seat } has exactly { $total }
  }
ratjack-page-moment-bust = Bust!
ratjack-page-moment-over = { $seat_is ->
    [you] You have { $total } and are out
   *[other] { $seat } has { $total } and is out
  }
ratjack-page-moment-cheese = { $seat_is ->
    [you] You get { $points } cheese
   *[other] { $seat } gets { $points } cheese
  }
ratjack-page-round-sum = total { $total }
ratjack-page-award = { $name }: +{ $points } cheese, { $reason }
ratjack-page-flip = If you flip it, its effect happens too.
ratjack-page-flip-asks = If you flip it, its effect happens too, and you choose once more before your turn ends.
ratjack-page-needs = { $needed ->
    [other-visible] Nobody else has a visible card, and its effect needs one.
    [other-hidden] Nobody else has a hidden card, and its effect needs one.
    [own] You have no other card in front of you, and its effect needs one.
    [own-visible] You have no other visible card, and its effect needs one.
    [own-hidden] You have no hidden card, and its effect needs one.
    [supply] The supply has no token, and its effect needs one.
    [discards] There aren’t enough discards for its effect.
    [deck] The deck is empty, and its effect needs a card.
   *[token] No card has a token, and its effect needs one.
  }
ratjack-page-sum-hidden = { $count ->
    [1] 1 hidden card doesn’t count yet
   *[other] { $count } hidden cards don’t count yet
  }

## Keys

ratjack-page-key-choose = choose what’s lit up, by the number on it
ratjack-page-key-move = move around cards, tokens or buttons
ratjack-page-key-skip = close the discard pile, or skip an animation

## What is asked there

ratjack-page-ask-first-hide = Hide one of your two cards; you keep the other.
ratjack-page-ask-draw = Draw a card: from the deck or the discard pile.
ratjack-page-ask-play = Play one of your two cards.
ratjack-page-ask-flip = Choose one of your hidden cards to flip.
ratjack-page-ask-effect-draw = Draw a card: from the deck or the discard pile.
ratjack-page-ask-effect-discard = Choose a card from your hand to discard.
ratjack-page-ask-effect-show = Choose a card from your hand to show, without effect.
ratjack-page-ask-look = Choose another player’s hidden card to look at.
ratjack-page-ask-discard-own = Choose another of your cards to discard.
ratjack-page-ask-swap-own-hidden = Choose one of your hidden cards to swap.
ratjack-page-ask-swap-other-hidden = Choose the hidden card you want for it.
ratjack-page-ask-trigger = Choose a hidden card to flip and trigger.
ratjack-page-ask-swap-own-visible = Choose one of your visible cards to swap.
ratjack-page-ask-swap-other-visible = Choose the visible card you want for it.
ratjack-page-ask-token = Choose a token from the supply.
ratjack-page-ask-token-own = Choose one of your cards for the token.
ratjack-page-ask-token-other = Choose another player’s card for the token.
ratjack-page-ask-token-any = Choose a card for the token.
ratjack-page-ask-turn-down-other = Choose another player’s visible card to turn down.
ratjack-page-ask-player = Choose a player.
ratjack-page-ask-flip-other = Choose another player’s hidden card to flip.
ratjack-page-ask-order = Choose which card goes on top next.
ratjack-page-ask-may-swap = Swap it for one of your hidden cards? Choose one, or say no.
ratjack-page-ask-turn-down-own = Choose another of your visible cards to turn down.
ratjack-page-ask-take-hidden = Choose another player’s hidden card to take.
ratjack-page-ask-may-exchange = Swap it for your hand card?
ratjack-page-ask-swap-first = Choose the first of two cards to swap.
ratjack-page-ask-swap-second = Choose the second, from a different player.
ratjack-page-ask-move-token = Choose the card whose token you move.
ratjack-page-ask-copy-other = Choose a visible card to copy.
ratjack-page-ask-take-off-token = Choose the card that loses its token.
ratjack-page-ask-take-discard = Choose a discard to take.
ratjack-page-ask-shuffle-own = Choose another of your visible cards to shuffle in.
ratjack-page-ask-exchange-token = Choose the card whose token you swap.
ratjack-page-ask-copy-own = Choose another of your visible cards to repeat.
ratjack-page-ask-replace = Choose one of your visible cards to discard.
ratjack-page-ask-shuffle-other = Choose another player’s visible card to shuffle in.
ratjack-page-ask-give-hidden = Choose a hidden card to give away.

## Powers in a few words, for a small card

ratjack-page-short-draw-discard = Draw 1, discard 1
ratjack-page-short-shuffle-discards = Discards into deck
ratjack-page-short-look-hidden = Peek at a hidden card
ratjack-page-short-discard-own = Discard your card
ratjack-page-short-swap-hidden = Swap hidden cards
ratjack-page-short-flip-trigger = Flip and trigger
ratjack-page-short-swap-visible = Swap visible cards
ratjack-page-short-token-own = Token on yours
ratjack-page-short-token-other = Token on another’s
ratjack-page-short-turn-down-other = Turn another’s down
ratjack-page-short-deck-to-other = Deck card to another
ratjack-page-short-flip-other = Flip another’s card
ratjack-page-short-order-deck = Sort top of deck
ratjack-page-short-exchange-hand-discard = Hand for top discard
ratjack-page-short-look-swap-hidden = Peek, may swap
ratjack-page-short-turn-down-own = Turn your card down
ratjack-page-short-take-hidden = Take a hidden card
ratjack-page-short-look-exchange-hand = See a hand, may swap
ratjack-page-short-swap-two-visible = Swap any two visible
ratjack-page-short-token-any = Token on any card
ratjack-page-short-move-token = Move a token
ratjack-page-short-discard-to-other = Top discard to another
ratjack-page-short-copy-other = Copy another’s effect
ratjack-page-short-expose-hand = Expose a hand card
ratjack-page-short-take-off-token = Take off a token
ratjack-page-short-discard-to-hidden = Hide the top discard
ratjack-page-short-take-discard = Take any discard
ratjack-page-short-shuffle-own = Your card into deck
ratjack-page-short-exchange-token = Swap a token
ratjack-page-short-copy-own = Repeat your effect
ratjack-page-short-replace-with-discard = Replace with discard
ratjack-page-short-token-own-and-other = Token on yours and another’s
ratjack-page-short-draw-play = Draw 1, show 1
ratjack-page-short-shuffle-other = Another’s card into deck
ratjack-page-short-give-hidden = Give a hidden card
ratjack-page-short-give-hand = Give your hand card

## The first guided game
ratjack-lesson-goal = The goal: three cheese before anybody else. A total of exactly 25 wins you one.
ratjack-lesson-total = Your visible cards add up to your total. Above 25 you’re knocked out of the round.

ratjack-lesson-hide = First hide one of your two cards. Hide the 5, and keep the 12.
ratjack-lesson-draw = Every turn starts with a draw: from the deck, or the top discard. Draw from the deck this time.
ratjack-lesson-play = Then you play one of your two cards. A visible card counts, and its effect happens. A hidden card counts 0.
ratjack-lesson-discard = “Discard & flip” is the third way: one of your hidden cards turns up, counts, and has its effect.
ratjack-lesson-show = Show the 12: choose it, then press the button.
ratjack-lesson-flip-other = The 12 flips another player’s hidden card. Whatever lights up can be chosen.
ratjack-lesson-sum = Your total is { $total } now. The bar shows how far it is to 25.
ratjack-lesson-eight = Show the 8. Its effect puts a token on one of your cards.
ratjack-lesson-token = 12 and 8 make 20. Take the token +5: that makes 25.
ratjack-lesson-token-own = Put it on a visible card. A hidden card counts 0, with or without a token.
ratjack-lesson-flip = Choose the hidden card you want to flip. Its effect happens, so it must be possible.
ratjack-lesson-out = { $seat } has { $total }. Above 25 at the end of a turn, a player is knocked out of the round.
ratjack-lesson-out-own = You have { $total }. Above 25 at the end of a turn you’re knocked out, until the next round.
ratjack-lesson-ratjack = Exactly 25 on your own turn: that’s a Ratjack, and a cheese for you!
ratjack-lesson-won = { $points } cheese for you: { $reason }.
ratjack-lesson-lost = { $points } cheese for { $seat }: { $reason }.
ratjack-lesson-ways = There are four ways to get cheese: hit exactly 25, knock others out, be the last one left, or have the highest total when the deck runs out.
ratjack-lesson-end = That’s the whole game. Touch any card to read what it does. Good luck!
