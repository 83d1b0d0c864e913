"""The bots that search, and what they can say about a choice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
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

_STEP: Final = 64  # simulations between two looks at what came of them
_LOOK: Final = 8  # simulations between two looks at the clock, which are short in any build


@dataclass(frozen=True)
class Judged:
    """One action, judged: about the chance to win with it, and how often it was tried."""

    action: int
    chance: float
    tried: int


def heuristics_of(game: Game[Any, Any]) -> Heuristics[Any]:
    """What is known of a game beyond its rules; one of its own for every bot."""
    reference = games.manifest(game.info.name).heuristics
    heuristics: Callable[..., Heuristics[Any]] = reference.subclass_of(Heuristics)
    return heuristics(game)


class SearchBot(Bot[View]):
    def __init__(self, game: Game[Any, Any], seed: int, character: Character) -> None:
        self._heuristics = heuristics_of(game)
        self._heuristics.style = character.style
        self._dice = QuickDice(seed)
        self._heuristic_bot: HeuristicBot[View] = HeuristicBot(self._heuristics, seed)
        self._character = character

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        drawn = self._dice.below(100) - self._character.random_percent
        if drawn < 0:
            return view.legal[self._dice.below(len(view.legal))]
        if drawn < self._character.heuristic_percent:
            return self._heuristic_bot.choose(view)
        return self._thought(view, whole=False).arms()[0].action

    def judge(self, view: View) -> list[Judged]:
        """The actions worth a thought, the best first."""
        return [_judged(arm) for arm in self._thought(view, whole=True).arms() if arm.visits]

    def best_of(self, view: View, count: int) -> list[Judged]:
        """The actions most thought about, tried alike as far as time allows, the best first."""
        search = self._thought(view, whole=True)
        actions = [arm.action for arm in search.arms()[:count]]
        self._try_alike(search, actions)
        judged = [_judged(arm) for arm in search.arms() if arm.action in actions]
        return sorted(judged, key=lambda each: -each.chance)

    def weigh(self, view: View, action: int) -> tuple[Judged, Judged]:
        """The best action, and this one, tried alike as far as time allows."""
        search = self._thought(view, whole=True)
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
                step = min(_LOOK, enough - tried)
                search.simulate_action(action, step)
                tried += step

    def _thought(self, view: View, *, whole: bool) -> Search:
        """Think as long as may be; unless it is to be `whole`, not longer than it matters."""
        budget = self._character.budget
        search = Search(self._heuristics, view, self._dice)
        begun = perf_counter()
        left = budget.simulations
        while left > 0 and (whole or search.simulations % _STEP or not search.is_decided(left)):
            search.simulate(min(_LOOK, left))
            spent = perf_counter() - begun
            if spent >= budget.seconds:
                break
            done: int = search.simulations
            left = int(min(budget.simulations - done, done * (budget.seconds / spent - 1)))
        return search


def _judged(arm: Arm) -> Judged:
    return Judged(arm.action, arm.mean(), arm.visits)
