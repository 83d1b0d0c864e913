"""Reasons for and against moves, one file for each game, named by its manifest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

from ninelives import games
from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine.contract import Game, View

_Pair: TypeAlias = tuple[Reason | None, Reason | None]


def reasons_of(game: str) -> Reasons:
    return games.manifest(game).reasons.instance_of(Reasons)


def reasons_for(game: Game[Any, Any], view: View, action: int) -> Iterator[Reason]:
    """The reasons for or against a legal action from the view alone, the most important first."""
    return reasons_of(game.info.name).reasons(game, view, action)


def reason_for(game: Game[Any, Any], view: View, action: int) -> Reason:
    """The most important reason for or against a legal action, from the view alone."""
    return next(reasons_for(game, view, action))


def contrasting_reasons(game: Game[Any, Any], view: View, action: int, other: int) -> _Pair:
    """The most important reason for each of two actions that is not a reason for the other one as
    well; None where there is no such reason."""
    first, second = (list(reasons_for(game, view, each)) for each in (action, other))
    if first[0] != second[0]:
        return first[0], second[0]
    return _first_not_in(second, first), _first_not_in(first, second)


def _first_not_in(known: list[Reason], reasons: list[Reason]) -> Reason | None:
    return next((each for each in reasons if each not in known), None)
