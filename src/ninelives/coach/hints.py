"""A hint: the moves worth a thought, each with the chance to win and a reason."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from ninelives.bots.levels import Budget, Character
from ninelives.bots.search_bot import Judged, SearchBot
from ninelives.coach.reasons import reason_for
from ninelives.coach.reasons.base import Reason
from ninelives.engine.contract import Game, View

_SHOWN: Final = 3


@dataclass(frozen=True)
class Move:
    """A move as the coach judges it: about the chance to win with it, how often tried, and why."""

    action: int
    chance: float
    tried: int
    reason: Reason

    def error(self) -> float:
        """The standard error of `chance`, at most: a result lies between 0 and 1."""
        return sqrt(self.chance * (1 - self.chance) / self.tried)


@dataclass(frozen=True)
class Advice:
    """The few moves worth a thought, the best first."""

    moves: list[Move]


def searcher(game: Game[Any, Any], seed: int, budget: Budget) -> SearchBot:
    """Who thinks for the coach; the same seed and number of simulations think the same."""
    return SearchBot(game, seed, Character(budget=budget))


def hint(game: Game[Any, Any], view: View, seed: int, budget: Budget) -> Advice:
    """What the coach would do where the view's seat owes a choice."""
    judged = searcher(game, seed, budget).best_of(view, _SHOWN)
    return Advice([judged_move(game, view, each) for each in judged])


def judged_move(game: Game[Any, Any], view: View, judged: Judged) -> Move:
    chance = min(1.0, max(0.0, judged.chance))  # what a bot shuns or likes may count beyond
    return Move(judged.action, chance, judged.tried, reason_for(game, view, judged.action))
