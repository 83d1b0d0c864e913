"""A full disk, a locked file, a damaged one: one clear error, and nothing acknowledged is lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest

from ninelives import bots
from ninelives.client import Table, join, open_table
from ninelives.engine.contract import View
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.server.store import MoveRow, Store, StoreInvalid, WriteFailed
from ninelives.server.store.committers import SqliteCommitter
from testkit.server import running
from tests.server.stores import MOVE, ROOM, in_file, open_store


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Every commit fails with the error that SQLite raises on a full disk."""
    commit, tried = SqliteCommitter._commit, list[str]()

    def without_space(self: SqliteCommitter, connection: sqlite3.Connection, rows: object) -> None:
        (used,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {used}")
        tried.append("commit")
        connection.execute("INSERT INTO keys VALUES ('big', zeroblob(1000000))")
        commit(self, connection, rows)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(SqliteCommitter, "_commit", without_space)
        yield tried


def test_a_game_stops_while_the_disk_is_full_and_then_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bot = bots.load("random", "felix", seed=1)
    made: list[int] = []

    def choose(table: Table, view: View) -> None:
        made.append(bot.choose(view))
        table.offer(made[-1])

    with running(tmp_path) as server:
        link = open_table(server.url, "felix", seats=3, bots=["random", "random"])
        with join(link) as table:
            choices = table.choices()
            view = next(choices)
            with full_disk(monkeypatch) as tried:
                choose(table, view)
                while len(tried) < 3:  # it is offered again, and not acknowledged
                    table.receive(timeout=20)
                    assert table.is_offering
            for later in choices:
                choose(table, later)
            room = link.partition("/t/")[2].partition("#")[0]
            seat = table.seat
        record = read_record(httpx.get(f"{server.url}api/rooms/{room}/record").text)
    verify_record(record)
    assert [step.action for step in record.steps if step.seat == seat] == made
    assert "database or disk is full" in caplog.text
    assert "Traceback" not in caplog.text


async def test_a_write_fails_while_a_tool_locks_the_file(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    async with open_store(in_file(file)) as store:
        await store.save_new_room(ROOM)
        with closing(sqlite3.connect(file, isolation_level=None)) as tool:
            tool.execute("BEGIN IMMEDIATE")
            with pytest.raises(WriteFailed):
                await store.save_move(ROOM.id, MOVE)
        store.unblock(ROOM.id)
        await store.save_move(ROOM.id, MOVE)
        assert await store.moves(ROOM.id) == [MOVE]


async def test_a_damaged_file_is_refused_and_left_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    async with open_store(in_file(file)) as store:
        await store.save_new_room(ROOM)
        for number in range(500):
            await store.save_move(ROOM.id, MoveRow(number, 0, number, 0, [1] * 50, 0))
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(content)
    with pytest.raises(StoreInvalid, match="damaged"):
        await Store.open(in_file(file))
    assert file.read_bytes() == content
