"""The way into a room, wherever it is."""

from __future__ import annotations

from functools import partial
from typing import Protocol

from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.handling import handle
from ninelives.server.rooms.room import Room
from ninelives.wire.requests import Request


class Door(Protocol):
    def come_in(self, connection: Connection, token: str) -> None:
        """Somebody wants in; whatever happens he hears something."""

    def ask(self, connection: Connection, request: Request) -> None:
        """He wants something, and is told what comes of it."""

    def leave(self, connection: Connection) -> None:
        """He is not there any more."""


class Here:
    """The room is in this process."""

    def __init__(self, room: Room) -> None:
        self._room = room

    def come_in(self, connection: Connection, token: str) -> None:
        self._room.come_in(connection, token)

    def ask(self, connection: Connection, request: Request) -> None:
        self._room.do(partial(handle, self._room, connection, request))

    def leave(self, connection: Connection) -> None:
        self._room.do(partial(self._room.leave, connection))
