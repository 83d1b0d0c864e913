"""Shared by the clients of both servers: a seat and a meter."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from bench.online.sockets import Socket, opened

HOST: Final = "127.0.0.1"
SEATS: Final = 4  # at every table


@dataclass
class Meter:
    """Acknowledged moves, each with its latency."""

    rest: float = 0.0  # seconds before a move
    processes: int = 1  # number of servers, on consecutive ports
    counting: bool = False
    latencies: list[float] = field(default_factory=list)
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def answered(self, sent: float) -> None:
        if self.counting:
            self.latencies.append(perf_counter() - sent)


class Seat(ABC):
    """One player: a socket, and when it last moved."""

    def __init__(self, meter: Meter, number: int) -> None:
        self.meter = meter
        self.number = number
        self.sent = 0.0
        self.seated: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.socket: Socket

    async def connect(self, port: int, path: str) -> None:
        self.socket = await opened(HOST, port, path, self.received)
        self.connected()
        await self.seated

    def move(self, message: bytes) -> None:
        if self.meter.rest:
            asyncio.get_running_loop().call_later(self.meter.rest, self._moved, message)
        else:
            self._moved(message)

    def _moved(self, message: bytes) -> None:
        self.sent = perf_counter()
        self.socket.say(message)

    @abstractmethod
    def connected(self) -> None: ...

    @abstractmethod
    def received(self, message: bytes) -> None: ...
