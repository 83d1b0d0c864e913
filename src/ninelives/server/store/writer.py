"""The one who writes: takes all that waits and commits it in one transaction.

A commit costs a flush to the disk, however much is in it. So while one is under way the next
changes gather, and the more there is to do the less each change costs.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final, TypeAlias

from ninelives.server.store.committers import Committer, DatabaseFailure
from ninelives.server.store.errors import WriteFailed, in_one_line
from ninelives.server.store.leases import LeaseLost

_LOG: Final = logging.getLogger(__name__)

_GATHERED: Final = 2  # turns of the event loop, as long as they bring more

Change: TypeAlias = tuple[int, Mapping[str, Any]]  # the number of a statement, and its values
Committed: TypeAlias = Callable[[int, float], None]  # how many changes, in how many seconds


@dataclass(slots=True)
class _Waiting:
    changes: Sequence[Change]
    owner: str
    fence: int | None
    done: Future[None]

    def tell(self, error: Exception | None = None) -> None:
        """The caller may have gone away meanwhile: then nobody is told."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class BatchWriter:
    """Changes are carried out statement by statement in the order in which those are given."""

    def __init__(self, committer: Committer, statements: int, committed: Committed) -> None:
        """`statements` says how many of them the committer has."""
        self._committer = committer
        self._statements = statements
        self._committed = committed
        self._waiting: list[_Waiting] = []
        self._distrusted: set[str] = set()
        self._wake = asyncio.Event()
        self._closing = False
        self._task: Task[None] = asyncio.create_task(self._run(), name="writer")

    def write(
        self, changes: Sequence[Change], owner: str = "", fence: int | None = None
    ) -> Future[None]:
        """All of these or none; done when they are committed, or with WriteFailed.

        What an owner writes builds on what it wrote before. So once something of it was not kept,
        nothing is, until `unblock`. With a fence it is kept only while that is the last one.
        """
        done: Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(WriteFailed("the store is closed"))
            return done
        self._waiting.append(_Waiting(changes, owner, fence, done))
        self._wake.set()
        return done

    def unblock(self, owner: str) -> None:
        """The owner knows of what was not kept, and goes on from what was."""
        self._distrusted.discard(owner)

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        await self._committer.close()

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            await self._gather()
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _gather(self) -> None:
        """Whatever has come in already is committed as well, for the price of one."""
        for _ in range(_GATHERED):
            before = len(self._waiting)
            await asyncio.sleep(0)
            if len(self._waiting) == before:
                return

    async def _commit(self, batch: list[_Waiting]) -> None:
        batch = self._trusted(batch)
        try:
            await self._transaction(batch)
        except LeaseLost as lost:
            self._distrusted |= lost.rooms
            await self._commit(batch)
        except Exception as error:  # whatever it is: the callers hear of it, the writer goes on
            if len(batch) > 1 and not isinstance(error, DatabaseFailure):
                # One of them is wrong, and fails alone.
                for waiting in batch:
                    await self._commit([waiting])
                return
            _LOG.error("not kept: %s", in_one_line(error))
            self._distrusted.update(waiting.owner for waiting in batch if waiting.owner)
            for waiting in batch:
                waiting.tell(WriteFailed(type(error).__name__))
        else:
            for waiting in batch:
                waiting.tell()

    def _trusted(self, batch: list[_Waiting]) -> list[_Waiting]:
        if not self._distrusted:
            return batch
        for waiting in batch:
            if waiting.owner in self._distrusted:
                waiting.tell(WriteFailed("something before it was not"))
        return [waiting for waiting in batch if waiting.owner not in self._distrusted]

    async def _transaction(self, batch: list[_Waiting]) -> None:
        if not batch:
            return
        started = perf_counter()
        rows: list[list[Mapping[str, Any]]] = [[] for _ in range(self._statements)]
        for waiting in batch:
            for statement, values in waiting.changes:
                rows[statement].append(values)
        fences = {each.owner: each.fence for each in batch if each.fence is not None}
        await self._committer.commit(rows, fences)
        self._committed(len(batch), perf_counter() - started)
