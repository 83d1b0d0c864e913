"""A hand-written player of Felix.

It guesses what the sack is worth, the dogs included, by filling the face-down slots many times
with cards their owners have not shown yet. It stays in by the smallest raise as long as the sack
would gain more than the mice for passing, a mouse counting for more than a point while there is
something left to buy with it. Good cats go into sacks that it can afford, bad cats and dogs into
those that others will have to pay for.
"""

from __future__ import annotations

from typing import Final

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.games.felix import dogs, table
from ninelives.games.felix.cards import VALUES, is_dog, row_packed
from ninelives.games.felix.view import FelixView

# Found by trying in matches of greedy players.
_GUESSES: Final = 60  # how often the hidden cards are filled in
_THRIFT: Final = 0.9  # what a mouse is worth above its point, with all rounds still to come
_ENVY: Final = 0.2  # how much of another's gain counts as a loss
_RICH: Final = 1.5  # times the average of the others' mice, to place good cats
_FEAR: Final = 2  # points that a dog placed is counted as a bad cat for
_WHIM: Final = 6  # points by which the choice of a card may stray, so that it cannot be foreseen


class Greedy(Bot[FelixView]):
    def __init__(self, seed: int) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: FelixView) -> int:
        if view.asked == "place":
            return max(view.legal, key=lambda action: self._place_worth(view, action))
        if view.asked == "buy":
            wanted = self._sack_worth(view) > table.PRICE_UNBID and table.BUY_ROW in view.legal
            return table.BUY_ROW if wanted else table.PASS
        return self._bid(view)

    # -- bidding -----------------------------------------------------------------------------------

    def _bid(self, view: FelixView) -> int:
        price: int = view.table.high + 1
        if table.bid(price) not in view.legal:
            return table.PASS
        paid_for_passing: int = view.table.mice_for_passing()
        gain = self._sack_worth(view) - _mouse_worth(view) * price
        passing = _mouse_worth(view) * paid_for_passing - _ENVY * gain
        return table.bid(price) if gain > passing else table.PASS

    def _sack_worth(self, view: FelixView) -> float:
        """What the row is worth to its buyer, on average over what may lie hidden in it."""
        now = view.table
        hidden = [_may_lie_at(view, slot) for slot in range(now.open, now.book.row)]
        guesses = _GUESSES if hidden else 1
        total = 0
        for _ in range(guesses):
            filled = [cards[self._dice.below(len(cards))] for cards in hidden]
            total += _row_worth(now.open_cards() + filled, now.options.edition)
        return total / guesses

    # -- placing -----------------------------------------------------------------------------------

    def _place_worth(self, view: FelixView, card: int) -> float:
        """Good cats where it is likely to buy, bad cats and dogs where others are."""
        whim = self._dice.below(100 * _WHIM) / 100
        value = -_FEAR if is_dog(card) else VALUES[card]
        return whim + (value if _is_rich(view) else -value)


def _mouse_worth(view: FelixView) -> float:
    """A mouse is a point in the end, and until then it buys sacks."""
    rounds_left: int = table.ROUNDS - 1 - view.table.round
    return 1 + _THRIFT * rounds_left / table.ROUNDS


def _may_lie_at(view: FelixView, slot: int) -> list[int]:
    """The cards that may lie face down in a slot."""
    owner = view.table.owner_at(slot)
    return bits.listed(view.face_down if owner == view.seat else view.table.unseen(owner))


def _row_worth(row: list[int], edition: int) -> int:
    left = dogs.leaving(row_packed(row), len(row), edition)
    return sum(VALUES[card] for slot, card in enumerate(row) if not bits.contains(left, slot))


def _is_rich(view: FelixView) -> bool:
    now = view.table
    mice = lanes.listed(now.mice, now.seats)
    own = mice.pop(view.seat)
    return own > _RICH * sum(mice) / len(mice)
