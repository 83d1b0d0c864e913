"""Messages between processes. A channel is one client's way to a room of another process.

Processes of different versions talk to each other during a rolling restart. So the tags, and the
order of the fields, never change: a new field goes to the end and has a default, which both sides
tolerate, and a process ignores (and logs) a message it does not know. A test holds the bytes of
every message as the first version wrote them.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from ninelives.wire.requests import Form


class Message(Struct, frozen=True, tag_field="is", array_like=True):
    """The base class: a MessagePack array that starts with the tag."""


class Heartbeat(Message, frozen=True, tag="alive"):
    """The sender is alive. A new `since` ends all channels opened before."""

    since: int


class Open(Message, frozen=True, tag="call"):
    """Open a channel for a client that joins a room of the receiver."""

    channel: int
    room: str
    guest: str
    name: str
    token: str
    form: Form


class Request(Message, frozen=True, tag="ask"):
    """A client's request, in JSON as the client sent it."""

    channel: int
    text: str


class Left(Message, frozen=True, tag="left"):
    """The client of this channel has disconnected."""

    channel: int


class Reply(Message, frozen=True, tag="tell"):
    """A reply in JSON, for the clients of all these channels."""

    channels: list[int]
    text: str


class Close(Message, frozen=True, tag="hangup"):
    """Close this channel and its client's connection, with a WebSocket close code."""

    channel: int
    code: int


class Shutdown(Message, frozen=True, tag="gone"):
    """The sender ends."""


AnyMessage: TypeAlias = Heartbeat | Open | Request | Left | Reply | Close | Shutdown

write: Final = msgspec.msgpack.Encoder().encode
read: Final = msgspec.msgpack.Decoder(AnyMessage).decode
"""The inverse of `write`; raises msgspec.MsgspecError."""
