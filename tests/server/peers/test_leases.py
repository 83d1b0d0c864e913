"""A room is one process's at a time, and only that one may write of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
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


def with_two(url: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two processes of one database, and a room of the first."""

    async def do() -> None:
        one, other = await Store.open(url), await Store.open(url)
        try:
            for store in (one, other) * 2:
                await store.leases.renew()
            await add_room(one, ROOM)
            await one.save_move(ROOM.id, MOVE)
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(do())


async def fall_silent(store: Store) -> None:
    """The time until which this process is believed to live is over."""
    async with store._engine.begin() as connection:
        silent = text("UPDATE processes SET until = 0 WHERE id = :id")
        await connection.execute(silent, {"id": store.process})


def test_nobody_takes_a_room_from_a_process_that_lives(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        with pytest.raises(RoomElsewhere) as elsewhere:
            await other.leases.claim(ROOM.id)
        assert elsewhere.value.process == one.process
        assert await other.leases.orphaned(9) == []
        await one.leases.claim(ROOM.id)  # it has it already

    with_two(shared_database, work)


def test_a_process_that_was_paused_cannot_write_any_more(shared_database: str) -> None:
    """Its room went to another one; what it says of it is not kept, and harms no other room."""
    second = replace(ROOM, id="second")

    async def work(one: Store, other: Store) -> None:
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

    with_two(shared_database, work)


def test_who_wakes_learns_what_it_has_lost(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.leases.renew() == set()
        await fall_silent(one)
        assert await one.leases.renew() == set()  # nobody was quick enough
        await fall_silent(one)
        await other.leases.claim(ROOM.id)
        assert one.leases.has(ROOM.id)
        assert await one.leases.renew() == {ROOM.id}
        assert not one.leases.has(ROOM.id)
        with pytest.raises(RoomElsewhere):
            await one.leases.claim(ROOM.id)

    with_two(shared_database, work)


def test_who_is_paused_in_the_midst_of_a_commit_holds_nobody_up(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        async with one._engine.connect() as paused:
            await lock_leases(paused, {ROOM.id: 1})  # the lease is locked
            await fall_silent(one)
            await other.leases.claim(ROOM.id)
            with pytest.raises(DBAPIError):
                await paused.commit()

    with_two(shared_database, work)


def test_who_was_paused_is_not_sure_until_the_database_has_told(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before it has noticed anything: nobody is told what may be old by now. Twice, since
    others may just be about to take its rooms when it tells for the first time."""

    async def work(one: Store, _: Store) -> None:
        later = monotonic() + Lease().length_ms / 1000 - 0.5  # others wait a little longer
        sure = [one.leases.is_current]
        with monkeypatch.context() as patched:
            patched.setattr(leases, "monotonic", lambda: later)
            for _turn in range(3):
                sure.append(one.leases.is_current)
                await one.leases.renew()
        assert sure == [True, False, False, True]

    with_two(shared_database, work)


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


def test_who_ends_hands_its_rooms_on(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.leases.end()
        assert await other.leases.orphaned(9) == [ROOM.id]
        await other.leases.claim(ROOM.id)
        assert await other.leases.orphaned(9) == []

    with_two(shared_database, work)


def test_of_two_who_claim_at_once_one_gets_the_room(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        third = await Store.open(shared_database)
        await third.leases.renew()
        await one.leases.end()
        claims = (each.leases.claim(ROOM.id) for each in (other, third))
        outcomes = await asyncio.gather(*claims, return_exceptions=True)
        assert sorted(isinstance(each, RoomElsewhere) for each in outcomes) == [False, True]
        await third.close()

    with_two(shared_database, work)


def test_a_room_that_is_not_there_is_nobodys(shared_database: str) -> None:
    async def work(one: Store, _: Store) -> None:
        await one.leases.claim("nowhere")
        with pytest.raises(WriteFailed):
            await one.save_move("nowhere", MOVE)

    with_two(shared_database, work)


def test_processes_that_begin_at_once_make_one_database(shared_database: str) -> None:
    """The tables are made once, and all of them sign with the same key."""

    async def begin() -> bytes:
        store = await Store.open(shared_database)
        key = await store.key("cookies", store.process.encode())
        await store.close()
        return key

    async def work() -> None:
        assert len(set(await asyncio.gather(*(begin() for _ in range(4))))) == 1

    asyncio.run(work())


def test_a_room_that_is_lost_while_it_is_loaded_is_not_shown(shared_database: str) -> None:
    """What was read of it is old by then."""
    room = replace(ROOM, id="waiting", status="waiting", started=0)

    async def work(one: Store, other: Store) -> None:
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

    with_two(shared_database, work)
