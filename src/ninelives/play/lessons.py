"""The guided first game of each game: a deal, with the players and options that go with it.

A lesson is a record of a fixed deal in the folder of its game; a bot is named as in
"Luna (greedy)", and the seat without a name is the learner's.
"""

from __future__ import annotations

from importlib import resources

from ninelives import games
from ninelives.engine.errors import NinelivesError
from ninelives.play.reader import read_record
from ninelives.play.record import Record


class NoLesson(NinelivesError):
    """A game without a guided first game."""


def load(game: str) -> Record:
    """The lesson of that game; raises NoLesson."""
    lesson = games.manifest(game).lesson
    if lesson is None:
        raise NoLesson(game)
    file = resources.files(f"{games.__name__}.{game}") / lesson
    return read_record(file.read_text(encoding="utf-8"))
