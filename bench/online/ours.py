"""Our server's players: tables of four that play Cat in the Box, one game after another.

They are programs, and get what programs get: the view as plain facts.
"""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from bench.online.seats import HOST, SEATS, Meter, Seat
from ninelives.client import open_table
from ninelives.client.links import Link
from ninelives.wire.replies import PROTOCOL
from ninelives.wire.requests import Hello

OPENED_AT_ONCE: Final = 20
SPARE_ROOMS: Final = 150  # a real game ends, and its table goes on with the next
BOT: Final = "tiger"


class Shown(msgspec.Struct, frozen=True):
    legal: list[int] = []


class Taken(msgspec.Struct):
    """What a player needs of a seat."""

    ready: bool = False


class Told(msgspec.Struct):
    """What a player needs of any message; the rest is not even read."""

    type: str
    seat: int = -2
    choice: int = 0
    waiting: list[int] = []
    view: Shown = Shown()
    places: list[Taken] = []


_told: Final = msgspec.json.Decoder(Told).decode


class OurRoom:
    """A real game of Cat in the Box that waits for its start."""

    def __init__(self, meter: Meter, link: Link) -> None:
        self.link = link  # of the first seat
        self.seats: list[OurSeat] = [OurSeat(meter, seat, self) for seat in range(SEATS)]
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def gather(self, port: int) -> None:
        for seat in self.seats:
            await seat.connect(port + seat.number % seat.meter.processes, "/ws")

    def start(self) -> None:
        self.seats[0].socket.say(b'{"type":"start"}')


class OurSeat(Seat):
    def __init__(self, meter: Meter, number: int, room: OurRoom) -> None:
        super().__init__(meter, number)
        self.room = room
        self.choice = -1

    def connected(self) -> None:
        link = self.room.link
        token = link.token if self.number == 0 else ""
        hello = Hello(link.room, token, "facts", PROTOCOL)
        self.socket.say(msgspec.json.encode(hello))

    def heard(self, message: bytes) -> None:
        told = _told(message)
        if told.type == "update":
            self._play(told)
        elif told.type == "welcome":
            self._sit(told)
        elif told.type == "room":
            self._look_round(told)
        elif told.type == "refused":
            raise RuntimeError(message)

    def _sit(self, welcome: Told) -> None:
        if welcome.seat == self.number:
            self.socket.say(b'{"type":"ready","ready":true}')
        else:
            self.socket.say(b'{"type":"sit","seat":%d}' % self.number)

    def _look_round(self, room: Told) -> None:
        """Seated once the room knows it: what went through another process may come late."""
        if room.places[self.number].ready and not self.seated.done():
            self.seated.set_result(None)

    def _play(self, told: Told) -> None:
        if not self.room.begun.done():
            self.room.begun.set_result(None)
        if self.sent and told.choice > self.choice:
            self.meter.answered(self.sent)
            self.sent = 0.0
        if self.number in told.waiting and told.choice > self.choice:
            self.choice = told.choice
            action = told.view.legal[told.choice % len(told.view.legal)]
            self.move(b'{"type":"act","choice":%d,"action":%d}' % (told.choice, action))
        elif not told.waiting and not self.room.ended.done():
            self.room.ended.set_result(None)


async def _open(meter: Meter, port: int) -> OurRoom:
    address = f"http://{HOST}:{port}"
    link = Link.read(await asyncio.to_thread(open_table, address, "catinthebox", seats=SEATS))
    room = OurRoom(meter, link)
    await room.gather(port)
    return room


async def opened_rooms(meter: Meter, port: int, wanted: int) -> list[OurRoom]:
    """Rooms with four people each who wait for the start."""
    rooms: list[OurRoom] = []
    while len(rooms) < wanted:
        count = min(OPENED_AT_ONCE, wanted - len(rooms))
        rooms += await asyncio.gather(*(_open(meter, port) for _ in range(count)))
    return rooms


async def _play(rooms: list[OurRoom], meter: Meter) -> None:
    """One table: a game after another, as long as there are rooms."""
    while rooms:
        room = rooms.pop()
        room.start()
        await room.ended
        for seat in room.seats:
            seat.socket.close()
    meter.over.set()


async def begin(meter: Meter, port: int, tables: int) -> list[asyncio.Task[None]]:
    """So many tables begin to play; where people rest, fewer games end."""
    spare = 2 * tables if meter.rest else SPARE_ROOMS
    rooms = await opened_rooms(meter, port, tables + spare)
    return [asyncio.create_task(_play(rooms, meter)) for _ in range(tables)]


# -- tables of bots -------------------------------------------------------------------------------


class OneAmongBots(OurSeat):
    """The only person at a table, who begins at once."""

    def __init__(self, meter: Meter, room: OurRoom) -> None:
        super().__init__(meter, 0, room)
        self.has_company: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._told = 0

    def _sit(self, welcome: Told) -> None:
        self.room.start()
        self.seated.set_result(None)

    def _play(self, told: Told) -> None:
        self._told += 1
        if self._told > 2 and not self.has_company.done():  # after the start and the own move
            self.has_company.set_result(None)
        super()._play(told)


async def _open_with_bots(meter: Meter, port: int) -> OneAmongBots:
    address, bots = f"http://{HOST}:{port}", [BOT] * (SEATS - 1)
    opened = asyncio.to_thread(open_table, address, "catinthebox", seats=SEATS, bots=bots)
    room = OurRoom(meter, Link.read(await opened))
    seat = OneAmongBots(meter, room)
    room.seats = [seat]
    await room.gather(port)
    return seat


async def keep_bots_thinking(meter: Meter, port: int, tables: int) -> None:
    """So many tables that have begun, and at which some bot always has to think."""
    people = await asyncio.gather(*(_open_with_bots(meter, port) for _ in range(tables)))
    await asyncio.wait([seat.has_company for seat in people], return_when=asyncio.FIRST_COMPLETED)
