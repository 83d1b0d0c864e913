"""All that is kept goes into a file while the server goes on, and from there to a new database."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from ninelives import bots
from ninelives.client import join, open_table
from ninelives.server.store import Store, StoreInvalid, StoreUnavailable
from ninelives.server.store.backup import Copied, back_up, restore
from testkit.server import running
from tests.server.test_store import MOVE, ROOM, with_store


def kept_at(url: str) -> None:
    async def keep(store: Store) -> None:
        await store.save_new_room(ROOM)
        await store.save_move(ROOM.id, MOVE)
        await store.key("cookies", b"secret")

    with_store(url, keep)


def in_file(file: Path) -> str:
    return f"sqlite:///{file}"


def test_a_running_game_goes_on_from_a_copy(tmp_path: Path, any_database: str) -> None:
    """The copy is made while it is played, from either kind of database; links are good there."""
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


def test_from_a_file_to_postgresql_and_back(tmp_path: Path, shared_database: str) -> None:
    first, third = in_file(tmp_path / "first.db"), in_file(tmp_path / "third.db")
    kept_at(first)
    for source, copy, target in (
        (first, tmp_path / "one", shared_database),
        (shared_database, tmp_path / "two", third),
    ):
        assert asyncio.run(back_up(source, copy)) == Copied(rooms=1, moves=1)
        assert asyncio.run(restore(copy, target)) == Copied(rooms=1, moves=1)

    async def ask(store: Store) -> None:
        assert await store.room(ROOM.id) == ROOM
        assert await store.moves(ROOM.id) == [MOVE]
        assert await store.key("cookies", b"another") == b"secret"

    with_store(third, ask)


def test_nobody_else_may_read_a_copy_and_nothing_else_is_left(tmp_path: Path) -> None:
    kept_at(in_file(tmp_path / "test.db"))
    (tmp_path / "copies").mkdir()
    asyncio.run(back_up(in_file(tmp_path / "test.db"), tmp_path / "copies" / "copy"))
    assert stat.S_IMODE((tmp_path / "copies" / "copy").stat().st_mode) == 0o600
    assert [file.name for file in (tmp_path / "copies").iterdir()] == ["copy"]


def test_nothing_is_written_over(tmp_path: Path) -> None:
    """Neither a file by a copy, nor a database in which there is something."""
    database, copy = in_file(tmp_path / "test.db"), tmp_path / "copy"
    kept_at(database)
    asyncio.run(back_up(database, copy))
    with pytest.raises(StoreInvalid, match="something in it already"):
        asyncio.run(restore(copy, database))
    before = copy.read_bytes()
    with pytest.raises(OSError, match="exists"):
        asyncio.run(back_up(database, copy))
    assert copy.read_bytes() == before


def test_a_file_that_a_server_uses_is_not_restored_into(tmp_path: Path) -> None:
    kept_at(in_file(tmp_path / "test.db"))
    asyncio.run(back_up(in_file(tmp_path / "test.db"), tmp_path / "copy"))
    with running(tmp_path / "busy"), pytest.raises(StoreInvalid, match="another server"):
        asyncio.run(restore(tmp_path / "copy", in_file(tmp_path / "busy" / "ninelives.db")))


def test_what_is_no_copy_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("a text" * 1000)
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE things (name)")
    for file, error in (
        ("text", StoreUnavailable),
        ("other", StoreInvalid),
        ("none", StoreInvalid),
    ):
        with pytest.raises(error):
            asyncio.run(restore(tmp_path / file, in_file(tmp_path / "new" / "ninelives.db")))
    with pytest.raises(StoreInvalid, match="there is no"):
        asyncio.run(back_up(in_file(tmp_path / "nowhere.db"), tmp_path / "copy"))
    assert not (tmp_path / "copy").exists()
    assert not (tmp_path / "nowhere.db").exists()


def _old(file: Path) -> Path:
    script = Path(__file__).parent / "kept" / "0001.sql"
    with closing(sqlite3.connect(file)) as old:
        old.executescript(script.read_text())
    return file


def test_a_database_of_another_version_is_not_copied_by_this_one(tmp_path: Path) -> None:
    """Its own server may be running, and brings it up to date when it is of this version."""
    with pytest.raises(StoreInvalid, match="version 0001"):
        asyncio.run(back_up(in_file(_old(tmp_path / "old.db")), tmp_path / "copy"))
    assert not (tmp_path / "copy").exists()


def test_a_copy_that_an_older_version_made_can_be_restored(tmp_path: Path) -> None:
    old = _old(tmp_path / "old.db")
    before = old.read_bytes()
    assert asyncio.run(restore(old, in_file(tmp_path / "new.db"))).rooms == 2
    assert old.read_bytes() == before


def test_a_copy_of_a_version_to_come_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(_old(tmp_path / "new.db"))) as new:
        new.execute("UPDATE alembic_version SET version_num = '9999'")
        new.commit()
    with pytest.raises(StoreInvalid, match="9999"):
        asyncio.run(restore(tmp_path / "new.db", in_file(tmp_path / "mine.db")))
