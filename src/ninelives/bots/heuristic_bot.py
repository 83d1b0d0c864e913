"""Bots that follow the rollout policy of a game, without search."""

from __future__ import annotations

from typing import Any, TypeVar

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.base import Heuristics
from ninelives.engine.contract import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class HeuristicBot(Bot[V_contra]):
    """The policy uses only what the seat can see, so any determinization will do."""

    def __init__(self, heuristics: Heuristics[Any], seed: int) -> None:
        self._heuristics = heuristics
        self._dice = QuickDice(seed)

    def choose(self, view: V_contra) -> int:
        world = self._heuristics.game.imagine(view, self._dice)
        self._heuristics.set_root(world)
        return self._heuristics.pick(world, view.seat, self._dice)
