"""Players that are programs. A bot gets a view and gives an action; it never meets a State."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.engine.errors import NinelivesError

NAMES: Final = ("random", "greedy")


class UnknownBot(NinelivesError):
    """A name that no bot here has."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}, there are {', '.join(NAMES)}")
        self.name = name


def load(name: str, game: str, seed: int) -> Bot[Any]:
    """The bot of that name for the game; the same seed plays the same; raises UnknownBot."""
    if name == "random":
        module, kind = "ninelives.bots.random", "Random"
    elif name == "greedy":
        module, kind = f"ninelives.bots.greedy.{game}", "Greedy"
    else:
        raise UnknownBot(name)
    bot: Bot[Any] = getattr(import_module(module), kind)(seed)
    return bot
