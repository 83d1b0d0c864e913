"""Who has a room, where several processes serve one database.

A process is believed to live until a time that it puts off again and again. A room belongs to the
process of its lease as long as that one lives, then to the first that claims it. Every claim makes
the fence of the lease one higher, and only with the last fence may anything be written: a process
that was paused, and wakes believing that its rooms are still its own, changes nothing. All times
are those of the database, so that no two clocks have to agree.
"""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Final, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ninelives.engine.errors import NinelivesError
from ninelives.server.store.errors import translate_db_errors

LASTS: Final = 5_000  # ms that a process is believed to live without a sign of it
RENEWED_EVERY: Final = 1_000  # ms
_SURE: Final = 4.0  # seconds that a process believes in itself: less than others do
_FORGOTTEN_AFTER: Final = 24 * 60 * 60_000  # ms

# Of the moment in which a statement began: what it sees of others is not older.
_NOW: Final = "(extract(epoch FROM statement_timestamp()) * 1000)::bigint"
_LIVES: Final = f"SELECT 1 FROM processes WHERE id = leases.process AND until > {_NOW}"

_RENEW: Final = text(f"""
    INSERT INTO processes (id, until) VALUES (:me, {_NOW} + {LASTS})
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
""")
_FORGET: Final = text(f"DELETE FROM processes WHERE until < {_NOW} - {_FORGOTTEN_AFTER}")
_CLAIM: Final = text(f"""
    INSERT INTO leases (room, process, fence) SELECT id, :me, 1 FROM rooms WHERE id = :room
    ON CONFLICT (room) DO UPDATE SET process = :me, fence = leases.fence + 1
    WHERE leases.process = :me OR NOT EXISTS ({_LIVES})
    RETURNING fence
""")
_OWNER: Final = text("SELECT process FROM leases WHERE room = :room")
_OWN: Final = text("SELECT room, fence FROM leases WHERE process = :me")
_ADRIFT: Final = text(f"""
    SELECT id FROM rooms LEFT JOIN leases ON room = id
    WHERE status = 'playing' AND NOT EXISTS ({_LIVES})
    ORDER BY random() LIMIT :limit
""")
_PLAYING: Final = text("SELECT id FROM rooms WHERE status = 'playing' ORDER BY created")
_RELEASE_ALL: Final = text("UPDATE leases SET process = '' WHERE process = :me")
_GONE: Final = text("DELETE FROM processes WHERE id = :me")
_HELD: Final = text("""
    SELECT leases.room FROM leases
    JOIN unnest(cast(:rooms AS text[]), cast(:fences AS bigint[])) AS mine (room, fence)
    ON leases.room = mine.room AND leases.fence = mine.fence
    FOR SHARE OF leases
""")


class RoomElsewhere(NinelivesError):
    """Another process has the room."""

    def __init__(self, process: str) -> None:
        super().__init__("another process has this room")
        self.process = process


class LeaseLost(NinelivesError):
    """These rooms are another process's by now."""

    def __init__(self, rooms: set[str]) -> None:
        super().__init__("another process has the room")
        self.rooms = rooms


class Leases(Protocol):
    """Which rooms this process has. `shared` says whether others may have some too."""

    @property
    def shared(self) -> bool: ...

    @property
    def is_current(self) -> bool:
        """Whether the rooms of this process are its own for certain. Whoever was paused cannot know
        before the database has told."""

    def fence(self, room: str) -> int | None:
        """By which this process may write of the room now; None if it may without."""

    def has(self, room: str) -> bool:
        """Whether the room is this process's, as far as that knows."""

    async def claim(self, room: str) -> None:
        """The room is this process's from now on; raises RoomElsewhere. None of a room that is not
        there."""

    def release(self, room: str) -> None:
        """It is not in the memory of this process any more, and nothing is written of it before it
        is claimed again."""

    async def renew(self) -> set[str]:
        """Say that this process lives; the rooms that it has lost, because it was late with it."""

    async def orphaned(self, limit: int) -> list[str]:
        """Rooms with running games that nobody has."""

    async def end(self) -> None:
        """Let go of everything."""


class LocalLeases:
    """One process has the whole database."""

    shared = False
    is_current = True

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._claimed: set[str] = set()

    def fence(self, room: str) -> None:
        return None

    def has(self, room: str) -> bool:
        return True

    async def claim(self, room: str) -> None:
        self._claimed.add(room)

    def release(self, room: str) -> None:
        self._claimed.discard(room)

    async def renew(self) -> set[str]:
        return set()

    async def orphaned(self, limit: int) -> list[str]:
        """Those of the server before this one."""
        with translate_db_errors():
            async with self._engine.connect() as connection:
                playing = list(await connection.scalars(_PLAYING))
        return [room for room in playing if room not in self._claimed][:limit]

    async def end(self) -> None:
        """Nobody waits for it."""


class PostgresLeases:
    """Leases in a PostgreSQL database. `process` is the name of this one.

    Signs of life have a connection of their own, `beating`: they must not wait behind anybody.
    """

    shared = True

    def __init__(self, engine: AsyncEngine, beating: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._beating = beating
        self._process = process
        self._fences: dict[str, int] = {}
        self._renewed = 0.0  # when it last began to
        self._sure_until = 0.0

    @property
    def is_current(self) -> bool:
        return monotonic() < self._sure_until

    def fence(self, room: str) -> int:
        return self._fences.get(room, 0)  # no lease has a fence of 0

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
        """Who was late is sure only with the next one in time: a claim of another process may be
        under way that does not know of this one yet."""
        begun = monotonic()
        in_time = begun - self._renewed < _SURE
        with translate_db_errors():
            async with self._beating.begin() as connection:
                await connection.execute(_RENEW, {"me": self._process})
                if not in_time:
                    await connection.execute(_FORGET)
            lost = await self._lost()
        self._renewed = begun
        if in_time:
            self._sure_until = begun + _SURE
        return lost

    async def _lost(self) -> set[str]:
        """Asked each time, of all rooms: what went wrong unnoticed is mended a second later."""
        before = dict(self._fences)
        async with self._beating.connect() as connection:
            own = await connection.execute(_OWN, {"me": self._process})
            fences: dict[str, int] = {row.room: row.fence for row in own}
        lost = {room for room, fence in before.items() if fences.get(room) != fence}
        lost = {room for room in lost if self._fences.get(room) == before[room]}  # not had again
        for room in lost:
            del self._fences[room]
        return lost

    async def orphaned(self, limit: int) -> list[str]:
        with translate_db_errors():
            async with self._engine.connect() as connection:
                return list(await connection.scalars(_ADRIFT, {"limit": limit}))

    async def end(self) -> None:
        self._fences.clear()
        try:
            with translate_db_errors():
                async with self._beating.begin() as connection:
                    await connection.execute(_RELEASE_ALL, {"me": self._process})
                    await connection.execute(_GONE, {"me": self._process})
        finally:
            await self._beating.dispose()


async def hold(connection: AsyncConnection, fences: Mapping[str, int]) -> None:
    """See that these are the last fences, and that they are until this transaction ends; raises
    LeaseLost."""
    if not fences:
        return
    wanted = {"rooms": list(fences), "fences": list(fences.values())}
    lost = set(fences) - set(await connection.scalars(_HELD, wanted))
    if lost:
        raise LeaseLost(lost)
