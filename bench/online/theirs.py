"""Clients of boardgame.io: tables of four that play a counting game over socket.io."""

from __future__ import annotations

import asyncio
import json
from typing import Final

import msgspec

from bench.online.seats import SEATS, Meter, Seat

_JOIN: Final = b"40/count,"
_EVENT: Final = b"42/count,"


class TheirContext(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class TheirState(msgspec.Struct):
    ctx: TheirContext
    number: int = msgspec.field(name="_stateID")


class TheirUpdate(msgspec.Struct, array_like=True):
    event: str
    match: str
    state: TheirState


_their_update: Final = msgspec.json.Decoder(TheirUpdate).decode


class TheirSeat(Seat):
    def __init__(self, meter: Meter, number: int, match: str) -> None:
        super().__init__(meter, number)
        self.match = match
        self.began = False

    def connected(self) -> None:
        self.socket.say(_JOIN)

    def received(self, message: bytes) -> None:
        if message.startswith(_EVENT):
            self._handle(message)
        elif message.startswith(_JOIN):
            sync = ["sync", self.match, str(self.number), None, SEATS]
            self.socket.say(_EVENT + json.dumps(sync).encode())
        elif message == b"2":
            self.socket.say(b"3")

    def _handle(self, message: bytes) -> None:
        if not self.began:
            if message.startswith(_EVENT + b'["sync"'):
                self.began = True
                self.seated.set_result(None)
            return
        if not message.startswith(_EVENT + b'["update"'):
            return
        state = _their_update(message[len(_EVENT) :]).state
        if self.sent:
            self.meter.answered(self.sent)
            self.sent = 0.0
        if int(state.ctx.current) == self.number:
            self.count(state.number)

    def count(self, number: int) -> None:
        who = str(self.number)
        payload = {"type": "count", "args": [], "playerID": who}
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, number, self.match, who]
        self.move(_EVENT + json.dumps(update).encode())


async def _table(meter: Meter, port: int, match: str) -> list[TheirSeat]:
    """Join a new match; the server creates it on the first request."""
    seats = [TheirSeat(meter, number, match) for number in range(SEATS)]
    for seat in seats:
        await seat.connect(port, "/socket.io/?EIO=4&transport=websocket")
    return seats


async def begin(meter: Meter, port: int, tables: int) -> list[asyncio.Task[None]]:
    """Start this many tables."""
    names = [f"{tables}-{number}" for number in range(tables)]
    for seats in [await _table(meter, port, name) for name in names]:
        seats[0].count(0)
    return []
