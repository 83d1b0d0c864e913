"""The way in: one WebSocket, its first message, and then message by message to its room.

Nothing that comes in can do harm: it is too big, too much, not understood or refused, and each of
these has an answer. Origins are checked before anybody comes here.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from typing import Final

import msgspec

from ninelives.server.identity import Identity, token_hash
from ninelives.server.limits import ConnectionLimiter, Limits, TokenBucket, network_of
from ninelives.server.line import Line
from ninelives.server.logs import log_failure
from ninelives.server.metrics import Metrics
from ninelives.server.middleware import Receive, Scope, Send
from ninelives.server.peers.peers import Peers
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.doors import Door
from ninelives.server.rooms.names import nickname
from ninelives.server.store import Store, StoreUnavailable
from ninelives.wire import requests
from ninelives.wire.replies import Pong
from ninelives.wire.requests import Hello, Ping

HELLO_WITHIN: Final = 10.0  # seconds
_REFUSED_IN_A_ROW: Final = 100  # messages too many, then it is enough

_LOG = logging.getLogger(__name__)


class Socket:
    """An ASGI application for sockets."""

    def __init__(
        self, peers: Peers, store: Store, identity: Identity, limits: Limits, metrics: Metrics
    ) -> None:
        self._peers = peers
        self._store = store
        self._identity = identity
        self._limits = limits
        self._metrics = metrics
        total = limits.connections
        self._guests = ConnectionLimiter(total, limits.connections_per_guest)
        self._addresses = ConnectionLimiter(total, limits.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        line = Line.of(scope)
        guest = self._identity.guest_in(scope["headers"])
        address = network_of(scope["client"])
        connection = Connection(guest, await self._name(guest), line, self._metrics)
        listener = Listener(connection, line, self._peers, self._limits)
        with ExitStack() as entered:
            if not self._let_in(guest or address, address, entered):
                connection.hang_up("too-many")
            await listener.listen(receive)

    def _let_in(self, guest: str, address: str, entered: ExitStack) -> bool:
        """Whether there is room for one more of this guest, of this address and in all."""
        for turnstile, key in ((self._guests, guest), (self._addresses, address)):
            if not turnstile.enter(key):
                return False
            entered.callback(turnstile.leave, key)
        self._metrics.connections.add(1)
        entered.callback(self._metrics.connections.add, -1)
        return True

    async def _name(self, guest: str) -> str:
        """What he called himself; while the database is away he is called something."""
        try:
            row = await self._store.guest(guest) if guest else None
        except StoreUnavailable:
            row = None
        return (row.name if row else "") or nickname()


class Listener:
    """What one client says, until it goes."""

    def __init__(self, connection: Connection, line: Line, peers: Peers, limits: Limits) -> None:
        self._connection = connection
        self._line = line
        self._peers = peers
        self._limits = limits
        self._bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._refused_in_a_row = 0
        self._door: Door | None = None

    async def listen(self, receive: Receive) -> None:
        """To message after message until there is a room; from then on the line calls `hear`."""
        alarm = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._still_nobody)
        try:
            while (said := await receive())["type"] == "websocket.receive":
                hello = self.hear(said["bytes"])
                if hello is not None:
                    await self._come_in(hello)
                if self._door is not None:
                    self._line.pass_to(self.hear)
        finally:
            alarm.cancel()
            self._leave()

    def _leave(self) -> None:
        self._connection.hung_up = True
        if self._door is not None:
            self._door.leave(self._connection)

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
        door, connection = self._door, self._connection
        if isinstance(request, Ping):
            connection.tell(Pong())
        elif isinstance(request, Hello):
            if door is None:
                return request
            connection.refuse(request, "already-here")
        elif door is None:
            connection.refuse(request, "hello-first")
        else:
            door.ask(connection, request)
        return None

    async def _come_in(self, hello: Hello) -> None:
        connection = self._connection
        try:
            door = await self._peers.door(hello.room)
        except Exception as error:
            log_failure(_LOG, "a room could not be had", error)
            connection.hang_up("try-again")
            return
        if door is None:
            connection.hang_up("unknown-room")
            return
        connection.form = hello.form
        connection.token_hash = token_hash(hello.token) if hello.token else b""
        self._door = door
        door.come_in(connection, hello.token)

    def _too_fast(self) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > _REFUSED_IN_A_ROW:
            self._connection.hang_up("too-fast")
        else:
            self._connection.refuse(None, "too-fast")

    def _still_nobody(self) -> None:
        if self._door is None:
            self._connection.hang_up("hello-first")
