"""What a choice of a seat cost it, and how much of the result was luck.

Everybody begins with the same chance. What it is before a choice is the estimate of the best move;
a worse move costs the difference, if that is more than noise. All other change, from one choice to
the next and from the last to the result, is luck: the deal, the others, cards that turned up. So
start + luck - cost = result, always.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import Any, Final

from ninelives.bots.levels import Budget
from ninelives.coach.hints import Move, judged_move, searcher
from ninelives.engine.contract import Game, Outcome, View

_CLEAR: Final = 3.0  # standard errors by which a move must be worse to have cost anything


@dataclass(frozen=True)
class Choice:
    """Where a seat had more than one move: the record's step, what it knew, what it did."""

    step: int
    view: View
    action: int


@dataclass(frozen=True)
class Verdict:
    """One choice judged: the best move, and the one that was made."""

    step: int
    best: Move
    made: Move

    @property
    def before(self) -> float:
        """The chance before the choice."""
        return self.best.chance

    @property
    def cost(self) -> float:
        """What the move made gave away; 0 where it is not clear that it did."""
        gap = self.best.chance - self.made.chance
        return gap if gap > _CLEAR * hypot(self.best.error(), self.made.error()) else 0.0

    @property
    def after(self) -> float:
        return self.before - self.cost


@dataclass(frozen=True)
class Review:
    """A game of one seat: where it began, its choices in order, and what came of it."""

    seat: int
    start: float
    verdicts: list[Verdict]
    result: float

    @property
    def cost(self) -> float:
        return sum(verdict.cost for verdict in self.verdicts)

    @property
    def luck(self) -> float:
        return sum(self.strokes())

    def strokes(self) -> list[float]:
        """The luck before each choice, and after the last."""
        ends = [self.start, *(verdict.after for verdict in self.verdicts)]
        begins = [*(verdict.before for verdict in self.verdicts), self.result]
        return [begin - end for end, begin in zip(ends, begins, strict=True)]

    def costliest(self, count: int) -> list[Verdict]:
        """The choices that cost something, the dearest first."""
        costly = [verdict for verdict in self.verdicts if verdict.cost]
        return sorted(costly, key=lambda verdict: -verdict.cost)[:count]


def judge(game: Game[Any, Any], choice: Choice, seed: int, budget: Budget) -> Verdict:
    """One choice, from the view of that moment alone."""
    best, made = searcher(game, seed + choice.step, budget).weigh(choice.view, choice.action)
    return Verdict(
        choice.step, judged_move(game, choice.view, best), judged_move(game, choice.view, made)
    )


def result_of(outcome: Outcome, seat: int) -> float:
    """1 for a win, which several may share; else 0."""
    winners = outcome.winners()
    return 1 / len(winners) if seat in winners else 0.0
