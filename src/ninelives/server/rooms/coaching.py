"""The coach of a server. All its thinking goes through one door, beside the event loop."""

from __future__ import annotations

import asyncio
from asyncio import Task
from collections.abc import Coroutine
from concurrent.futures import Executor
from typing import Any, Final

from ninelives.bots.levels import Budget
from ninelives.coach.thinking import Plain, think

MOST_ASKED: Final = 8  # rooms in which somebody waits for a hint


class Coach:
    """How long it thinks: about a hint, and about one choice of a review."""

    def __init__(self, executor: Executor, hint: Budget, review: Budget) -> None:
        self.hint = hint
        self.review = review
        self._executor = executor
        self._asked: dict[str, Task[None]] = {}

    async def think(self, task: str, data: Plain) -> Any:
        """One thought, when it is its turn."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, think, task, data)

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
        self._executor.shutdown(wait=False, cancel_futures=True)
