"""A hand-written player of Ratjack: plans the turn and no further.

For each action it takes the best way to end the turn, effects and chains included, in a dozen
worlds that agree with its view: points won, how near it is to 25, and whether a card it holds or
hides could take it there.
"""

from __future__ import annotations

from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.ratjack import RatjackHeuristics
from ninelives.engine.contract import Game
from ninelives.games.ratjack import cards
from ninelives.games.ratjack.table import DRAW_PILE, HIDE
from ninelives.games.ratjack.view import RatjackView

_WORLDS: Final = 12
_KNOWN_DISCARD: Final = 0.03  # points that it costs to show all players the card that is drawn


class Greedy(Bot[RatjackView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self._heuristics = RatjackHeuristics(game)
        self._dice = QuickDice(seed)

    def choose(self, view: RatjackView) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        if view.asked == "first-hide":
            return max(view.legal, key=lambda action: cards.value(action - HIDE))
        worths = [-_WORLDS * _KNOWN_DISCARD * (action == DRAW_PILE) for action in view.legal]
        for _ in range(_WORLDS):
            world = self._heuristics.game.imagine(view, self._dice)
            self._heuristics.set_root(world)
            for index, action in enumerate(view.legal):
                worths[index] += self._heuristics.best_turn(world, view.seat, action, self._dice)
        return view.legal[worths.index(max(worths))]
