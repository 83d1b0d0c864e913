"""Where a room is: visitors of other processes come in as if they were here."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections import defaultdict
from typing import Final

from ninelives.server.identity import token_hash
from ninelives.server.line import text_in
from ninelives.server.logs import log_failure
from ninelives.server.metrics import Metrics
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import Ask, Call, HangUp, Left, Tell
from ninelives.server.rooms.connection import BEGIN_ANEW, Connection
from ninelives.server.rooms.doors import Door, Here
from ninelives.server.rooms.house import House
from ninelives.server.store.leases import RoomElsewhere
from ninelives.wire import requests

_LOG: Final = logging.getLogger(__name__)


class FarLine:
    """The way to a visitor of another process."""

    unsent = 0  # whoever does not read is hung up on where he is

    def __init__(self, callers: Callers, process: str, number: int) -> None:
        self._callers = callers
        self._process = process
        self._number = number

    def say(self, frame: bytes) -> None:
        self._callers.say(self._process, self._number, frame)

    def hang_up(self, code: int) -> None:
        self._callers.hang_up(self._process, self._number, code)


class _Caller:
    """Somebody on a line: he comes in when the room is there, and what he says meanwhile waits."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.door: Door | None = None
        self.waiting: list[requests.Request] = []
        self.coming: Task[None] | None = None


class Callers:
    """Everybody who is here by a line. What several of them are told alike is sent once."""

    def __init__(self, house: House, bus: Bus, metrics: Metrics) -> None:
        self._house = house
        self._bus = bus
        self._metrics = metrics
        self._callers: dict[tuple[str, int], _Caller] = {}
        self._frame = b""
        self._lines: defaultdict[str, list[int]] = defaultdict(list)

    def call(self, process: str, call: Call) -> None:
        line = FarLine(self, process, call.line)
        connection = Connection(call.guest, call.name, line, self._metrics)
        connection.form = call.form
        connection.token_hash = token_hash(call.token) if call.token else b""
        caller = self._callers[process, call.line] = _Caller(connection)
        caller.coming = asyncio.create_task(self._come_in(call, caller))

    async def _come_in(self, call: Call, caller: _Caller) -> None:
        try:
            room = await self._house.find(call.room)
        except Exception as error:
            if not isinstance(error, RoomElsewhere):
                log_failure(_LOG, "a room could not be had", error)
            caller.connection.hang_up("try-again")
            return
        if room is None:
            caller.connection.hang_up("unknown-room")
            return
        caller.door = Here(room)
        caller.door.come_in(caller.connection, call.token)
        for request in caller.waiting:
            caller.door.ask(caller.connection, request)

    def ask(self, process: str, asked: Ask) -> None:
        caller = self._callers.get((process, asked.line))
        if caller is None:
            self._bus.send(process, HangUp(asked.line, BEGIN_ANEW))
        elif not caller.connection.hung_up:
            request = requests.read(asked.text)
            if caller.door is None:
                caller.waiting.append(request)
            else:
                caller.door.ask(caller.connection, request)

    def left(self, process: str, left: Left) -> None:
        self._leave(process, left.line)

    def lost(self, process: str) -> None:
        for owner, line in [each for each in self._callers if each[0] == process]:
            self._leave(owner, line)

    def _leave(self, process: str, line: int) -> None:
        caller = self._callers.pop((process, line), None)
        if caller is None:
            return
        caller.connection.hung_up = True
        if caller.coming is not None:
            caller.coming.cancel()
        if caller.door is not None:
            caller.door.leave(caller.connection)

    # -- telling --------------------------------------------------------------------------------

    def say(self, process: str, line: int, frame: bytes) -> None:
        """It waits for the others who are told the same, until something else is said."""
        if frame is not self._frame:
            self._flush()
            self._frame = frame
            asyncio.get_running_loop().call_soon(self._flush)
        self._lines[process].append(line)

    def hang_up(self, process: str, line: int, code: int) -> None:
        """After all that was said."""
        self._flush()
        self._bus.send(process, HangUp(line, code))
        self._leave(process, line)

    def _flush(self) -> None:
        if self._lines:
            text = text_in(self._frame).decode()
            for process, lines in self._lines.items():
                self._bus.send(process, Tell(lines, text))
        self._frame, self._lines = b"", defaultdict(list)
