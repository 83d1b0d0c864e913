"""Fault injection: kills and pauses servers and the database, one after another."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Final

from ninelives.server.config import Lease
from testkit.postgres import Postgres
from testkit.server_process import ServerProcess

PAUSED: Final = Lease().length_ms / 1000 + 2  # seconds: long enough for others to take the rooms
TOLD_EVERY: Final = 20  # faults
UP: Final = 0.05  # seconds between two checks whether a server is up again


@dataclass
class Faults:
    """`between` are the bounds of the seconds between two faults."""

    servers: list[ServerProcess]
    database: Postgres | None
    dice: Random
    between: tuple[float, float]
    done: Counter[str] = field(default_factory=Counter)

    async def make(self, kills: int, pauses: int, database_kills: int) -> None:
        """Inject this many of each kind, in random order."""
        faults = ["kill"] * kills + ["pause"] * pauses + ["database"] * database_kills
        self.dice.shuffle(faults)
        for fault in faults:
            await asyncio.sleep(self.dice.uniform(*self.between))
            server = self.dice.choice(self.servers)
            if fault == "kill":
                await self._kill(server)
            elif fault == "pause":
                await self._pause(server)
            else:
                await self._kill_database()
            self.done[fault] += 1
            if self.done.total() % TOLD_EVERY == 0:
                print(f"… {self.done.total()} of {len(faults)} faults", file=sys.stderr)
        for server in self.servers:
            await self._until_up(server)

    async def _kill(self, server: ServerProcess) -> None:
        """Kill a running server."""
        await self._until_up(server)
        server.kill()
        server.start()
        if len(self.servers) == 1:
            await self._until_up(server)

    async def _pause(self, server: ServerProcess) -> None:
        await self._until_up(server)
        server.pause()
        await asyncio.sleep(PAUSED)
        server.resume()

    async def _kill_database(self) -> None:
        assert self.database is not None
        self.database.kill()
        await asyncio.sleep(self.dice.uniform(*self.between))
        await asyncio.to_thread(self.database.start_again)

    async def _until_up(self, server: ServerProcess) -> None:
        while not server.is_up:
            server.restart_if_ended()
            await asyncio.sleep(UP)
