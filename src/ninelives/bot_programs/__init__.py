"""Bots that are programs of their own, in any language (docs/guide/write-a-bot.md).

`ProgramBot` is such a program as a bot, `BotRunner` one of our bots as such a program, and `worker`
the process in which the server's bots and the coach search.
"""

from __future__ import annotations

from typing import Any, Final

from ninelives import bots
from ninelives.bot_programs.program_bot import PATIENCE, Fault, ProgramBot
from ninelives.bots.base import Bot
from ninelives.processes import CannotStart

__all__ = ["COMMAND", "PATIENCE", "CannotStart", "Fault", "ProgramBot", "load_bot"]

COMMAND: Final = "cmd:"


def load_bot(spec: str, game: str, seed: int) -> Bot[Any]:
    """The bot of that name, or for `cmd:COMMAND` that program; raises UnknownBot, CannotStart.

    A `ProgramBot` must be closed.
    """
    if spec.startswith(COMMAND):
        return ProgramBot(spec.removeprefix(COMMAND), game, seed)
    return bots.load(spec, game, seed)
