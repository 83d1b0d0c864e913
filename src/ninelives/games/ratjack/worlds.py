"""Worlds that a seat cannot tell from the true one, made from its view alone.

Every card the seat does not see lies on one of the *slots* it does not see: others' hands, hidden
places, the deck. All ways to deal them out are equally likely, pieces of card counted one by one,
as long as every trace of the seat holds and the game can go on.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ninelives.engine import bits, lanes
from ninelives.engine.dice import Dice
from ninelives.games.ratjack import cards, questions, row
from ninelives.games.ratjack.memory import DECK_POSITION, FIRST_HAND, Traces
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import EFFECT, FIRST_START, FLIP, PLACES
from ninelives.games.ratjack.view import RatjackView


@final
class _Slots:
    """What is to be dealt out: the unseen cards, and where they may lie."""

    def __init__(self, view: RatjackView) -> None:
        self.cards = view.unseen()
        self.positions = _unseen_positions(view)
        self.traced = [trace[0] for trace in view.traces]
        self.targets = [self._slots_at(trace) for trace in view.traces]
        self.order = sorted(range(len(self.traced)), key=self._room)
        self.room = [self._certain_room(number) for number in range(len(self.order))]

    def _slots_at(self, trace: list[int]) -> i64:
        """The set of slots at the positions of a trace."""
        slots: i64 = 0
        for slot, position in enumerate(self.positions):
            if position in trace[1:]:
                slots |= bits.one(slot)
        return slots

    def _room(self, trace: int) -> int:
        return bits.size(self.targets[trace])

    def _certain_room(self, number: int) -> int:
        """The most slots that can be left to the trace dealt at this position in the order: each
        trace dealt before it whose slots are all among its own has taken one.
        """
        targets = self.targets[self.order[number]]
        before = [self.targets[trace] for trace in self.order[:number]]
        return bits.size(targets) - len([each for each in before if each & ~targets == 0])


def imagined(view: RatjackView, dice: Dice) -> RatjackState:
    slots = _Slots(view)
    while True:
        dealt = _dealt(slots, dice)
        if dealt is not None:
            state = _world(view, slots, dealt)
            if _can_go_on(state):
                return state


def _dealt(slots: _Slots, dice: Dice) -> list[int] | None:
    """A card for every slot; None if this try has to be thrown away to keep worlds even."""
    dealt = [cards.NO_CARD] * len(slots.positions)
    left = slots.cards[:]
    free = bits.one(len(dealt)) - 1
    for number in range(len(slots.order)):
        trace = slots.order[number]
        open_slots = slots.targets[trace] & free
        if dice.below(slots.room[number]) >= bits.size(open_slots):
            return None
        slot = bits.nth(open_slots, dice.below(bits.size(open_slots)))
        dealt[slot] = slots.traced[trace]
        left.remove(slots.traced[trace])
        free &= ~bits.one(slot)
    for slot in bits.listed(free):
        dealt[slot] = left.pop(dice.below(len(left)))
    # A world in which the traces fit in several ways was as many times as likely to be dealt.
    return dealt if dice.below(_ways_to_fit(slots, dealt)) == 0 else None


def _ways_to_fit(slots: _Slots, dealt: list[int]) -> int:
    """In how many ways the traces can be told to be these cards; twins make more than one."""
    ways = 1
    for card in set(slots.traced):
        lying: i64 = 0
        for slot, other in enumerate(dealt):
            if other == card:
                lying |= bits.one(slot)
        fits = [slots.targets[n] & lying for n, c in enumerate(slots.traced) if c == card]
        if len(fits) == 1:
            ways *= bits.size(fits[0])
        else:
            ways *= bits.size(fits[0]) * bits.size(fits[1]) - bits.size(fits[0] & fits[1])
    return ways


# -- from a view to slots --------------------------------------------------------------------------


def _unseen_positions(view: RatjackView) -> list[int]:
    """The position of every slot; the known top of the deck, if others know it, comes last."""
    table = view.table
    if table.phase == FIRST_START:
        return []
    positions: list[int] = []
    for place in bits.listed(table.taken & ~table.up):
        if view.known[place] == cards.NO_CARD:
            positions.append(place)
    for seat in range(table.seats):
        if seat != view.seat:
            positions.extend([FIRST_HAND + seat] * lanes.get(table.in_hand, seat))
    positions.extend([DECK_POSITION] * (table.deck_size - len(view.top)))
    return positions


# -- from slots to a world -------------------------------------------------------------------------


def _world(view: RatjackView, slots: _Slots, dealt: list[int]) -> RatjackState:
    state = RatjackState(view.table.clone(), row.empty(), Traces())
    table = state.table
    table.in_hand = 0
    for place in range(PLACES):
        state.hidden.put(place, view.known[place])
    for card in view.hand:
        state.put_in_hand(view.seat, card)
    for depth, card in enumerate(view.top):
        state.put_on_top(depth, card)
    unknown_top = table.top_size - len(view.top)
    for slot, card in enumerate(dealt):
        position = slots.positions[slot]
        if position < PLACES:
            state.hidden.put(position, card)
        elif position < DECK_POSITION:
            state.put_in_hand(position - FIRST_HAND, card)
        elif len(dealt) - slot <= unknown_top:
            state.put_on_top(len(dealt) - slot - 1, card)
        else:
            state.put_in_deck(card)
    for trace in view.traces:
        positions = bits.packed(trace[1:])
        state.traces.note(trace[0], positions, bits.one(view.seat))
    return state


def _can_go_on(state: RatjackState) -> bool:
    """RJ-13, RJ-14: a seat that has to flip or to answer has something to choose."""
    table = state.table
    if table.phase == FLIP:
        return questions.TRIGGER.choices(state) != 0
    return table.phase != EFFECT or table.question().choices(state) != 0
