"""Felix: what matters how much to a quick player, and what he therefore does how readily."""

from __future__ import annotations

from math import exp
from typing import final

from mypy_extensions import i64, mypyc_attr

from ninelives.games.felix.cards import CARDS, VALUES, is_dog


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
