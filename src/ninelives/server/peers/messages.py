"""What processes say to each other. A line is one visitor's way to a room of another process."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from ninelives.wire.requests import Form


class Message(Struct, frozen=True, tag_field="is", tag=str.lower, array_like=True):
    """The base of all of them."""


class Alive(Message, frozen=True):
    """I am there. With another `since` all that was between us before is over."""

    since: int


class Call(Message, frozen=True):
    """Somebody wants to come into a room of yours; from now on he has this line."""

    line: int
    room: str
    guest: str
    name: str
    token: str
    form: Form


class Ask(Message, frozen=True):
    """What somebody on a line says, a request in JSON."""

    line: int
    text: str


class Left(Message, frozen=True):
    """Nobody is on this line any more."""

    line: int


class Tell(Message, frozen=True):
    """A reply in JSON, for everybody on these lines."""

    lines: list[int]
    text: str


class HangUp(Message, frozen=True):
    """This line is no more; the code is one of those that sockets end with."""

    line: int
    code: int


class Gone(Message, frozen=True):
    """I end."""


AnyMessage: TypeAlias = Alive | Call | Ask | Left | Tell | HangUp | Gone

write: Final = msgspec.msgpack.Encoder().encode
read: Final = msgspec.msgpack.Decoder(AnyMessage).decode
"""The inverse of `write`; raises msgspec.MsgspecError."""
