"""Rule books with the tables that are made from the game.

Every game has a table of its options. A game whose book has others names a function in its manifest
that makes them.
"""

from __future__ import annotations

from functools import reduce
from typing import Any

from ninelives import games
from ninelives.engine.contract import SPECTATOR, Game, Option
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import rule_book
from ninelives.text.speaker import slug


def whole_book(game: Game[Any, Any], phrases: Phrases, *, typed: bool = True) -> str:
    """The rule book of a game with its tables filled in.

    `typed` is for readers who type their moves, and those of the documentation: with the sections
    and the words for it.
    """
    tables = rule_tables(game, phrases, typed=typed)
    return rule_book(game.info.name, phrases.language, tables, typed=typed)


def rule_tables(game: Game[Any, Any], phrases: Phrases, *, typed: bool = True) -> dict[str, str]:
    """Markdown tables by name, made from the options of a game and the pieces it is played with."""
    made = {"options": _options(game, phrases, typed=typed)}
    tables = games.manifest(game.info.name).rule_tables
    if tables is not None:
        shown = game.view(game.new(game.info.seats[0], {}), SPECTATOR)
        made |= tables.function()(shown, phrases)
    return made


def markdown_table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def _options(game: Game[Any, Any], phrases: Phrases, *, typed: bool) -> str:
    """What a table may agree on; `typed`: two columns, which fit the terminal."""
    rows = [_option(game.info.name, each, phrases, typed=typed) for each in game.info.options]
    columns = ("typed", "name") if typed else ("name", "about", "values")
    return markdown_table([phrases.say(f"rules-option-{each}") for each in columns], rows)


def _option(game: str, option: Option, phrases: Phrases, *, typed: bool) -> list[str]:
    text = f"{game}-option-{slug(option.name)}"
    values = []
    for value in option.values:
        said = phrases.say(f"{text}-{slug(value)}")
        if value == option.default:
            said = phrases.say("rules-option-default", value=said)
        values.append(f"`{value}` = {said}" if typed else said)
    name, about = phrases.say(text), phrases.say(f"{text}.about")
    listed = reduce(
        lambda before, value: phrases.say("rules-option-or", before=before, value=value), values
    )
    if not typed:
        return [name, about, listed]
    told = phrases.say("rules-option-told", name=name, about=about, values=listed)
    return [f"`{option.name}`", told]
