"""What is particular to one kind of database, and the only place that knows it."""

from __future__ import annotations

import logging
import os
import sqlite3
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import URL, Connection, Insert, Table, create_engine, event, func, make_url, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ninelives.server.store.committers import Committer, EngineCommitter, SqliteCommitter
from ninelives.server.store.errors import StoreInvalid, in_one_line
from ninelives.server.store.leases import LASTS, Leases, LocalLeases, PostgresLeases

_LOG: Final = logging.getLogger(__name__)

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

_WAL_PAGES: Final = 2000  # of the write-ahead log, then it is begun anew; 8 MB, twice the usual
_SPARE_PAGES: Final = 200  # the commit in which it gets full is written to the end

# Readers do not wait for the writer; what is committed survives a loss of power.
_SQLITE_SETTINGS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA wal_autocheckpoint = {_WAL_PAGES}",
    "PRAGMA foreign_keys = ON",
)


# A database that is silent for so many seconds is away; broken connections are noticed before use.
_WITHIN: Final = {"timeout": 5, "command_timeout": 10}
# Whoever stops in the midst of a transaction is thrown out of it: a process that others believe to
# be dead must not hold the rooms that they take.
_NOT_IDLE: Final = {"idle_in_transaction_session_timeout": str(LASTS)}
_POSTGRESQL: Final[dict[str, Any]] = {
    "connect_args": {**_WITHIN, "server_settings": _NOT_IDLE},
    "pool_pre_ping": True,
}

_MIGRATING: Final = 0x9_11FE5  # the number of a lock: only we know what it is about


def engine_for(url: str | URL) -> AsyncEngine:
    """An engine for the database at this URL; the driver may be left out. Raises StoreInvalid, and
    OSError for a file that cannot be made."""
    parsed = _parsed(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    settings = _POSTGRESQL if can_be_shared(parsed) else {}
    try:
        engine = create_async_engine(
            parsed,
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
            hide_parameters=True,  # an error that is logged tells no secrets
            **settings,
        )
    except (ImportError, SQLAlchemyError) as error:  # of a driver that is not there
        raise StoreInvalid(in_one_line(error)) from error
    if engine.dialect.name == "sqlite":
        _make_private(parsed.database)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def database_file(url: str) -> Path | None:
    """The file in which this database is, if it is in one; raises StoreInvalid."""
    parsed = _parsed(url)
    is_file = parsed.get_backend_name() == "sqlite" and _is_file(parsed.database)
    return Path(parsed.database or "") if is_file else None


async def begin_to_read(connection: AsyncConnection) -> None:
    """From now on this connection sees the database as it is now, whatever others write."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def can_be_shared(url: str | URL) -> bool:
    """Whether several processes may serve the database at this URL; raises StoreInvalid."""
    return _parsed(url).get_backend_name() == "postgresql"


def is_shared(engine: AsyncEngine) -> bool:
    """The same of one that is open."""
    return engine.dialect.name == "postgresql"


def check(connection: Connection) -> None:
    """Raises StoreInvalid for a file that is damaged: to go on with it would make things worse."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise StoreInvalid("the file is damaged; put a backup in its place")


def lock_migrations(connection: Connection) -> None:
    """Of several processes that begin at once only one brings the database up to date."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATING)))


async def connect_raw(engine: AsyncEngine) -> Any:
    """A connection of asyncpg's own, by which the processes of a PostgreSQL database speak."""
    arguments = engine.dialect.create_connect_args(engine.url)[1]
    return await import_module("asyncpg").connect(**_WITHIN, **arguments)


def leases_in(engine: AsyncEngine, process: str) -> Leases:
    """Who has which room of this database, as the process of this name sees it."""
    if not is_shared(engine):
        return LocalLeases(engine)
    return PostgresLeases(engine, engine_for(engine.url), process)


def committer_for(engine: AsyncEngine, statements: Sequence[Insert]) -> Committer:
    """Who commits what is written to this database."""
    if engine.dialect.name != "sqlite" or not _is_file(engine.url.database):
        return EngineCommitter(engine, statements)
    plain = create_engine(
        engine.url.set(drivername="sqlite"), json_serializer=_to_json, hide_parameters=True
    )
    event.listen(plain, "connect", _set_up_sqlite)
    event.listen(plain, "connect", _wait_no_longer)
    event.listen(plain, "connect", lengthen_log)
    return SqliteCommitter(plain, statements)


def upsert(table: Table, engine: AsyncEngine) -> Insert:
    """A statement that inserts a row, or replaces the one with the same primary key."""
    statement = _insert(table, engine)
    keys = [column.name for column in table.primary_key]
    names = [column.name for column in table.columns if not column.primary_key]
    values = {name: statement.excluded[name] for name in names}
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


def insert_ignore(table: Table, engine: AsyncEngine) -> Insert:
    """A statement that inserts a row, or leaves the one with the same primary key as it is."""
    return _insert(table, engine).on_conflict_do_nothing()


def _parsed(url: str | URL) -> URL:
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        parsed = None
    if parsed is None or parsed.get_backend_name() not in _DRIVERS:
        raise StoreInvalid("it must be sqlite:///FILE or postgresql://…")
    return parsed


def _insert(table: Table, engine: AsyncEngine) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if is_shared(engine) else sqlite.insert(table)


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _make_private(file: str | None) -> None:
    """A new database is for nobody else's eyes: seeds of running games are in it."""
    if file and _is_file(file):
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _is_file(database: str | None) -> bool:
    """Not a database in memory, which is its one connection's alone, nor one by another URL."""
    return bool(database) and database != ":memory:" and not str(database).startswith("file:")


def _set_up_sqlite(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for setting in _SQLITE_SETTINGS:
            cursor.execute(setting)
        cursor.close()
    except BaseException:  # no database, or one that is locked: nobody else knows this connection
        connection.close()
        raise


def _wait_no_longer(connection: Any, _record: object) -> None:
    """Everybody waits with whoever commits. No other server has the file, so a lock on it is a
    tool's, and either short or a mistake."""
    connection.execute("PRAGMA busy_timeout = 1000")


def lengthen_log(connection: Any, _record: object) -> None:
    """The write-ahead log is as long as it ever gets, from the beginning.

    To flush what was written over takes about half as long as to flush what was added to a file.
    A change that is too big for the cache goes to the log before it is committed; taken back it is
    as if it had never been, only the log is as long as it was.
    """
    cursor = connection.cursor()
    (cached,) = cursor.execute("PRAGMA cache_size").fetchone()
    (page,) = cursor.execute("PRAGMA page_size").fetchone()
    is_full = False
    try:
        cursor.execute("PRAGMA cache_size = 10")  # what is more goes to the log at once
        cursor.execute("BEGIN IMMEDIATE")
        cursor.execute("CREATE TABLE lengthening (zeros BLOB)")
        zeros = page * (_WAL_PAGES + _SPARE_PAGES)
        cursor.execute("INSERT INTO lengthening VALUES (zeroblob(?))", [zeros])
    except connection.OperationalError as error:  # then it grows as it is needed
        _LOG.warning("the log of the database was not lengthened: %s", error)
        is_full = error.sqlite_errorcode == sqlite3.SQLITE_FULL
    connection.rollback()
    if is_full:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the disk has its space back
    cursor.execute(f"PRAGMA cache_size = {cached}")
    cursor.close()


class FileLock:
    """Taken at once, or StoreInvalid is raised. It lies beside the database: to close the file
    of a database itself would take the locks of SQLite away."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}-lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreInvalid(f"another server uses {database.name}") from None

    def release(self) -> None:
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there and nowhere else

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - everywhere but there

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
