"""Places to think at: who has to wait for one, and whose turn it is then."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Hashable


class FairSemaphore:
    """So many at once. The others wait, and the tables take turns, however much each asks."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Hashable, deque[Future[None]]] = {}

    async def acquire(self, table: Hashable) -> None:
        """Wait for a place, which must be given back. Whoever is cancelled waits no more."""
        if self._free:
            self._free -= 1
            return
        turn: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come, but too late
                self.release()
            raise

    def release(self) -> None:
        """A place is free, for the next who waits or for whoever will come."""
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)

    def _next(self) -> Future[None] | None:
        while self._waiting:
            table = next(iter(self._waiting))
            line = self._waiting.pop(table)
            while line:
                turn = line.popleft()
                if not turn.done():
                    if line:
                        self._waiting[table] = line  # behind the other tables
                    return turn
        return None
