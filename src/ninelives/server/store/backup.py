"""A database as one file: a copy of all that is kept, at one moment, while the server goes on.

The file is a database of SQLite, whatever the one was that it was made from. So it is also the way
from a file to PostgreSQL, and back.
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

from ninelives.server.store.dialects import FileLock, begin_to_read, database_file, engine_for
from ninelives.server.store.errors import StoreInvalid, in_one_line, translate_db_errors
from ninelives.server.store.migrations import migrate, newest_version
from ninelives.server.store.tables import GUESTS, KEYS, LINES, MOVES, PLACES, ROOMS

# Processes and what they have are of the moment; all else is copied, rooms before what is of them.
_COPIED: Final = (KEYS, GUESTS, ROOMS, PLACES, MOVES, LINES)
_ROWS_AT_ONCE: Final = 1_000


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
        raise StoreInvalid(f"there is no {source_file}")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        copied = await _copied(url, f"sqlite:///{part.absolute().as_posix()}")
        _flush(part)
        os.link(part, file)  # fails where a file is already
    finally:
        for each in (part, *part.parent.glob(f"{part.name}-*")):
            each.unlink(missing_ok=True)
    return copied


async def restore(file: Path, url: str) -> Copied:
    """Put what is in such a file into a database with nothing in it; raises as `back_up` does.

    The file may be of an older version: a copy of it is brought up to date first.
    """
    if not file.exists():
        raise StoreInvalid(f"there is no {file}")
    with _alone_with(database_file(url)), TemporaryDirectory() as folder:
        copy = Path(shutil.copy(file, folder))
        source = f"sqlite:///{copy.as_posix()}"
        await _bring_up_to_date(source)
        return await _copied(source, url)


@contextmanager
def _alone_with(database: Path | None) -> Iterator[None]:
    """No server uses this file, if it is one, and none begins to."""
    if database is None:
        yield
        return
    database.parent.mkdir(parents=True, exist_ok=True)
    lock = FileLock(database)
    try:
        yield
    finally:
        lock.release()


async def _bring_up_to_date(url: str) -> None:
    engine = engine_for(url)
    try:
        with translate_db_errors():
            async with engine.connect() as connection:
                await connection.run_sync(_is_ours)
            await migrate(engine)
    except CommandError as error:  # a version that is not known here
        raise StoreInvalid(in_one_line(error)) from error
    finally:
        await engine.dispose()


async def _copied(source: str, target: str) -> Copied:
    reading, writing = engine_for(source), engine_for(target)
    try:
        with translate_db_errors():
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


def _is_ours(connection: Connection) -> str:
    """The version of a database, which has one if it is ours."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        raise StoreInvalid("it is no database of ninelives")
    return version


def _of_this_version(connection: Connection) -> None:
    version, newest = _is_ours(connection), newest_version()
    if version != newest:
        raise StoreInvalid(f"it is of version {version}, and this program of {newest}")


async def _empty(connection: AsyncConnection) -> None:
    """Only what a server makes when it begins may be there, and goes."""
    for table in (GUESTS, ROOMS):
        if await _count(table, connection):
            raise StoreInvalid("there is something in it already")
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
