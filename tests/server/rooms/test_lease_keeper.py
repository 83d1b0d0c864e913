"""LeaseKeeper renews leases, drops lost rooms and adopts orphaned ones."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from ninelives.server.rooms.clocks import ServerClock
from ninelives.server.rooms.lease_keeper import LeaseKeeper
from ninelives.server.store import StoreUnavailable
from ninelives.server.store.leases import Leases, RoomElsewhere


class Moments(ServerClock):
    """Pauses end at once, after all other tasks had a turn."""

    async def pause(self, milliseconds: int) -> None:
        await asyncio.sleep(0)


class Noted:
    """Three orphaned rooms; the second renewal fails, and the third reports a lost room."""

    shared = True
    heartbeat_ms = 1_000

    def __init__(self) -> None:
        self.renewed = 0

    async def renew(self) -> set[str]:
        self.renewed += 1
        if self.renewed == 2:
            raise StoreUnavailable("for a moment")
        return {"lost"} if self.renewed == 3 else set()

    async def orphaned(self, limit: int) -> list[str]:
        return ["slow", "elsewhere", "broken"]


class RoomHolder:
    """Rooms that load slowly, are held elsewhere, or fail."""

    def __init__(self, *, slow: bool) -> None:
        self.found: list[str] = []
        self.dropped: list[str] = []
        self._slow = slow

    async def find(self, room: str) -> None:
        self.found.append(room)
        if room == "elsewhere":
            raise RoomElsewhere("another")
        if room == "broken":
            raise ZeroDivisionError
        if self._slow:
            await asyncio.Event().wait()

    def drop(self, room: str) -> None:
        self.dropped.append(room)


async def for_a_while(holder: RoomHolder, leases: Noted) -> None:
    tenure = LeaseKeeper(cast(Leases, leases), holder, Moments())
    jobs = [asyncio.create_task(each) for each in (tenure.renew_loop(), tenure.adopt_loop())]
    async with asyncio.timeout(10):
        while leases.renewed < 10:
            await asyncio.sleep(0)
    for job in jobs:
        job.cancel()


async def test_a_room_that_loads_slowly_does_not_delay_heartbeats() -> None:
    leases = Noted()
    await for_a_while(RoomHolder(slow=True), leases)
    assert leases.renewed >= 10


async def test_lease_keeper_drops_lost_rooms_and_retries_after_failures(
    caplog: pytest.LogCaptureFixture,
) -> None:
    holder = RoomHolder(slow=False)
    await for_a_while(holder, Noted())
    assert holder.dropped == ["lost"]
    assert set(holder.found) == {"slow", "elsewhere", "broken"}
    assert "for a moment" in caplog.text
