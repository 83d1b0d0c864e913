"""The games, by name. A new game is one folder here; nothing else lists them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ninelives.engine.contract import Game
from ninelives.engine.errors import UnknownGame


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def load(name: str) -> Game[Any, Any]:
    """The game of that name; raises UnknownGame."""
    if name not in names():
        raise UnknownGame(name, names())
    game: Game[Any, Any] = import_module(f"{__name__}.{name}.rules").GAME
    return game
