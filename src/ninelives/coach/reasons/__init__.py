"""Reasons for and against moves, one file for each game, named by its manifest."""

from __future__ import annotations

from typing import Any

from ninelives import games
from ninelives.coach.reasons.base import Reason, Reasons
from ninelives.engine.contract import Game, View


def reasons_of(game: str) -> Reasons:
    return games.manifest(game).reasons.instance_of(Reasons)


def reason_for(game: Game[Any, Any], view: View, action: int) -> Reason:
    """The most important reason for or against a legal action, from the view alone."""
    return reasons_of(game.info.name).reason(game, view, action)
