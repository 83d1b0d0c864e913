"""Felix: what a sensible player does how readily, and how sensible somebody has been so far."""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits
from ninelives.games.felix.cards import CARDS, VALUES, WHOLE_SET, card_at, is_dog
from ninelives.games.felix.table import RoundResult, Table, owner_of

_GOODWILL: Final = 1.0  # for a player of whom nothing is known, in powers of e
_SLIP: Final = 0.3  # how often somebody sensible places a card that looks like any other
_SURPRISE: Final = 8.0  # points by which a sack may disappoint its buyer
_DEAR: Final = 4.0  # points lost beyond that, which make him e times less sensible


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What matters how much in a choice; found by trying in matches of quick players."""

    def __init__(self) -> None:
        self.thrift = 3.0  # what a mouse is worth above its point, until late in the game
        self.late = 1.95  # rounds before the last: from there on it is worth less and less
        self.envy = 0.2  # how much of another's gain counts as a loss
        self.rich = 1.72  # times the average of the others' mice, to place good cats
        self.fear = 3.0  # points that a dog placed is counted as a bad cat for
        self.stray = 7.1  # points by which the choice of a card may stray
        self.spread = 1.7  # points of a card that make it e times as likely to be placed
        self.misjudged = 1.0  # points by which the worth of a sack is misjudged
        self.dog = 0.85  # points more for the animal that a hidden dog may chase

    def odds(self, *, rich: bool, trust: float) -> list[float]:
        """How often each card is placed by a rich or a poor player who has them all.

        `trust`: how sure it is that he minds what he places.
        """
        sign = 1.0 if rich else -1.0
        odds = [exp(sign * self.placed_as(card) / self.spread) for card in range(CARDS)]
        even = sum(odds) / float(CARDS)
        return [trust * each + (1.0 - trust) * even for each in odds]

    def placed_as(self, card: i64) -> float:
        """The points that a card counts for when it is placed."""
        return -self.fear if is_dog(card) else float(VALUES[card])


def trust_in(now: Table, owner: i64, weights: Weights) -> float:
    """How sure it is that he has a plan: hides bad cats while he is poor, and minds the price."""
    odds = weights.odds(rich=False, trust=1.0)
    evidence = _GOODWILL
    left: i64 = WHOLE_SET
    for result in now.sheet:
        card = _placed_by(owner, result, now.seats)
        fits = odds[card] * float(bits.size(left)) / _sum_of(odds, left)
        evidence += log((1.0 - _SLIP) * fits + _SLIP)
        left &= ~bits.one(card)
        if result.winner == owner:
            evidence -= _recklessness(result, weights)
    return 1.0 / (1.0 + exp(-evidence))


def _placed_by(owner: i64, result: RoundResult, seats: i64) -> i64:
    slot: i64 = 0
    while owner_of(slot, result.start, seats) != owner:
        slot += 1
    return card_at(result.row, slot)


def _recklessness(result: RoundResult, weights: Weights) -> float:
    """What the price says against its payer."""
    paid = (1.0 + weights.thrift) * float(result.price)
    points = float(result.cat_points())
    loss = paid - (points if points > 0.0 else 0.0) - _SURPRISE
    return loss / _DEAR if loss > 0.0 else 0.0


def _sum_of(odds: list[float], cards: i64) -> float:
    total = 0.0
    while cards:
        total += odds[bits.lowest(cards)]
        cards &= cards - 1
    return total
