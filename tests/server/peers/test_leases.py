"""A room is one process's at a time, and only that one may write of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count
from time import monotonic

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from ninelives.server.store import MoveRow, NotKept, Store, StoreAway, leasing
from ninelives.server.store.leasing import LASTS, RoomElsewhere, hold
from tests.server.test_store import MOVE, ROOM

NEXT = MoveRow(1, 0, 0, 3, [], 9)


def with_two(url: str, work: Callable[[Store, Store], Awaitable[None]]) -> None:
    """Two processes of one database, and a room of the first."""

    async def do() -> None:
        one, other = await Store.open(url), await Store.open(url)
        try:
            await one.leases.renew()
            await other.leases.renew()
            await one.keep_new_room(ROOM)
            await one.keep_move(ROOM.id, MOVE)
            await work(one, other)
        finally:
            await one.close()
            await other.close()

    asyncio.run(do())


async def fall_silent(store: Store, until: int = 0) -> None:
    """The time until which this process is believed to live is over, or is another one."""
    async with store._engine.begin() as connection:
        silent = text("UPDATE processes SET until = :until WHERE id = :id")
        await connection.execute(silent, {"id": store.process, "until": until})


async def kept_unheard(store: Store) -> None:
    """A sign of life of this process is kept, and it does not know."""
    await fall_silent(store, until=2**60)


def test_nobody_takes_a_room_from_a_process_that_lives(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        with pytest.raises(RoomElsewhere) as elsewhere:
            await other.leases.claim(ROOM.id)
        assert elsewhere.value.process == one.process
        assert await other.leases.adrift(9) == []
        await one.leases.claim(ROOM.id)  # it has it already

    with_two(shared_database, work)


def test_a_process_that_was_paused_cannot_write_any_more(shared_database: str) -> None:
    """Its room went to another one; what it says of it is not kept, and harms no other room."""
    second = replace(ROOM, id="second")

    async def work(one: Store, other: Store) -> None:
        await one.keep_new_room(second)
        await fall_silent(one)
        assert ROOM.id in await other.leases.adrift(9)
        await other.leases.claim(ROOM.id)
        written = [one.keep_move(ROOM.id, NEXT), one.keep_move(second.id, MOVE)]
        outcomes = await asyncio.gather(*written, return_exceptions=True)
        assert [isinstance(each, NotKept) for each in outcomes] == [True, False]
        with pytest.raises(NotKept):
            await one.keep_room(replace(ROOM, status="abandoned"))
        assert await other.moves(ROOM.id) == [MOVE]
        assert await other.moves(second.id) == [MOVE]
        await other.keep_move(ROOM.id, NEXT)
        assert await other.moves(ROOM.id) == [MOVE, NEXT]

    with_two(shared_database, work)


def test_who_wakes_learns_what_it_has_lost(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        assert await one.leases.renew() == set()
        await fall_silent(one)
        assert await one.leases.renew() == set()  # nobody was quick enough
        await fall_silent(one)
        await other.leases.claim(ROOM.id)
        assert await one.leases.renew() == {ROOM.id}
        with pytest.raises(RoomElsewhere):
            await one.leases.claim(ROOM.id)

    with_two(shared_database, work)


def test_who_is_in_time_does_not_ask_for_all_its_rooms(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Store, _: Store) -> None:
        monkeypatch.setattr(leasing, "_OWN", text("SELECT 1 / 0"))
        assert await one.leases.renew() == set()
        await fall_silent(one)
        with pytest.raises(StoreAway):
            await one.leases.renew()

    with_two(shared_database, work)


def test_who_did_not_hear_whether_it_was_in_time_looks_what_it_has_lost(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sign of life may have been kept late, and its answer was lost."""

    async def work(one: Store, other: Store) -> None:
        await fall_silent(one)
        await other.leases.claim(ROOM.id)
        with monkeypatch.context() as patched:
            patched.setattr(leasing, "_RENEW", text("SELECT 1 / 0"))
            with pytest.raises(StoreAway):
                await one.leases.renew()
        await kept_unheard(one)
        assert await one.leases.renew() == {ROOM.id}

    with_two(shared_database, work)


def test_a_sign_of_life_that_took_too_long_is_not_relied_on(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Store, other: Store) -> None:
        await fall_silent(one)
        await other.leases.claim(ROOM.id)
        await kept_unheard(one)
        with monkeypatch.context() as patched:
            times = count(monotonic(), 3.0)
            patched.setattr(leasing, "monotonic", lambda: next(times))
            assert await one.leases.renew() == {ROOM.id}

    with_two(shared_database, work)


def test_who_is_paused_in_the_midst_of_a_commit_holds_nobody_up(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        async with one._engine.connect() as paused:
            await hold(paused, {ROOM.id: 1})
            await fall_silent(one)
            await other.leases.claim(ROOM.id)
            with pytest.raises(DBAPIError):
                await paused.commit()

    with_two(shared_database, work)


def test_who_was_paused_is_not_sure_until_the_database_has_told(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also before it has noticed anything: nobody is told what may be old by now."""

    async def work(one: Store, _: Store) -> None:
        later = monotonic() + LASTS / 1000 - 0.5  # others wait a little longer
        sure = [one.leases.are_sure]
        with monkeypatch.context() as patched:
            patched.setattr(leasing, "monotonic", lambda: later)
            sure.append(one.leases.are_sure)
            await one.leases.renew()
            sure.append(one.leases.are_sure)
        assert sure == [True, False, True]

    with_two(shared_database, work)


def test_who_ends_hands_its_rooms_on(shared_database: str) -> None:
    async def work(one: Store, other: Store) -> None:
        await one.leases.end()
        assert await other.leases.adrift(9) == [ROOM.id]
        await other.leases.claim(ROOM.id)
        assert await other.leases.adrift(9) == []

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
        with pytest.raises(NotKept):
            await one.keep_move("nowhere", MOVE)

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
