"""A hand-written player of Cat in the Box: what looks best at first sight.

It keeps a hand of different ranks, since a rank of which it holds many runs out of colours first;
predicts by its high cards; while it needs tricks it wins them as cheaply as it can, and else stays
below; and it likes plays that keep colours open for the cards left and let its tokens grow
together.
"""

from __future__ import annotations

from typing import Any

from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.heuristics.catinthebox import CatHeuristics
from ninelives.engine.contract import Game
from ninelives.games.catinthebox.view import CatView

_WHIM = 0.05  # of equal plays sometimes one, sometimes another


class Greedy(HeuristicBot[CatView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        heuristics = CatHeuristics(game)
        heuristics.whim = _WHIM
        super().__init__(heuristics, seed)
