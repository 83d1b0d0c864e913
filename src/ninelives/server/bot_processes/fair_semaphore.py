"""A semaphore that serves waiting tables in turn."""

from __future__ import annotations

import asyncio
from asyncio import Future
from collections import deque
from collections.abc import Hashable


class FairSemaphore:
    """At most `places` holders. Tables take turns, however many requests each of them makes."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Hashable, deque[Future[None]]] = {}

    async def acquire(self, table: Hashable) -> None:
        """Wait for a place, which must be released. A cancelled call gives up its turn."""
        if self._free:
            self._free -= 1
            return
        turn: Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # the place was granted in the moment of the cancellation
                self.release()
            raise

    def release(self) -> None:
        turn = self._next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)

    def _next(self) -> Future[None] | None:
        while self._waiting:
            table = next(iter(self._waiting))
            queue = self._waiting.pop(table)
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    if queue:
                        self._waiting[table] = queue  # behind the other tables
                    return turn
        return None
