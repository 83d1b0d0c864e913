"""Simulated players: each has a seat, an unreliable connection, and notes of all its choices.

After a lost connection a player does what the protocol says: it sends hello, and repeats the choice
that was not acknowledged.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ninelives.wire.replies import PROTOCOL

FIRST_PAUSE: Final = 0.05  # seconds; doubled after each attempt
LONGEST_PAUSE: Final = 1.0
SILENCE: Final = 3.0  # seconds without an answer to a ping


class NotAsPromised(Exception):
    """A choice was lost, applied twice, or broadcast without being committed."""


@dataclass
class Notes:
    """The observations of all players together."""

    moves: int = 0
    connections: int = 0
    away: list[float] = field(
        default_factory=list
    )  # seconds until each lost connection was restored

    def welcome(self, lost_at: float) -> None:
        self.connections += 1
        if lost_at:
            self.away.append(monotonic() - lost_at)


class Player:
    """`address` returns where to connect; it may be another server each time."""

    def __init__(
        self,
        room: str,
        seat: int,
        cookie: str,
        address: Callable[[], str],
        dice: Random,
        rest: float,
    ) -> None:
        self.room = room
        self.seat = seat
        self.made: list[int] = []  # the action of each choice so far, answered or not
        self.answered = 0  # how many of them
        self.over = False
        self._cookie = cookie
        self._address = address
        self._dice = dice
        self._rest = rest
        self._revision = -1
        self._asked: set[str] = set()  # on this connection

    async def play(self, notes: Notes) -> None:
        """Play to the end of the game, across lost connections."""
        pause, lost_at = FIRST_PAUSE, 0.0
        while not self.over:
            try:
                async with self._connected() as socket:
                    await _say(
                        socket, type="hello", room=self.room, form="facts", protocol=PROTOCOL
                    )
                    async for message in self._heard(socket):
                        if message["type"] == "welcome":
                            notes.welcome(lost_at)
                            pause, lost_at = FIRST_PAUSE, 0.0
                        await self._take(socket, message, notes)
            except (OSError, WebSocketException):
                pass  # expected: the soak test breaks connections
            lost_at = lost_at or monotonic()
            await asyncio.sleep(pause * self._dice.uniform(0.5, 1.5))
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _heard(self, socket: ClientConnection) -> AsyncIterator[dict[str, Any]]:
        async for text in socket:
            yield json.loads(text)
            if self.over:
                return

    def _connected(self) -> connect:
        return connect(
            self._address(),
            additional_headers={"Cookie": self._cookie},
            compression=None,
            close_timeout=1,
            open_timeout=SILENCE,
            ping_interval=SILENCE,
            ping_timeout=SILENCE,
        )

    async def _take(self, socket: ClientConnection, message: dict[str, Any], notes: Notes) -> None:
        match message["type"]:
            case "welcome":
                self._asked.clear()
                if message["seat"] not in (self.seat, -2):
                    raise NotAsPromised(f"seat {self.seat} is now seat {message['seat']}")
                if message["seat"] == -2:
                    await _say(socket, type="sit", seat=self.seat)
            case "room":
                await self._room(socket, message)
            case "update":
                await self._update(socket, message, notes)

    async def _room(self, socket: ClientConnection, room: dict[str, Any]) -> None:
        self.over = room["status"] in ("finished", "abandoned")
        places = room["places"]
        if room["status"] != "waiting" or places[self.seat]["sitter"] != "person":
            return
        others = [place["ready"] for seat, place in enumerate(places) if seat != room["host"]]
        if room["host"] == self.seat:
            if all(others):
                await self._once(socket, type="start")
        elif not places[self.seat]["ready"]:
            await self._once(socket, type="ready", ready=True)

    async def _once(self, socket: ClientConnection, **message: Any) -> None:
        if message["type"] not in self._asked:
            self._asked.add(message["type"])
            await _say(socket, **message)

    async def _update(self, socket: ClientConnection, update: dict[str, Any], notes: Notes) -> None:
        choice, revision = update["choice"], update["revision"]
        if revision < self._revision:
            raise NotAsPromised(f"{self}: saw move {self._revision}, and now {revision}")
        if not self.answered <= choice <= len(self.made):
            raise NotAsPromised(f"{self}: {self.answered} choices answered, and now {choice}")
        self._revision = revision
        notes.moves += choice - self.answered
        self.answered = choice
        if self.seat not in update["waiting"]:
            return
        if choice == len(self.made):
            self.made.append(self._dice.choice(update["view"]["legal"]))
            await asyncio.sleep(self._rest * self._dice.random())
        await _say(socket, type="act", choice=choice, action=self.made[choice])

    def __str__(self) -> str:
        return f"{self.room}, seat {self.seat}"


async def _say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))
