"""Whoever has to choose for a bot: a thread for those who are quick, processes for the others.

A search holds Python's one lock until it is done, so in a thread it would hold up every table.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from asyncio import Task
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from ninelives import bots, thinker
from ninelives.engine.contract import View
from ninelives.engine.errors import NinelivesError
from ninelives.server.bot_processes.fair_semaphore import FairSemaphore
from ninelives.server.bot_processes.process import Process
from ninelives.server.tasks import shielded

ALLOWANCE: Final = 150  # ms on the way there and back, and for the last look at the clock
MOST_DEATHS: Final = 3  # so many processes may die of one choice
PATIENCE: Final = 60.0  # seconds for one choice; nobody takes as long who will ever answer

_LOG = logging.getLogger(__name__)


class NoAnswer(NinelivesError):
    """A bot failed, or its answer cannot be had."""


@dataclass(frozen=True)
class Choice:
    """What a bot is asked. The same seed and view make the same answer, wherever it thinks."""

    bot: str
    game: str
    seed: int
    view: View


def time_for(bot: str) -> int:
    """The milliseconds that every choice of this bot takes at least, forced or not.

    Else everybody could see which choice was hard. It is all that the bot may think.
    """
    character = bots.character_of(bot)
    return round(1000 * character.budget.seconds) + ALLOWANCE if character is not None else 0


class BotProcessPool:
    """Processes are started when they are needed, and stay. Whoever has this must close it.

    `servers` share the cores of this machine.
    """

    def __init__(self, most: int | None = None, *, servers: int = 1) -> None:
        most = most or max(1, (_cores() - 1) // servers)
        self._quick = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._threads = ThreadPoolExecutor(max_workers=most, thread_name_prefix="bot-processes")
        self._semaphore = FairSemaphore(most)
        self._processes: set[Process] = set()
        self._idle: list[Process] = []
        self._tasks: set[Task[Any]] = set()

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes]

    async def answer(self, choice: Choice, table: Hashable) -> int:
        """What the bot chooses; raises what it raised, or NoAnswer."""
        if bots.character_of(choice.bot) is None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._quick, _chosen, choice)
        await self._semaphore.acquire(table)
        data = thinker.to_choose(choice.bot, choice.game, choice.seed, choice.view)
        action: int = await self._finished(thinker.CHOOSE, data)
        return action

    async def think(self, task: str, data: dict[str, Any], table: Hashable) -> Any:
        """What a process thinks about that task of the coach; raises NoAnswer."""
        await self._semaphore.acquire(table)
        return await self._finished(task, data)

    async def _finished(self, task: str, data: dict[str, Any]) -> Any:
        thought = asyncio.create_task(self._thought(task, data))
        self._tasks.add(thought)
        thought.add_done_callback(self._done)
        return await shielded(thought)

    async def close(self) -> None:
        """Nobody thinks any more, from now on."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            process.end()
        self._processes.clear()
        for threads in (self._quick, self._threads):
            threads.shutdown(wait=False, cancel_futures=True)

    def _done(self, task: Task[Any]) -> None:
        self._tasks.discard(task)
        self._semaphore.release()

    async def _thought(self, task: str, data: dict[str, Any]) -> Any:
        asked = thinker.question(task, data)
        for _ in range(MOST_DEATHS):
            said = await self._said(asked)
            if said:
                answer = json.loads(said)
                if "failed" in answer:
                    raise NoAnswer(answer["failed"])
                return answer["thought"]
            _LOG.warning("a process died while it had to %s at %s", task, data["game"])
        raise NoAnswer(f"{MOST_DEATHS} processes died of this choice")

    async def _said(self, asked: bytes) -> bytes:
        """The answer of a process, which is kept for the next; "" if it died."""
        process = self._idle.pop() if self._idle else self._started()
        said = b""
        try:
            loop = asyncio.get_running_loop()
            thread = loop.run_in_executor(self._threads, process.ask, asked)
            said = await asyncio.wait_for(thread, PATIENCE)
        except TimeoutError:
            raise NoAnswer(f"no answer in {PATIENCE:.0f} seconds") from None
        finally:
            if said.endswith(b"\n"):
                self._idle.append(process)
            else:
                self._processes.discard(process)
                process.end()
        return said

    def _started(self) -> Process:
        try:
            process = Process()
        except OSError as error:
            raise NoAnswer(str(error)) from None
        self._processes.add(process)
        return process


def _chosen(choice: Choice) -> int:
    return bots.load(choice.bot, choice.game, choice.seed).choose(choice.view)


def _cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
