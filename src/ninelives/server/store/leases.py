"""Leases: which process holds a room, where several processes serve one database.

A process is alive until a time that its heartbeat moves forward. A room belongs to the process of
its lease as long as that process is alive, then to the first one that claims it. Every claim raises
the fencing token of the lease, and a write commits only with the latest token: a process that was
paused, and wakes up believing that its rooms are still its own, changes nothing. All times are the
database's, so that clocks need not agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ninelives.engine.errors import NinelivesError
from ninelives.server.config import Lease
from ninelives.server.store.errors import translate_db_errors

_FORGOTTEN_AFTER: Final = 24 * 60 * 60_000  # ms after its end that a process is deleted

# The start of the statement: it sees everything that other processes committed before.
_NOW: Final = "(extract(epoch FROM statement_timestamp()) * 1000)::bigint"
_ALIVE: Final = f"SELECT 1 FROM processes WHERE id = leases.process AND until > {_NOW}"

_RENEW: Final = text(f"""
    INSERT INTO processes (id, until) VALUES (:me, {_NOW} + cast(:length AS bigint))
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
""")
_DELETE_DEAD: Final = text(f"DELETE FROM processes WHERE until < {_NOW} - {_FORGOTTEN_AFTER}")
_CLAIM: Final = text(f"""
    INSERT INTO leases (room, process, fence) SELECT id, :me, 1 FROM rooms WHERE id = :room
    ON CONFLICT (room) DO UPDATE SET process = :me, fence = leases.fence + 1
    WHERE leases.process = :me OR NOT EXISTS ({_ALIVE})
    RETURNING fence
""")
_OWNER: Final = text("SELECT process FROM leases WHERE room = :room")
_OWN: Final = text("SELECT room, fence FROM leases WHERE process = :me")
_ORPHANED: Final = text(f"""
    SELECT id FROM rooms LEFT JOIN leases ON room = id
    WHERE status = 'playing' AND NOT EXISTS ({_ALIVE})
    ORDER BY random() LIMIT :limit
""")
_PLAYING: Final = text("SELECT id FROM rooms WHERE status = 'playing' ORDER BY created")
_RELEASE_ALL: Final = text("UPDATE leases SET process = '' WHERE process = :me")
_DELETE_SELF: Final = text("DELETE FROM processes WHERE id = :me")
_LOCK_CURRENT: Final = text("""
    SELECT leases.room FROM leases
    JOIN unnest(cast(:rooms AS text[]), cast(:fences AS bigint[])) AS mine (room, fence)
    ON leases.room = mine.room AND leases.fence = mine.fence
    FOR SHARE OF leases
""")


class RoomElsewhere(NinelivesError):
    """A live process, the one named `process`, holds the room."""

    def __init__(self, process: str) -> None:
        super().__init__("another process holds this room")
        self.process = process


class LeaseLost(NinelivesError):
    """Other processes have claimed these rooms."""

    def __init__(self, rooms: set[str]) -> None:
        super().__init__("another process has claimed the room")
        self.rooms = rooms


class Leases:
    """The leases of this process, which alone serves the database: it holds every room.

    `shared` is whether other processes may hold rooms too.
    """

    shared = False

    def __init__(self, engine: AsyncEngine, lease: Lease) -> None:
        self.heartbeat_ms = lease.heartbeat_ms  # how often `renew` must be called
        self._engine = engine
        self._claimed: set[str] = set()

    @property
    def is_current(self) -> bool:
        """Whether the last renewal is recent enough to rely on. After a pause it is not, until the
        database has confirmed which rooms are still held."""
        return True

    def fence(self, room: str) -> int | None:
        """Fencing token for writes to this room, or None when fencing is off (single process)."""
        return None

    def has(self, room: str) -> bool:
        """Whether this process holds the room, as far as it knows."""
        return True

    async def claim(self, room: str) -> None:
        """Claim the lease. Raises RoomElsewhere if a live process holds it; does nothing for an
        unknown room."""
        self._claimed.add(room)

    def release(self, room: str) -> None:
        """Forget the fencing token: nothing is written to the room until it is claimed again."""
        self._claimed.discard(room)

    async def renew(self) -> set[str]:
        """Send a heartbeat; returns the rooms that were lost because it came too late."""
        return set()

    async def orphaned(self, limit: int) -> list[str]:
        """Rooms with running games that no live process holds."""
        with translate_db_errors():
            async with self._engine.connect() as connection:
                playing = list(await connection.scalars(_PLAYING))
        return [room for room in playing if room not in self._claimed][:limit]

    async def end(self) -> None:
        """Release everything."""


class PostgresLeases(Leases):
    """Leases in a PostgreSQL database. `process` is the id of this process.

    Heartbeats use an engine of their own, so that they never wait for a connection.
    """

    shared = True

    def __init__(
        self, engine: AsyncEngine, heartbeats: AsyncEngine, process: str, lease: Lease
    ) -> None:
        super().__init__(engine, lease)
        self._heartbeats = heartbeats
        self._process = process
        self._renewal = {"me": process, "length": lease.length_ms}
        self._valid = lease.valid_ms / 1000
        self._fences: dict[str, int] = {}
        self._renewed = 0.0  # when the last renewal began
        self._valid_until = 0.0

    @property
    def is_current(self) -> bool:
        return monotonic() < self._valid_until

    def fence(self, room: str) -> int:
        return self._fences.get(room, 0)  # tokens start at 1

    def has(self, room: str) -> bool:
        return room in self._fences

    async def claim(self, room: str) -> None:
        wanted = {"me": self._process, "room": room}
        with translate_db_errors():
            async with self._engine.begin() as connection:
                fence: int | None = await connection.scalar(_CLAIM, wanted)
                owner: str | None = await connection.scalar(_OWNER, wanted)
        if fence is not None:
            self._fences[room] = fence
            return
        self._fences.pop(room, None)
        if owner is not None:
            raise RoomElsewhere(owner)

    def release(self, room: str) -> None:
        self._fences.pop(room, None)

    async def renew(self) -> set[str]:
        """After a late renewal the leases are current only with the next one in time: a claim by
        another process may be under way that has not seen this one."""
        started = monotonic()
        in_time = started - self._renewed < self._valid
        with translate_db_errors():
            async with self._heartbeats.begin() as connection:
                await connection.execute(_RENEW, self._renewal)
                if not in_time:
                    await connection.execute(_DELETE_DEAD)
            lost = await self._lost()
        self._renewed = started
        if in_time:
            self._valid_until = started + self._valid
        return lost

    async def _lost(self) -> set[str]:
        """Compares all rooms at every heartbeat, so that no loss goes unnoticed for longer."""
        before = dict(self._fences)
        async with self._heartbeats.connect() as connection:
            own = await connection.execute(_OWN, {"me": self._process})
            fences: dict[str, int] = {row.room: row.fence for row in own}
        lost = {room for room, fence in before.items() if fences.get(room) != fence}
        # A room that was claimed again during the query is not lost.
        lost = {room for room in lost if self._fences.get(room) == before[room]}
        for room in lost:
            del self._fences[room]
        return lost

    async def orphaned(self, limit: int) -> list[str]:
        with translate_db_errors():
            async with self._engine.connect() as connection:
                return list(await connection.scalars(_ORPHANED, {"limit": limit}))

    async def end(self) -> None:
        self._fences.clear()
        try:
            with translate_db_errors():
                async with self._heartbeats.begin() as connection:
                    await connection.execute(_RELEASE_ALL, {"me": self._process})
                    await connection.execute(_DELETE_SELF, {"me": self._process})
        finally:
            await self._heartbeats.dispose()


async def lock_leases(connection: AsyncConnection, fences: Mapping[str, int]) -> None:
    """Check that these fencing tokens are the latest, and lock them until the transaction ends;
    raises LeaseLost."""
    if not fences:
        return
    wanted = {"rooms": list(fences), "fences": list(fences.values())}
    lost = set(fences) - set(await connection.scalars(_LOCK_CURRENT, wanted))
    if lost:
        raise LeaseLost(lost)
