"""The coach of a server. It thinks where the bots do, and its turn comes like that of a table."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Coroutine
from typing import Any, Final

from ninelives.bots.levels import Budget
from ninelives.coach.tasks import Plain
from ninelives.server.bot_processes.pool import BotProcessPool

MOST_ASKED: Final = 8  # rooms in which somebody waits for a hint


class Coach:
    """How long it thinks: about a hint, and about one choice of a review."""

    def __init__(self, bot_pool: BotProcessPool, hint: Budget, review: Budget) -> None:
        self.hint = hint
        self.review = review
        self._bot_pool = bot_pool
        self._asked: dict[str, Task[None]] = {}

    async def think(self, task: str, data: Plain) -> Any:
        """One thought, when it is its turn."""
        return await self._bot_pool.think(task, data, table=self)

    @property
    def is_busy(self) -> bool:
        return len(self._asked) >= MOST_ASKED

    def is_asked_in(self, room: str) -> bool:
        """Whether somebody in this room waits for a hint."""
        return room in self._asked

    def answer(self, room: str, answering: Coroutine[Any, Any, None]) -> None:
        """Somebody in this room shall have an answer; one at a time."""
        task = self._asked[room] = asyncio.create_task(answering)
        task.add_done_callback(lambda _: self._asked.pop(room, None))

    def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
