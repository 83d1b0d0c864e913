"""`back_up` and `restore`: from a running server to a file, and from there to a new database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from ninelives import bots
from ninelives.client import join, open_table
from ninelives.server.store import StoreInvalid, StoreUnavailable
from ninelives.server.store.backup import Copied, back_up, restore
from testkit.server import running
from tests.server.stores import MOVE, ROOM, in_file, open_store


async def fill(url: str) -> None:
    async with open_store(url) as store:
        await store.save_new_room(ROOM)
        await store.save_move(ROOM.id, MOVE)
        await store.key("cookies", b"secret")


def test_a_running_game_goes_on_from_a_backup(tmp_path: Path, any_database: str) -> None:
    """The backup is made during the game, from either kind of database; seat links stay valid."""
    bot = bots.load("random", "felix", seed=1)
    with running(tmp_path / "first", database=any_database) as server:
        link = open_table(server.url, "felix", seats=3, bots=["random", "random"])
        with join(link) as table:
            choices = table.choices()
            table.act(bot.choose(next(choices)))
            asyncio.run(back_up(any_database, tmp_path / "copy"))
            next(choices)
    copied = asyncio.run(restore(tmp_path / "copy", in_file(tmp_path / "second" / "ninelives.db")))
    assert copied.rooms == 1
    seat = link.partition("/t/")[2]
    with running(tmp_path / "second") as server, join(f"{server.url}t/{seat}") as table:
        for view in table.choices():
            table.act(bot.choose(view))
        assert table.outcome is not None


async def test_back_up_and_restore_from_sqlite_to_postgresql_and_back(
    tmp_path: Path, shared_database: str
) -> None:
    first, third = in_file(tmp_path / "first.db"), in_file(tmp_path / "third.db")
    await fill(first)
    for source, copy, target in (
        (first, tmp_path / "one", shared_database),
        (shared_database, tmp_path / "two", third),
    ):
        assert await back_up(source, copy) == Copied(rooms=1, moves=1)
        assert await restore(copy, target) == Copied(rooms=1, moves=1)
    async with open_store(third) as store:
        assert await store.room(ROOM.id) == ROOM
        assert await store.moves(ROOM.id) == [MOVE]
        assert await store.key("cookies", b"another") == b"secret"


async def test_a_backup_is_private_and_leaves_no_other_file(
    tmp_path: Path,
) -> None:
    await fill(in_file(tmp_path / "test.db"))
    (tmp_path / "copies").mkdir()
    await back_up(in_file(tmp_path / "test.db"), tmp_path / "copies" / "copy")
    assert stat.S_IMODE((tmp_path / "copies" / "copy").stat().st_mode) == 0o600
    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["copy"]


async def test_back_up_and_restore_overwrite_nothing(tmp_path: Path) -> None:
    database, copy = in_file(tmp_path / "test.db"), tmp_path / "copy"
    await fill(database)
    await back_up(database, copy)
    with pytest.raises(StoreInvalid, match="not empty"):
        await restore(copy, database)
    before = copy.read_bytes()
    with pytest.raises(OSError, match="exists"):
        await back_up(database, copy)
    assert copy.read_bytes() == before


async def test_restore_refuses_a_file_that_a_server_uses(tmp_path: Path) -> None:
    await fill(in_file(tmp_path / "test.db"))
    await back_up(in_file(tmp_path / "test.db"), tmp_path / "copy")
    with running(tmp_path / "busy"), pytest.raises(StoreInvalid, match="another server"):
        await restore(tmp_path / "copy", in_file(tmp_path / "busy" / "ninelives.db"))


async def test_restore_and_back_up_refuse_other_files_and_leave_nothing(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("a text" * 1000)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE things (name)")
    for file, error in (
        ("text", StoreUnavailable),
        ("other", StoreInvalid),
        ("none", StoreInvalid),
    ):
        with pytest.raises(error):
            await restore(tmp_path / file, in_file(tmp_path / "new" / "ninelives.db"))
    with pytest.raises(StoreInvalid, match="does not exist"):
        await back_up(in_file(tmp_path / "nowhere.db"), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "nowhere.db").exists()


def _old(file: Path) -> Path:
    script = Path(__file__).parent / "earlier" / "0001.sql"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(script.read_text())
    return file


async def test_back_up_refuses_an_older_schema(tmp_path: Path) -> None:
    """A server of the older version may be using it."""
    with pytest.raises(StoreInvalid, match="version 0001"):
        await back_up(in_file(_old(tmp_path / "old.db")), tmp_path / "copy")
    assert not (tmp_path / "copy").exists()


async def test_restore_migrates_a_backup_of_an_older_version(tmp_path: Path) -> None:
    old = _old(tmp_path / "old.db")
    before = old.read_bytes()
    assert (await restore(old, in_file(tmp_path / "new.db"))).rooms == 2
    assert old.read_bytes() == before


async def test_restore_refuses_a_backup_of_a_newer_version(tmp_path: Path) -> None:
    with closing(sqlite3.connect(_old(tmp_path / "new.db"))) as new:
        new.execute("UPDATE alembic_version SET version_num = '9999'")
        new.commit()
    with pytest.raises(StoreInvalid, match="9999"):
        await restore(tmp_path / "new.db", in_file(tmp_path / "mine.db"))
