"""The greedy bot for Cat in the Box.

It keeps a hand of different ranks, since a rank of which it holds many runs out of colours first;
predicts by its high cards; while it needs tricks it wins them as cheaply as it can, and otherwise
plays below; and it prefers plays that keep colours open for its other cards and join its tokens.
"""

from __future__ import annotations

from typing import Any

from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.heuristics.catinthebox import CatHeuristics
from ninelives.engine.contract import Game
from ninelives.games.catinthebox.view import CatView

_NOISE = 0.05  # points: decides between equal plays only


class Greedy(HeuristicBot[CatView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(CatHeuristics(game, noise=_NOISE), seed)
