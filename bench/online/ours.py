"""Clients of our server: tables of four that play Cat in the Box, one game after another.

They receive what programs receive: the view as plain facts.
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
SPARE_ROOMS: Final = 150  # when a game ends, its table continues with the next
BOT: Final = "tiger"


class Shown(msgspec.Struct, frozen=True):
    legal: list[int] = []


class Taken(msgspec.Struct):
    """The fields of a seat that a player needs."""

    ready: bool = False


class Message(msgspec.Struct):
    """The fields of a message that a player needs; the others are not decoded."""

    type: str
    seat: int = -2
    choice: int = 0
    waiting: list[int] = []
    view: Shown = Shown()
    places: list[Taken] = []


_decode: Final = msgspec.json.Decoder(Message).decode


class OurRoom:
    """A game of Cat in the Box that has not started."""

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

    def received(self, message: bytes) -> None:
        reply = _decode(message)
        if reply.type == "update":
            self._play(reply)
        elif reply.type == "welcome":
            self._sit(reply)
        elif reply.type == "room":
            self._look_round(reply)
        elif reply.type == "refused":
            raise RuntimeError(message)

    def _sit(self, welcome: Message) -> None:
        if welcome.seat == self.number:
            self.socket.say(b'{"type":"ready","ready":true}')
        else:
            self.socket.say(b'{"type":"sit","seat":%d}' % self.number)

    def _look_round(self, room: Message) -> None:
        """Wait until the room shows all seats: relayed messages may arrive late."""
        if room.places[self.number].ready and not self.seated.done():
            self.seated.set_result(None)

    def _play(self, message: Message) -> None:
        if not self.room.begun.done():
            self.room.begun.set_result(None)
        if self.sent and message.choice > self.choice:
            self.meter.answered(self.sent)
            self.sent = 0.0
        if self.number in message.waiting and message.choice > self.choice:
            self.choice = message.choice
            action = message.view.legal[message.choice % len(message.view.legal)]
            self.move(b'{"type":"act","choice":%d,"action":%d}' % (message.choice, action))
        elif not message.waiting and not self.room.ended.done():
            self.room.ended.set_result(None)


async def _open(meter: Meter, port: int) -> OurRoom:
    address = f"http://{HOST}:{port}"
    link = Link.read(await asyncio.to_thread(open_table, address, "catinthebox", seats=SEATS))
    room = OurRoom(meter, link)
    await room.gather(port)
    return room


async def opened_rooms(meter: Meter, port: int, wanted: int) -> list[OurRoom]:
    """Rooms with four people each, before the start."""
    rooms: list[OurRoom] = []
    while len(rooms) < wanted:
        count = min(OPENED_AT_ONCE, wanted - len(rooms))
        rooms += await asyncio.gather(*(_open(meter, port) for _ in range(count)))
    return rooms


async def _play(rooms: list[OurRoom], meter: Meter) -> None:
    """One table: one game after another, until no room is left."""
    while rooms:
        room = rooms.pop()
        room.start()
        await room.ended
        for seat in room.seats:
            seat.socket.close()
    meter.over.set()


async def begin(meter: Meter, port: int, tables: int) -> list[asyncio.Task[None]]:
    """Start this many tables; with pauses between moves fewer games end."""
    spare = 2 * tables if meter.rest else SPARE_ROOMS
    rooms = await opened_rooms(meter, port, tables + spare)
    return [asyncio.create_task(_play(rooms, meter)) for _ in range(tables)]


# -- tables of bots -------------------------------------------------------------------------------


class OneAmongBots(OurSeat):
    """The only person at a table of bots; starts the game at once."""

    def __init__(self, meter: Meter, room: OurRoom) -> None:
        super().__init__(meter, 0, room)
        self.has_company: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._updates = 0

    def _sit(self, welcome: Message) -> None:
        self.room.start()
        self.seated.set_result(None)

    def _play(self, message: Message) -> None:
        self._updates += 1
        if self._updates > 2 and not self.has_company.done():  # after the start and its own move
            self.has_company.set_result(None)
        super()._play(message)


async def _open_with_bots(meter: Meter, port: int) -> OneAmongBots:
    address, bots = f"http://{HOST}:{port}", [BOT] * (SEATS - 1)
    opened = asyncio.to_thread(open_table, address, "catinthebox", seats=SEATS, bots=bots)
    room = OurRoom(meter, Link.read(await opened))
    seat = OneAmongBots(meter, room)
    room.seats = [seat]
    await room.gather(port)
    return seat


async def keep_bots_thinking(meter: Meter, port: int, tables: int) -> None:
    """Start this many tables; at each of them a bot always thinks."""
    people = await asyncio.gather(*(_open_with_bots(meter, port) for _ in range(tables)))
    await asyncio.wait([seat.has_company for seat in people], return_when=asyncio.FIRST_COMPLETED)
