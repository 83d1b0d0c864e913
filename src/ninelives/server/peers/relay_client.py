"""Relays clients of this process to rooms of other processes."""

from __future__ import annotations

from itertools import count

from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import Close, Left, Open, Reply, Request
from ninelives.server.rooms.connections import Connection
from ninelives.wire import requests


class RelayClient:
    """The channels to other processes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = count()
        self._channels: dict[int, tuple[str, Connection]] = {}

    def open(self, process: str, room: str, connection: Connection, token: str) -> int:
        """Open a channel; if the process is not alive the client is asked to try again."""
        channel = next(self._numbers)
        if not self._bus.knows(process):
            connection.close("try-again")
            return channel
        self._channels[channel] = process, connection
        name, form = connection.name, connection.form
        self._bus.send(process, Open(channel, room, connection.guest, name, token, form))
        return channel

    def send(self, channel: int, text: bytes) -> None:
        if channel in self._channels:
            process, _ = self._channels[channel]
            self._bus.send(process, Request(channel, text.decode()))

    def leave(self, channel: int) -> None:
        known = self._channels.pop(channel, None)
        if known is not None:
            self._bus.send(known[0], Left(channel))

    # -- messages from the process with the room ------------------------------------------------

    def replied(self, process: str, reply: Reply) -> None:
        text = reply.text.encode()
        for channel in reply.channels:
            owner, connection = self._channels.get(channel, ("", None))
            if connection is not None and owner == process:
                connection.send_text(text)

    def closed(self, process: str, message: Close) -> None:
        owner, connection = self._channels.get(message.channel, ("", None))
        if connection is not None and owner == process:
            del self._channels[message.channel]
            connection.close_with(message.code)

    def lost(self, process: str) -> None:
        """Close all channels to this process; clients reconnect and find the room's new owner."""
        for channel, (owner, connection) in list(self._channels.items()):
            if owner == process:
                del self._channels[channel]
                connection.close("try-again")


class RemoteRoom:
    """A room of another process as one client sees it (a `RoomHandle`)."""

    def __init__(self, relay: RelayClient, process: str, room: str) -> None:
        self._relay = relay
        self._process = process
        self._room = room
        self._channel = -1

    def join(self, connection: Connection, token: str) -> None:
        self._channel = self._relay.open(self._process, self._room, connection, token)

    def receive(self, _connection: Connection, _request: requests.Request, text: bytes) -> None:
        self._relay.send(self._channel, text)

    def leave(self, _connection: Connection) -> None:
        self._relay.leave(self._channel)
