"""Felix: the probability that a player has a plan, from what they placed and paid so far."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from ninelives.bots.heuristics.felix_weights import Weights
from ninelives.engine import bits
from ninelives.games.felix.cards import WHOLE_SET, card_at
from ninelives.games.felix.table import RoundResult, Table, owner_of

_GOODWILL: Final = 1.0  # prior log odds of a plan
_SLIP: Final = 0.3  # how often a player with a plan places any card at all
_SURPRISE: Final = 8.0  # points by which a sack may disappoint a sensible buyer
_LOSS: Final = 4.0  # points lost beyond that per unit of log odds


def trust_in(now: Table, owner: i64, weights: Weights) -> float:
    """Posterior probability that the owner hides bad cats while poor and minds prices."""
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
    """Evidence against a plan from the price paid, in log odds."""
    paid = (1.0 + weights.thrift) * float(result.price)
    points = float(result.cat_points())
    loss = paid - (points if points > 0.0 else 0.0) - _SURPRISE
    return loss / _LOSS if loss > 0.0 else 0.0


def _sum_of(odds: list[float], cards: i64) -> float:
    total = 0.0
    while cards:
        total += odds[bits.lowest(cards)]
        cards &= cards - 1
    return total
