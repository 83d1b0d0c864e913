"""A rule book as it is read at a table: with the tables that come from the game's own pieces.

A game whose book has such tables brings a module here of its own name, with `rule_tables`.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from ninelives.engine.contract import NOBODY, Game
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import rule_book


def whole_book(game: Game[Any, Any], phrases: Phrases) -> str:
    """The rule book of a game, nothing left open."""
    return rule_book(game.info.name, phrases.language, rule_tables(game, phrases))


def rule_tables(game: Game[Any, Any], phrases: Phrases) -> dict[str, str]:
    """The tables by name, each as Markdown, made from what lies on the table of the game."""
    name = game.info.name
    if name not in {module.name for module in iter_modules(__path__)}:
        return {}
    table = game.view(game.new(game.info.seats[0], {}), NOBODY)
    tables: dict[str, str] = import_module(f"{__name__}.{name}").rule_tables(table, phrases)
    return tables
