"""What the powers do, in the order of the three decks.

A power begins when its card is shown, flipped or copied (RJ-15). It asks its questions one after
another; each function here takes the answers of one power. `begin`, `answer` and `drawn` say
whether the effect is over. A chain never comes back: to flip and trigger a card, or to copy one,
is the last thing a power does, so the next effect simply takes its place on the table.
"""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.engine.contract import NOBODY
from ninelives.engine.events import Log
from ninelives.games.ratjack import catalogue, events
from ninelives.games.ratjack.memory import DECK
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import (
    CARD,
    DISCARD,
    DRAW_DECK,
    EFFECT,
    EFFECT_DRAWING,
    NO,
    PLAYER,
    SHOW,
    TAKE,
    TOKEN,
    TOP,
    YES,
)

# -- the course of an effect -----------------------------------------------------------------------


def begin(state: RatjackState, card: i64, source: i64, log: Log | None) -> bool:
    """The effect of a card begins, carried out by the card on the source; True if it is over."""
    table = state.table
    table.clear_effect()
    table.phase = EFFECT
    table.power = table.power_of(card)
    table.source = source
    table.count = table.decks.counts[card]
    if log is not None:
        log.tell(events.EffectBegan(table.active, card))
    if table.power == catalogue.SHUFFLE_DISCARDS:
        state.shuffle_discards(table.active, table.count, log)
        return True
    if table.power == catalogue.EXCHANGE_HAND_DISCARD:
        state.exchange_with_discard(table.active, log)
        return True
    if table.power == catalogue.DISCARD_TO_HIDDEN:
        state.hide_discard(table.active, log)
        return True
    if table.power == catalogue.ORDER_DECK:
        return _look_at_deck(state, log)
    return False


def flip_and_trigger(state: RatjackState, place: i64, log: Log | None) -> bool:
    """The active player turns up one of his hidden cards; True if its effect is over."""
    card = state.flip(state.table.active, place, log)
    # RJ-22  Mute: no effect.
    if bits.contains(state.table.muted, place):
        if log is not None:
            log.tell(events.EffectMuted(state.table.active, card))
        return True
    return begin(state, card, place, log)


def answer(state: RatjackState, action: i64, log: Log | None) -> bool:
    """The active player answers the question of the effect; True if the effect is over."""
    power = state.table.power
    if power <= catalogue.FLIP_OTHER:
        return _answer_rat(state, power, action, log)
    if power <= catalogue.EXPOSE_HAND:
        return _answer_weasel(state, power, action, log)
    return _answer_raccoon(state, power, action, log)


def drawn(state: RatjackState, card: i64, log: Log | None) -> bool:
    """The card that leaves the deck in the middle of an effect; True if the effect is over."""
    table = state.table
    power = table.power
    table.phase = EFFECT
    if power == catalogue.DECK_TO_OTHER:
        state.give_from_deck(table.active, table.first, card, log)
        return True
    if power == catalogue.EXPOSE_HAND:
        state.draw(table.first, card, log)
        return True
    if power == catalogue.ORDER_DECK:
        return _looked_at(state, card, log)
    state.draw(table.active, card, log)
    table.step += 1
    return power == catalogue.GIVE_HAND


def _next(state: RatjackState, chosen: i64) -> bool:
    """Keep an answer and go on to the next question."""
    table = state.table
    table.first = chosen
    table.step += 1
    return False


def _from_deck(state: RatjackState, log: Log | None) -> bool:
    """A card leaves the deck: the known top card at once, any other when chance has drawn it."""
    if state.table.top_size:
        return drawn(state, state.top_card(0), log)
    state.table.phase = EFFECT_DRAWING
    return False


def _draw(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Draw from where the active player said; True if that was the last of the effect."""
    table = state.table
    if action == DRAW_DECK:
        return _from_deck(state, log)
    state.take_discard(table.active, table.pile_size - 1, log)
    table.step += 1
    return table.power == catalogue.GIVE_HAND


# -- rats ------------------------------------------------------------------------------------------


def _answer_rat(state: RatjackState, power: i64, action: i64, log: Log | None) -> bool:
    table = state.table
    seat = table.active
    if power == catalogue.DRAW_DISCARD:
        # Draw 1, then discard 1 from your hand.
        if table.step == 0:
            return _draw(state, action, log)
        state.discard(seat, action - DISCARD, log)
    elif power == catalogue.TOKEN_OWN or power == catalogue.TOKEN_OTHER:
        # Put 1 token of the supply on 1 of your cards, or on 1 card of another player.
        return _put_token(state, action, log)
    elif power == catalogue.DECK_TO_OTHER:
        # Put the top card of the deck face up in front of another player, without effect.
        table.first = action - PLAYER
        return _from_deck(state, log)
    else:
        return _choose_rat(state, power, action - CARD, log)
    return True


def _choose_rat(state: RatjackState, power: i64, place: i64, log: Log | None) -> bool:
    """The powers that choose cards on the table."""
    table = state.table
    seat = table.active
    if power == catalogue.LOOK_HIDDEN:
        # Look at 1 hidden card of another player.
        state.look(seat, place, log)
    elif power == catalogue.DISCARD_OWN:
        # Discard 1 of your other cards.
        state.discard_from_table(seat, place, log)
    elif power == catalogue.SWAP_HIDDEN or power == catalogue.SWAP_VISIBLE:
        # Swap 1 of your hidden (visible) cards with 1 hidden (visible) card of another player.
        if table.step == 0:
            return _next(state, place)
        state.swap(seat, table.first, place, log)
    elif power == catalogue.FLIP_TRIGGER:
        # Flip 1 of your hidden cards and trigger it.
        return flip_and_trigger(state, place, log)
    elif power == catalogue.TURN_DOWN_OTHER:
        # Turn 1 visible card of another player face down.
        state.turn_down(seat, place, log)
    else:
        # Flip 1 hidden card of another player, without effect.
        state.flip(seat, place, log)
    return True


def _put_token(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Choose a token of the supply, then the card to put it on."""
    table = state.table
    if action >= TOKEN:
        return _next(state, action - TOKEN)
    state.place_token(table.active, table.first, action - CARD, log)
    return True


# -- weasels ---------------------------------------------------------------------------------------


def _answer_weasel(state: RatjackState, power: i64, action: i64, log: Log | None) -> bool:
    table = state.table
    seat = table.active
    if power == catalogue.ORDER_DECK:
        return _order(state, action - TOP, log)
    if power == catalogue.LOOK_SWAP_HIDDEN:
        return _look_and_swap(state, action, log)
    if power == catalogue.LOOK_EXCHANGE_HAND:
        return _look_and_exchange(state, action, log)
    if power == catalogue.TOKEN_ANY:
        # Put 1 token of the supply on any card.
        return _put_token(state, action, log)
    if power == catalogue.EXPOSE_HAND:
        # Another player's hand card is put face up in front of him, without effect; he draws the
        # top card of the deck.
        table.first = action - PLAYER
        state.expose_hand(seat, table.first, log)
        return _from_deck(state, log)
    if power == catalogue.DISCARD_TO_OTHER:
        # Put the top discard face up in front of another player, without effect.
        state.give_discard(seat, action - PLAYER, log)
        return True
    return _choose_weasel(state, power, action - CARD, log)


def _choose_weasel(state: RatjackState, power: i64, place: i64, log: Log | None) -> bool:
    table = state.table
    seat = table.active
    if power == catalogue.TURN_DOWN_OWN:
        # Turn 1 of your other visible cards face down.
        state.turn_down(seat, place, log)
    elif power == catalogue.TAKE_HIDDEN:
        # Take 1 hidden card of another player, still hidden, in front of you.
        state.take(seat, place, log)
    elif power == catalogue.SWAP_TWO_VISIBLE:
        # Swap 2 visible cards of 2 different players.
        if table.step == 0:
            return _next(state, place)
        state.swap(seat, table.first, place, log)
    elif power == catalogue.MOVE_TOKEN:
        # Move 1 token from any card to any card without one.
        if table.step == 0:
            return _next(state, place)
        state.move_token(seat, table.first, place, log)
    else:
        # Trigger the effect of 1 visible card of another player as your own.
        return begin(state, table.shown.get(place), table.source, log)
    return True


def _look_at_deck(state: RatjackState, log: Log | None) -> bool:
    """Look at the top cards of the deck, put them back in any order."""
    table = state.table
    if table.top_knower != NOBODY and table.top_knower != table.active:
        state.forget_top_below(table.count)
        for depth in range(table.top_size):
            # What the last looker knows from now on: these cards are in the deck.
            state.traces.note(state.top_card(depth), DECK, bits.one(table.top_knower))
            state.traces.sees(DECK, state.top_card(depth), bits.one(table.active))
    table.top_knower = table.active
    if table.top_size < table.count:
        table.phase = EFFECT_DRAWING
        return False
    return _begin_to_order(state, log)


def _looked_at(state: RatjackState, card: i64, log: Log | None) -> bool:
    table = state.table
    state.traces.sees(DECK, card, bits.one(table.active))
    state.take_from_deck(card)
    state.put_on_top(table.top_size, card)
    table.top_size += 1
    if table.top_size < table.count:
        table.phase = EFFECT_DRAWING
        return False
    return _begin_to_order(state, log)


def _begin_to_order(state: RatjackState, log: Log | None) -> bool:
    table = state.table
    if log is not None:
        looked = events.DeckLookedAt(table.active, state.top_cards()[: table.count])
        unseen = events.DeckLookedAtUnseen(table.active, table.count)
        log.split(bits.one(table.active), looked, unseen)
    return table.count == 1


def _order(state: RatjackState, card: i64, log: Log | None) -> bool:
    """One card after another, the topmost first; the last one has no choice."""
    table = state.table
    depth = table.first
    while state.top_card(depth) != card:
        depth += 1
    state.put_on_top(depth, state.top_card(table.first))
    state.put_on_top(table.first, card)
    table.first += 1
    if table.first < table.count - 1:
        return False
    if log is not None:
        ordered = events.DeckOrdered(table.active, state.top_cards()[: table.count])
        log.split(
            bits.one(table.active), ordered, events.DeckOrderedUnseen(table.active, table.count)
        )
    return True


def _look_and_swap(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Look at 1 hidden card of another player; you may swap it with one of your hidden cards."""
    table = state.table
    if table.step == 0:
        state.look(table.active, action - CARD, log)
        _next(state, action - CARD)
        return table.hidden(table.active) == 0
    if action != NO:
        state.swap(table.active, action - CARD, table.first, log)
    return True


def _look_and_exchange(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Look at another player's hand card; you may exchange it with yours."""
    table = state.table
    if table.step == 0:
        state.look_at_hand(table.active, action - PLAYER, log)
        return _next(state, action - PLAYER)
    if action == YES:
        state.exchange_hands(table.active, table.first, log)
    return True


# -- raccoons --------------------------------------------------------------------------------------


def _answer_raccoon(state: RatjackState, power: i64, action: i64, log: Log | None) -> bool:
    table = state.table
    seat = table.active
    if power == catalogue.TAKE_DISCARD:
        return _take_discard(state, action, log)
    if power == catalogue.EXCHANGE_TOKEN:
        return _exchange_token(state, action, log)
    if power == catalogue.TOKEN_OWN_AND_OTHER:
        # Put 1 token of the supply on 1 of your cards and 1 on a card of another player.
        placed = _put_token(state, action, log)
        if placed:
            table.step += 1
        return table.step == len(catalogue.QUESTIONS[power])
    if power == catalogue.DRAW_PLAY:
        # Draw 1, then play 1 card from your hand face up without effect.
        if table.step == 0:
            return _draw(state, action, log)
        state.show(seat, action - SHOW, log)
        return True
    if power == catalogue.GIVE_HAND:
        # Play your hand card face up in front of another player, without effect, then draw 1.
        if table.step == 1:
            return _draw(state, action, log)
        state.give_hand_card(seat, action - PLAYER, log)
        return _next(state, action - PLAYER)
    if power == catalogue.GIVE_HIDDEN and table.step == 1:
        # Put 1 of your hidden cards face up in front of another player, without effect.
        state.give_hidden(seat, table.first, action - PLAYER, log)
        return True
    return _choose_raccoon(state, power, action - CARD, log)


def _choose_raccoon(state: RatjackState, power: i64, place: i64, log: Log | None) -> bool:
    table = state.table
    seat = table.active
    if power == catalogue.TAKE_OFF_TOKEN:
        # Take 1 token off any card.
        state.return_token(place, log)
    elif power == catalogue.SHUFFLE_OWN or power == catalogue.SHUFFLE_OTHER:
        # Shuffle 1 of your other visible cards, or 1 of another player, into the deck.
        state.shuffle_from_table(seat, place, log)
    elif power == catalogue.COPY_OWN:
        # Trigger again the effect of 1 of your other visible cards.
        return begin(state, table.shown.get(place), place, log)
    elif power == catalogue.REPLACE_WITH_DISCARD:
        # Discard 1 of your visible cards; the card that was the top discard takes its place.
        state.replace_with_discard(seat, place, log)
    else:
        return _next(state, place)  # GIVE_HIDDEN: to whom?
    return True


def _take_discard(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Take any 1 discard into your hand, then discard 1 from your hand."""
    table = state.table
    if table.step == 1:
        state.discard(table.active, action - DISCARD, log)
        return True
    slot = table.pile_size - 1
    while table.pile.get(slot) != action - TAKE:
        slot -= 1
    state.take_discard(table.active, slot, log)
    return _next(state, 0)


def _exchange_token(state: RatjackState, action: i64, log: Log | None) -> bool:
    """Exchange 1 token on any card with 1 of the supply."""
    table = state.table
    if table.step == 0:
        return _next(state, action - CARD)
    face = action - TOKEN
    state.return_token(table.first, log)
    state.place_token(table.active, face, table.first, log)
    return True
