"""How changes are committed: by any engine, or for SQLite in one trip to a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Engine, Insert
from sqlalchemy.ext.asyncio import AsyncEngine

Rows: TypeAlias = Sequence[Sequence[Mapping[str, Any]]]  # for every statement its values


class Committer(Protocol):
    async def commit(self, rows: Rows) -> None:
        """All of it in one transaction, or nothing and an error of the database."""

    async def close(self) -> None:
        """There will be no more."""


class ByEngine:
    """The usual way."""

    def __init__(self, engine: AsyncEngine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = statements

    async def commit(self, rows: Rows) -> None:
        async with self._engine.begin() as connection:
            for statement, values in zip(self._statements, rows, strict=True):
                if values:
                    await connection.execute(statement, values)

    async def close(self) -> None:
        """The engine is closed by whoever opened it."""


class InThread:
    """A plain connection in a thread of its own.

    SQLite works in a thread anyhow, and an asynchronous connection goes there and back for every
    step of a transaction. This one goes once, which takes a third of the time of the event loop.
    """

    def __init__(self, engine: Engine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = statements
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    async def commit(self, rows: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    def _commit(self, rows: Rows) -> None:
        with self._engine.begin() as connection:
            for statement, values in zip(self._statements, rows, strict=True):
                if values:
                    connection.execute(statement, values)
