"""How changes are committed: by any engine, or for SQLite in one trip to a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeAlias

from sqlalchemy import Dialect, Engine, Insert, PoolProxiedConnection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

Rows: TypeAlias = Sequence[Sequence[Mapping[str, Any]]]  # for every statement its values


class DatabaseFails(Exception):
    """Not a change is wrong but the database: it is full, locked or gone."""


class Committer(Protocol):
    async def commit(self, rows: Rows) -> None:
        """All of it in one transaction, or nothing and an error; raises DatabaseFails."""

    async def close(self) -> None:
        """There will be no more."""


class ByEngine:
    """The usual way."""

    def __init__(self, engine: AsyncEngine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = statements

    async def commit(self, rows: Rows) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement, values in zip(self._statements, rows, strict=True):
                    if values:
                        await connection.execute(statement, values)
        except OperationalError as error:
            raise DatabaseFails(str(error)) from error

    async def close(self) -> None:
        """The engine is closed by whoever opened it."""


class Prepared:
    """A statement as its database takes it: the text, and the values in their order."""

    def __init__(self, statement: Insert, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        columns = statement.table.c
        self.text = str(compiled)
        self._columns = [
            (name, columns[name].type.bind_processor(dialect) or _as_it_is)
            for name in compiled.positiontup or ()
        ]

    def row(self, values: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(processed(values[name]) for name, processed in self._columns)


def _as_it_is(value: Any) -> Any:
    return value


class InThread:
    """A connection of its own in a thread of its own, with statements prepared beforehand.

    SQLite works in a thread anyhow, and an asynchronous connection goes there and back for every
    step of a transaction. This one goes once, and holds up the event loop a fifth of the time.
    """

    def __init__(self, engine: Engine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = [Prepared(statement, engine.dialect) for statement in statements]
        self._fails: type[Exception] = engine.dialect.loaded_dbapi.OperationalError
        self._connection: PoolProxiedConnection | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="writer")

    async def commit(self, rows: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, rows: Rows) -> None:
        try:
            connection = self._connection = self._connection or self._engine.raw_connection()
            self._execute(connection, rows)
        except self._fails as error:
            raise DatabaseFails(str(error)) from error

    def _execute(self, connection: PoolProxiedConnection, rows: Rows) -> None:
        try:
            cursor = connection.cursor()
            for statement, values in zip(self._statements, rows, strict=True):
                if values:
                    cursor.executemany(statement.text, [statement.row(each) for each in values])
            connection.commit()
        except BaseException:
            connection.rollback()
            raise

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
