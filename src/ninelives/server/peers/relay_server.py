"""Lets clients of other processes into rooms of this one."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections import defaultdict
from typing import Final

from ninelives.server.identity import token_hash
from ninelives.server.logs import log_failure
from ninelives.server.metrics import Metrics
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import Close, Left, Open, Reply, Request
from ninelives.server.rooms.connections import SERVICE_RESTART, Connection
from ninelives.server.rooms.registry import RoomRegistry
from ninelives.server.rooms.room import Room, short_id
from ninelives.server.store.leases import RoomElsewhere
from ninelives.wire import requests

_LOG: Final = logging.getLogger(__name__)


class RelayTransport:
    """The way to a client of another process (a `Transport`)."""

    unsent = 0  # the process with the client's connection disconnects slow readers

    def __init__(self, relay: RelayServer, process: str, channel: int) -> None:
        self._relay = relay
        self._process = process
        self._channel = channel

    def send(self, text: bytes) -> None:
        self._relay.send(self._process, self._channel, text)

    def close(self, code: int) -> None:
        self._relay.close(self._process, self._channel, code)


class _Client:
    """A relayed client; its requests wait until the room is loaded."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.room: Room | None = None
        self.waiting: list[bytes] = []
        self.joining: Task[None] | None = None

    def receive(self, text: bytes) -> None:
        if self.room is None:
            self.waiting.append(text)
        else:
            self.room.receive(self.connection, requests.read(text), text)


class RelayServer:
    """All relayed clients. A text that several of them get is sent once per process."""

    def __init__(self, registry: RoomRegistry, bus: Bus, metrics: Metrics) -> None:
        self._registry = registry
        self._bus = bus
        self._metrics = metrics
        self._clients: dict[tuple[str, int], _Client] = {}
        self._text = b""
        self._recipients: defaultdict[str, list[int]] = defaultdict(list)

    # -- messages from the process with the client ----------------------------------------------

    def opened(self, process: str, message: Open) -> None:
        transport = RelayTransport(self, process, message.channel)
        connection = Connection(message.guest, message.name, transport, self._metrics)
        connection.form = message.form
        connection.token_hash = token_hash(message.token) if message.token else b""
        client = self._clients[process, message.channel] = _Client(connection)
        client.joining = asyncio.create_task(self._join(message, client))

    async def _join(self, message: Open, client: _Client) -> None:
        try:
            room = await self._registry.find(message.room)
        except Exception as error:
            if not isinstance(error, RoomElsewhere):
                what = f"room {short_id(message.room)}: loading failed for a relayed client"
                log_failure(_LOG, f"{what}; it reconnects", error)
            client.connection.close("try-again")
            return
        if room is None:
            client.connection.close("unknown-room")
            return
        client.room = room
        room.join(client.connection, message.token)
        for text in client.waiting:
            client.receive(text)

    def requested(self, process: str, message: Request) -> None:
        client = self._clients.get((process, message.channel))
        if client is None:
            self._bus.send(process, Close(message.channel, SERVICE_RESTART))
        elif not client.connection.closed:
            client.receive(message.text.encode())

    def left(self, process: str, message: Left) -> None:
        self._leave(process, message.channel)

    def lost(self, process: str) -> None:
        for owner, channel in [each for each in self._clients if each[0] == process]:
            self._leave(owner, channel)

    def _leave(self, process: str, channel: int) -> None:
        client = self._clients.pop((process, channel), None)
        if client is None:
            return
        client.connection.closed = True
        if client.joining is not None:
            client.joining.cancel()
        if client.room is not None:
            client.room.leave(client.connection)

    # -- messages to it -------------------------------------------------------------------------

    def send(self, process: str, channel: int, text: bytes) -> None:
        """Batch the recipients of the same text into one Reply; flush at the next text, or when the
        step is over."""
        if text is not self._text:
            self._flush()
            self._text = text
            asyncio.get_running_loop().call_soon(self._flush)
        self._recipients[process].append(channel)

    def close(self, process: str, channel: int, code: int) -> None:
        """Close a channel after everything sent so far."""
        self._flush()
        self._bus.send(process, Close(channel, code))
        self._leave(process, channel)

    def _flush(self) -> None:
        if self._recipients:
            text = self._text.decode()
            for process, channels in self._recipients.items():
                self._bus.send(process, Reply(channels, text))
        self._text, self._recipients = b"", defaultdict(list)
