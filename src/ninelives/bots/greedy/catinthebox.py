"""A hand-written player of Cat in the Box.

It keeps a hand of different ranks, since a rank of which it holds many runs out of colours
first; predicts by its high cards; while it needs tricks it wins them as cheaply as it can, and
else stays below; and of equal plays it takes the one that keeps most colours open for the cards
left and lets its tokens grow together.
"""

from __future__ import annotations

from typing import Final

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY
from ninelives.games.catinthebox import board, cards, table
from ninelives.games.catinthebox.view import CatView

# What matters how much in the choice of a play; found by trying in matches of greedy players.
_TRICK: Final = 4.0  # to win a needed trick, or to stay out of an unwanted one
_FREEDOM: Final = 1.0  # to keep a space open for a card in hand, up to _ENOUGH of them
_ENOUGH: Final = 3
_MARKER: Final = 2.5  # to keep a colour
_GROUP: Final = 0.8  # a token in the largest group
_CHEAP: Final = 0.15  # a rank more or less spent


class Greedy(Bot[CatView]):
    def __init__(self, seed: int) -> None:
        self._dice = QuickDice(seed)

    def choose(self, view: CatView) -> int:
        if view.asked == "discard":
            return max(view.legal, key=lambda action: _discard_worth(view, action))
        if view.asked == "predict":
            return _prediction(view)
        worth = {action: self._play_worth(view, action) for action in view.legal}
        return max(view.legal, key=lambda action: worth[action])

    def _play_worth(self, view: CatView, action: int) -> float:
        after = _after(view, action)
        worth = _trick_worth(view, action) + _FREEDOM * _freedom(view, after)
        own = view.table.tokens.get(view.seat)
        grown: int = board.largest_group(after.own) - board.largest_group(own)
        lost: int = bits.size(lanes.get(view.table.markers, view.seat) & ~after.markers)
        # Equal plays are told apart by the dice, so that it cannot be read like a book.
        whim: int = self._dice.below(1000)
        return worth + _GROUP * grown - _MARKER * lost + whim / 100_000


class _After:
    """What a play would leave to its player."""

    def __init__(self, hand: int, taken: int, own: int, markers: int) -> None:
        self.hand = hand
        self.taken = taken
        self.own = own
        self.markers = markers


def _after(view: CatView, action: int) -> _After:
    now = view.table
    token = bits.one(action)
    markers = lanes.get(now.markers, view.seat)
    if now.led != NOBODY and board.colour_of(action) != now.led:
        markers &= ~bits.one(now.led)
    hand = view.hand - cards.one(board.rank_of(action))
    return _After(hand, now.taken | token, now.tokens.get(view.seat) | token, markers)


def _freedom(view: CatView, after: _After) -> float:
    """How many spaces stay open for the cards left, the first few of each rank counted."""
    total = 0
    for rank in set(cards.listed(after.hand)):
        open_colours = after.markers & ~(after.taken >> board.space(rank, 0))
        total += min(_ENOUGH, bits.size(open_colours & board.ALL_COLOURS))
    return total / max(1, lanes.get(view.table.in_hand, view.seat))


def _trick_worth(view: CatView, action: int) -> float:
    """Taking or leaving the trick, by whether more tricks are wanted."""
    needed = _tricks_wanted(view) - lanes.get(view.table.tricks, view.seat)
    chance = _chance_to_win(view, action)
    rank: int = board.rank_of(action)
    if needed > 0:
        return _TRICK * chance - _CHEAP * rank
    return _TRICK * (1 - chance) + _CHEAP * rank


def _tricks_wanted(view: CatView) -> int:
    if view.table.seats == 2:
        return table.FEW_TRICKS  # CB-31: more than these cost the bonus
    return lanes.get(view.table.predictions, view.seat)


def _chance_to_win(view: CatView, action: int) -> float:
    """A rough chance that this play takes the trick."""
    now = view.table
    colour, rank = board.colour_of(action), board.rank_of(action)
    led = colour if now.led == NOBODY else now.led
    if now.led != NOBODY and not _beats(action, lanes.get(now.plays, now.ahead) - 1):
        return 0.0
    if colour not in (led, board.RED):
        return 0.0
    to_come = now.seats - 1 - bits.size(_played(view))
    higher = sum(
        1
        for other in range(rank + 1, now.book.highest + 1)
        if not bits.contains(now.taken, board.space(other, colour))
    )
    beaten = min(0.9, 0.22 * higher + (0.0 if colour == board.RED else 0.15))
    return float((1 - beaten) ** to_come)


def _played(view: CatView) -> int:
    seats = range(view.table.seats)
    return bits.packed([seat for seat in seats if lanes.get(view.table.plays, seat)])


def _beats(action: int, best: int) -> bool:
    colour, best_colour = board.colour_of(action), board.colour_of(best)
    if colour == best_colour:
        return action > best
    return colour == board.RED


def _discard_worth(view: CatView, action: int) -> float:
    """Part with a card of the rank held most often; of those with the middling one."""
    rank: int = table.discard_of(action)
    copies: int = cards.copies(view.hand, rank)
    middle = (view.table.book.highest + 1) / 2
    return copies - abs(rank - middle) / 10


def _prediction(view: CatView) -> int:
    """High cards win tricks; predict the offered number nearest to their count."""
    highest = view.table.book.highest
    strength = sum(
        max(0.0, (rank - highest / 2) / (highest / 2)) for rank in cards.listed(view.hand)
    )
    expected = strength * 0.75
    return min(view.legal, key=lambda action: _distance(table.prediction_of(action), expected))


def _distance(tricks: int, expected: float) -> float:
    return abs(tricks - expected)
