"""The bots that search."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from ninelives import games
from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.heuristics.base import Heuristics
from ninelives.bots.levels import Character
from ninelives.bots.search.search import Search
from ninelives.bots.search.tree import Arm
from ninelives.engine.contract import Game, View

_STEP: Final = 64  # simulations between two checks of `is_decided`
_LOOK: Final = 8  # simulations between two checks of the clock


def heuristics_of(game: Game[Any, Any], style: str = "") -> Heuristics[Any]:
    reference = games.manifest(game.info.name).heuristics
    heuristics: Callable[..., Heuristics[Any]] = reference.subclass_of(Heuristics)
    return heuristics(game, style)


class SearchBot(Bot[View]):
    def __init__(self, game: Game[Any, Any], seed: int, character: Character) -> None:
        self._heuristics = heuristics_of(game, character.style)
        self._dice = QuickDice(seed)
        self._heuristic_bot: HeuristicBot[View] = HeuristicBot(self._heuristics, seed)
        self._character = character

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        drawn = self._dice.below(100) - self._character.random_percent
        if drawn < 0:
            return self._dice.choice(view.legal)
        if drawn < self._character.heuristic_percent:
            return self._heuristic_bot.choose(view)
        return self._search(view, whole=False).arms()[0].action

    def best_of(self, view: View, count: int) -> list[Arm]:
        """The most visited actions, visited about equally if time allows; highest mean first."""
        search = self._search(view, whole=True)
        actions = [arm.action for arm in search.arms()[:count]]
        self._visit(search, actions)
        arms = [arm for arm in search.arms() if arm.action in actions]
        return sorted(arms, key=lambda arm: -arm.mean())

    def weigh(self, view: View, action: int) -> tuple[Arm, Arm, Arm | None]:
        """The best action, this one, and the most visited other than this one (None if it is the
        only one that was tried), visited about equally if time allows."""
        search = self._search(view, whole=True)
        tried = [arm.action for arm in search.arms()]
        rival = next((each for each in tried if each != action), None)
        self._visit(search, [action] if rival is None else [action, rival])
        arms = {arm.action: arm for arm in search.arms()}
        return arms[tried[0]], arms[action], None if rival is None else arms[rival]

    def _visit(self, search: Search, actions: list[int]) -> None:
        """Visit each half as often as the best action; once even if there is no time left."""
        enough = max(1, search.arms()[0].visits // 2)
        end = perf_counter() + self._character.budget.seconds / 2
        for action in actions:
            visits = sum(arm.visits for arm in search.arms() if arm.action == action)
            while visits < enough and (not visits or perf_counter() < end):
                step = min(_LOOK, enough - visits)
                search.simulate_action(action, step)
                visits += step

    def _search(self, view: View, *, whole: bool) -> Search:
        """Search the `whole` budget, or stop where more simulations cannot change the choice."""
        budget = self._character.budget
        search = Search(self._heuristics, view, self._dice)
        started = perf_counter()
        left = budget.simulations
        while left > 0 and (whole or search.simulations % _STEP or not search.is_decided(left)):
            search.simulate(min(_LOOK, left))
            spent = perf_counter() - started
            if spent >= budget.seconds:
                break
            done: int = search.simulations
            left = int(min(budget.simulations - done, done * (budget.seconds / spent - 1)))
        return search
