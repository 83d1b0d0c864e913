"""A hand-written player of Felix: a miser.

It reckons what the sack is worth on average, the dogs included, where poor players rather hide bad
cats. It stays in by the smallest raise as long as the sack gains more than the mice for passing. A
mouse counts for many points at first and for one at the end, so it lets the others buy the early
sacks, full of what nobody wanted, and buys the late ones with what they no longer have.
"""

from __future__ import annotations

from typing import Any

from ninelives.bots.knowledge.felix import FelixKnowledge, Weights
from ninelives.bots.quick import Quick
from ninelives.engine.contract import Game
from ninelives.games.felix.view import FelixView


class Greedy(Quick[FelixView]):
    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        knowledge = FelixKnowledge(game)
        knowledge.weights = _of_a_miser()
        super().__init__(knowledge, seed)


def _of_a_miser() -> Weights:
    weights = Weights()
    weights.thrift = 10.0
    weights.rich = 3.7
    weights.fear = 6.4
    weights.stray = 3.0
    weights.dog = 1.2
    return weights
