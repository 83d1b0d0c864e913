"""What a client may say over its socket. `Hello` comes first; it names the room."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

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

Form: TypeAlias = Literal["picture", "facts"]
RoomId: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9a-z]{12}$", max_length=12)]
Token: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Value: TypeAlias = Annotated[str, Meta(pattern=r"^([0-9a-f]{2}){0,32}\Z")]


class Request(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=str.lower):
    """The base of all that a client may say."""


class Hello(Request, frozen=True):
    """Show me this room. `token` is that of a seat link; without it the cookie says who I am.

    `form` chooses how views are sent: as a screen shows them, or as the plain facts from which
    `Game.view_of` makes the view again. For facts the client names the `protocol` it speaks,
    which must be the server's: in protocol 1 facts were written otherwise.
    """

    room: RoomId
    token: Token = ""
    form: Form = "picture"
    protocol: Number = 1


class Act(Request, frozen=True):
    """My choice with that number is this action. Said twice it is done once."""

    choice: Number
    action: Number


class Why(Request, frozen=True):
    """Why may I not do this now?"""

    action: Number


class Hint(Request, frozen=True):
    """What would the coach do for my choice with that number? Only where all others are bots."""

    choice: Number


class Sit(Request, frozen=True):
    """I take this free seat, also instead of the one I have."""

    seat: SeatNumber


class Stand(Request, frozen=True):
    """I leave my seat: before the start it is free again, afterwards a bot stands in."""


class Swap(Request, frozen=True):
    """The host has two seats change places before the start."""

    seat: SeatNumber
    other_seat: SeatNumber


class Appoint(Request, frozen=True):
    """The host gives a free seat to a bot before the start, or frees it again (no bot)."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=NAME_LENGTH)]


class Ready(Request, frozen=True):
    """I am ready for the start, or no longer. `value` is what I add to the deal, in hexadecimal:
    the last one counts, and none leaves the one before."""

    ready: bool
    value: Value = ""


class Start(Request, frozen=True):
    """The host begins the game: every seat is taken and everybody ready. `value` as in Ready."""

    value: Value = ""


class Rename(Request, frozen=True):
    name: Name


class Say(Request, frozen=True):
    """Something for the chat in one's own words."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Phrase(Request, frozen=True):
    """One of the quick phrases, which everybody reads in their own language."""

    phrase: Annotated[str, Meta(max_length=NAME_LENGTH)]


class Nudge(Request, frozen=True):
    """It is this seat's turn, and we wait."""

    seat: SeatNumber


class StandIn(Request, frozen=True):
    """A bot shall play for this seat, whose player has left."""

    seat: SeatNumber


class TakeBack(Request, frozen=True):
    """I play for my seat again."""


class Abandon(Request, frozen=True):
    """I agree, or no longer, that this game ends here; it does when everybody agrees."""

    agree: bool


class Rematch(Request, frozen=True):
    """The same table again."""


class Ping(Request, frozen=True):
    """Are you there?"""


REQUESTS: Final = (
    Hello,
    Act,
    Why,
    Hint,
    Sit,
    Stand,
    Swap,
    Appoint,
    Ready,
    Start,
    Rename,
    Say,
    Phrase,
    Nudge,
    StandIn,
    TakeBack,
    Abandon,
    Rematch,
    Ping,
)
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
    | Nudge
    | StandIn
    | TakeBack
    | Abandon
    | Rematch
    | Ping
)

read: Final = reader(AnyRequest)
"""One request from its JSON; raises msgspec.MsgspecError."""
