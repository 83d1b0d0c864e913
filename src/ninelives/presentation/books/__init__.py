"""A rule book as it is read at a table: with the tables that come from the game's own pieces.

A game whose book has such tables names a function in its manifest that makes them.
"""

from __future__ import annotations

from typing import Any

from ninelives import games
from ninelives.engine.contract import SPECTATOR, Game
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import rule_book


def whole_book(game: Game[Any, Any], phrases: Phrases) -> str:
    """The rule book of a game, nothing left open."""
    return rule_book(game.info.name, phrases.language, rule_tables(game, phrases))


def rule_tables(game: Game[Any, Any], phrases: Phrases) -> dict[str, str]:
    """The tables by name, each as Markdown, made from what lies on the table of the game."""
    tables = games.manifest(game.info.name).rule_tables
    if tables is None:
        return {}
    shown = game.view(game.new(game.info.seats[0], {}), SPECTATOR)
    made: dict[str, str] = tables.function()(shown, phrases)
    return made
