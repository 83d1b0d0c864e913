"""A hand-written player of Cat in the Box: what looks best at first sight.

It keeps a hand of different ranks, since a rank of which it holds many runs out of colours first;
predicts by its high cards; while it needs tricks it wins them as cheaply as it can, and else stays
below; and it likes plays that keep colours open for the cards left and let its tokens grow
together.
"""

from __future__ import annotations

from typing import Any

from ninelives.bots.knowledge.catinthebox import CatKnowledge
from ninelives.bots.quick import Quick
from ninelives.engine.contract import Game
from ninelives.games.catinthebox.view import CatView

_WHIM = 0.05  # of equal plays sometimes one, sometimes another


class Greedy(Quick[CatView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        knowledge = CatKnowledge(game)
        knowledge.whim = _WHIM
        super().__init__(knowledge, seed)
