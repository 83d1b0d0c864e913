"""Players that are programs. A bot gets a view and gives an action; it never meets the true State.

A bot's name may carry how long it thinks: `tiger:500` simulates 500 games for every move, and
`tiger:0.5s` thinks half a second.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ninelives import games
from ninelives.bots.base import Bot
from ninelives.bots.levels import CHARACTERS, Character, is_budget
from ninelives.bots.random import Random
from ninelives.bots.search_bot import SearchBot
from ninelives.engine.contract import Game
from ninelives.engine.errors import NinelivesError

LEVELS: Final = tuple(CHARACTERS)  # whom people play against, the gentlest first
USUAL: Final = "alley-cat"  # who plays where nobody was asked for
NAMES: Final = ("random", "greedy", *LEVELS)


class UnknownBot(NinelivesError):
    """A name that no bot here has."""

    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}, there are {', '.join(NAMES)}")
        self.name = name
        self.known = NAMES


def is_known(name: str) -> bool:
    """Whether `load` knows a bot of that name, budget included."""
    bare, colon, budget = name.partition(":")
    if not colon:
        return bare in NAMES
    return bare in CHARACTERS and is_budget(budget)


def character_of(name: str) -> Character | None:
    """Who searches under that name, budget included; None for those who answer at once."""
    bare, _, budget = name.partition(":")
    character = CHARACTERS.get(bare)
    return character.thinking(budget) if character is not None and budget else character


def load(name: str, game: Game[Any, Any] | str, seed: int) -> Bot[Any]:
    """The bot of that name for the game; the same seed plays the same; raises UnknownBot."""
    if not is_known(name):
        raise UnknownBot(name)
    played = games.load(game) if isinstance(game, str) else game
    character = character_of(name)
    if character is not None:
        return SearchBot(played, seed, character)
    if name == "random":
        return Random(seed)
    quick: Callable[..., Bot[Any]] = games.manifest(played.info.name).quick_bot.subclass_of(Bot)
    return quick(played, seed)
