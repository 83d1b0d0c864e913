"""Heuristic weights for Felix, and the model of how players place cards that follows from them."""

from __future__ import annotations

from math import exp
from typing import final

from mypy_extensions import i64, mypyc_attr

from ninelives.games.felix.cards import CARDS, VALUES, is_dog


@final
@mypyc_attr(acyclic=True)
class Weights:
    """Tuned in matches of the rollout policy against itself."""

    def __init__(self) -> None:
        self.thrift = 3.0  # worth of a mouse beyond its point, until late in the game
        self.late = 1.95  # rounds before the last from which that worth declines
        self.envy = 0.2  # share of another seat's gain that counts as a loss
        self.rich = 1.72  # times the others' average of mice: from there a seat places good cats
        self.fear = 3.0  # points: a placed dog counts as a cat of minus this value
        self.stray = 7.1  # points of noise in the choice of a card
        self.spread = 1.7  # temperature of the placing model, in points of a card
        self.misjudged = 1.0  # points of noise in the estimated worth of a sack
        self.dog = 0.85  # points added to the animal that a hidden dog may chase

    def odds(self, *, rich: bool, trust: float) -> list[float]:
        """How likely each card is placed, relative to the others, if all are in hand.

        `rich`: by a seat with many mice. `trust`: probability that the seat has a plan; without one
        all cards are equally likely.
        """
        sign = 1.0 if rich else -1.0
        odds = [exp(sign * self.placed_as(card) / self.spread) for card in range(CARDS)]
        even = sum(odds) / float(CARDS)
        return [trust * each + (1.0 - trust) * even for each in odds]

    def placed_as(self, card: i64) -> float:
        """What a card counts when it is placed, in points."""
        return -self.fear if is_dog(card) else float(VALUES[card])
