"""A database as one file: a copy of all that is kept, at one moment, while the server goes on.

The file is a database of SQLite, whatever the one was that it was made from. So it is also the way
from a file to PostgreSQL, and back.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ninelives.server.store.dialects import begin_to_read, database_file, engine_for
from ninelives.server.store.errors import StoreUnusable, asked
from ninelives.server.store.locking import FileLock
from ninelives.server.store.migrating import migrate, newest_version
from ninelives.server.store.tables import GUESTS, KEYS, LINES, MOVES, PLACES, ROOMS

# Processes and what they have are of the moment; all else is copied, rooms before what is of them.
_COPIED: Final = (KEYS, GUESTS, ROOMS, PLACES, MOVES, LINES)
_ROWS_AT_ONCE: Final = 1_000


@dataclass(frozen=True)
class Copied:
    rooms: int
    moves: int


async def back_up(url: str, file: Path) -> Copied:
    """Write a new file with all that is kept at this URL; raises StoreUnusable, StoreAway, OSError.

    The file is there when it is whole, and not before.
    """
    source_file = database_file(url)
    if source_file is not None and not source_file.exists():
        raise StoreUnusable(f"there is no {source_file}")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        copied = await _copied(url, f"sqlite:///{part.absolute().as_posix()}")
        _flush(part)
        os.link(part, file)  # fails where a file is already
    finally:
        for each in (part, *part.parent.glob(f"{part.name}-*")):
            each.unlink()
    return copied


async def restore(file: Path, url: str) -> Copied:
    """Put what is in such a file into a database with nothing in it; raises as `back_up` does."""
    if not file.exists():
        raise StoreUnusable(f"there is no {file}")
    target = database_file(url)
    lock = None
    if target is not None:
        target.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(target)
    try:
        return await _copied(f"sqlite:///{file.absolute().as_posix()}", url)
    finally:
        if lock is not None:
            lock.release()


async def _copied(source: str, target: str) -> Copied:
    reading, writing = engine_for(source), engine_for(target)
    try:
        with asked():
            await migrate(writing)
            async with reading.connect() as old, writing.begin() as new:
                await begin_to_read(old)
                await old.run_sync(_of_this_version)
                await _empty(new)
                for table in _COPIED:
                    await _copy(table, old, new)
                return Copied(await _count(ROOMS, new), await _count(MOVES, new))
    finally:
        await reading.dispose()
        await writing.dispose()


def _of_this_version(connection: Connection) -> None:
    version, newest = (
        MigrationContext.configure(connection).get_current_revision(),
        newest_version(),
    )
    if version is None:
        raise StoreUnusable("it is no database of ninelives")
    if version != newest:
        raise StoreUnusable(f"it is of version {version}, and this program of {newest}")


async def _empty(connection: AsyncConnection) -> None:
    """Only what a server makes when it begins may be there, and goes."""
    for table in (GUESTS, ROOMS):
        if await _count(table, connection):
            raise StoreUnusable("there is something in it already")
    await connection.execute(delete(KEYS))


async def _copy(table: Table, old: AsyncConnection, new: AsyncConnection) -> None:
    rows = await old.stream(select(table))
    async for some in rows.mappings().partitions(_ROWS_AT_ONCE):
        await new.execute(insert(table), [dict(row) for row in some])


async def _count(table: Table, connection: AsyncConnection) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


def _flush(file: Path) -> None:
    descriptor = os.open(file, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
