"""The way in: one WebSocket, its first message, and then message by message to its room.

Nothing that comes in can do harm: it is too big, too much, not understood or refused, and each of
these has an answer. Origins are checked before anybody comes here.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Final

import msgspec

from ninelives.server.asgi import Receive, Scope, Send
from ninelives.server.identity import COOKIE, Identity, token_hash
from ninelives.server.limits import Bucket, Limits, Turnstile
from ninelives.server.line import Line
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.handling import handle
from ninelives.server.rooms.house import House
from ninelives.server.rooms.names import nickname
from ninelives.server.rooms.room import Room
from ninelives.server.store import Store
from ninelives.wire import requests
from ninelives.wire.replies import Pong
from ninelives.wire.requests import Hello, Ping

HELLO_WITHIN: Final = 10.0  # seconds
_REFUSED_IN_A_ROW: Final = 100  # messages too many, then it is enough

_LOG = logging.getLogger(__name__)


class Socket:
    """An ASGI application for sockets."""

    def __init__(
        self, house: House, store: Store, identity: Identity, limits: Limits, metrics: Metrics
    ) -> None:
        self._house = house
        self._store = store
        self._identity = identity
        self._limits = limits
        self._metrics = metrics
        self._inside = Turnstile(limits.connections, limits.connections_per_guest)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        line = Line.of(scope)
        guest = self._identity.guest(_cookie(scope))
        key = guest or (scope["client"] or ("",))[0]
        connection = Connection(guest, await self._name(guest), line, self._metrics)
        listener = Listener(connection, line, self._house, self._limits)
        if not self._inside.enter(key):
            connection.hang_up("too-many")
            await listener.listen(receive)
            return
        self._metrics.connections.add(1)
        try:
            await listener.listen(receive)
        finally:
            listener.leave()
            self._inside.leave(key)
            self._metrics.connections.add(-1)

    async def _name(self, guest: str) -> str:
        row = await self._store.guest(guest) if guest else None
        return (row.name if row else "") or nickname()


class Listener:
    """What one client says, until it goes."""

    def __init__(self, connection: Connection, line: Line, house: House, limits: Limits) -> None:
        self._connection = connection
        self._line = line
        self._house = house
        self._limits = limits
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._refused_in_a_row = 0
        self._room: Room | None = None

    async def listen(self, receive: Receive) -> None:
        """To message after message until there is a room; from then on the line calls `hear`."""
        alarm = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._still_nobody)
        try:
            while (said := await receive())["type"] == "websocket.receive":
                hello = self.hear(said["bytes"])
                if hello is not None:
                    await self._come_in(hello)
                if self._room is not None:
                    self._line.pass_to(self.hear)
        finally:
            alarm.cancel()

    def leave(self) -> None:
        self._connection.hung_up = True
        if self._room is not None:
            self._room.do(partial(self._room.leave, self._connection))

    def hear(self, text: bytes) -> Hello | None:
        """Answer it, or see that the room does; gives a first hello back, which takes longer."""
        connection = self._connection
        if connection.hung_up:
            return None
        if len(text) > self._limits.message_bytes:
            connection.hang_up("too-big")
        elif not self._bucket.take():
            self._too_fast()
        else:
            self._refused_in_a_row = 0
            try:
                return self._answer(requests.read(text))
            except msgspec.MsgspecError:
                connection.refuse(None, "malformed")
        return None

    def _answer(self, request: requests.Request) -> Hello | None:
        room, connection = self._room, self._connection
        if isinstance(request, Ping):
            connection.tell(Pong())
        elif isinstance(request, Hello):
            if room is None:
                return request
            connection.refuse(request, "already-here")
        elif room is None:
            connection.refuse(request, "hello-first")
        else:
            room.do(partial(handle, room, connection, request))
        return None

    async def _come_in(self, hello: Hello) -> None:
        connection = self._connection
        try:
            room = await self._house.find(hello.room)
        except Exception:
            _LOG.exception("a room could not be had")
            connection.hang_up("try-again")
            return
        if room is None:
            connection.hang_up("unknown-room")
            return
        connection.form = hello.form
        connection.token_hash = token_hash(hello.token) if hello.token else b""
        self._room = room
        room.come_in(connection, hello.token)

    def _too_fast(self) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > _REFUSED_IN_A_ROW:
            self._connection.hang_up("too-fast")
        else:
            self._connection.refuse(None, "too-fast")

    def _still_nobody(self) -> None:
        if self._room is None:
            self._connection.hang_up("hello-first")


def _cookie(scope: Scope) -> str:
    """The value of our cookie, "" where there is none."""
    cookies: SimpleCookie = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            try:
                cookies.load(value.decode("latin-1"))
            except CookieError:
                continue  # whoever sends nonsense is not known
    return cookies[COOKIE].value if COOKIE in cookies else ""
