"""The quick bot of New Game: it follows the heuristics without looking ahead."""

from __future__ import annotations

from typing import Any

from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.heuristics.newgame import NewgameHeuristics
from ninelives.engine.contract import Game
from ninelives.games.newgame.view import NewgameView


class Greedy(HeuristicBot[NewgameView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        super().__init__(NewgameHeuristics(game), seed)
