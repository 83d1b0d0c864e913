"""A game as clients and programs need to know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ninelives.engine.contract import Game
from ninelives.wire.pages import ActionFacts, GameFacts, OptionFacts


def facts_of(game: Game[Any, Any], bots: Sequence[str]) -> GameFacts:
    """No rules, only names and numbers; `bots` are those that can be had for it."""
    info, notation = game.info, game.notation
    return GameFacts(
        name=info.name,
        rules_version=info.rules_version,
        seats=list(info.seats),
        options=[OptionFacts(each.name, list(each.values), each.default) for each in info.options],
        bots=list(bots),
        actions=[
            ActionFacts(*notation.parts(action), notation.write(action))
            for action in range(info.actions)
        ],
        things={
            kind: {number: notation.key(kind, number) for number in numbers}
            for kind, numbers in notation.kinds.items()
        },
    )
