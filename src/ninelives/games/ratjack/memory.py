"""What seats remember of cards whose place they are not sure of.

A card that everybody saw go into a hand may be hidden a turn later, or not: from then on it is in
that hand or on that place. A *trace* is such a memory: a card, the positions where it may be, and
the seats that know so much. It ends for a seat that sees the card come to light from one of its
positions; twins cannot be told apart, so the sight of either will do. What is certain needs no
trace: the table says which seat knows which hidden place.

A trace is always true: the card is at one of its positions, none of which its knowers know to be
another card. Forgetting one is therefore harmless, and the oldest goes when there is no room.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits
from ninelives.games.ratjack.table import MOST_SEATS, PLACES

# A trace in one word: bit by bit the places, the hands and the deck where the card may be, then
# the set of seats that know, then the card.
FIRST_HAND: Final = PLACES  # the position of seat 0's hand, as views and traces number it
DECK_POSITION: Final = FIRST_HAND + MOST_SEATS
DECK: Final = 1 << DECK_POSITION
POSITIONS: Final = (1 << (DECK_POSITION + 1)) - 1
_KNOWERS: Final = DECK_POSITION + 1
_ALL_SEATS: Final = (1 << MOST_SEATS) - 1
_ANY_KNOWER: Final = _ALL_SEATS << _KNOWERS
_CARD: Final = _KNOWERS + MOST_SEATS

MOST_TRACES: Final = 12


def hand(seat: i64) -> i64:
    """A seat's hand as a position; a place is its own bit."""
    return bits.one(FIRST_HAND + seat)


def card_of(trace: i64) -> i64:
    return trace >> _CARD


def is_known_to(trace: i64, seat: i64) -> bool:
    return bits.contains(trace, _KNOWERS + seat)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Traces:
    """Up to twelve traces, the oldest first."""

    def __init__(self) -> None:
        self.size: i64 = 0
        # Sets with every card and every position of a trace, and perhaps others: most of what
        # happens touches no trace.
        self._cards: i64 = 0
        self._positions: i64 = 0
        self._a: i64 = 0
        self._b: i64 = 0
        self._c: i64 = 0
        self._d: i64 = 0
        self._e: i64 = 0
        self._f: i64 = 0
        self._g: i64 = 0
        self._h: i64 = 0
        self._i: i64 = 0
        self._j: i64 = 0
        self._k: i64 = 0
        self._l: i64 = 0

    def clone(self) -> Traces:
        copy = Traces()
        copy.size = self.size
        if self.size:
            copy._cards = self._cards
            copy._positions = self._positions
            copy._a = self._a
            copy._b = self._b
            copy._c = self._c
            copy._d = self._d
            copy._e = self._e
            copy._f = self._f
            copy._g = self._g
            copy._h = self._h
            copy._i = self._i
            copy._j = self._j
            copy._k = self._k
            copy._l = self._l
        return copy

    # -- what happens to cards ---------------------------------------------------------------------

    def note(self, card: i64, positions: i64, knowers: i64) -> None:
        """The seats of a set know that the card is at one of the positions."""
        if self.size == MOST_TRACES:
            self._drop(0)
        trace = bits.shifted(card, _CARD) | bits.shifted(knowers, _KNOWERS) | positions
        self._put(self.size, trace)
        self.size += 1
        self._cards |= bits.one(card)
        self._positions |= positions

    def may_move(self, origin: i64, target: i64) -> None:
        """An unseen card went from one position to another."""
        if not self._positions & origin:
            return
        self._positions |= target
        slot: i64 = 0
        while slot < self.size:
            trace = self.get(slot)
            if trace & origin:
                self._put(slot, trace | target)
            slot += 1

    def sees(self, position: i64, card: i64, seats: i64) -> None:
        """The seats of a set see that card at, or coming from, the position."""
        if not self._positions & position or not bits.contains(self._cards, card):
            return
        forgotten = ~bits.shifted(seats, _KNOWERS)
        slot: i64 = 0
        while slot < self.size:
            trace = self.get(slot)
            if trace & position and trace >> _CARD == card:
                trace &= forgotten
                if not trace & _ANY_KNOWER:
                    self._drop(slot)
                    continue
                self._put(slot, trace)
            slot += 1

    def is_empty_now(self, position: i64) -> None:
        """No card is left at the position, or none that is hidden."""
        if not self._positions & position:
            return
        self._positions &= ~position
        slot: i64 = 0
        while slot < self.size:
            self._put(slot, self.get(slot) & ~position)
            slot += 1

    def exchange(self, one: i64, other: i64) -> None:
        """All cards of two positions change places."""
        if self._positions & (one | other):
            self._positions |= one | other
        slot: i64 = 0
        while slot < self.size:
            trace = self.get(slot)
            both = trace & (one | other)
            if both == one or both == other:
                self._put(slot, trace ^ (one | other))
            slot += 1

    # -- the slots ---------------------------------------------------------------------------------

    def _drop(self, slot: i64) -> None:
        self.size -= 1
        if self.size == 0:
            self._cards = 0
            self._positions = 0
        while slot < self.size:
            self._put(slot, self.get(slot + 1))
            slot += 1

    def get(self, slot: i64) -> i64:
        if slot < 6:
            if slot < 3:
                return self._a if slot == 0 else self._b if slot == 1 else self._c
            return self._d if slot == 3 else self._e if slot == 4 else self._f
        if slot < 9:
            return self._g if slot == 6 else self._h if slot == 7 else self._i
        return self._j if slot == 9 else self._k if slot == 10 else self._l

    def _put(self, slot: i64, trace: i64) -> None:
        if slot < 6:
            self._put_low(slot, trace)
        else:
            self._put_high(slot, trace)

    def _put_low(self, slot: i64, trace: i64) -> None:
        if slot == 0:
            self._a = trace
        elif slot == 1:
            self._b = trace
        elif slot == 2:
            self._c = trace
        elif slot == 3:
            self._d = trace
        elif slot == 4:
            self._e = trace
        else:
            self._f = trace

    def _put_high(self, slot: i64, trace: i64) -> None:
        if slot == 6:
            self._g = trace
        elif slot == 7:
            self._h = trace
        elif slot == 8:
            self._i = trace
        elif slot == 9:
            self._j = trace
        elif slot == 10:
            self._k = trace
        else:
            self._l = trace
