"""A hand-written player of Felix: thrifty until late.

It reckons what the sack is worth on average, the dogs included, where poor players rather hide bad
cats. It stays in by the smallest raise as long as the sack gains more than the mice for passing. A
mouse counts for four points until the last rounds and for one at the end, so it lets the others buy
the early sacks, full of what nobody wanted, and buys the late ones with what they no longer have.
Where others place and pay without a plan, it waits less.
"""

from __future__ import annotations

from typing import Any

from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.heuristics.felix import FelixHeuristics
from ninelives.engine.contract import Game
from ninelives.games.felix.view import FelixView


class Greedy(HeuristicBot[FelixView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(FelixHeuristics(game), seed)
