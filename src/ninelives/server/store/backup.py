"""Backup and restore: a consistent copy of the database in one file, while the server runs.

The file is a SQLite database, whatever it was made from. So a backup is also the way from SQLite to
PostgreSQL and back.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from alembic.runtime.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.server.store.dialects import FileLock, begin_snapshot, database_file, engine_for
from ninelives.server.store.errors import StoreInvalid, one_line, translate_db_errors
from ninelives.server.store.migrations import migrate, newest_version
from ninelives.server.store.tables import GUESTS, KEYS, LINES, MOVES, PLACES, ROOMS

# Leases are not copied: they belong to running processes. Rooms come before what refers to them.
_COPIED: Final = (KEYS, GUESTS, ROOMS, PLACES, MOVES, LINES)
_BATCH_ROWS: Final = 1_000


@dataclass(frozen=True)
class Copied:
    rooms: int
    moves: int


async def back_up(url: str, file: Path) -> Copied:
    """Write the database at this URL to a new file, which appears only when it is complete.

    Raises StoreInvalid, StoreUnavailable, OSError.
    """
    source_file = database_file(url)
    if source_file is not None and not source_file.exists():
        raise StoreInvalid(f"{source_file} does not exist")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        copied = await _copied(url, f"sqlite:///{part.absolute().as_posix()}")
        _flush(part)
        os.link(part, file)  # fails if the file exists
    finally:
        for each in (part, *part.parent.glob(f"{part.name}-*")):
            each.unlink(missing_ok=True)
    return copied


async def restore(file: Path, url: str) -> Copied:
    """Copy a backup into an empty database; raises as `back_up` does.

    A backup of an older version is migrated first, in a copy.
    """
    if not file.exists():
        raise StoreInvalid(f"{file} does not exist")
    with _exclusive(database_file(url)), TemporaryDirectory() as folder:
        copy = Path(shutil.copy(file, folder))
        source = f"sqlite:///{copy.as_posix()}"
        await _migrate(source)
        return await _copied(source, url)


@contextmanager
def _exclusive(database: Path | None) -> Iterator[None]:
    """Keep servers from using this file, if the database is one."""
    if database is None:
        yield
        return
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(database)
    try:
        yield
    finally:
        lock.release()


async def _migrate(url: str) -> None:
    engine = engine_for(url)
    try:
        with translate_db_errors():
            async with engine.connect() as connection:
                await connection.run_sync(_version)
            await migrate(engine)
    except CommandError as error:  # an unknown version
        raise StoreInvalid(one_line(error)) from error
    finally:
        await engine.dispose()


async def _copied(source: str, target: str) -> Copied:
    reading, writing = engine_for(source), engine_for(target)
    try:
        with translate_db_errors():
            await migrate(writing)
            async with reading.connect() as old, writing.begin() as new:
                await begin_snapshot(old)
                await old.run_sync(_check_version)
                await _check_empty(new)
                for table in _COPIED:
                    await _copy(table, old, new)
                return Copied(await _count(ROOMS, new), await _count(MOVES, new))
    finally:
        await reading.dispose()
        await writing.dispose()


def _version(connection: Connection) -> str:
    """The version of the schema; raises StoreInvalid if the database has none."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        raise StoreInvalid("not a Ninelives database")
    return version


def _check_version(connection: Connection) -> None:
    version, newest = _version(connection), newest_version()
    if version != newest:
        raise StoreInvalid(f"the database has version {version}, this program needs {newest}")


async def _check_empty(connection: AsyncConnection) -> None:
    """Remove the key that a server creates when it starts; raises StoreInvalid if there is more."""
    for table in (GUESTS, ROOMS):
        if await _count(table, connection):
            raise StoreInvalid("the database is not empty")
    await connection.execute(delete(KEYS))


async def _copy(table: Table, old: AsyncConnection, new: AsyncConnection) -> None:
    rows = await old.stream(select(table))
    async for some in rows.mappings().partitions(_BATCH_ROWS):
        await new.execute(insert(table), [dict(row) for row in some])


async def _count(table: Table, connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def _flush(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
