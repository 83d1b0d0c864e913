"""The rows of the database as values. Times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time_ns
from typing import Literal, TypeAlias

RoomStatus: TypeAlias = Literal["waiting", "playing", "finished", "abandoned"]
SeatKind: TypeAlias = Literal["free", "person", "bot"]
NoticeKind: TypeAlias = Literal["", "left", "away", "back", "timed-out", "stood-in", "rematch"]


def now_ms() -> int:
    return time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class GuestRow:
    id: str
    name: str
    seen: int  # the last time


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One seat of a room. `value` is the player's contribution to the deal, as hex."""

    sitter: SeatKind = "free"
    guest: str = ""
    name: str = ""
    bot: str = ""
    token_hash: bytes = b""
    ready: bool = False
    stands_in: bool = False
    abandons: bool = False
    value: str = ""


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """In seconds; all zero: no clock."""

    budget: int = 0
    increment: int = 0
    each_move: int = 0


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room without its moves and chat.

    `rules` is the version of the game's rules, `host` the seat of the host, `series` the first room
    of the chain of rematches that this one belongs to: "" in that room itself.
    """

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    timing: TimeLimits
    listed: bool
    lesson: bool
    host: int
    host_guest: str
    status: RoomStatus
    seed: bytes
    created: int
    changed: int
    started: int = 0
    next_room: str = ""
    series: str = ""
    points: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    places: list[PlaceRow] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One action of a seat, and the draws of chance that followed it.

    Move 0 holds the draws before the first choice: its seat is CHANCE, choice and action are 0.
    `waiting` are the seats that have a choice to make after the move; it is empty in moves written
    by the first versions.
    """

    number: int
    seat: int
    choice: int
    action: int
    draws: list[int]
    at: int
    waiting: list[int] = field(default_factory=list, compare=False)


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A row of the table `lines`: a text, the name of a quick phrase, or a notice about the player
    of the seat; `by` is the name of another player who caused it."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int
    notice: NoticeKind = ""
    by: str = ""
