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
ratjack-option-ratjack-any-turn = Ratjack on anybody's turn
    .about = whether exactly 25 counts after every turn and not only after your own
ratjack-option-ratjack-any-turn-no = no, only on your own
ratjack-option-ratjack-any-turn-yes = yes
ratjack-option-pay-all = Every reason pays
    .about = whether a round that ends for several reasons at once pays for each
ratjack-option-pay-all-no = no, only the first
ratjack-option-pay-all-yes = yes

## What happens

ratjack-event-round-began = Round { $round }. { $seat_is ->
    [you] You start.
   *[other] { $seat } starts.
  }
ratjack-event-token-tossed = A token shows { $token }.
ratjack-event-card-dealt = { $seat_is ->
    [you] You are dealt { $card }.
   *[other] { $seat } is dealt { $card }.
  }
ratjack-event-card-dealt-unseen = { $seat_is ->
    [you] You are dealt a card.
   *[other] { $seat } is dealt a card.
  }
ratjack-event-pile-opened = The discard pile begins with { $card }.
ratjack-event-turn-began = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }'s turn.
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
    [you] You put { $card } face down on place { $place }.
   *[other] { $seat } puts { $card } face down on place { $place }.
  }
ratjack-event-card-hidden-unseen = { $seat_is ->
    [you] You put a card face down on place { $place }.
   *[other] { $seat } puts a card face down on place { $place }.
  }
ratjack-event-card-shown = { $seat_is ->
    [you] You play { $card } face up on place { $place }.
   *[other] { $seat } plays { $card } face up on place { $place }.
  }
ratjack-event-card-discarded = { $seat_is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
  }
ratjack-event-card-flipped = { $seat_is ->
    [you] You flip the card on place { $place }, { $owner_seat_is ->
        [you] your own
       *[other] of { $owner_seat }
      }: { $card }.
   *[other] { $seat } flips the card on place { $place }, { $owner_seat_is ->
        [you] yours
        [self] their own
       *[other] of { $owner_seat }
      }: { $card }.
  }
ratjack-event-effect-began = { $seat_is ->
    [you] You use the effect of { $card }:
   *[other] { $seat } uses the effect of { $card }:
  }
ratjack-event-effect-muted = { $seat_is ->
    [you] Your { $card } is mute and does nothing.
   *[other] { $seat }'s { $card } is mute and does nothing.
  }
ratjack-event-cards-shuffled-in = { $seat_is ->
    [you] You shuffle into the deck: { $cards }.
   *[other] { $seat } shuffles into the deck: { $cards }.
  }
ratjack-event-card-looked-at = { $seat_is ->
    [you] You look at the card on place { $place } of { $owner_seat }: { $card }.
   *[other] { $seat } looks at the card on place { $place } of { $owner_seat }: { $card }.
  }
ratjack-event-card-looked-at-unseen = { $seat_is ->
    [you] You look at the card on place { $place } of { $owner_seat }.
   *[other] { $seat } looks at the card on place { $place }, { $owner_seat_is ->
        [you] yours.
       *[other] of { $owner_seat }.
      }
  }
ratjack-event-table-card-discarded = { $seat_is ->
    [you] You discard { $card } from place { $place }, { $owner_seat_is ->
        [you] your own.
       *[other] of { $owner_seat }.
      }
   *[other] { $seat } discards { $card } from place { $place }, { $owner_seat_is ->
        [you] yours.
        [self] their own.
       *[other] of { $owner_seat }.
      }
  }
ratjack-event-cards-swapped = { $seat_is ->
    [you] You swap place { $place } ({ $owner_seat }) and place { $other_place } ({ $other_seat }).
   *[other] { $seat } swaps place { $place } ({ $owner_seat }) and place { $other_place } ({ $other_seat }).
  }
ratjack-event-card-taken = { $seat_is ->
    [you] You take the hidden card on place { $place } from { $owner_seat }.
   *[other] { $seat } takes the hidden card on place { $place } from { $owner_seat_is ->
        [you] you.
       *[other] { $owner_seat }.
      }
  }
ratjack-event-hidden-card-received = { $seat_is ->
    [you] The hidden card on place { $place }, now yours, is { $card }.
   *[other] The hidden card on place { $place }, now { $seat }'s, is { $card }.
  }
ratjack-event-token-placed = { $seat_is ->
    [you] You put the token { $token } on place { $place }, { $owner_seat_is ->
        [you] your own card.
       *[other] a card of { $owner_seat }.
      }
   *[other] { $seat } puts the token { $token } on place { $place }, { $owner_seat_is ->
        [you] your card.
        [self] their own card.
       *[other] a card of { $owner_seat }.
      }
  }
ratjack-event-token-returned = The token { $token } goes from place { $place } back to the supply.
ratjack-event-token-moved = { $seat_is ->
    [you] You move the token { $token } from place { $place } to place { $other_place }.
   *[other] { $seat } moves the token { $token } from place { $place } to place { $other_place }.
  }
ratjack-event-card-turned-down = { $seat_is ->
    [you] You turn { $card } on place { $place } face down, { $owner_seat_is ->
        [you] your own.
       *[other] of { $owner_seat }.
      }
   *[other] { $seat } turns { $card } on place { $place } face down, { $owner_seat_is ->
        [you] yours.
        [self] their own.
       *[other] of { $owner_seat }.
      }
  }
ratjack-event-card-given = { $seat_is ->
    [you] You put { $card } face up in front of { $to_seat }, on place { $place }.
   *[other] { $seat } puts { $card } face up in front of { $to_seat_is ->
        [you] you
       *[other] { $to_seat }
      }, on place { $place }.
  }
ratjack-event-deck-looked-at = { $seat_is ->
    [you] The top of the deck, the topmost first: { $cards }.
   *[other] { $seat } sees the top of the deck, the topmost first: { $cards }.
  }
ratjack-event-deck-looked-at-unseen = { $seat_is ->
    [you] You look at the top { $count } cards of the deck.
   *[other] { $seat } looks at the top { $count } cards of the deck.
  }
ratjack-event-deck-ordered = { $seat_is ->
    [you] You put back, the topmost first: { $cards }.
   *[other] { $seat } puts back, the topmost first: { $cards }.
  }
ratjack-event-deck-ordered-unseen = { $seat_is ->
    [you] You put the top { $count } cards back.
   *[other] { $seat } puts the top { $count } cards back.
  }
ratjack-event-hand-looked-at = { $seat_is ->
    [you] You look at the hand card of { $owner_seat }: { $card }.
   *[other] { $seat } looks at the hand card of { $owner_seat }: { $card }.
  }
ratjack-event-hand-looked-at-unseen = { $seat_is ->
    [you] You look at the hand card of { $owner_seat }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your hand card.
       *[other] the hand card of { $owner_seat }.
      }
  }
ratjack-event-hands-exchanged = { $seat_is ->
    [you] You exchange hand cards with { $other_seat }.
   *[other] { $seat } exchanges hand cards with { $other_seat_is ->
        [you] you.
       *[other] { $other_seat }.
      }
  }
ratjack-event-hand-card-received = { $seat_is ->
    [you] Your hand card is now { $card }.
   *[other] { $seat }'s hand card is now { $card }.
  }
ratjack-event-hand-exposed = { $owner_seat_is ->
    [you] Your hand card is put face up on place { $place }: { $card } (by { $seat }).
   *[other] The hand card of { $owner_seat } is put face up on place { $place }: { $card } (by { $seat }).
  }
ratjack-event-discard-hidden = { $seat_is ->
    [you] You put { $card } from the discard pile face down on place { $place }.
   *[other] { $seat } puts { $card } from the discard pile face down on place { $place }.
  }
ratjack-event-card-replaced = { $seat_is ->
    [you] { $card } takes its place { $place } in front of you.
   *[other] { $card } takes its place { $place } in front of { $seat }.
  }
ratjack-event-player-out = { $seat_is ->
    [you] You have { $total } and are out of the round.
   *[other] { $seat } has { $total } and is out of the round.
  }
ratjack-event-deck-ran-out = The deck is used up: the round ends after this turn.
ratjack-event-turns-ran-out = { $turns } turns have been played: the round ends here.
ratjack-event-points-won = { $seat_is ->
    [you] You get { $points } VP: { $reason }.
   *[other] { $seat } gets { $points } VP: { $reason }.
  }
ratjack-event-round-ended = Round { $round } is over: { $totals }.
ratjack-event-game-ended = The game is over. Victory points: { $points }.

## Why points are won

ratjack-reason-knock-out = others are out of the round
ratjack-reason-ratjack = Ratjack, exactly 25
ratjack-reason-survivor = the last one left
ratjack-reason-highest = the highest sum up to 25

## What is asked

ratjack-ask-first-hide = Which of your two cards do you put face down? For example: hide rat 8
ratjack-ask-draw = Draw a card: draw deck or draw discard
ratjack-ask-play = Play one of your two cards: hide it, show it with its effect, or discard it and flip a hidden card. For example: hide rat 8, show rat 8, discard rat 8
ratjack-ask-flip = Which of your hidden cards do you flip? Name its place: card 3
ratjack-ask-effect-draw = Draw a card: draw deck or draw discard
ratjack-ask-effect-discard = Which card of your hand do you discard? For example: discard rat 8
ratjack-ask-effect-show = Which card of your hand do you put face up, without effect? For example: show rat 8
ratjack-ask-look = Which hidden card of another player do you look at? Name its place: card 3
ratjack-ask-discard-own = Which of your other cards do you discard? Name its place: card 3
ratjack-ask-swap-own-hidden = Which of your hidden cards do you swap? Name its place: card 3
ratjack-ask-swap-other-hidden = For which hidden card of another player? Name its place: card 3
ratjack-ask-trigger = Which of your hidden cards do you flip and trigger? Name its place: card 3
ratjack-ask-swap-own-visible = Which of your visible cards do you swap? Name its place: card 3
ratjack-ask-swap-other-visible = For which visible card of another player? Name its place: card 3
ratjack-ask-token = Which token of the supply? For example: token +5
ratjack-ask-token-own = On which of your cards does the token go? Name its place: card 3
ratjack-ask-token-other = On which card of another player does the token go? Name its place: card 3
ratjack-ask-token-any = On which card does the token go? Name its place: card 3
ratjack-ask-turn-down-other = Which visible card of another player do you turn face down? Name its place: card 3
ratjack-ask-player = Which player? Name the number of the seat: player 1
ratjack-ask-flip-other = Which hidden card of another player do you flip? Name its place: card 3
ratjack-ask-order = Which of these cards do you put on top? You are asked for the topmost first. For example: top rat 8
ratjack-ask-may-swap = Do you swap it with one of your hidden cards? Name its place, or no: card 3 or no
ratjack-ask-turn-down-own = Which of your other visible cards do you turn face down? Name its place: card 3
ratjack-ask-take-hidden = Which hidden card of another player do you take? Name its place: card 3
ratjack-ask-may-exchange = Do you exchange it with your hand card? yes or no
ratjack-ask-swap-first = Which visible card is the first of the two? Name its place: card 3
ratjack-ask-swap-second = Which visible card of another player is the second? Name its place: card 3
ratjack-ask-move-token = From which card do you move the token? Name its place: card 3
ratjack-ask-copy-other = Whose visible card do you copy? Name its place: card 3
ratjack-ask-take-off-token = From which card do you take the token? Name its place: card 3
ratjack-ask-take-discard = Which discard do you take? For example: take rat 8
ratjack-ask-shuffle-own = Which of your other visible cards do you shuffle into the deck? Name its place: card 3
ratjack-ask-exchange-token = From which card do you exchange the token? Name its place: card 3
ratjack-ask-copy-own = Which of your other visible cards do you trigger again? Name its place: card 3
ratjack-ask-replace = Which of your visible cards do you discard? Name its place: card 3
ratjack-ask-shuffle-other = Which visible card of another player do you shuffle into the deck? Name its place: card 3
ratjack-ask-give-hidden = Which of your hidden cards do you give away? Name its place: card 3

## What can be done

ratjack-action-draw-deck = draw the top card of the deck
ratjack-action-draw-discard = draw the top card of the discard pile
ratjack-action-hide = put { $card } face down in front of you
ratjack-action-show = put { $card } face up in front of you.
ratjack-action-discard = put { $card } on the discard pile
ratjack-action-take = take { $card } into your hand
ratjack-action-top = put { $card } on top of the deck
ratjack-action-card = choose the card on place { $place }
ratjack-action-no = no
ratjack-action-yes = yes
ratjack-action-token = take the token { $token }
ratjack-action-player = choose { $seat }

## Why something is not allowed

ratjack-reason-hide-first = First put one of your two cards face down.
ratjack-reason-pile-empty = The discard pile is empty.
ratjack-reason-deck-empty = The deck is empty.
ratjack-reason-draw-first = First draw a card, from the deck or the discard pile.
ratjack-reason-already-hidden = You have already put a card face down.
ratjack-reason-out-of-the-round = That player is out of the round.
ratjack-reason-play-a-card = Now a card of your hand is played: hide it, show it or discard it.
ratjack-reason-not-in-full = The effect of that card cannot be carried out in full now.
ratjack-reason-nothing-to-flip = You have no hidden card to flip.
ratjack-reason-no-flip-in-full = None of your hidden cards could be flipped then: no effect is possible in full.
ratjack-reason-choose-a-card = Choose one of your hidden cards.
ratjack-reason-not-your-hidden-card = On that place lies no hidden card of yours.
ratjack-reason-locked = That card is locked: it cannot be turned over or discarded.
ratjack-reason-not-in-supply = The supply shows no such token.
ratjack-reason-not-another-player = That is no other player who is still in the round.
ratjack-reason-answer-the-effect = Answer what the effect asks first.
ratjack-reason-no-card-there = On that place lies no card.
ratjack-reason-no-token-there = On that card lies no token that could be meant.
ratjack-reason-shielded = That card is shielded: effects of others cannot choose it.
ratjack-reason-has-a-token = That card already has a token.
ratjack-reason-not-itself = The card cannot be chosen by its own effect.
ratjack-reason-muted = That card is mute and cannot be copied.
ratjack-reason-copies-itself = A card that copies cannot be copied.
ratjack-reason-not-such-a-card = The effect asks for another kind of card.

## The table

ratjack-screen-title = Round { $round }, turn { $turn }
ratjack-screen-piles = Deck: { $deck }. Discard pile: { $pile }, on top { $card }.
ratjack-screen-supply = Supply:
ratjack-screen-player = { $number } { $name }: sum { $sum } of { $target }, { $points } VP
ratjack-screen-player-out = { $number } { $name }: out of the round, { $points } VP
ratjack-screen-out = out
ratjack-screen-hidden = hidden
ratjack-screen-hidden-known = hidden ({ $card })
ratjack-screen-hand = Your hand:
ratjack-screen-card-of = { $name }: { $card }

## The end

ratjack-end-round = Round { $round }
ratjack-end-award = { $name }: +{ $points } VP, { $reason }

## Tables in the rule book

ratjack-rules-card = card
ratjack-rules-face = face
ratjack-rules-effect = effect

## On the page

ratjack-page-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
  }
ratjack-page-deck-ran-out = The deck is used up: the round ends after this turn
ratjack-page-pile = { $count ->
    [one] Discard pile, 1 card, on top { $card }
   *[other] Discard pile, { $count } cards, on top { $card }
  }
ratjack-page-pile-empty = The discard pile is empty
ratjack-page-pile-label = Discards ({ $count })
ratjack-page-pile-title = Discard pile, the topmost first
ratjack-page-deck-top = Top of the deck, the topmost first
ratjack-page-supply = Tokens of the supply
ratjack-page-counts = counts { $worth }
ratjack-page-known-by = Also known to { $names }.
ratjack-page-maybe = Perhaps { $cards }.
ratjack-page-source-printed = The text is that of the printed game.
ratjack-page-source-reconstructed = The printed text is not known; this one is our own.
ratjack-page-sum-under = Sum { $sum } of { $target }
ratjack-page-sum-ahead = Sum { $sum } of { $target }, in the lead
ratjack-page-sum-exact = Sum { $sum }: exactly { $target }
ratjack-page-sum-over = Sum { $sum }: above { $target }
ratjack-page-points = { $points } of { $goal } pieces of cheese
ratjack-page-out = out with { $sum }
ratjack-page-hand = Your hand
ratjack-page-hand-of = { $count ->
    [one] Hand of { $name }: 1 card
   *[other] Hand of { $name }: { $count } cards
  }
ratjack-page-holds = { $name } holds { $cards }
ratjack-page-may-hold = { $name } perhaps holds { $cards }
ratjack-page-cards-of = { $name_is ->
    [you] Cards in front of you
   *[other] Cards in front of { $name }
  }
ratjack-page-hide = Hide
ratjack-page-show = Show
ratjack-page-discard = Discard, flip
ratjack-page-effect = Effect
ratjack-page-effect-show = Show
ratjack-page-effect-discard = Discard
ratjack-page-yes = Yes
ratjack-page-no = No
ratjack-page-no-points = No points yet.

## Events in sentences without places

ratjack-page-event-card-hidden = { $seat_is ->
    [you] You put { $card } face down.
   *[other] { $seat } puts { $card } face down.
  }
ratjack-page-event-card-hidden-unseen = { $seat_is ->
    [you] You put a card face down.
   *[other] { $seat } puts a card face down.
  }
ratjack-page-event-card-shown = { $seat_is ->
    [you] You play { $card } face up.
   *[other] { $seat } plays { $card } face up.
  }
ratjack-page-event-card-flipped = { $seat_is ->
    [you] You flip { $owner_seat_is ->
        [you] your hidden card
        [self] your hidden card
       *[other] a hidden card of { $owner_seat }’s
      }: { $card }.
   *[other] { $seat } flips { $owner_seat_is ->
        [you] your hidden card
        [self] their own hidden card
       *[other] a hidden card of { $owner_seat }’s
      }: { $card }.
  }
ratjack-page-event-card-looked-at = { $seat_is ->
    [you] You look at a hidden card of { $owner_seat }’s: { $card }.
   *[other] { $seat } looks at { $owner_seat_is ->
        [you] your hidden card
        [self] their own hidden card
       *[other] a hidden card of { $owner_seat }’s
      }: { $card }.
  }
ratjack-page-event-card-looked-at-unseen = { $seat_is ->
    [you] You look at { $what }.
   *[other] { $seat } looks at { $what }.
  }
ratjack-page-event-table-card-discarded = { $seat_is ->
    [you] You discard { $owner_seat_is ->
        [you] your own card
        [self] your own card
       *[other] { $owner_seat }’s card
      }: { $card }.
   *[other] { $seat } discards { $owner_seat_is ->
        [you] your card
        [self] their own card
       *[other] { $owner_seat }’s card
      }: { $card }.
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
    [you] The hidden card you got is { $card }.
   *[other] The hidden card { $seat } got is { $card }.
  }
ratjack-page-event-token-placed = { $seat_is ->
    [you] You put the token { $token } on { $what }.
   *[other] { $seat } puts the token { $token } on { $what }.
  }
ratjack-page-event-token-returned = The token { $token } goes back to the supply.
ratjack-page-event-token-moved = { $seat_is ->
    [you] You move the token { $token } to { $other }.
   *[other] { $seat } moves the token { $token } to { $other }.
  }
ratjack-page-event-card-turned-down = { $seat_is ->
    [you] You turn { $owner_seat_is ->
        [you] your own card
        [self] your own card
       *[other] { $owner_seat }’s card
      } face down: { $card }.
   *[other] { $seat } turns { $owner_seat_is ->
        [you] your card
        [self] their own card
       *[other] { $owner_seat }’s card
      } face down: { $card }.
  }
ratjack-page-event-card-given = { $seat_is ->
    [you] You put { $card } face up in front of { $to_seat }.
   *[other] { $seat } puts { $card } face up in front of { $to_seat_is ->
        [you] you
       *[other] { $to_seat }
      }.
  }
ratjack-page-event-hand-exposed = { $owner_seat_is ->
    [you] { $seat } puts your hand card face up: { $card }.
   *[other] { $seat_is ->
        [you] You put the hand card of { $owner_seat } face up: { $card }.
       *[other] { $seat } puts the hand card of { $owner_seat } face up: { $card }.
      }
  }
ratjack-page-event-discard-hidden = { $seat_is ->
    [you] You put { $card } from the discard pile face down.
   *[other] { $seat } puts { $card } from the discard pile face down.
  }
ratjack-page-event-card-replaced = { $seat_is ->
    [you] { $card } takes its place in front of you.
   *[other] { $card } takes its place in front of { $seat }.
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
   *[other] a hidden card of { $owner }’s
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
ratjack-page-moment-round = Round { $round } is over
ratjack-page-award = { $name }: +{ $points } cheese, { $reason }
ratjack-page-sum-hidden = { $count ->
    [one] 1 hidden card does not count yet
   *[other] { $count } hidden cards do not count yet
  }

## Keys

ratjack-page-key-choose = Choose what shines; the number stands on it
ratjack-page-key-move = Move among cards, tokens or buttons
ratjack-page-key-skip = Close the discard pile, or skip a great moment

## What is asked there

ratjack-page-ask-first-hide = Put one of your two cards face down; you keep the other.
ratjack-page-ask-draw = Draw a card: from the deck or the discard pile.
ratjack-page-ask-play = Play one of your two cards.
ratjack-page-ask-flip = Which of your hidden cards do you flip?
ratjack-page-ask-effect-draw = Draw a card: from the deck or the discard pile.
ratjack-page-ask-effect-discard = Which card of your hand do you discard?
ratjack-page-ask-effect-show = Which card of your hand do you put face up, without effect?
ratjack-page-ask-look = Which hidden card of another player do you look at?
ratjack-page-ask-discard-own = Which of your other cards do you discard?
ratjack-page-ask-swap-own-hidden = Which of your hidden cards do you swap?
ratjack-page-ask-swap-other-hidden = For which hidden card of another player?
ratjack-page-ask-trigger = Which of your hidden cards do you flip and trigger?
ratjack-page-ask-swap-own-visible = Which of your visible cards do you swap?
ratjack-page-ask-swap-other-visible = For which visible card of another player?
ratjack-page-ask-token = Choose a token of the supply.
ratjack-page-ask-token-own = On which of your cards does the token go?
ratjack-page-ask-token-other = On which card of another player does the token go?
ratjack-page-ask-token-any = On which card does the token go?
ratjack-page-ask-turn-down-other = Which visible card of another player do you turn face down?
ratjack-page-ask-player = Choose a player.
ratjack-page-ask-flip-other = Which hidden card of another player do you flip?
ratjack-page-ask-order = Which of these cards goes on top next?
ratjack-page-ask-may-swap = Swap it with one of your hidden cards? Choose one, or say no.
ratjack-page-ask-turn-down-own = Which of your other visible cards do you turn face down?
ratjack-page-ask-take-hidden = Which hidden card of another player do you take?
ratjack-page-ask-may-exchange = Do you exchange it with your hand card?
ratjack-page-ask-swap-first = Which visible card is the first of the two?
ratjack-page-ask-swap-second = Which visible card of another player is the second?
ratjack-page-ask-move-token = From which card do you move the token?
ratjack-page-ask-copy-other = Whose visible card do you copy?
ratjack-page-ask-take-off-token = From which card do you take the token?
ratjack-page-ask-take-discard = Which discard do you take?
ratjack-page-ask-shuffle-own = Which of your other visible cards do you shuffle into the deck?
ratjack-page-ask-exchange-token = From which card do you exchange the token?
ratjack-page-ask-copy-own = Which of your other visible cards do you trigger again?
ratjack-page-ask-replace = Which of your visible cards do you discard?
ratjack-page-ask-shuffle-other = Which visible card of another player do you shuffle into the deck?
ratjack-page-ask-give-hidden = Which of your hidden cards do you give away?

## Powers in a few words, for a small card

ratjack-page-short-draw-discard = Draw 1, discard 1
ratjack-page-short-shuffle-discards = Discards into deck
ratjack-page-short-look-hidden = Peek at a hidden card
ratjack-page-short-discard-own = Discard an own card
ratjack-page-short-swap-hidden = Swap hidden cards
ratjack-page-short-flip-trigger = Flip and trigger
ratjack-page-short-swap-visible = Swap visible cards
ratjack-page-short-token-own = Token on yours
ratjack-page-short-token-other = Token on another’s
ratjack-page-short-turn-down-other = Cover another’s card
ratjack-page-short-deck-to-other = Deck card to another
ratjack-page-short-flip-other = Flip another’s card
ratjack-page-short-order-deck = Sort top of deck
ratjack-page-short-exchange-hand-discard = Hand for top discard
ratjack-page-short-look-swap-hidden = Peek, may swap
ratjack-page-short-turn-down-own = Cover an own card
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
ratjack-page-short-shuffle-own = Own card into deck
ratjack-page-short-exchange-token = Exchange a token
ratjack-page-short-copy-own = Repeat an own effect
ratjack-page-short-replace-with-discard = Replace by top discard
ratjack-page-short-token-own-and-other = Token on yours and another’s
ratjack-page-short-draw-play = Draw 1, show 1
ratjack-page-short-shuffle-other = Another’s card into deck
ratjack-page-short-give-hidden = Give a hidden card
ratjack-page-short-give-hand = Give your hand card

## The first guided game

ratjack-lesson-aim = Your visible cards add up to your sum. You want exactly 25, and never more.
ratjack-lesson-hide = First one of your two cards goes face down. Hide the 5, keep the 12.
ratjack-lesson-draw = Every turn begins with a draw: the deck, or the top discard. Take the deck this time.
ratjack-lesson-play = Of two cards you play one. Hidden it counts nothing. Shown it counts, and its effect happens. Or discard it, and flip one of your hidden cards.
ratjack-lesson-show = Show the 12.
ratjack-lesson-flip-other = The 12 flips a hidden card of another player. What shines can be chosen: touch it.
ratjack-lesson-sum = The bar shows how far it is to 25. Above 25 you are out of the round. If you hold the 8, show it next.
ratjack-lesson-token = The 8 puts a token on one of your cards. A 12, an 8 and +5: that makes 25.
ratjack-lesson-token-own = Put it on a card that lies face up: a hidden card counts nothing, token or not.
ratjack-lesson-flip = Choose the hidden card to flip. Its effect happens, so it must be possible.
ratjack-lesson-out = Above 25 at the end of a turn: out until the next round. Whoever’s turn it was scores for each other player out.
ratjack-lesson-points = Cheese is won! There are four ways: exactly 25 on your own turn, knocking others out, being the last one left, or the highest sum when the deck runs out.
ratjack-lesson-end = A new round, with new tokens. Three pieces of cheese win the game. Touch any card to read what it does. Good luck!
