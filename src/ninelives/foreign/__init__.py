"""Bots that are programs of their own, in any language: JSON, a line each, in and out.

`Foreign` is such a program as a bot; `guest` is one of our bots as such a program.
"""

from __future__ import annotations

from typing import Any, Final

from ninelives import bots
from ninelives.bots.base import Bot
from ninelives.foreign.bot import PATIENCE, Fault, Foreign
from ninelives.foreign.program import CannotStart

__all__ = ["COMMAND", "PATIENCE", "CannotStart", "Fault", "Foreign", "seated"]

COMMAND: Final = "cmd:"


def seated(spec: str, game: str, seed: int) -> Bot[Any]:
    """The bot of that name, or for `cmd:COMMAND` that program; raises UnknownBot, CannotStart.

    A `Foreign` must be closed.
    """
    if spec.startswith(COMMAND):
        return Foreign(spec.removeprefix(COMMAND), game, seed)
    return bots.load(spec, game, seed)
