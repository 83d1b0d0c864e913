"""What a host says to a program that plays for it, one message a line.

`Welcome` and `Match` come first, then an `Ask` for every choice; the program answers each with a
`requests.Act`. `Refused` tells what was wrong with an answer, `Over` how it all ended.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ninelives.wire.codec import reader
from ninelives.wire.http import GameFacts
from ninelives.wire.replies import Refused, Reply, Welcome

LONGEST_ANSWER: Final = 4096  # bytes, as for every message of a client
LONGEST_LINE: Final = 1 << 20  # bytes that a host may say at once


class Match(Reply, frozen=True):
    """What is played. How many play, and what they agreed on, is in every view."""

    game: GameFacts
    patience: int  # milliseconds for every answer
    seed: int  # for whoever draws lots: the same seed, the same game again
    variant: str = ""  # the pieces, where they are not the usual ones


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
"""The inverse of `replies.write` for what a host says; raises msgspec.MsgspecError."""
