"""Messages from a server over a WebSocket."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import Struct

from ninelives.engine.events import Event, fields_of
from ninelives.wire.codec import reader

PROTOCOL: Final = 2  # 1 until views as facts had names instead of numbers

Status: TypeAlias = Literal["waiting", "playing", "finished", "abandoned"]
Sitter: TypeAlias = Literal["free", "person", "bot"]
Notice: TypeAlias = Literal["", "left", "away", "back", "timed-out", "stood-in", "rematch"]


class Reply(Struct, frozen=True, tag_field="type", tag=str.lower):
    """Base of all messages from a server."""


class Welcome(Reply, frozen=True):
    """The answer to Hello: the guest's seat, and the token of its seat link."""

    protocol: int
    version: str
    seat: int  # NOBODY for a spectator
    token: str = ""


class Place(Struct, frozen=True):
    """One seat as everyone at the table sees it."""

    sitter: Sitter
    name: str
    bot: str = ""  # the bot that plays here, also as a stand-in
    online: bool = False
    ready: bool = False
    stands_in: bool = False  # the bot plays for an absent person
    abandons: bool = False  # agrees to end the game without a result
    value: str = ""  # what this seat adds to the deal, in hexadecimal


class Timing(Struct, frozen=True):
    """The clock, in seconds; all zero: none."""

    budget: int = 0
    increment: int = 0
    each_move: int = 0


class Standing(Struct, frozen=True):
    """What a person or a bot has reached in all games since the first of a chain of rematches."""

    seat: int  # at this table, or NOBODY
    name: str
    games: int  # that this player has finished
    wins: int  # shared ones too
    points: int


class Room(Reply, frozen=True):
    """Everything about a room but the game itself; sent whenever some of it changes."""

    id: str
    game: str
    options: dict[str, str]
    status: Status
    places: list[Place]
    host: int  # the seat that may start, swap and appoint
    timing: Timing
    listed: bool  # shown among the open tables
    lesson: bool  # a first guided game
    watching: int  # number of spectators
    commitment: str  # of the dealer: SHA-256 of the seed, in hexadecimal
    points: list[int] = []  # the result, when the game is over
    ranks: list[int] = []
    next_room: str = ""  # where the rematch is
    evening: list[Standing] = []  # the best first; empty until the second game


class Update(Reply, frozen=True):
    """What this seat learned, and its view now. The view is the truth, events explain the change.

    `revision` counts the actions of all seats, `choice` those of this one: it is the number of
    its next `Act`. `left` is the time of every seat in milliseconds.
    """

    revision: int
    choice: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    waiting: list[int]
    left: list[int] = []


class Refused(Reply, frozen=True):
    """The request was not carried out. For a move, `rule` is the clause that forbids it."""

    request: str
    reason: str
    rule: str = ""
    action: int = -1


class Allowed(Reply, frozen=True):
    """The answer to Why for a legal action."""

    action: int


class JudgedMove(Struct, frozen=True):
    """A move as the coach judges it: an estimate of the chance to win, and why.

    `reason` is a code; its `values` are named like the fields of events.
    """

    action: int
    chance: float  # from 0 to 1
    tried: int  # visits in the search
    reason: str
    values: dict[str, int | list[int]]


class Hinted(Reply, frozen=True):
    """The answer to Hint: a few moves for that choice, the best first."""

    choice: int
    moves: list[JudgedMove]


class Said(Reply, frozen=True):
    """A line of the chat: free text, a quick phrase, or a notice about this player."""

    number: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""
    notice: Notice = ""
    by: str = ""  # in a notice: the name of the player who caused it, if it was another


class Reacted(Reply, frozen=True):
    """A player's reaction, to be shown for a moment."""

    seat: int
    reaction: str


class Nudged(Reply, frozen=True):
    """Another seat reminds this one to act."""

    seat: int


class Moved(Reply, frozen=True):
    """The rematch is in another room."""

    room: str


class Goodbye(Reply, frozen=True):
    """The last message before the server closes the connection."""

    reason: str


class Pong(Reply, frozen=True):
    """The answer to Ping."""


AnyReply: TypeAlias = (
    Welcome
    | Room
    | Update
    | Refused
    | Allowed
    | Hinted
    | Said
    | Reacted
    | Nudged
    | Moved
    | Goodbye
    | Pong
)
REPLIES: Final[tuple[type[Reply], ...]] = get_args(AnyReply)

write: Final = msgspec.json.Encoder().encode
"""Encodes a message as JSON."""

read: Final = reader(AnyReply)
"""Decodes a reply; raises msgspec.MsgspecError."""


def event_facts(event: Event) -> dict[str, Any]:
    """An event as it is sent: its class name as `event`, then its fields."""
    return {"event": type(event).__name__, **fields_of(event)}
