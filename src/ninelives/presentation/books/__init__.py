"""Rule books with the tables that are made from the pieces of the game.

A game whose book has such tables names a function in its manifest that makes them.
"""

from __future__ import annotations

from typing import Any

from ninelives import games
from ninelives.engine.contract import SPECTATOR, Game
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import rule_book


def whole_book(game: Game[Any, Any], phrases: Phrases) -> str:
    """The rule book of a game with its tables filled in."""
    return rule_book(game.info.name, phrases.language, rule_tables(game, phrases))


def rule_tables(game: Game[Any, Any], phrases: Phrases) -> dict[str, str]:
    """Markdown tables by name, made from the pieces that the game is played with."""
    tables = games.manifest(game.info.name).rule_tables
    if tables is None:
        return {}
    shown = game.view(game.new(game.info.seats[0], {}), SPECTATOR)
    made: dict[str, str] = tables.function()(shown, phrases)
    return made
