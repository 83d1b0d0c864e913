"""The store: rows come back as they were saved, whole or not at all, also after a restart."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from ninelives.server.store import (
    ChatMessage,
    GuestRow,
    MoveRow,
    PlaceRow,
    Store,
    StoreInvalid,
    WriteFailed,
)
from ninelives.server.store.tables import LINES, METADATA
from tests.server.stores import MOVE, ROOM, add_room, in_file, open_store


@pytest.fixture
async def store(any_database: str) -> AsyncIterator[Store]:
    """An empty database of each kind."""
    async with open_store(any_database) as store:
        yield store


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "test.db"


@pytest.fixture
async def sqlite_store(file: Path) -> AsyncIterator[Store]:
    async with open_store(in_file(file)) as store:
        yield store


# -- saving and querying --------------------------------------------------------------------------


async def test_saved_rows_come_back_after_a_restart(any_database: str) -> None:
    guest, message = GuestRow("ann", "Ann", 7), ChatMessage(0, 1, "Bob", "hi\n<b>", "", 8)
    moves = [MOVE, MoveRow(1, 2, 0, 17, [], 6), MoveRow(2, 2, 1, 4, [40, 0], 1_800_000_000_000)]
    async with open_store(any_database) as store:
        await asyncio.gather(store.save_guest(guest), add_room(store))
        await asyncio.gather(*(store.save_move(ROOM.id, move) for move in moves))
        await store.save_message(ROOM.id, message)
    async with open_store(any_database) as store:
        assert await store.guest("ann") == guest
        assert await store.room(ROOM.id) == ROOM
        assert await store.moves(ROOM.id) == moves
        assert await store.messages(ROOM.id, 10) == [message]


async def test_an_empty_store_finds_nothing(store: Store) -> None:
    assert await store.guest("ann") is None
    assert await store.room(ROOM.id) is None
    assert await store.moves(ROOM.id) == []
    assert await store.messages(ROOM.id, 10) == []
    assert await store.leases.orphaned(9) == []
    assert await store.last_moves([ROOM.id]) == {}


async def test_save_room_replaces_the_room_and_keeps_its_moves(store: Store) -> None:
    """Also when both versions are committed together."""
    later = replace(ROOM, status="finished", places=[ROOM.places[2], PlaceRow(), ROOM.places[0]])
    await add_room(store)
    await store.save_move(ROOM.id, MOVE)
    await asyncio.gather(store.save_room(replace(ROOM, listed=False)), store.save_room(later))
    assert await store.room(ROOM.id) == later
    assert await store.moves(ROOM.id) == [MOVE]


async def test_messages_returns_the_last_ones_in_order(store: Store) -> None:
    messages = [ChatMessage(number, 0, "Ann", str(number), "", number) for number in range(12)]
    await add_room(store)
    await asyncio.gather(*(store.save_message(ROOM.id, message) for message in messages))
    assert await store.messages(ROOM.id, 5) == messages[-5:]


@settings(max_examples=10)
@given(st.lists(st.sampled_from(["waiting", "playing", "finished", "abandoned"]), max_size=8))
async def test_lists_and_counts_of_rooms(
    tmp_path_factory: pytest.TempPathFactory, statuses: list[Any]
) -> None:
    """Every second room is listed, every third is Bob's; the latest come first."""
    rows = [
        replace(
            ROOM,
            id=f"{number:012}",
            status=status,
            listed=number % 2 == 0,
            host_guest="bob" if number % 3 == 0 else "ann",
            changed=1000 + number,
            places=[PlaceRow("person", "bob" if number % 3 == 0 else "cleo")],
        )
        for number, status in enumerate(statuses)
    ]
    unfinished = [row for row in rows if row.status in ("waiting", "playing")]
    bobs = [row for row in rows if row.host_guest == "bob"]
    playing = [row.id for row in rows if row.status == "playing"]
    async with open_store(in_file(tmp_path_factory.mktemp("store") / "test.db")) as store:
        await asyncio.gather(*map(store.save_room, rows))
        assert await store.listed(99) == [row for row in unfinished[::-1] if row.listed]
        assert await store.of_guest("bob", 99) == bobs[::-1]
        assert await store.of_guest("bob", 1) == bobs[::-1][:1]
        assert await store.of_guest("dora", 99) == []
        assert sorted(await store.leases.orphaned(99)) == playing
        assert await store.count_unfinished() == len(unfinished)
        assert await store.count_unfinished("bob") == sum(row in unfinished for row in bobs)
        counts = {each: statuses.count(each) for each in set(statuses)}
        assert await store.count_by_status() == counts


async def test_a_key_is_created_once(any_database: str) -> None:
    async with open_store(any_database) as store:
        assert await store.key("cookies", b"first") == b"first"
    async with open_store(any_database) as store:
        assert await store.key("cookies", b"second") == b"first"
        assert await store.key("other", b"third") == b"third"


# -- commits --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(replace(MOVE, seat=1, choice=5), id="same number"),
        pytest.param(MoveRow(9, 1, 2**70, 0, [], 0), id="integer overflow"),
    ],
)
async def test_an_invalid_move_fails_alone(sqlite_store: Store, wrong: MoveRow) -> None:
    """Moves of other rooms in the same batch are committed."""
    store, other = sqlite_store, replace(ROOM, id="other")
    right = [MoveRow(number, 2, number, 0, [], 0) for number in range(1, 5)]
    await asyncio.gather(store.save_room(ROOM), store.save_room(other))
    await store.save_move(ROOM.id, MOVE)
    writes = [
        *(store.save_move(other.id, move) for move in right[:2]),
        store.save_move(ROOM.id, wrong),
        *(store.save_move(other.id, move) for move in right[2:]),
    ]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [number for number, each in enumerate(outcomes) if isinstance(each, WriteFailed)] == [2]
    assert await store.moves(ROOM.id) == [MOVE]
    assert await store.moves(other.id) == right


async def test_writes_after_a_failed_one_fail_until_the_room_is_unblocked(store: Store) -> None:
    """The moves of a room have no gaps, whether later ones were in the same batch or not."""
    await add_room(store)
    moves = [MoveRow(number, 2, number, 0, [], 0) for number in range(5)]
    wrong = replace(moves[1], choice=2**70)
    writes = [store.save_move(ROOM.id, move) for move in (moves[0], wrong, moves[2])]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [isinstance(each, WriteFailed) for each in outcomes] == [False, True, True]
    with pytest.raises(WriteFailed):
        await store.save_move(ROOM.id, moves[3])
    assert await store.moves(ROOM.id) == moves[:1]
    store.unblock(ROOM.id)
    await store.save_move(ROOM.id, moves[1])
    assert await store.moves(ROOM.id) == moves[:2]


async def test_a_failed_write_is_logged_without_its_room_and_the_writer_goes_on(
    sqlite_store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(WriteFailed):
        await sqlite_store.save_move("nowhere", MOVE)
    await sqlite_store.save_new_room(ROOM)
    assert await sqlite_store.room(ROOM.id) == ROOM
    assert "commit of 1 writes failed, rolled back: " in caplog.text
    assert "nowhere" not in caplog.text


async def test_a_room_is_saved_with_all_its_places_or_not_at_all(store: Store) -> None:
    nameless: Any = PlaceRow("person", name=None)  # type: ignore[arg-type]
    with pytest.raises(WriteFailed):
        await store.save_room(replace(ROOM, places=[*ROOM.places, nameless]))
    assert await store.room(ROOM.id) is None


async def test_waiting_writes_are_committed_together(any_database: str) -> None:
    commits: list[int] = []
    moves = [MoveRow(number, 1, number, 0, [], 0) for number in range(100)]
    async with open_store(any_database, on_commit=lambda n, _: commits.append(n)) as store:
        await add_room(store)
        await asyncio.gather(*(store.save_move(ROOM.id, move) for move in moves))
    assert commits == [1, 100]


async def test_a_committed_row_is_visible_to_other_connections(
    sqlite_store: Store, file: Path
) -> None:
    await sqlite_store.save_new_room(ROOM)
    with closing(sqlite3.connect(file)) as other:
        assert other.execute("SELECT id FROM rooms").fetchall() == [(ROOM.id,)]


async def test_close_commits_what_waits_and_refuses_more(any_database: str) -> None:
    store = await Store.open(any_database)
    write = store.save_new_room(ROOM)
    await store.close()
    assert write.done()
    await write
    with pytest.raises(WriteFailed):
        await store.save_new_room(ROOM)
    async with open_store(any_database) as store:
        assert await store.room(ROOM.id) == ROOM


async def test_a_cancelled_write_is_committed_and_harms_no_other(sqlite_store: Store) -> None:
    cancelled = sqlite_store.save_room(ROOM)
    other = sqlite_store.save_guest(GuestRow("ann", "Ann", 1))
    cancelled.cancel()
    await other
    assert await sqlite_store.room(ROOM.id) == ROOM


# -- the database ---------------------------------------------------------------------------------


async def test_migrations_create_the_tables_of_the_code(store: Store) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_sqlite_settings_are_durable(sqlite_store: Store) -> None:
    async with sqlite_store._engine.connect() as connection:
        for setting, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await connection.scalar(text(f"PRAGMA {setting}")) == value


@pytest.mark.usefixtures("sqlite_store")
async def test_a_sqlite_file_is_readable_by_its_owner_only(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_a_sqlite_file_belongs_to_one_server(file: Path) -> None:
    """As long as that one runs; afterwards the next one may open it."""
    for _ in range(2):
        async with open_store(in_file(file)):
            with pytest.raises(StoreInvalid, match=r"another server uses test\.db"):
                await Store.open(in_file(file))


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////dev/null/x.db", "mysql://localhost/x"])
async def test_a_url_that_cannot_be_opened_is_refused_in_one_line(url: str) -> None:
    with pytest.raises(StoreInvalid) as caught:
        await Store.open(url)
    assert "\n" not in str(caught.value)


async def test_database_errors_contain_no_saved_values(sqlite_store: Store) -> None:
    await sqlite_store.save_new_room(ROOM)
    with pytest.raises(WriteFailed) as caught:
        await sqlite_store.save_move("secret-room", MOVE)
    assert str(caught.value) == "IntegrityError"
    async with sqlite_store._engine.begin() as connection:
        with pytest.raises(IntegrityError) as deeper:
            await connection.execute(insert(LINES), {"room": "secret-room", "number": 0})
    assert "secret-room" not in str(deeper.value)
