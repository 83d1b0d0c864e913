"""Leases: one process owns a room at a time, and only its writes succeed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from time import monotonic

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ninelives.server.config import Config, Lease
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.registry import RoomRegistry
from ninelives.server.store import MoveRow, Store, WriteFailed, leases
from ninelives.server.store.leases import LeaseLost, RoomElsewhere, lock_leases
from tests.server.stores import MOVE, ROOM, add_room, open_store

NEXT = MoveRow(1, 0, 0, 3, [], 9)
Two = tuple[Store, Store]


@pytest.fixture
async def two_stores(shared_database: str) -> AsyncIterator[Two]:
    """Two processes of one database; the first owns a room."""
    one, other = await Store.open(shared_database), await Store.open(shared_database)
    try:
        for store in (one, other) * 2:
            await store.leases.renew()
        await add_room(one, ROOM)
        await one.save_move(ROOM.id, MOVE)
        yield one, other
    finally:
        await one.close()
        await other.close()


async def fall_silent(store: Store) -> None:
    """Let this process's heartbeat expire."""
    async with store._engine.begin() as connection:
        silent = text("UPDATE processes SET until = 0 WHERE id = :id")
        await connection.execute(silent, {"id": store.process})


async def test_claim_fails_while_the_owner_is_alive(two_stores: Two) -> None:
    one, other = two_stores
    with pytest.raises(RoomElsewhere) as elsewhere:
        await other.leases.claim(ROOM.id)
    assert elsewhere.value.process == one.process
    assert await other.leases.orphaned(9) == []
    await one.leases.claim(ROOM.id)  # it has it already


async def test_writes_with_an_outdated_fencing_token_fail(two_stores: Two) -> None:
    """Another process owns the room by then; writes of other rooms in the same commit succeed."""
    second = replace(ROOM, id="second")

    one, other = two_stores
    await add_room(one, second)
    await fall_silent(one)
    assert ROOM.id in await other.leases.orphaned(9)
    await other.leases.claim(ROOM.id)
    written = [one.save_move(ROOM.id, NEXT), one.save_move(second.id, MOVE)]
    outcomes = await asyncio.gather(*written, return_exceptions=True)
    assert [isinstance(each, WriteFailed) for each in outcomes] == [True, False]
    with pytest.raises(WriteFailed):
        await one.save_room(replace(ROOM, status="abandoned"))
    assert await other.moves(ROOM.id) == [MOVE]
    assert await other.moves(second.id) == [MOVE]
    await other.save_move(ROOM.id, NEXT)
    assert await other.moves(ROOM.id) == [MOVE, NEXT]


async def test_renew_reports_the_rooms_that_were_lost(two_stores: Two) -> None:
    one, other = two_stores
    assert await one.leases.renew() == set()
    await fall_silent(one)
    assert await one.leases.renew() == set()  # no other process has claimed it
    await fall_silent(one)
    await other.leases.claim(ROOM.id)
    assert one.leases.has(ROOM.id)
    assert await one.leases.renew() == {ROOM.id}
    assert not one.leases.has(ROOM.id)
    with pytest.raises(RoomElsewhere):
        await one.leases.claim(ROOM.id)


async def test_a_process_paused_during_a_commit_does_not_block_a_claim(two_stores: Two) -> None:
    one, other = two_stores
    async with one._engine.connect() as paused:
        await lock_leases(paused, {ROOM.id: 1})  # the lease is locked
        await fall_silent(one)
        await other.leases.claim(ROOM.id)
        with pytest.raises(DBAPIError):
            await paused.commit()


async def test_leases_are_not_current_after_a_pause_until_renewed(
    two_stores: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two renewals are needed, since another process may be claiming rooms during the first."""
    one, _ = two_stores
    later = monotonic() + Lease().length_ms / 1000 - 0.5  # others wait a little longer
    sure = [one.leases.is_current]
    with monkeypatch.context() as patched:
        patched.setattr(leases, "monotonic", lambda: later)
        for _turn in range(3):
            sure.append(one.leases.is_current)
            await one.leases.renew()
    assert sure == [True, False, False, True]


async def test_a_process_is_alive_for_the_length_of_its_own_lease(shared_database: str) -> None:
    """The lengths of two processes of one database may differ."""
    left = text("SELECT until - extract(epoch FROM now()) * 1000 FROM processes WHERE id = :id")
    for length in (20_000, 60_000):
        async with open_store(shared_database, lease=Lease(length)) as store:
            await store.leases.renew()
            async with store._engine.connect() as connection:
                remaining = await connection.scalar(left, {"id": store.process})
            assert length - 15_000 < remaining <= length
            assert store.leases.heartbeat_ms == length // 5


async def test_end_releases_all_rooms(two_stores: Two) -> None:
    one, other = two_stores
    await one.leases.end()
    assert await other.leases.orphaned(9) == [ROOM.id]
    await other.leases.claim(ROOM.id)
    assert await other.leases.orphaned(9) == []


async def test_one_of_two_concurrent_claims_succeeds(two_stores: Two, shared_database: str) -> None:
    one, other = two_stores
    third = await Store.open(shared_database)
    await third.leases.renew()
    await one.leases.end()
    claims = (each.leases.claim(ROOM.id) for each in (other, third))
    outcomes = await asyncio.gather(*claims, return_exceptions=True)
    assert sorted(isinstance(each, RoomElsewhere) for each in outcomes) == [False, True]
    await third.close()


async def test_claim_ignores_an_unknown_room(two_stores: Two) -> None:
    one, _ = two_stores
    await one.leases.claim("nowhere")
    with pytest.raises(WriteFailed):
        await one.save_move("nowhere", MOVE)


async def test_processes_that_start_at_once_migrate_the_database_once(
    shared_database: str,
) -> None:
    """All of them get the same key for cookies."""

    async def begin() -> bytes:
        store = await Store.open(shared_database)
        key = await store.key("cookies", store.process.encode())
        await store.close()
        return key

    assert len(set(await asyncio.gather(*(begin() for _ in range(4))))) == 1


async def test_find_fails_if_the_lease_is_lost_while_loading(two_stores: Two) -> None:
    """What was read is outdated by then."""
    room = replace(ROOM, id="waiting", status="waiting", started=0)

    one, other = two_stores
    await add_room(one, room)
    registry, read, go_on = (
        RoomRegistry(one, Config(), Metrics()),
        asyncio.Event(),
        asyncio.Event(),
    )
    moves = one.moves

    async def slowly(which: str) -> list[MoveRow]:
        found = await moves(which)
        read.set()
        await go_on.wait()
        return found

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(one, "moves", slowly)
        loading = asyncio.create_task(registry.find(room.id))
        await read.wait()
    await fall_silent(one)
    await other.leases.claim(room.id)
    await other.save_room(replace(room, listed=False))
    for lost in await one.leases.renew():
        registry.drop(lost)
    go_on.set()
    with pytest.raises(LeaseLost):
        await loading
    with pytest.raises(RoomElsewhere):
        await registry.find(room.id)
    await registry.close()
