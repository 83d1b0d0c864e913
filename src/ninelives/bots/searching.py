"""The bots that search."""

from __future__ import annotations

from importlib import import_module
from time import perf_counter
from typing import Any

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.knowledge.base import Knowledge
from ninelives.bots.search.search import Search, Settings
from ninelives.engine.contract import Game, View


def knowledge_of(game: Game[Any, Any]) -> Knowledge[Any]:
    module = import_module(f"ninelives.bots.knowledge.{game.info.name}")
    knowledge: Knowledge[Any] = module.KNOWLEDGE(game)
    return knowledge


class Quick(Bot[View]):
    """Plays what looks best at first sight."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self._knowledge = knowledge_of(game)
        self._dice = QuickDice(seed)

    def choose(self, view: View) -> int:
        world = self._knowledge.game.imagine(view, self._dice)
        self._knowledge.look_from(world)
        return self._knowledge.pick(world, view.seat, self._dice)


class Searching(Bot[View]):
    def __init__(
        self,
        game: Game[Any, Any],
        seed: int,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        settings: Settings | None = None,
    ) -> None:
        self._knowledge = knowledge_of(game)
        self._dice = QuickDice(seed)
        self._simulations = simulations
        self._seconds = seconds
        self._settings = settings or Settings()
        self.thought = 0

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        search = Search(self._knowledge, view, self._dice, self._settings)
        if self._seconds:
            search.simulate_until(perf_counter() + self._seconds, 1 << 40)
        else:
            search.simulate(self._simulations)
        self.thought += search.simulations
        return search.arms()[0].action
