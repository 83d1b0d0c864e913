"""The greedy bot for Felix.

It estimates the average value of the sack, dogs included, given that poor players tend to hide bad
cats. It makes the smallest raise as long as the sack gains more than the mice for passing. A mouse
counts four points until the last rounds and one at the end, so the bot leaves the early sacks to
others and buys the late ones, when the others have no mice left. Where others place and pay without
a plan, it waits less.
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
