"""What is kept comes back as it was, whole or not at all, also after the end of a server."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import IntegrityError

from ninelives.engine.contract import CHANCE
from ninelives.server.store import (
    ChatMessage,
    GuestRow,
    MoveRow,
    PlaceRow,
    RoomRow,
    Store,
    StoreInvalid,
    WriteFailed,
)
from ninelives.server.store.dialects import lengthen_log
from ninelives.server.store.tables import LINES, METADATA
from ninelives.wire.replies import Timing

T = TypeVar("T")
ROOM = RoomRow(
    id="abcdefghijkl",
    game="felix",
    rules=1,
    seats=3,
    options={"edition": "german"},
    timing=Timing(600, 5, 0),
    listed=True,
    lesson=False,
    host=1,
    host_guest="ann",
    status="playing",
    seed=b"\x00secret\xff",
    created=1_700_000_000_000,
    changed=1_800_000_000_123,
    started=1_700_000_000_500,
    next_room="mnopqrstuvwx",
    points=[11, -3, 0],
    ranks=[1, 3, 2],
    places=[
        PlaceRow("person", "ann", "Ann 安", token_hash=b"\x01" * 32, ready=True, abandons=True),
        PlaceRow("bot", name="Luna", bot="greedy", ready=True),
        PlaceRow("person", "bob", "Bob", "random", stands_in=True),
    ],
)
MOVE = MoveRow(0, CHANCE, 0, 0, [3, 1, 2], 5)


def with_store(where: Path | str, work: Callable[[Store], Awaitable[T]], **more: Any) -> T:
    """Open the database in this folder, or at this URL, do something with it, close it."""
    url = where if isinstance(where, str) else f"sqlite:///{where / 'test.db'}"

    async def do() -> T:
        store = await Store.open(url, **more)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(do())


async def opened(store: Store, room: RoomRow = ROOM) -> None:
    """A new room, which this process has."""
    await store.save_new_room(room)
    await store.leases.claim(room.id)


# -- what is kept ---------------------------------------------------------------------------------


def test_everything_comes_back_as_it_was_kept(any_database: str) -> None:
    guest, line = GuestRow("ann", "Ann", 7), ChatMessage(0, 1, "Bob", "hi\n<b>", "", 8)
    moves = [MOVE, MoveRow(1, 2, 0, 17, [], 6), MoveRow(2, 2, 1, 4, [40, 0], 1_800_000_000_000)]

    async def keep(store: Store) -> None:
        await asyncio.gather(store.save_guest(guest), opened(store))
        await asyncio.gather(*(store.save_move(ROOM.id, move) for move in moves))
        await store.save_message(ROOM.id, line)

    async def ask(store: Store) -> None:
        assert await store.guest("ann") == guest
        assert await store.room(ROOM.id) == ROOM
        assert await store.moves(ROOM.id) == moves
        assert await store.messages(ROOM.id, 10) == [line]

    with_store(any_database, keep)
    with_store(any_database, ask)


def test_nobody_and_nothing_is_found_where_nothing_was_kept(any_database: str) -> None:
    async def ask(store: Store) -> None:
        assert await store.guest("ann") is None
        assert await store.room(ROOM.id) is None
        assert await store.moves(ROOM.id) == []
        assert await store.messages(ROOM.id, 10) == []
        assert await store.leases.orphaned(9) == []
        assert await store.last_moves([ROOM.id]) == {}

    with_store(any_database, ask)


def test_a_room_kept_again_is_what_it_is_now(any_database: str) -> None:
    """Also when both are committed together; its journal is not touched."""
    later = replace(ROOM, status="finished", places=[ROOM.places[2], PlaceRow(), ROOM.places[0]])

    async def keep(store: Store) -> None:
        await opened(store)
        await store.save_move(ROOM.id, MOVE)
        await asyncio.gather(store.save_room(replace(ROOM, listed=False)), store.save_room(later))
        assert await store.room(ROOM.id) == later
        assert await store.moves(ROOM.id) == [MOVE]

    with_store(any_database, keep)


def test_the_last_lines_of_a_chat_come_in_their_order(any_database: str) -> None:
    lines = [ChatMessage(number, 0, "Ann", str(number), "", number) for number in range(12)]

    async def keep(store: Store) -> None:
        await opened(store)
        await asyncio.gather(*(store.save_message(ROOM.id, line) for line in lines))
        assert await store.messages(ROOM.id, 5) == lines[-5:]

    with_store(any_database, keep)


@settings(max_examples=10)
@given(st.lists(st.sampled_from(["waiting", "playing", "finished", "abandoned"]), max_size=8))
def test_lists_have_the_rooms_they_are_about(
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

    async def ask(store: Store) -> None:
        await asyncio.gather(*map(store.save_room, rows))
        assert await store.listed(99) == [row for row in unfinished[::-1] if row.listed]
        assert await store.of_guest("bob", 99) == bobs[::-1]
        assert await store.of_guest("bob", 1) == bobs[::-1][:1]
        assert await store.of_guest("dora", 99) == []
        session = [row.id for row in rows if row.status == "playing"]
        assert sorted(await store.leases.orphaned(99)) == session
        assert await store.count_unfinished() == len(unfinished)
        assert await store.count_unfinished("bob") == len(
            [row for row in bobs if row in unfinished]
        )
        assert await store.count_by_status() == {
            each: statuses.count(each) for each in set(statuses)
        }

    with_store(tmp_path_factory.mktemp("store"), ask)


def test_a_key_is_made_once(any_database: str) -> None:
    assert with_store(any_database, lambda store: store.key("cookies", b"first")) == b"first"
    assert with_store(any_database, lambda store: store.key("cookies", b"second")) == b"first"
    assert with_store(any_database, lambda store: store.key("other", b"third")) == b"third"


# -- how it is written ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(replace(MOVE, seat=1, choice=5), id="the same number"),
        pytest.param(MoveRow(9, 1, 2**70, 0, [], 0), id="a number beyond all measure"),
    ],
)
def test_a_wrong_move_fails_alone(tmp_path: Path, wrong: MoveRow) -> None:
    """Other rooms, whose moves happen to be committed together with it, do not notice."""
    right = [MoveRow(number, 2, number, 0, [], 0) for number in range(1, 5)]
    other = replace(ROOM, id="other")

    async def keep(store: Store) -> None:
        await asyncio.gather(store.save_room(ROOM), store.save_room(other))
        await store.save_move(ROOM.id, MOVE)
        waiting = [
            *(store.save_move(other.id, move) for move in right[:2]),
            store.save_move(ROOM.id, wrong),
            *(store.save_move(other.id, move) for move in right[2:]),
        ]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, WriteFailed) for each in outcomes] == [
            False,
            False,
            True,
            False,
            False,
        ]
        assert await store.moves(ROOM.id) == [MOVE]
        assert await store.moves(other.id) == right

    with_store(tmp_path, keep)


def test_what_builds_on_something_that_was_not_kept_is_not_kept_either(any_database: str) -> None:
    """A journal has no gaps, whether the rest was asked for together with it or later."""

    async def keep(store: Store) -> None:
        await opened(store)
        moves = [MoveRow(number, 2, number, 0, [], 0) for number in range(5)]
        wrong = replace(moves[1], choice=2**70)
        waiting = [store.save_move(ROOM.id, move) for move in (moves[0], wrong, moves[2])]
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [isinstance(each, WriteFailed) for each in outcomes] == [False, True, True]
        with pytest.raises(WriteFailed):
            await store.save_move(ROOM.id, moves[3])
        assert await store.moves(ROOM.id) == moves[:1]
        store.unblock(ROOM.id)
        await store.save_move(ROOM.id, moves[1])
        assert await store.moves(ROOM.id) == moves[:2]

    with_store(any_database, keep)


def test_a_move_of_no_room_is_not_kept_and_the_writer_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def keep(store: Store) -> None:
        with pytest.raises(WriteFailed):
            await store.save_move("nowhere", MOVE)
        await store.save_new_room(ROOM)
        assert await store.room(ROOM.id) == ROOM

    with_store(tmp_path, keep)
    assert "not kept: " in caplog.text
    assert "nowhere" not in caplog.text


def test_a_room_is_kept_with_all_its_places_or_not_at_all(any_database: str) -> None:
    async def keep(store: Store) -> None:
        nameless: Any = PlaceRow("person", name=None)  # type: ignore[arg-type]
        with pytest.raises(WriteFailed):
            await store.save_room(replace(ROOM, places=[*ROOM.places, nameless]))
        assert await store.room(ROOM.id) is None

    with_store(any_database, keep)


def test_what_waits_is_committed_together(any_database: str) -> None:
    commits: list[int] = []

    async def keep(store: Store) -> None:
        await opened(store)
        moves = [MoveRow(number, 1, number, 0, [], 0) for number in range(100)]
        await asyncio.gather(*(store.save_move(ROOM.id, move) for move in moves))

    with_store(any_database, keep, committed=lambda changes, _seconds: commits.append(changes))
    assert commits == [1, 100]


def test_what_was_said_to_be_kept_is_seen_by_others_at_once(tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.save_new_room(ROOM)
        with closing(sqlite3.connect(tmp_path / "test.db")) as other:
            assert other.execute("SELECT id FROM rooms").fetchall() == [(ROOM.id,)]

    with_store(tmp_path, keep)


def test_a_file_is_one_server_s_alone(tmp_path: Path) -> None:
    """As long as that lives, and however it ended the next one may have it."""

    async def twice(_: Store) -> None:
        with pytest.raises(StoreInvalid, match=r"another server uses test\.db"):
            await Store.open(f"sqlite:///{tmp_path / 'test.db'}")

    with_store(tmp_path, twice)
    with_store(tmp_path, twice)


def test_closing_commits_what_waits_and_then_takes_nothing_more(any_database: str) -> None:
    async def do() -> None:
        store = await Store.open(any_database)
        waiting = store.save_new_room(ROOM)
        await store.close()
        assert waiting.done()
        await waiting
        with pytest.raises(WriteFailed):
            await store.save_new_room(ROOM)

    asyncio.run(do())
    assert with_store(any_database, lambda store: store.room(ROOM.id)) == ROOM


def test_a_caller_who_went_away_harms_nobody(tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        gone, there = store.save_room(ROOM), store.save_guest(GuestRow("ann", "Ann", 1))
        gone.cancel()
        await there
        assert await store.room(ROOM.id) == ROOM

    with_store(tmp_path, keep)


# -- the database ---------------------------------------------------------------------------------


def test_the_migrated_tables_are_those_of_the_code(any_database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare(store: Store) -> None:
        async with store._engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(any_database, compare)


def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    async def ask(store: Store) -> None:
        async with store._engine.connect() as connection:
            for setting, value in (
                ("journal_mode", "wal"),
                ("synchronous", 2),
                ("foreign_keys", 1),
            ):
                assert await connection.scalar(text(f"PRAGMA {setting}")) == value

    with_store(tmp_path, ask)


def test_the_log_of_sqlite_has_its_length_from_the_beginning(tmp_path: Path) -> None:
    """To write over what is there is quicker than to add to it."""
    database, log = tmp_path / "test.db", tmp_path / "test.db-wal"

    async def work(store: Store) -> None:
        await store.save_new_room(ROOM)
        length, before = log.stat().st_size, database.stat().st_size
        assert length > 2000 * 4096
        for number in range(1, 100):
            await store.save_move(ROOM.id, replace(MOVE, number=number))
        assert log.stat().st_size == length
        assert database.stat().st_size == before

    with_store(tmp_path, work)
    with closing(sqlite3.connect(database)) as kept:
        assert ("lengthening",) not in kept.execute("SELECT name FROM sqlite_schema").fetchall()


def test_a_log_for_which_there_is_no_room_is_short(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "test.db")) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA max_page_count = 100")  # as on a disk that is nearly full
        lengthen_log(connection, None)
        assert (tmp_path / "test.db-wal").stat().st_size == 0
        connection.execute("CREATE TABLE cats (name)")


def test_a_log_that_somebody_writes_to_grows_as_usual(tmp_path: Path) -> None:
    file = tmp_path / "test.db"
    with closing(sqlite3.connect(file)) as one, closing(sqlite3.connect(file, timeout=0)) as other:
        one.execute("PRAGMA journal_mode = WAL")
        one.execute("CREATE TABLE cats (name)")
        one.execute("BEGIN IMMEDIATE")
        lengthen_log(other, None)
        one.rollback()
        with other:
            other.execute("INSERT INTO cats VALUES ('Felix')")
        assert one.execute("SELECT name FROM cats").fetchall() == [("Felix",)]


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.health())
    assert stat.S_IMODE((tmp_path / "test.db").stat().st_mode) == 0o600


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////dev/null/x.db", "mysql://localhost/x"])
def test_a_database_that_cannot_be_opened_says_so_in_one_line(url: str) -> None:
    with pytest.raises(StoreInvalid) as caught:
        asyncio.run(Store.open(url))
    assert "\n" not in str(caught.value)


def test_errors_of_the_database_tell_nothing_of_what_was_kept(tmp_path: Path) -> None:
    async def keep(store: Store) -> None:
        await store.save_new_room(ROOM)
        with pytest.raises(WriteFailed) as caught:
            await store.save_move("secret-room", MOVE)
        assert str(caught.value) == "IntegrityError"
        async with store._engine.begin() as connection:
            with pytest.raises(IntegrityError) as deeper:
                await connection.execute(insert(LINES), {"room": "secret-room", "number": 0})
        assert "secret-room" not in str(deeper.value)

    with_store(tmp_path, keep)
