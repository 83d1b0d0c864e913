"""The registry of games: every folder here is a game, and its `MANIFEST` names all it brings.

Nothing else lists the games or their parts. The parts that a search, a screen or the coach needs
live in the layers above, so the manifest holds references to them; the layer that uses a part
resolves the reference and says what type it expects.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from inspect import isclass
from pkgutil import iter_modules
from typing import Any, TypeVar, cast

from ninelives.engine.contract import Game
from ninelives.engine.errors import UnknownGame
from ninelives.engine.events import Event

__all__ = ["load", "names"]

T = TypeVar("T")


@dataclass(frozen=True)
class Ref:
    """A "module:attribute" that is imported when it is first used.

    The reader says what it expects, a type that may be abstract; raises TypeError where something
    else has that name.
    """

    path: str

    def instance_of(self, kind: Callable[..., T]) -> T:
        found = resolve(self.path)
        if not (isclass(kind) and isinstance(found, kind)):
            raise TypeError(f"{self.path} is not an instance of {kind}")
        return cast(T, found)

    def subclass_of(self, base: Callable[..., T]) -> Callable[..., T]:
        found = resolve(self.path)
        if not (isclass(base) and isclass(found) and issubclass(found, base)):
            raise TypeError(f"{self.path} is not a subclass of {base}")
        return cast(Callable[..., T], found)

    def function(self) -> Callable[..., Any]:
        found = resolve(self.path)
        if not callable(found):
            raise TypeError(f"{self.path} is not a function")
        return found


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """Everything a game brings besides its texts, its folder of the page and its tests."""

    clause_prefix: str  # two capitals: the rule book's clauses are FX-01, FX-02, …
    rules: Ref  # the `Game`, with its facts and its notation
    events: str  # the module of its event classes
    quiet: frozenset[str]  # events that a log does not mention, by class name
    heuristics: Ref  # `bots.heuristics.base.Heuristics`: what a search knows beyond the rules
    quick_bot: Ref  # `bots.base.Bot`: the bot "greedy"
    reasons: Ref  # `coach.reasons.base.Reasons`: why the coach finds a move good
    picture: Ref  # function (view) -> TypedDict: what the page shows of a view
    screen: Ref  # `terminal.screen.Screen`: the same in the terminal
    habits: Ref  # `arena.habits.tally.Habits`: what the arena counts
    lesson: str | None = None  # a record in the game's folder: the deal of the guided first game
    rule_tables: Ref | None = None  # function (view, phrases) -> tables of the rule book by name


def resolve(path: str) -> object:
    """The attribute that "module:attribute" names."""
    module, _, attribute = path.partition(":")
    found: object = getattr(import_module(module), attribute)
    return found


@cache
def names() -> tuple[str, ...]:
    """The names of all games.

    >>> "felix" in names()
    True
    """
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def manifest(name: str) -> Manifest:
    """What the game of that name brings; raises UnknownGame."""
    if name not in names():
        raise UnknownGame(name, names())
    return Ref(f"{__name__}.{name}:MANIFEST").instance_of(Manifest)


def load(name: str) -> Game[Any, Any]:
    """The game of that name; raises UnknownGame.

    >>> felix = load("felix")
    >>> felix.info.seats
    (3, 4, 5)
    >>> felix.notation.write(felix.notation.read("bid 4"))
    'bid 4'
    """
    return manifest(name).rules.instance_of(Game)


@cache
def event_types(name: str) -> dict[str, type[Event]]:
    """The events of a game by class name, in the order of their module; raises UnknownGame."""
    module = import_module(manifest(name).events)
    return {
        kind.__name__: kind
        for kind in vars(module).values()
        if isclass(kind) and issubclass(kind, Event) and kind.__module__ == module.__name__
    }
