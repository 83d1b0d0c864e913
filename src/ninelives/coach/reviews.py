"""A review: what each choice of a seat cost it, and how much of the result was luck.

All seats begin with the same chance to win. The chance before a choice is the estimate for the best
move. A worse move costs the difference, if that is more than noise. Every other change, from one
choice to the next and from the last to the result, is luck: the deal, the other seats, cards that
turned up. So start + luck - cost = result, always.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot, sqrt
from typing import Any, Final

from ninelives.bots.levels import Budget
from ninelives.coach.hints import judged_move, searcher
from ninelives.coach.reasons import contrasting_reasons, reason_for
from ninelives.engine.contract import Game, Outcome, View
from ninelives.wire.http import ReviewedChoice
from ninelives.wire.replies import JudgedMove

_CLEAR: Final = 3.0  # standard errors by which a move must be worse to have cost anything


@dataclass(frozen=True)
class SeatReview:
    """One seat's game: the chance it began with, its choices in order, and its result."""

    seat: int
    start: float
    choices: list[ReviewedChoice]
    result: float

    @property
    def cost(self) -> float:
        return sum(choice.cost for choice in self.choices)

    @property
    def luck(self) -> float:
        return sum(self.strokes())

    def strokes(self) -> list[float]:
        """The luck before each choice, and after the last."""
        ends = [self.start, *(choice.best.chance - choice.cost for choice in self.choices)]
        begins = [*(choice.best.chance for choice in self.choices), self.result]
        return [begin - end for end, begin in zip(ends, begins, strict=True)]

    def costliest(self, count: int) -> list[ReviewedChoice]:
        costly = [choice for choice in self.choices if choice.cost]
        return sorted(costly, key=lambda choice: -choice.cost)[:count]


def judge(
    game: Game[Any, Any], view: View, action: int, *, step: int, seed: int, budget: Budget
) -> ReviewedChoice:
    """What this action cost, from the view of that moment alone; `step` numbers the choice."""
    best, made, rival = searcher(game, seed + step, budget).weigh(view, action)
    if best.action != action and made.mean() >= best.mean():  # the most tried one is not better
        best, rival = made, best
    if best.action == action:
        move = judged_move(made, reason_for(game, view, action))
        gain = cost_of(move, judged_move(rival, None)) if rival else 0.0
        return ReviewedChoice(step, 0.0, move, move, gain)
    reasons = contrasting_reasons(game, view, best.action, action)
    better, worse = (judged_move(*each) for each in zip((best, made), reasons, strict=True))
    return ReviewedChoice(step, cost_of(better, worse), better, worse)


def cost_of(best: JudgedMove, made: JudgedMove) -> float:
    """The chance that `made` gives away; 0 where the difference may be noise."""
    gap = best.chance - made.chance
    return gap if gap > _CLEAR * hypot(_error(best), _error(made)) else 0.0


def _error(move: JudgedMove) -> float:
    """The standard error of the chance, at most: a simulation's value lies between 0 and 1."""
    return sqrt(move.chance * (1 - move.chance) / move.tried)


def result_of(outcome: Outcome, seat: int) -> float:
    """1 for a win, a part of 1 for a shared one, else 0."""
    winners = outcome.winners()
    return 1 / len(winners) if seat in winners else 0.0
