"""How changes are committed: by any engine, or for SQLite without a detour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import Dialect, Engine, Insert, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.store.errors import in_one_line
from ninelives.server.store.leases import hold

_WRONG_DATA: Final = ("22", "23")  # values, and what they must agree with

Rows: TypeAlias = Sequence[Sequence[Mapping[str, Any]]]  # for every statement its values


class DatabaseFailure(Exception):
    """Not a change is wrong but the database: it is full, locked or gone."""


class Committer(Protocol):
    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        """All of it in one transaction, or nothing and an error; raises DatabaseFailure, and
        LeaseLost where one of the fences of these rooms is not the last one."""

    async def close(self) -> None:
        """There will be no more."""


class EngineCommitter:
    """The usual way."""

    def __init__(self, engine: AsyncEngine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = statements

    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        try:
            async with self._engine.begin() as connection:
                await hold(connection, fences)
                for statement, values in zip(self._statements, rows, strict=True):
                    if values:
                        await connection.execute(statement, values)
        except (DBAPIError, OSError) as error:
            if _is_of_a_change(error):
                raise
            raise DatabaseFailure(in_one_line(error)) from error

    async def close(self) -> None:
        """The engine is closed by whoever opened it."""


def _is_of_a_change(error: Exception) -> bool:
    """Whether what was to be written is wrong, by the classes of SQL: not so if the database is
    away, or has no space."""
    cause = getattr(getattr(error, "orig", None), "__cause__", None)
    return str(getattr(cause, "sqlstate", "")).startswith(_WRONG_DATA)


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


class SqliteCommitter:
    """A connection of its own with statements prepared beforehand, used in the event loop.

    That is where nobody should wait for a disk. But SQLite is quick: a commit is done in less time
    than it takes to have another thread do it and hear of it again, with Python's one lock between
    them. On a slow disk everybody waits for it together, and more is committed at a time.
    """

    def __init__(self, engine: Engine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = [Prepared(statement, engine.dialect) for statement in statements]
        self._fails: type[Exception] = engine.dialect.loaded_dbapi.OperationalError
        self._connection: PoolProxiedConnection | None = None

    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        """Nobody else writes to the file: there is nothing to fence off."""
        try:
            connection = self._connection = self._connection or self._engine.raw_connection()
            self._commit(connection, rows)
        except self._fails as error:
            raise DatabaseFailure(str(error)) from error

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _commit(self, connection: PoolProxiedConnection, rows: Rows) -> None:
        try:
            cursor = connection.cursor()
            for statement, values in zip(self._statements, rows, strict=True):
                if values:
                    cursor.executemany(statement.text, [statement.row(each) for each in values])
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
