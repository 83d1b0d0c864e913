"""One task that does one thing after another: what is asked of it waits in a queue."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from ninelives.server.store import NotKept

Job: TypeAlias = Callable[[], Awaitable[None]]

_LOG = logging.getLogger(__name__)


class Worker:
    """When a job fails it stops for good, and `gave_up` is called."""

    def __init__(self, name: str, gave_up: Callable[[], None]) -> None:
        self._gave_up = gave_up
        self._works = False
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=name)

    def post(self, job: Job) -> None:
        """Have this done after everything that was asked for before."""
        self._jobs.put_nowait(job)

    def stop(self) -> None:
        self._task.cancel()

    @property
    def stopped(self) -> bool:
        return self._task.done()

    @property
    def is_busy(self) -> bool:
        return self._works or not self._jobs.empty()

    async def _run(self) -> None:
        while True:
            job = await self._jobs.get()
            self._works = True
            try:
                await job()
            except NotKept as error:
                _LOG.error("a change was not kept, the room begins anew: %s", error)
                break
            except Exception:
                _LOG.exception("the room begins anew")
                break
            self._works = False
        self._gave_up()
