"""Committers: how a batch of changes is committed, by any engine or directly to SQLite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

from sqlalchemy import Dialect, Engine, Insert, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.store.errors import one_line
from ninelives.server.store.leases import lock_leases

_DATA_ERRORS: Final = ("22", "23")  # classes of SQLSTATE: data exception, constraint violation

Rows: TypeAlias = Sequence[Sequence[Mapping[str, Any]]]  # for each statement, its rows


class DatabaseFailure(Exception):
    """The database failed (full, locked, unreachable), not one of the changes."""


class Committer(Protocol):
    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        """Commit all rows in one transaction, or none. Raises DatabaseFailure, LeaseLost if a
        fencing token is not the latest of its room, or the error of an invalid row."""

    async def close(self) -> None: ...


class EngineCommitter:
    def __init__(self, engine: AsyncEngine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = statements

    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        try:
            async with self._engine.begin() as connection:
                await lock_leases(connection, fences)
                for statement, values in zip(self._statements, rows, strict=True):
                    if values:
                        await connection.execute(statement, values)
        except (DBAPIError, OSError) as error:
            if _is_data_error(error):
                raise
            raise DatabaseFailure(one_line(error)) from error

    async def close(self) -> None:
        """The store closes the engine."""


def _is_data_error(error: Exception) -> bool:
    cause = getattr(getattr(error, "orig", None), "__cause__", None)
    return str(getattr(cause, "sqlstate", "")).startswith(_DATA_ERRORS)


class PreparedStatement:
    """The SQL of a statement, and how a row becomes its positional parameters."""

    def __init__(self, statement: Insert, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        columns = statement.table.c
        self.text = str(compiled)
        self._columns = [
            (name, columns[name].type.bind_processor(dialect) or _unchanged)
            for name in compiled.positiontup or ()
        ]

    def parameters(self, row: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(process(row[name]) for name, process in self._columns)


def _unchanged(value: Any) -> Any:
    return value


class SqliteCommitter:
    """Commits on a connection of its own, in the event loop.

    A commit blocks the loop, but takes less time than handing it to another thread and back while
    both compete for the interpreter lock. On a slow disk all rooms wait together, and the next
    batch is larger.
    """

    def __init__(self, engine: Engine, statements: Sequence[Insert]) -> None:
        self._engine = engine
        self._statements = [PreparedStatement(each, engine.dialect) for each in statements]
        self._failure: type[Exception] = engine.dialect.loaded_dbapi.OperationalError
        self._connection: PoolProxiedConnection | None = None

    async def commit(self, rows: Rows, fences: Mapping[str, int]) -> None:
        """Needs no fencing: a lock on the file keeps other processes out."""
        try:
            connection = self._connection = self._connection or self._engine.raw_connection()
            self._commit(connection, rows)
        except self._failure as error:
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
                    cursor.executemany(
                        statement.text, [statement.parameters(row) for row in values]
                    )
            connection.commit()
        except BaseException:
            connection.rollback()
            raise
