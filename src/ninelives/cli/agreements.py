"""What a table agrees on before a game: how many play, and the options of the game."""

from __future__ import annotations

from typing import Any

from ninelives.cli.arguments import Arguments, Complaint
from ninelives.cli.complaints import bad_option, bad_seats
from ninelives.engine.contract import Game
from ninelives.engine.errors import BadOption, BadSeats
from ninelives.text.phrases import Phrases


def options_in(arguments: Arguments) -> dict[str, str]:
    """Every `--option KEY=VALUE`."""
    options: dict[str, str] = {}
    for given in arguments.options.get("--option", []):
        name, equals, value = given.partition("=")
        if not equals:
            raise Complaint("error-option-form", value=given)
        options[name] = value
    return options


def agree(game: Game[Any, Any], seats: int, options: dict[str, str], phrases: Phrases) -> None:
    """Whether the game can be played so; raises Complaint."""
    name = game.info.name
    try:
        game.new(seats, options)
    except BadSeats as error:
        raise bad_seats(error, name, phrases) from None
    except BadOption as error:
        known = [option.name for option in game.info.options]
        raise bad_option(error, name, known, phrases) from None
