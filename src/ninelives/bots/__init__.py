"""Bots. A bot gets a view and returns an action; it never gets the true state.

The name of a bot that searches may end with a budget for each choice: `tiger:500` runs 500
simulations, `tiger:0.5s` searches for half a second.
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

__all__ = ["DEFAULT", "LEVELS", "NAMES", "UnknownBot", "is_known", "load"]

LEVELS: Final = tuple(CHARACTERS)  # opponents for people, the weakest first
DEFAULT: Final = "alley-cat"
NAMES: Final = ("random", "greedy", *LEVELS)


class UnknownBot(NinelivesError):
    """There is no bot of that name."""

    code = "unknown-bot"

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot {name!r}, there are {', '.join(NAMES)}")
        self.name = name
        self.known = NAMES


def is_known(name: str) -> bool:
    """Whether `load` accepts this name, budget included."""
    bare, colon, budget = name.partition(":")
    if not colon:
        return bare in NAMES
    return bare in CHARACTERS and is_budget(budget)


def character_of(name: str) -> Character | None:
    """The character of a bot that searches, with the budget in its name; None for other bots."""
    bare, _, budget = name.partition(":")
    character = CHARACTERS.get(bare)
    return character.thinking(budget) if character is not None and budget else character


def load(name: str, game: Game[Any, Any] | str, seed: int) -> Bot[Any]:
    """The bot of that name for one seat; raises UnknownBot, UnknownGame.

    It makes the same choices for the same seed, unless its budget is in seconds.

    >>> felix = games.load("felix")
    >>> tiger = load("tiger:200", felix, seed=1)
    >>> state = felix.new(3, {})
    >>> while (seat := felix.to_act(state)) < 0:  # chance deals
    ...     _ = felix.apply(state, seat, felix.legal(state, seat)[0])
    >>> view = felix.view(state, seat)
    >>> tiger.choose(view) in view.legal
    True
    """
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
