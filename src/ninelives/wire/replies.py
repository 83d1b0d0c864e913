"""What a server says over a socket."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ninelives.engine.events import Event, fields_of
from ninelives.wire.codec import reader

PROTOCOL: Final = 2  # 1 until views as facts had names instead of numbers

Status: TypeAlias = Literal["waiting", "playing", "finished", "abandoned"]
Sitter: TypeAlias = Literal["free", "person", "bot"]


class Reply(Struct, frozen=True, tag_field="type", tag=str.lower):
    """The base of all that a server says."""


class Welcome(Reply, frozen=True):
    """The answer to Hello: who I am here. `token` is the seat's, and only its player's."""

    protocol: int
    version: str
    seat: int  # NOBODY for who only watches
    token: str = ""


class Place(Struct, frozen=True):
    """One seat as everybody sees it."""

    sitter: Sitter
    name: str
    bot: str = ""  # which bot plays here, also one that stands in
    online: bool = False
    ready: bool = False
    stands_in: bool = False  # the bot plays for a person who may come back
    abandons: bool = False  # agrees that the game ends here
    value: str = ""  # what this seat adds to the deal, in hexadecimal


class Timing(Struct, frozen=True):
    """How much time there is, in seconds; all zero: no clock."""

    budget: int = 0
    increment: int = 0
    each_move: int = 0


class Room(Reply, frozen=True):
    """Everything about a room but the game itself; said whenever some of it changes."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    places: list[Place]
    host: int  # the seat that may start, swap and appoint
    timing: Timing
    listed: bool  # shown among the open tables
    lesson: bool  # a first guided game
    watching: int  # how many only watch
    commitment: str  # the dealer's promise: SHA-256 of the seed, in hexadecimal
    points: list[int] = []  # the result, when the game is over
    ranks: list[int] = []
    next_room: str = ""  # where the rematch is


class Update(Reply, frozen=True):
    """What this seat heard, and its view now. The view is the truth, events are for telling.

    `revision` counts the actions of all seats, `choice` those of this one: it is the number that
    its next `Act` must have. `left` is every seat's time in milliseconds.
    """

    revision: int
    choice: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    waiting: list[int]
    left: list[int] = []


class Refused(Reply, frozen=True):
    """Nothing was done. For a move `rule` is the clause that forbids it, else it is empty."""

    request: str
    reason: str
    rule: str = ""
    action: int = -1


class Allowed(Reply, frozen=True):
    """The answer to Why where nothing forbids it."""

    action: int


class JudgedMove(Struct, frozen=True):
    """A move as the coach judges it: about the chance to win with it, and why.

    `reason` is a code, its `values` are named as the fields of events are.
    """

    action: int
    chance: float  # from 0 to 1
    tried: int  # how often it was tried in thought
    reason: str
    values: dict[str, int | list[int]]


class Hinted(Reply, frozen=True):
    """The answer to Hint: a few moves for that choice, the best first."""

    choice: int
    moves: list[JudgedMove]


class Said(Reply, frozen=True):
    """A line of the chat: own words, or a quick phrase."""

    number: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""


class Nudged(Reply, frozen=True):
    """Somebody reminds me that it is my turn."""

    seat: int


class Moved(Reply, frozen=True):
    """The rematch is in another room."""

    room: str


class Goodbye(Reply, frozen=True):
    """The last message before the server hangs up."""

    reason: str


class Pong(Reply, frozen=True):
    """I am."""


REPLIES: Final = (
    Welcome,
    Room,
    Update,
    Refused,
    Allowed,
    Hinted,
    Said,
    Nudged,
    Moved,
    Goodbye,
    Pong,
)
AnyReply: TypeAlias = (
    Welcome | Room | Update | Refused | Allowed | Hinted | Said | Nudged | Moved | Goodbye | Pong
)

write: Final = msgspec.json.Encoder().encode
"""A reply as JSON."""

read: Final = reader(AnyReply)
"""The inverse of `write`; raises msgspec.MsgspecError."""


def event_facts(event: Event) -> dict[str, Any]:
    """An event as it is sent: its name as `event`, then its fields."""
    return {"event": type(event).__name__, **fields_of(event)}
