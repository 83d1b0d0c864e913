"""Everything that depends on the kind of database: SQLite or PostgreSQL."""

from __future__ import annotations

import os
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

from ninelives.server.config import Lease
from ninelives.server.store.committers import Committer, EngineCommitter, SqliteCommitter
from ninelives.server.store.errors import StoreInvalid, one_line
from ninelives.server.store.leases import Leases, PostgresLeases

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

# WAL: readers do not wait for the writer. FULL: a committed change survives a loss of power.
_SQLITE_SETTINGS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 2000",  # pages, 8 MB: half as many checkpoints as by default
    "PRAGMA foreign_keys = ON",
)
_TIMEOUTS: Final = {"timeout": 5, "command_timeout": 10}  # seconds, to connect and for a query
_MIGRATION_LOCK: Final = 0x9_11FE5  # key of an advisory lock: any number that is ours alone


def engine_for(url: str | URL, lease: Lease | None = None) -> AsyncEngine:
    """An engine for the database at this URL; the driver may be omitted. Raises StoreInvalid, and
    OSError for a file that cannot be created."""
    parsed = _parse(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    settings = _postgresql_settings(lease or Lease()) if can_be_shared(parsed) else {}
    try:
        engine = create_async_engine(
            parsed,
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
            hide_parameters=True,  # errors are logged and must not contain secrets
            **settings,
        )
    except (ImportError, SQLAlchemyError) as error:  # a driver that is not installed
        raise StoreInvalid(one_line(error)) from error
    if engine.dialect.name == "sqlite":
        _create_private_file(parsed.database)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _postgresql_settings(lease: Lease) -> dict[str, Any]:
    """Transactions that idle longer than the lease are aborted, so that a paused process cannot
    keep the lease rows locked."""
    idle = {"idle_in_transaction_session_timeout": str(lease.length_ms)}
    return {
        "connect_args": {**_TIMEOUTS, "server_settings": idle},
        "pool_pre_ping": True,  # notice broken connections before use
    }


def database_file(url: str) -> Path | None:
    """The file of a SQLite database; raises StoreInvalid."""
    parsed = _parse(url)
    is_file = parsed.get_backend_name() == "sqlite" and _is_file(parsed.database)
    return Path(parsed.database or "") if is_file else None


async def begin_snapshot(connection: AsyncConnection) -> None:
    """From now on this connection reads the database as it is now."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def can_be_shared(url: str | URL) -> bool:
    """Whether several processes may serve the database at this URL; raises StoreInvalid."""
    return _parse(url).get_backend_name() == "postgresql"


def is_shared(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


def check(connection: Connection) -> None:
    """Raises StoreInvalid for a damaged SQLite file; writing to it could make the damage worse."""
    if connection.dialect.name == "sqlite":
        found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise StoreInvalid("the file is damaged; replace it with a backup")


def lock_migrations(connection: Connection) -> None:
    """Of several processes that start together, one migrates the database and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(_MIGRATION_LOCK)))


async def connect_raw(engine: AsyncEngine) -> Any:
    """A connection of asyncpg itself, for LISTEN and NOTIFY."""
    arguments = engine.dialect.create_connect_args(engine.url)[1]
    return await import_module("asyncpg").connect(**_TIMEOUTS, **arguments)


def leases_in(engine: AsyncEngine, process: str, lease: Lease) -> Leases:
    """The leases of the process with this id."""
    if not is_shared(engine):
        return Leases(engine, lease)
    return PostgresLeases(engine, engine_for(engine.url, lease), process, lease)


def committer_for(engine: AsyncEngine, statements: Sequence[Insert]) -> Committer:
    if engine.dialect.name != "sqlite" or not _is_file(engine.url.database):
        return EngineCommitter(engine, statements)
    plain = create_engine(
        engine.url.set(drivername="sqlite"), json_serializer=_to_json, hide_parameters=True
    )
    event.listen(plain, "connect", _set_up_sqlite)
    event.listen(plain, "connect", _shorten_busy_timeout)
    return SqliteCommitter(plain, statements)


def upsert(table: Table, engine: AsyncEngine) -> Insert:
    """Insert a row, or replace the one with the same primary key."""
    statement = _insert(table, engine)
    keys = [column.name for column in table.primary_key]
    names = [column.name for column in table.columns if not column.primary_key]
    values = {name: statement.excluded[name] for name in names}
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


def insert_ignore(table: Table, engine: AsyncEngine) -> Insert:
    """Insert a row unless there is one with the same primary key."""
    return _insert(table, engine).on_conflict_do_nothing()


def _parse(url: str | URL) -> URL:
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        parsed = None
    if parsed is None or parsed.get_backend_name() not in _DRIVERS:
        raise StoreInvalid("the URL must be sqlite:///FILE or postgresql://…")
    return parsed


def _insert(table: Table, engine: AsyncEngine) -> postgresql.Insert | sqlite.Insert:
    return postgresql.insert(table) if is_shared(engine) else sqlite.insert(table)


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# -- SQLite ---------------------------------------------------------------------------------------


def _create_private_file(file: str | None) -> None:
    """Only the owner may read a new database: it contains the seeds of running games."""
    if file and _is_file(file):
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _is_file(database: str | None) -> bool:
    """Not a database in memory, which belongs to one connection, nor one with a file: URI."""
    return bool(database) and database != ":memory:" and not str(database).startswith("file:")


def _set_up_sqlite(connection: Any, _record: object) -> None:
    try:
        cursor = connection.cursor()
        for setting in _SQLITE_SETTINGS:
            cursor.execute(setting)
        cursor.close()
    except BaseException:  # not a database, or locked: SQLAlchemy would not close this connection
        connection.close()
        raise


def _shorten_busy_timeout(connection: Any, _record: object) -> None:
    """Commits run on the event loop, so wait 1 s at most: only an outside tool can hold the lock
    of the file."""
    connection.execute("PRAGMA busy_timeout = 1000")


class FileLock:
    """Makes a SQLite file exclusive to one server; the lock ends with the process.

    Raises StoreInvalid if another process holds it. The lock is a file of its own: closing a second
    descriptor of the database itself would release SQLite's locks.
    """

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
        import msvcrt  # noqa: PLC0415 - exists on Windows only

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - does not exist on Windows

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
