"""The first guided game of each game: a deal, with the players and options that go with it.

A file here of the game's name is a record of a fixed deal; a bot is named as in "Luna (greedy)",
and the seat that has no name is the learner's.
"""

from __future__ import annotations

from importlib import resources

from ninelives.engine.errors import NinelivesError
from ninelives.play.reader import read
from ninelives.play.record import Record


class NoLesson(NinelivesError):
    """A game without a guided first game."""


def load(game: str) -> Record:
    """The lesson of that game; raises NoLesson."""
    file = resources.files(__name__) / f"{game}.txt"
    if not file.is_file():
        raise NoLesson(game)
    return read(file.read_text(encoding="utf-8"))
