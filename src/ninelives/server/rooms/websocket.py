"""The WebSocket endpoint: admits a client, reads its hello, then passes its requests to a room.

Every message gets an answer, also one that is too big, too fast or malformed. Middleware has
checked the origin before a connection gets here.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from typing import Final

import msgspec

from ninelives.server.identity import Identity, token_hash
from ninelives.server.limits import ConnectionLimiter, Limits, TokenBucket, network_of
from ninelives.server.logs import log_failure
from ninelives.server.metrics import Metrics
from ninelives.server.middleware import Receive, Scope, Send
from ninelives.server.peers.locator import RoomLocator
from ninelives.server.rooms.connections import Connection
from ninelives.server.rooms.room import RoomHandle, short_id
from ninelives.server.rooms.seats import random_name
from ninelives.server.store import Store, StoreUnavailable
from ninelives.server.transport import WebSocketTransport
from ninelives.wire import requests
from ninelives.wire.replies import PROTOCOL, Pong
from ninelives.wire.requests import Hello, Ping

HELLO_TIMEOUT: Final = 10.0  # seconds
_MAX_REFUSALS: Final = 100  # messages beyond the rate limit in a row, then the client is closed

_LOG = logging.getLogger(__name__)


class WebSocketEndpoint:
    """An ASGI application for WebSockets."""

    def __init__(
        self,
        locator: RoomLocator,
        store: Store,
        identity: Identity,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._locator = locator
        self._store = store
        self._identity = identity
        self._limits = limits
        self._metrics = metrics
        total = limits.connections
        self._guests = ConnectionLimiter(total, limits.connections_per_guest)
        self._addresses = ConnectionLimiter(total, limits.connections_per_address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        known = self._identity.guest_in(scope["headers"])
        guest = known or self._identity.new_guest()
        await send({"type": "websocket.accept", "headers": self._headers(known, guest, scope)})
        transport = WebSocketTransport.of(scope)
        address = network_of(scope["client"])
        connection = Connection(guest, await self._name(known), transport, self._metrics)
        reader = ClientReader(connection, transport, self._locator, self._limits)
        with ExitStack() as admitted:
            if not self._admit(known or address, address, admitted):
                connection.close("too-many")
            await reader.read(receive)

    def _headers(self, known: str, guest: str, scope: Scope) -> list[tuple[bytes, bytes]]:
        """Those of the answer to the handshake: a client without a cookie gets one. The page sets
        it earlier, so this is for a page from a cache and for a cookie deleted since."""
        if known:
            return []
        return [self._identity.new_cookie(guest, scope["scheme"]).to_encoded_header()]

    def _admit(self, guest: str, address: str, admitted: ExitStack) -> bool:
        """Count the connection; False if this guest, this address or the server has too many."""
        for limiter, key in ((self._guests, guest), (self._addresses, address)):
            if not limiter.enter(key):
                return False
            admitted.callback(limiter.leave, key)
        self._metrics.connections.add(1)
        admitted.callback(self._metrics.connections.add, -1)
        return True

    async def _name(self, guest: str) -> str:
        """The guest's name, or a random one if it has none or the database is unavailable."""
        try:
            row = await self._store.guest(guest) if guest else None
        except StoreUnavailable:
            row = None
        return (row.name if row else "") or random_name()


class ClientReader:
    """Reads one client's messages until it disconnects."""

    def __init__(
        self,
        connection: Connection,
        transport: WebSocketTransport,
        locator: RoomLocator,
        limits: Limits,
    ) -> None:
        self._connection = connection
        self._transport = transport
        self._locator = locator
        self._limits = limits
        self._bucket = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._refused_in_a_row = 0
        self._room: RoomHandle | None = None

    async def read(self, receive: Receive) -> None:
        """Read messages until the client has joined; later ones call `receive` directly."""
        alarm = asyncio.get_running_loop().call_later(HELLO_TIMEOUT, self._require_hello)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                hello = self.receive(message["bytes"])
                if hello is not None:
                    await self._join(hello)
                if self._room is not None:
                    self._transport.pass_messages_to(self.receive)
        finally:
            alarm.cancel()
            self._leave()

    def _leave(self) -> None:
        self._connection.closed = True
        if self._room is not None:
            self._room.leave(self._connection)

    def receive(self, text: bytes) -> Hello | None:
        """Answer one message or pass it to the room; a first hello is returned to be awaited."""
        connection = self._connection
        if connection.closed:
            return None
        if len(text) > self._limits.message_bytes:
            connection.close("too-big")
        elif not self._bucket.take():
            self._too_fast()
        else:
            self._refused_in_a_row = 0
            try:
                request = requests.read(text)
            except msgspec.MsgspecError:
                connection.refuse(None, "malformed")
            else:
                return self._dispatch(request, text)
        return None

    def _dispatch(self, request: requests.Request, text: bytes) -> Hello | None:
        room, connection = self._room, self._connection
        if isinstance(request, Ping):
            connection.send(Pong())
        elif isinstance(request, Hello):
            if room is None:
                return request
            connection.refuse(request, "already-here")
        elif room is None:
            connection.refuse(request, "hello-first")
        else:
            room.receive(connection, request, text)
        return None

    async def _join(self, hello: Hello) -> None:
        connection = self._connection
        if hello.form == "facts" and hello.protocol != PROTOCOL:
            connection.close("other-protocol")
            return
        try:
            room = await self._locator.locate(hello.room)
        except Exception as error:
            what = f"room {short_id(hello.room)}: not loaded; the client reconnects"
            log_failure(_LOG, what, error)
            connection.close("try-again")
            return
        if room is None:
            connection.close("unknown-room")
            return
        connection.form = hello.form
        token = "" if hello.watch else hello.token
        if hello.watch:
            connection.guest = ""
        connection.token_hash = token_hash(token) if token else b""
        self._room = room
        room.join(connection, token)

    def _too_fast(self) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > _MAX_REFUSALS:
            self._connection.close("too-fast")
        else:
            self._connection.refuse(None, "too-fast")

    def _require_hello(self) -> None:
        if self._room is None:
            self._connection.close("hello-first")
