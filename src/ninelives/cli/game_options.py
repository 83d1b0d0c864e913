"""The game that a command is about: its seats, its options, and the decks it is played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ninelives import games
from ninelives.cli.arguments import Arguments
from ninelives.cli.errors import UsageError, bad_deck, bad_option, bad_seats
from ninelives.cli.options import DECKS, GAME_OPTION
from ninelives.engine.contract import Game
from ninelives.engine.errors import BadDeck, BadOption, BadSeats
from ninelives.text.phrases import Phrases

_WITH_DECKS: Final = "ratjack"


def options_in(arguments: Arguments) -> dict[str, str]:
    """Every `--option KEY=VALUE`."""
    options: dict[str, str] = {}
    for given in arguments.options.get(GAME_OPTION.option, []):
        name, equals, value = given.partition("=")
        if not equals:
            raise UsageError("error-option-form", value=given)
        options[name] = value
    return options


def check_options(
    game: Game[Any, Any], seats: int, options: dict[str, str], phrases: Phrases
) -> None:
    """Raises UsageError if the game cannot be played with these seats and options."""
    name = game.info.name
    try:
        game.new(seats, options)
    except BadSeats as error:
        raise bad_seats(error, name, phrases) from None
    except BadOption as error:
        known = [option.name for option in game.info.options]
        raise bad_option(error, name, known, phrases) from None


class GameSource:
    """Loads the games of a command: Ratjack with the cards of a folder if `--decks` names one."""

    def __init__(self, arguments: Arguments, phrases: Phrases) -> None:
        self._folder = arguments.option(DECKS.option)
        self._phrases = phrases

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments with which another command loads the same games."""
        return () if self._folder is None else (DECKS.option, self._folder)

    def load(self, name: str) -> Game[Any, Any]:
        """The game of that name; raises UnknownGame, UsageError."""
        game = games.load(name)
        if self._folder is None:
            return game
        if name != _WITH_DECKS:
            title = self._phrases.say(f"game-name-{name}")
            raise UsageError("error-no-decks", game=title, name=DECKS.option)
        return self._with_decks(Path(self._folder))

    def _with_decks(self, folder: Path) -> Game[Any, Any]:
        from ninelives.games.ratjack.decks import load_decks
        from ninelives.games.ratjack.rules import Ratjack

        if not folder.is_dir():
            raise UsageError("error-no-folder", folder=str(folder))
        try:
            return Ratjack(load_decks(folder))
        except BadDeck as error:
            raise bad_deck(error, folder, self._phrases) from None
