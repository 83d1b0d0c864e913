"""Messages from a client over its WebSocket. `Hello` comes first and names the room."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from ninelives.wire.codec import reader

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 300
PHRASES: Final = (  # keys of the quick phrases, in the order in which the page offers them
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "thinking",
    "hurry",
    "oops",
    "sorry",
    "wow",
    "good-game",
)

REACTIONS: Final = (  # keys of the reactions, in the order in which the page offers them
    "laugh",
    "love",
    "clap",
    "gasp",
    "cry",
    "hiss",
)

Form: TypeAlias = Literal["picture", "facts"]
RoomId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-z]{12}$", max_length=12)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Value: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}\Z")]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """Base of all messages from a client."""


class Hello(Request, frozen=True):
    """Join this room. `token` is that of a seat link; without one the cookie identifies the guest.

    `form` is the form of views: `picture` as a screen shows them, or `facts`, from which
    `Game.view_of` makes the view again. For facts, `protocol` must be the server's: protocol 1
    wrote them differently. With `watch` the client is a spectator, even if the cookie has a seat.
    """

    room: RoomId
    token: Token = ""
    form: Form = "picture"
    protocol: Number = 1
    watch: bool = False


class Act(Request, frozen=True):
    """This seat's choice with that number is this action. Sent twice, it is applied once."""

    choice: Number
    action: Number


class Why(Request, frozen=True):
    """Ask why this action is not legal now."""

    action: Number


class Hint(Request, frozen=True):
    """Ask the coach about the choice with that number; only if all other seats are bots."""

    choice: Number


class Sit(Request, frozen=True):
    """Take this free seat, also in exchange for the one the guest has."""

    seat: SeatNumber


class Stand(Request, frozen=True):
    """Leave the seat: before the start it becomes free, later a bot stands in."""


class Swap(Request, frozen=True):
    """The host exchanges two seats before the start."""

    seat: SeatNumber
    other_seat: SeatNumber


class Appoint(Request, frozen=True):
    """The host gives a free seat to a bot before the start, or with `bot` "" frees it again."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=NAME_LENGTH)]


class Ready(Request, frozen=True):
    """This seat is ready for the start, or no longer. `value` is what it adds to the deal, in
    hexadecimal: the last one counts, and "" keeps the one before."""

    ready: bool
    value: Value = ""


class Start(Request, frozen=True):
    """The host starts the game: all seats are taken and ready. `value` as in Ready."""

    value: Value = ""


class Rename(Request, frozen=True):
    name: Name


class Say(Request, frozen=True):
    """A chat message in free text."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Phrase(Request, frozen=True):
    """A chat message by key, which each client shows in its own language."""

    phrase: Annotated[str, Meta(max_length=NAME_LENGTH)]


class React(Request, frozen=True):
    """Show a reaction to everyone at the table; it is not stored."""

    reaction: Annotated[str, Meta(max_length=NAME_LENGTH)]


class Nudge(Request, frozen=True):
    """Remind a seat that it is to act."""

    seat: SeatNumber


class Hurry(Request, frozen=True):
    """Let the bots choose without pauses, or with them again; only if all other seats are bots."""

    hurry: bool


class StandIn(Request, frozen=True):
    """Let a bot stand in for a seat whose player is absent."""

    seat: SeatNumber


class TakeBack(Request, frozen=True):
    """Take one's seat back from a stand-in."""


class Abandon(Request, frozen=True):
    """Agree, or no longer, to end this game without a result; it ends when all players agree."""

    agree: bool


class Rematch(Request, frozen=True):
    """Play again with the same table."""


class Ping(Request, frozen=True):
    """Keep-alive; answered by Pong."""


AnyRequest: TypeAlias = (
    Hello
    | Act
    | Why
    | Hint
    | Sit
    | Stand
    | Swap
    | Appoint
    | Ready
    | Start
    | Rename
    | Say
    | Phrase
    | React
    | Nudge
    | Hurry
    | StandIn
    | TakeBack
    | Abandon
    | Rematch
    | Ping
)
REQUESTS: Final[tuple[type[Request], ...]] = get_args(AnyRequest)

read: Final = reader(AnyRequest)
"""Decodes a request; raises msgspec.MsgspecError."""
