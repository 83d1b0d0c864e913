"""What is particular to one kind of database, and the only place that knows it."""

from __future__ import annotations

import logging
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Insert, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ninelives.server.store.committing import AtOnce, ByEngine, Committer

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


def engine_for(url: str) -> AsyncEngine:
    """An engine for the database at this URL; the driver may be left out."""
    parsed = make_url(url)
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    engine = create_async_engine(
        parsed,
        json_serializer=_to_json,
        json_deserializer=msgspec.json.decode,
        hide_parameters=True,  # an error that is logged tells no secrets
    )
    if engine.dialect.name == "sqlite":
        _make_private(parsed.database)
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def committer_for(engine: AsyncEngine, statements: Sequence[Insert]) -> Committer:
    """Who commits what is written to this database."""
    if engine.dialect.name != "sqlite" or not _is_file(engine.url.database):
        return ByEngine(engine, statements)
    plain = create_engine(
        engine.url.set(drivername="sqlite"), json_serializer=_to_json, hide_parameters=True
    )
    event.listen(plain, "connect", _set_up_sqlite)
    event.listen(plain, "connect", lengthen_log)
    return AtOnce(plain, statements)


def keeping(table: Table, engine: AsyncEngine) -> Insert:
    """A statement that inserts a row, or replaces the one with the same primary key."""
    insert = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
    statement = insert(table)
    keys = [column.name for column in table.primary_key]
    names = [column.name for column in table.columns if not column.primary_key]
    values = {name: statement.excluded[name] for name in names}
    return statement.on_conflict_do_update(index_elements=keys, set_=values)


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
