"""What may be chosen, and whether an effect is possible in full (RJ-14).

`possible` asks whether at least one complete set of choices exists. It is asked of moments that
have not come yet: a card about to be shown, one about to be flipped after a discard, the next
link of a chain. So the own cards are handed in as they would lie then, `hidden` and `visible`,
and with them the number of discards. All else that counts is the same then as now.

Everything asked here is either on the table or the active player's own, so no answer depends on
what he cannot know.

Chains end: a copying card copies no copying card, and every flip leaves one hidden card less.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.games.ratjack import cards, catalogue
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import (
    CARD,
    DISCARD,
    DRAW_DECK,
    NO,
    PLAYER,
    SHOW,
    TAKE,
    TOKEN,
    TOP,
    YES,
    Table,
)

# The answers to "draw", as sets.
_DECK: Final = 0b01
_PILE: Final = 0b10
_DECK_OR_PILE: Final = _DECK | _PILE
_NO_BIT: Final = 1 << (NO - CARD)
_YES_OR_NO: Final = _NO_BIT | 1 << (YES - CARD)

# -- in full ---------------------------------------------------------------------------------------


def possible(
    state: RatjackState, power: i64, source: i64, hidden: i64, visible: i64, discards: i64
) -> bool:
    """Whether the power can be carried out in full by the active player.

    `source` is the place of the card whose effect it is.
    """
    if power <= catalogue.FLIP_TRIGGER:
        return _possible_low_rat(state, power, source, hidden, visible, discards)
    if power <= catalogue.FLIP_OTHER:
        return _possible_high_rat(state.table, power, hidden, visible)
    if power <= catalogue.EXPOSE_HAND:
        return _possible_weasel(state, power, source, hidden, visible, discards)
    return _possible_raccoon(state, power, source, hidden, visible, discards)


def _possible_low_rat(
    state: RatjackState, power: i64, source: i64, hidden: i64, visible: i64, discards: i64
) -> bool:
    table = state.table
    if power == catalogue.DRAW_DISCARD:
        return table.deck_size + discards > 0
    if power == catalogue.SHUFFLE_DISCARDS:
        return discards >= _count(state, source)
    if power == catalogue.LOOK_HIDDEN:
        return others(table) & ~table.up != 0
    if power == catalogue.DISCARD_OWN:
        return (hidden | visible) & ~bits.one(source) & ~table.locked != 0
    if power == catalogue.SWAP_HIDDEN:
        return hidden != 0 and others(table) & ~table.up != 0
    return flippable(state, hidden, visible, discards) != 0  # FLIP_TRIGGER


def _possible_high_rat(table: Table, power: i64, hidden: i64, visible: i64) -> bool:
    if power == catalogue.SWAP_VISIBLE:
        return visible != 0 and others(table) & table.up != 0
    if power == catalogue.TOKEN_OWN:
        return table.supply != 0 and (hidden | visible) & ~table.tokened != 0
    if power == catalogue.TOKEN_OTHER:
        return table.supply != 0 and others(table) & ~table.tokened != 0
    if power == catalogue.TURN_DOWN_OTHER:
        return others(table) & table.up & ~table.locked != 0
    if power == catalogue.DECK_TO_OTHER:
        return table.deck_size > 0
    return others(table) & ~table.up & ~table.locked != 0  # FLIP_OTHER


def _possible_weasel(
    state: RatjackState, power: i64, source: i64, hidden: i64, visible: i64, discards: i64
) -> bool:
    table = state.table
    if power == catalogue.ORDER_DECK:
        return table.deck_size >= _count(state, source)
    if power == catalogue.EXCHANGE_HAND_DISCARD or power == catalogue.DISCARD_TO_OTHER:
        return discards > 0
    if power == catalogue.LOOK_SWAP_HIDDEN or power == catalogue.TAKE_HIDDEN:
        return others(table) & ~table.up != 0
    if power == catalogue.TURN_DOWN_OWN:
        return visible & ~bits.one(source) & ~table.locked != 0
    if power == catalogue.LOOK_EXCHANGE_HAND:
        return True
    if power == catalogue.SWAP_TWO_VISIBLE:
        theirs = others(table) & table.up
        return theirs != 0 and (visible != 0 or _of_two_owners(table, theirs) != 0)
    if power == catalogue.TOKEN_ANY:
        return table.supply != 0 and (hidden | visible | others(table)) & ~table.tokened != 0
    if power == catalogue.MOVE_TOKEN:
        without = (hidden | visible | others(table)) & ~table.tokened
        return table.reach & table.tokened != 0 and without != 0
    if power == catalogue.COPY_OTHER:
        return copyable_others(state, source, hidden, visible, discards) != 0
    return table.deck_size > 0  # EXPOSE_HAND


def _possible_raccoon(
    state: RatjackState, power: i64, source: i64, hidden: i64, visible: i64, discards: i64
) -> bool:
    table = state.table
    if power == catalogue.TAKE_OFF_TOKEN:
        return table.reach & table.tokened != 0
    if power == catalogue.DISCARD_TO_HIDDEN or power == catalogue.TAKE_DISCARD:
        return discards > 0
    if power == catalogue.SHUFFLE_OWN:
        return visible & ~bits.one(source) != 0
    if power == catalogue.EXCHANGE_TOKEN:
        return table.supply != 0 and table.reach & table.tokened != 0
    if power == catalogue.COPY_OWN:
        return copyable_own(state, source, hidden, visible, discards) != 0
    if power == catalogue.REPLACE_WITH_DISCARD:
        return discards > 0 and visible & ~table.locked != 0
    if power == catalogue.TOKEN_OWN_AND_OTHER:
        two_tokens = table.supply & (table.supply - 1) != 0
        mine = (hidden | visible) & ~table.tokened
        return two_tokens and mine != 0 and others(table) & ~table.tokened != 0
    if power == catalogue.SHUFFLE_OTHER:
        return others(table) & table.up != 0
    if power == catalogue.GIVE_HIDDEN:
        return hidden & ~table.locked != 0
    return table.deck_size + discards > 0  # DRAW_PLAY, GIVE_HAND


def _count(state: RatjackState, source: i64) -> i64:
    """The number on the card at the source."""
    return state.table.decks.counts[state.card_at(source)]


def others(table: Table) -> i64:
    """Cards of other players that the active player's effects may choose."""
    # RJ-22  Shield: cannot be chosen by other players' effects.
    return table.reach & ~table.owned(table.active) & ~table.shielded


def choosable(table: Table) -> i64:
    """All cards that the active player's effects may choose."""
    return others(table) | table.owned(table.active)


def _of_two_owners(table: Table, places: i64) -> i64:
    """Those of the places that have a place of another owner beside them in the set."""
    result: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        owned = places & table.owned(seat)
        if owned and places & ~owned:
            result |= owned
        seat += 1
    return result


# -- chains ----------------------------------------------------------------------------------------


def flippable(state: RatjackState, hidden: i64, visible: i64, discards: i64) -> i64:
    """Those of the own hidden cards that may be flipped and triggered."""
    table = state.table
    # RJ-22  Lock: cannot be turned over, by its owner neither.
    left = hidden & ~table.locked
    # RJ-22  Mute: may be flipped whether or not the effect were possible.
    result = left & table.muted
    left &= ~table.muted
    while left:
        here = left & -left
        left &= left - 1
        place = bits.lowest(here)
        power = table.power_of(state.hidden.get(place))
        if possible(state, power, place, hidden & ~here, visible | here, discards):
            result |= here
    return result


def copyable_own(state: RatjackState, source: i64, hidden: i64, visible: i64, discards: i64) -> i64:
    """Those of the own visible cards whose effect can happen again."""
    left = visible & ~bits.one(source) & ~state.table.muted
    result: i64 = 0
    while left:
        here = left & -left
        left &= left - 1
        place = bits.lowest(here)
        power = state.table.power_of(state.card_at(place))
        if catalogue.is_copying(power):
            continue
        if possible(state, power, place, hidden, visible, discards):
            result |= here
    return result


def copyable_others(
    state: RatjackState, source: i64, hidden: i64, visible: i64, discards: i64
) -> i64:
    """Those of the others' visible cards whose effect can happen as the active player's own."""
    table = state.table
    left = others(table) & table.up & ~table.muted
    result: i64 = 0
    while left:
        here = left & -left
        left &= left - 1
        card = table.shown.get(bits.lowest(here))
        if _possible_as_own(state, card, source, hidden, visible, discards):
            result |= here
    return result


def _possible_as_own(
    state: RatjackState, card: i64, source: i64, hidden: i64, visible: i64, discards: i64
) -> bool:
    table = state.table
    power = table.power_of(card)
    if catalogue.is_copying(power):
        return False
    if power == catalogue.SHUFFLE_DISCARDS:
        return discards >= table.decks.counts[card]
    if power == catalogue.ORDER_DECK:
        return table.deck_size >= table.decks.counts[card]
    return possible(state, power, source, hidden, visible, discards)


# -- a turn ----------------------------------------------------------------------------------------


def may_show(state: RatjackState, card: i64) -> bool:
    """RJ-12: whether the effect of a hand card would be possible once it lies face up."""
    table = state.table
    seat = table.active
    place = table.free_place()
    visible = table.visible(seat) | bits.one(place)
    hidden = table.hidden(seat)
    power = table.power_of(card)
    if not catalogue.looks_at_cards(power):
        return possible(state, power, place, hidden, visible, table.pile_size)
    # For the length of the question the card lies there: its number counts, a chain may copy it.
    table.shown.put(place, card)
    answer = possible(state, power, place, hidden, visible, table.pile_size)
    table.shown.put(place, cards.NO_CARD)
    return answer


def to_flip(state: RatjackState, discards: i64) -> i64:
    """RJ-13: the hidden cards the active player may flip with so many discards."""
    table = state.table
    seat = table.active
    return flippable(state, table.hidden(seat), table.visible(seat), discards)


# -- answers to the question of an effect ----------------------------------------------------------


_FIRST_ANSWERS: Final = {
    catalogue.ASK_DRAW: DRAW_DECK,
    catalogue.ASK_DISCARD: DISCARD,
    catalogue.ASK_SHOW: SHOW,
    catalogue.ASK_TOKEN: TOKEN,
    catalogue.ASK_PLAYER: PLAYER,
    catalogue.ASK_ORDER: TOP,
    catalogue.ASK_TAKE_DISCARD: TAKE,
}
FIRST_ANSWERS: Final = [
    _FIRST_ANSWERS.get(question, CARD) for question in range(len(catalogue.QUESTION_NAMES))
]  # for each question the action that the lowest bit of its `answers` stands for


def answers(state: RatjackState, question: i64) -> i64:
    """What may be answered, as a set counted from the question's first answer."""
    if question <= catalogue.ASK_SHOW:
        return _hand_answers(state, question)
    if question <= catalogue.ASK_SWAP_OTHER_VISIBLE:
        return _rat_answers(state, question)
    if question <= catalogue.ASK_FLIP_OTHER:
        return _token_answers(state, question)
    if question <= catalogue.ASK_SWAP_SECOND:
        return _weasel_answers(state, question)
    return _raccoon_answers(state, question)


def _hand_answers(state: RatjackState, question: i64) -> i64:
    table = state.table
    if question != catalogue.ASK_DRAW:
        return state.hand_set(table.active)
    # RJ-10  Top of the deck or top of the discard pile (deck, if the pile is empty).
    if table.deck_size == 0:
        return _PILE
    if table.pile_size == 0:
        return _DECK
    return _DECK_OR_PILE


def _rat_answers(state: RatjackState, question: i64) -> i64:
    table = state.table
    seat = table.active
    if question == catalogue.ASK_DISCARD_OWN:
        return table.owned(seat) & ~bits.one(table.source) & ~table.locked
    if question == catalogue.ASK_SWAP_OWN_HIDDEN:
        return table.hidden(seat)
    if question == catalogue.ASK_TRIGGER:
        return to_flip(state, table.pile_size)
    if question == catalogue.ASK_SWAP_OWN_VISIBLE:
        return table.visible(seat)
    if question == catalogue.ASK_SWAP_OTHER_VISIBLE:
        return others(table) & table.up
    return others(table) & ~table.up  # ASK_LOOK, ASK_SWAP_OTHER_HIDDEN


def _token_answers(state: RatjackState, question: i64) -> i64:
    table = state.table
    if question == catalogue.ASK_TOKEN:
        return table.supply_faces()
    # RJ-21  At most one token on a card.
    if question == catalogue.ASK_TOKEN_OWN:
        return table.owned(table.active) & ~table.tokened
    if question == catalogue.ASK_TOKEN_OTHER:
        return others(table) & ~table.tokened
    if question == catalogue.ASK_TOKEN_ANY:
        return choosable(table) & ~table.tokened
    if question == catalogue.ASK_TURN_DOWN_OTHER:
        return others(table) & table.up & ~table.locked
    if question == catalogue.ASK_PLAYER:
        return table.rivals()
    return others(table) & ~table.up & ~table.locked  # ASK_FLIP_OTHER


def _weasel_answers(state: RatjackState, question: i64) -> i64:
    table = state.table
    seat = table.active
    if question == catalogue.ASK_ORDER:
        return _left_to_order(state)
    if question == catalogue.ASK_MAY_SWAP:
        return table.hidden(seat) | _NO_BIT
    if question == catalogue.ASK_TURN_DOWN_OWN:
        return table.visible(seat) & ~bits.one(table.source) & ~table.locked
    if question == catalogue.ASK_TAKE_HIDDEN:
        return others(table) & ~table.up
    if question == catalogue.ASK_MAY_EXCHANGE:
        return _YES_OR_NO
    if question == catalogue.ASK_SWAP_FIRST:
        return _of_two_owners(table, choosable(table) & table.up)
    # ASK_SWAP_SECOND
    return choosable(table) & table.up & ~table.owned(table.owner(table.first))


def _left_to_order(state: RatjackState) -> i64:
    left: i64 = 0
    depth = state.table.first
    while depth < state.table.count:
        left |= bits.one(state.top_card(depth))
        depth += 1
    return left


def _raccoon_answers(state: RatjackState, question: i64) -> i64:
    table = state.table
    seat = table.active
    hidden = table.hidden(seat)
    visible = table.visible(seat)
    if question == catalogue.ASK_COPY_OTHER:
        return copyable_others(state, table.source, hidden, visible, table.pile_size)
    if question == catalogue.ASK_TAKE_DISCARD:
        return bits.packed(table.discards())
    if question == catalogue.ASK_SHUFFLE_OWN:
        return visible & ~bits.one(table.source)
    if question == catalogue.ASK_COPY_OWN:
        return copyable_own(state, table.source, hidden, visible, table.pile_size)
    if question == catalogue.ASK_REPLACE:
        return visible & ~table.locked
    if question == catalogue.ASK_SHUFFLE_OTHER:
        return others(table) & table.up
    if question == catalogue.ASK_GIVE_HIDDEN:
        return hidden & ~table.locked
    # RJ-22  A shield does not guard its own token. ASK_MOVE_TOKEN, _TAKE_OFF_, _EXCHANGE_
    return table.reach & table.tokened
