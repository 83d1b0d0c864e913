"""The bots that search, and what they can say about a choice."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.knowledge.base import Knowledge
from ninelives.bots.levels import Character
from ninelives.bots.search.search import Search
from ninelives.bots.search.tree import Arm
from ninelives.engine.contract import Game, View

_STEP: Final = 64  # simulations between two looks at the clock


@dataclass(frozen=True)
class Judged:
    """One action, judged: about the chance to win with it, and how often it was tried."""

    action: int
    chance: float
    tried: int


def knowledge_of(game: Game[Any, Any]) -> Knowledge[Any]:
    """What is known of a game beyond its rules; one of its own for every bot."""
    module = import_module(f"ninelives.bots.knowledge.{game.info.name}")
    knowledge: Knowledge[Any] = module.KNOWLEDGE(game)
    return knowledge


class Searching(Bot[View]):
    def __init__(self, game: Game[Any, Any], seed: int, character: Character) -> None:
        self._knowledge = knowledge_of(game)
        self._knowledge.lean(character.leaning)
        self._dice = QuickDice(seed)
        self._character = character

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if self._dice.below(100) < self._character.slips:
            return view.legal[self._dice.below(len(view.legal))]
        return self._thought(view).arms()[0].action

    def judge(self, view: View) -> list[Judged]:
        """The actions worth a thought, the best first."""
        return [_judged(arm) for arm in self._thought(view).arms() if arm.visits]

    def best_of(self, view: View, count: int) -> list[Judged]:
        """The actions most thought about, tried alike as far as time allows, the best first."""
        search = self._thought(view)
        actions = [arm.action for arm in search.arms()[:count]]
        self._try_alike(search, actions)
        judged = [_judged(arm) for arm in search.arms() if arm.action in actions]
        return sorted(judged, key=lambda each: -each.chance)

    def weigh(self, view: View, action: int) -> tuple[Judged, Judged]:
        """The best action, and this one, tried alike as far as time allows."""
        search = self._thought(view)
        best = search.arms()[0].action
        self._try_alike(search, [action])
        judged = {arm.action: _judged(arm) for arm in search.arms() if arm.visits}
        return judged[best], judged[action]

    def _try_alike(self, search: Search, actions: list[int]) -> None:
        """Each of them half as often as the best, and once whatever the time."""
        enough = max(1, search.arms()[0].visits // 2)
        end = perf_counter() + self._character.budget.seconds / 2
        for action in actions:
            tried = sum(arm.visits for arm in search.arms() if arm.action == action)
            while tried < enough and (not tried or perf_counter() < end):
                step = min(_STEP, enough - tried)
                search.try_out(action, step)
                tried += step

    def _thought(self, view: View) -> Search:
        budget = self._character.budget
        search = Search(self._knowledge, view, self._dice)
        end = perf_counter() + budget.seconds
        while search.simulations < budget.simulations and perf_counter() < end:
            search.simulate(min(_STEP, budget.simulations - search.simulations))
            if search.is_decided(budget.simulations - search.simulations):
                break
        return search


def _judged(arm: Arm) -> Judged:
    return Judged(arm.action, arm.mean(), arm.visits)
