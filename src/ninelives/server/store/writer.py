"""The batch writer: commits all waiting changes in one transaction.

A commit costs one flush to the disk, whatever its size. While one commit is under way the next
changes collect, so the load per change falls as the number of changes grows.
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
from ninelives.server.store.errors import WriteFailed, one_line
from ninelives.server.store.leases import LeaseLost

_LOG: Final = logging.getLogger(__name__)

_COLLECTING_TURNS: Final = 2  # turns of the event loop, as long as they bring more changes

Change: TypeAlias = tuple[int, Mapping[str, Any]]  # the index of a statement, and its row
OnCommit: TypeAlias = Callable[[int, float], None]  # number of changes, seconds


@dataclass(slots=True)
class _Write:
    changes: Sequence[Change]
    owner: str
    fence: int | None
    done: Future[None]

    def resolve(self, error: Exception | None = None) -> None:
        if self.done.done():  # the caller was cancelled
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class BatchWriter:
    """Within a transaction the changes are ordered by statement, in the committer's order."""

    def __init__(self, committer: Committer, statements: int, on_commit: OnCommit) -> None:
        """`statements` is the number of the committer's statements."""
        self._committer = committer
        self._statements = statements
        self._on_commit = on_commit
        self._waiting: list[_Write] = []
        self._blocked: set[str] = set()  # owners
        self._wake = asyncio.Event()
        self._closing = False
        self._task: Task[None] = asyncio.create_task(self._run(), name="writer")

    def write(
        self, changes: Sequence[Change], owner: str = "", fence: int | None = None
    ) -> Future[None]:
        """Commit all of these changes or none; the future ends with the commit or WriteFailed.

        Each write of an owner builds on the previous ones: after a failed write all further ones
        fail until `unblock`. With a fencing token the write fails unless the token is the latest.
        """
        done: Future[None] = asyncio.get_running_loop().create_future()
        if self._closing:
            done.set_exception(WriteFailed("the store is closed"))
            return done
        self._waiting.append(_Write(changes, owner, fence, done))
        self._wake.set()
        return done

    def unblock(self, owner: str) -> None:
        """The owner has handled its failed write and continues from what was committed."""
        self._blocked.discard(owner)

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
            await self._collect()
            batch, self._waiting = self._waiting, []
            await self._commit(batch)

    async def _collect(self) -> None:
        """Let callers that are ready to run add their changes to this batch."""
        for _ in range(_COLLECTING_TURNS):
            before = len(self._waiting)
            await asyncio.sleep(0)
            if len(self._waiting) == before:
                return

    async def _commit(self, batch: list[_Write]) -> None:
        batch = self._without_blocked(batch)
        try:
            await self._transaction(batch)
        except LeaseLost as lost:
            self._blocked |= lost.rooms
            await self._commit(batch)
        except Exception as error:  # of any kind: the callers get it, and the writer goes on
            if len(batch) > 1 and not isinstance(error, DatabaseFailure):
                # One of the writes is invalid: commit each on its own, so that only that one fails.
                for write in batch:
                    await self._commit([write])
                return
            _LOG.error("commit of %s writes failed, rolled back: %s", len(batch), one_line(error))
            self._blocked.update(write.owner for write in batch if write.owner)
            for write in batch:
                write.resolve(WriteFailed(type(error).__name__))
        else:
            for write in batch:
                write.resolve()

    def _without_blocked(self, batch: list[_Write]) -> list[_Write]:
        if not self._blocked:
            return batch
        for write in batch:
            if write.owner in self._blocked:
                write.resolve(WriteFailed("an earlier write of the room failed"))
        return [write for write in batch if write.owner not in self._blocked]

    async def _transaction(self, batch: list[_Write]) -> None:
        if not batch:
            return
        started = perf_counter()
        rows: list[list[Mapping[str, Any]]] = [[] for _ in range(self._statements)]
        for write in batch:
            for statement, row in write.changes:
                rows[statement].append(row)
        fences = {write.owner: write.fence for write in batch if write.fence is not None}
        await self._committer.commit(rows, fences)
        self._on_commit(len(batch), perf_counter() - started)
