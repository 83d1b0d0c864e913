"""The pool of worker processes in which bots and the coach search.

A search holds the interpreter's lock until it is done, so in a thread it would block every table.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio import Task
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeVar

import msgspec

from ninelives import bots
from ninelives.engine.contract import View
from ninelives.engine.errors import NinelivesError
from ninelives.processes import MAX_CRASHES, CannotStart, LineProcess
from ninelives.server.bot_processes.fair_semaphore import FairSemaphore
from ninelives.server.tasks import shielded
from ninelives.wire import bot_protocol
from ninelives.wire.bot_protocol import LONGEST_LINE, Answer, Choose, Chosen, Failed

A = TypeVar("A", bound=Answer)

# -P: do not import from the folder in which the server was started.
COMMAND: Final = (sys.executable, "-P", "-m", "ninelives.bot_programs.worker")
ALLOWANCE: Final = 150  # ms for the way to the worker and back, and for its last look at the clock
PATIENCE: Final = 60.0  # seconds for one task; no search takes that long

_LOG = logging.getLogger(__name__)


class NoAnswer(NinelivesError):
    """The bot failed, or no worker could answer."""


@dataclass(frozen=True)
class BotChoice:
    """What a bot is asked. The same seed and view give the same answer in every process."""

    bot: str
    game: str
    seed: int
    view: View


def time_for(bot: str) -> int:
    """How long every choice of this bot takes at least, in milliseconds: its whole time budget.

    If choices took only as long as needed, their duration would show how hard they were.
    """
    character = bots.character_of(bot)
    return round(1000 * character.budget.seconds) + ALLOWANCE if character is not None else 0


class BotProcessPool:
    """Starts workers when they are needed and keeps them. It must be closed.

    `servers` is the number of server processes that share the cores of this machine.
    """

    def __init__(self, most: int | None = None, *, servers: int = 1) -> None:
        most = most or max(1, (_cores() - 1) // servers)
        self._quick = ThreadPoolExecutor(max_workers=1, thread_name_prefix="bots")
        self._threads = ThreadPoolExecutor(max_workers=most, thread_name_prefix="bot-processes")
        self._semaphore = FairSemaphore(most)
        self._workers: set[LineProcess] = set()
        self._idle: list[LineProcess] = []
        self._tasks: set[Task[Any]] = set()

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in self._workers]

    async def choose(self, choice: BotChoice, table: Hashable) -> int:
        """The bot's action; raises what the bot raised, or NoAnswer.

        Bots that do not search answer in a thread. `table` gets its fair share of the workers.
        """
        if bots.character_of(choice.bot) is None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._quick, _choose, choice)
        await self._semaphore.acquire(table)
        task = Choose(choice.game, choice.seed, choice.view.facts(), bot=choice.bot)
        return (await self._performed(task, Chosen)).action

    async def perform(self, task: bot_protocol.Task, answer: type[A], table: Hashable) -> A:
        """The answer of that type from a worker; raises NoAnswer."""
        await self._semaphore.acquire(table)
        return await self._performed(task, answer)

    async def close(self) -> None:
        """Cancel all tasks and kill all workers."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers:
            worker.kill()
        self._workers.clear()
        for threads in (self._quick, self._threads):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _performed(self, task: bot_protocol.Task, answer: type[A]) -> A:
        """The search goes on to its end even if the caller is cancelled."""
        performing = asyncio.create_task(self._perform(task, answer))
        self._tasks.add(performing)
        performing.add_done_callback(self._done)
        return await shielded(performing)

    def _done(self, task: Task[Any]) -> None:
        self._tasks.discard(task)
        self._semaphore.release()

    async def _perform(self, task: bot_protocol.Task, answer: type[A]) -> A:
        kind, line = type(task).__name__, msgspec.json.encode(task)
        for death in range(1, MAX_CRASHES + 1):
            written = await self._ask(line)
            if written:
                found = bot_protocol.read_answer(written)
                if isinstance(found, Failed):
                    raise NoAnswer(found.error)
                assert isinstance(found, answer), found
                return found
            _LOG.warning(
                "worker process died during %s in a game of %s (%d of %d), starting another",
                kind,
                task.game,
                death,
                MAX_CRASHES,
            )
        raise NoAnswer(f"{MAX_CRASHES} worker processes crashed during this task")

    async def _ask(self, line: bytes) -> bytes:
        """A worker's answer; empty if it died. A worker that did not answer is killed."""
        worker = self._idle.pop() if self._idle else self._start()
        written = b""
        try:
            loop = asyncio.get_running_loop()
            written = await loop.run_in_executor(self._threads, _ask, worker, line, PATIENCE)
        except TimeoutError:
            raise NoAnswer(f"no answer in {PATIENCE:g} seconds") from None
        finally:
            if written.endswith(b"\n"):
                self._idle.append(worker)
            else:
                self._workers.discard(worker)
                worker.kill()
        return written

    def _start(self) -> LineProcess:
        try:
            worker = LineProcess(COMMAND, longest=LONGEST_LINE)
        except CannotStart as error:
            raise NoAnswer(str(error)) from None
        self._workers.add(worker)
        return worker


def _ask(worker: LineProcess, line: bytes, patience: float) -> bytes:
    worker.write(line)
    try:
        return worker.read(monotonic() + patience)
    except EOFError:
        return b""


def _choose(choice: BotChoice) -> int:
    return bots.load(choice.bot, choice.game, choice.seed).choose(choice.view)


def _cores() -> int:
    """Those that this process may use."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
