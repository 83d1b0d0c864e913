"""Games as the caller wants them: `--decks FOLDER` plays Ratjack with the cards of a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ninelives import games
from ninelives.cli.arguments import Arguments, Complaint
from ninelives.cli.complaints import bad_deck
from ninelives.engine.contract import Game
from ninelives.engine.errors import BadDeck
from ninelives.text.phrases import Phrases

DECKS: Final = "--decks"
_WITH_DECKS: Final = "ratjack"


class Shelf:
    """Where a command takes its games from."""

    def __init__(self, arguments: Arguments, phrases: Phrases) -> None:
        self._folder = arguments.option(DECKS)
        self._phrases = phrases

    @property
    def words(self) -> tuple[str, ...]:
        """What another command must be told to find the same games."""
        return () if self._folder is None else (DECKS, self._folder)

    def load(self, name: str) -> Game[Any, Any]:
        """The game of that name; raises UnknownGame, Complaint."""
        game = games.load(name)
        if self._folder is None:
            return game
        if name != _WITH_DECKS:
            title = self._phrases.say(f"game-name-{name}")
            raise Complaint("error-no-decks", game=title, name=DECKS)
        return self._with_decks(Path(self._folder))

    def _with_decks(self, folder: Path) -> Game[Any, Any]:
        from ninelives.games.ratjack.decks import load_decks
        from ninelives.games.ratjack.rules import Ratjack

        if not folder.is_dir():
            raise Complaint("error-no-folder", folder=str(folder))
        try:
            return Ratjack(load_decks(folder))
        except BadDeck as error:
            raise bad_deck(error, folder, self._phrases) from None
