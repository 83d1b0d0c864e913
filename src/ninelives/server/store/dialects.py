"""What is particular to one kind of database, and the only place that knows it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Insert, Table, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}

# Readers do not wait for the writer; what is committed survives a loss of power.
_SQLITE_SETTINGS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA wal_autocheckpoint = 8000",  # pages; copied back less often, a busy house pays less
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
    if file and file != ":memory:" and not file.startswith("file:"):
        path = Path(file)
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in _SQLITE_SETTINGS:
        cursor.execute(setting)
    cursor.close()
