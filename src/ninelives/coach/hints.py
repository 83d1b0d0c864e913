"""A hint: the best moves, each with the chance to win and a reason."""

from __future__ import annotations

from typing import Any, Final

from ninelives.bots.levels import Budget, Character
from ninelives.bots.search.tree import Arm
from ninelives.bots.search_bot import SearchBot
from ninelives.coach.reasons import reason_for
from ninelives.coach.reasons.base import Reason
from ninelives.engine.contract import Game, View
from ninelives.wire.replies import JudgedMove

_SHOWN: Final = 3
_DIGITS: Final = 4  # more would be noise


def searcher(game: Game[Any, Any], seed: int, budget: Budget) -> SearchBot:
    """The bot that searches for the coach; it neither errs nor has a style."""
    return SearchBot(game, seed, Character(budget=budget))


def hint(game: Game[Any, Any], view: View, seed: int, budget: Budget) -> list[JudgedMove]:
    """A few moves where the view's seat owes a choice, the best first."""
    arms = searcher(game, seed, budget).best_of(view, _SHOWN)
    return [judged_move(arm, reason_for(game, view, arm.action)) for arm in arms]


def judged_move(arm: Arm, reason: Reason | None) -> JudgedMove:
    return JudgedMove(
        action=arm.action,
        chance=round(min(1.0, max(0.0, arm.mean())), _DIGITS),
        tried=arm.visits,
        reason=reason.code if reason else "",
        values=dict(reason.values) if reason else {},
    )
