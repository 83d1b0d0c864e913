"""What is kept, as plain values. Times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import time_ns

from ninelives.wire.replies import Sitter, Status, Timing


def now_ms() -> int:
    return time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class GuestRow:
    """Somebody who was here, with the name he gave himself, and when he was last seen."""

    id: str
    name: str
    seen: int


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """One seat of a room: who sits there. A token is kept as its hash only.

    `value` is what the player adds to the deal, as hex; "" for nothing.
    """

    sitter: Sitter = "free"
    guest: str = ""
    name: str = ""
    bot: str = ""
    token_hash: bytes = b""
    ready: bool = False
    stands_in: bool = False
    abandons: bool = False
    value: str = ""


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room without its journal and its chat.

    `rules` is the version of the game's rules it is played by, `host` the seat of the host.
    """

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    timing: Timing
    listed: bool
    lesson: bool
    host: int
    host_guest: str
    status: Status
    seed: bytes
    created: int
    changed: int
    started: int = 0
    next_room: str = ""
    points: list[int] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    places: list[PlaceRow] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class MoveRow:
    """One action of a seat, and the draws of chance that followed it.

    Number 0 is what chance drew before anybody had a choice: seat CHANCE, choice and action 0.
    `waiting` are the seats that owe a choice then; moves kept by the first versions do not say.
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
    """One line of a chat: own words, or the name of a quick phrase."""

    number: int
    seat: int
    name: str
    text: str
    phrase: str
    at: int
