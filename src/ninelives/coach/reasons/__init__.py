"""Why: the most telling thing that is true of a move. One file a game, found by its name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ninelives.coach.reasons.base import Reason
from ninelives.engine.contract import Game, View


def reason_for(game: Game[Any, Any], view: View, action: int) -> Reason:
    """What there is to say about a legal action, from the view alone."""
    module = import_module(f"ninelives.coach.reasons.{game.info.name}")
    reason: Reason = module.reason(game, view, action)
    return reason
