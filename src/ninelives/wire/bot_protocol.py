"""Messages to and from programs that play, one per line.

A program has one seat in one game. It first gets `Welcome` and `Match`, then an `Ask` for every
choice, which it answers with a `requests.Act`. `Refused` says what was wrong with an answer, `Over`
how the game ended.

The server's own workers have no seat. Each of their lines is a `Task` that holds everything needed
for its `Answer`. Tasks are no part of the public protocol: server and worker are one installation.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

from ninelives.wire.codec import reader
from ninelives.wire.http import GameFacts, ReviewedChoice
from ninelives.wire.replies import JudgedMove, Refused, Reply, Welcome

LONGEST_ANSWER: Final = 4096  # bytes, as for every message of a client
LONGEST_LINE: Final = 1 << 20  # bytes of one message to a program


class Match(Reply, frozen=True):
    """What is played. The number of seats and the options are in every view."""

    game: GameFacts
    patience: int  # milliseconds for every answer
    seed: int  # for a program that plays by chance: the same seed, the same choices
    variant: str = ""  # the decks, where they are not the built-in ones


class Ask(Reply, frozen=True):
    """The seat owes a choice: its number, and what the seat knows, as plain facts."""

    choice: int
    view: dict[str, Any]


class Over(Reply, frozen=True):
    """How the game ended, by seat; 1 is the best rank. The last line."""

    points: list[int]
    ranks: list[int]


MESSAGES: Final = (Match, Ask, Over)
AnyMessage: TypeAlias = Welcome | Match | Ask | Refused | Over

read: Final = reader(AnyMessage)
"""Decodes a message to a program; raises msgspec.MsgspecError."""


# -- workers ---------------------------------------------------------------------------------------


class Task(Struct, frozen=True, tag_field="type", tag=str.lower):
    """The same game, seed and view give the same answer in every worker."""

    game: str
    seed: int
    view: dict[str, Any]


class Choose(Task, frozen=True, kw_only=True):
    bot: str


class Advise(Task, frozen=True, kw_only=True):
    """A hint: the best moves where the view's seat owes a choice."""

    simulations: int
    seconds: float


class Judge(Advise, frozen=True, kw_only=True):
    """What a choice cost: the action made at that step, compared with the best one."""

    step: int
    action: int


class Answer(Struct, frozen=True, tag_field="type", tag=str.lower):
    pass


class Chosen(Answer, frozen=True):
    action: int


class Advised(Answer, frozen=True):
    moves: list[JudgedMove]  # the best first


class Judged(Answer, frozen=True):
    choice: ReviewedChoice


class Failed(Answer, frozen=True):
    """The task raised an error; the worker goes on."""

    error: str


read_task: Final = reader(Choose | Advise | Judge)
read_answer: Final = reader(Chosen | Advised | Judged | Failed)
