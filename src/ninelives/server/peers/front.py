"""Where visitors are whose room is elsewhere: what they say goes there, what they are told comes
from there."""

from __future__ import annotations

from itertools import count

import msgspec

from ninelives.server.line import frame_of
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import Ask, Call, HangUp, Left, Tell
from ninelives.server.rooms.connection import Connection
from ninelives.wire.requests import Request


class Front:
    """The lines to other processes."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._numbers = count()
        self._connections: dict[int, tuple[str, Connection]] = {}

    def door(self, process: str, room: str) -> Elsewhere:
        return Elsewhere(self, process, room)

    def call(self, process: str, room: str, connection: Connection, token: str) -> int:
        """A new line for this visitor; whoever does not answer is not waited for."""
        line = next(self._numbers)
        if not self._bus.knows(process):
            connection.hang_up("try-again")
            return line
        self._connections[line] = process, connection
        call = Call(line, room, connection.guest, connection.name, token, connection.form)
        self._bus.send(process, call)
        return line

    def ask(self, line: int, request: Request) -> None:
        if line in self._connections:
            process, _ = self._connections[line]
            self._bus.send(process, Ask(line, msgspec.json.encode(request).decode()))

    def leave(self, line: int) -> None:
        known = self._connections.pop(line, None)
        if known is not None:
            self._bus.send(known[0], Left(line))

    # -- from there -----------------------------------------------------------------------------

    def tell(self, process: str, told: Tell) -> None:
        frame = frame_of(told.text.encode())
        for line in told.lines:
            owner, connection = self._connections.get(line, ("", None))
            if connection is not None and owner == process:
                connection.tell_frame(frame)

    def hang_up(self, process: str, message: HangUp) -> None:
        owner, connection = self._connections.get(message.line, ("", None))
        if connection is not None and owner == process:
            del self._connections[message.line]
            connection.cut(message.code)

    def lost(self, process: str) -> None:
        """Everybody with a room there is to come again, and finds who has it then."""
        for line, (owner, connection) in list(self._connections.items()):
            if owner == process:
                del self._connections[line]
                connection.hang_up("try-again")


class Elsewhere:
    """One visitor's way into a room that another process has."""

    def __init__(self, front: Front, process: str, room: str) -> None:
        self._front = front
        self._process = process
        self._room = room
        self._line = -1

    def come_in(self, connection: Connection, token: str) -> None:
        self._line = self._front.call(self._process, self._room, connection, token)

    def ask(self, _connection: Connection, request: Request) -> None:
        self._front.ask(self._line, request)

    def leave(self, _connection: Connection) -> None:
        self._front.leave(self._line)
