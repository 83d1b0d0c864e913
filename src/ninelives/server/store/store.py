"""The store: saves rooms, moves, chat and guests, and queries them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from asyncio import Future
from collections.abc import Sequence
from dataclasses import asdict, fields
from typing import Any, Final

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy import RowMapping, Select, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.engine.errors import NinelivesError
from ninelives.server.config import Lease
from ninelives.server.store import dialects
from ninelives.server.store.dialects import FileLock, database_file
from ninelives.server.store.errors import (
    StoreInvalid,
    StoreUnavailable,
    one_line,
    translate_db_errors,
)
from ninelives.server.store.migrations import migrate
from ninelives.server.store.rows import (
    ChatMessage,
    GuestRow,
    MoveRow,
    PlaceRow,
    RoomRow,
    RoomStatus,
    TimeLimits,
)
from ninelives.server.store.tables import GUESTS, KEYS, LINES, MOVES, PLACES, ROOMS
from ninelives.server.store.writer import BatchWriter, Change, OnCommit
from ninelives.server.tasks import shielded

# Indexes of the writer's statements: rooms come before the rows that refer to them.
_SAVE_GUEST, _SAVE_ROOM, _SAVE_PLACE, _SAVE_MOVE, _SAVE_MESSAGE = range(5)

_ROOM_FIELDS: Final = tuple(field.name for field in fields(RoomRow) if field.name != "places")
_PLACE_FIELDS: Final = tuple(field.name for field in fields(PlaceRow))
_MOVE_FIELDS: Final = tuple(field.name for field in fields(MoveRow))
_UNFINISHED: Final[tuple[RoomStatus, ...]] = ("waiting", "playing")
_PROCESS_ID_BYTES: Final = 8
_SERIES_SEARCHED: Final = 200

_LOG: Final = logging.getLogger(__name__)


def _ignore_commit(_changes: int, _seconds: float) -> None:
    """The default of `on_commit`."""


class Store:
    """The database. A future returned by a `save_` method ends with the commit, or WriteFailed.

    `process` is the id of this process, `leases` are the rooms that it holds.
    """

    def __init__(
        self,
        engine: AsyncEngine,
        on_commit: OnCommit,
        lease: Lease,
        lock: FileLock | None = None,
    ) -> None:
        self._lock = lock
        self.process = secrets.token_hex(_PROCESS_ID_BYTES)
        self.leases = dialects.leases_in(engine, self.process, lease)
        self._engine = engine
        self._queries: set[Future[Sequence[RowMapping]]] = set()
        self._closed = False
        upserts = [dialects.upsert(table, engine) for table in (GUESTS, ROOMS, PLACES)]
        self._insert_key = dialects.insert_ignore(KEYS, engine)
        statements = [*upserts, insert(MOVES), insert(LINES)]
        self._writer = BatchWriter(
            dialects.committer_for(engine, statements), len(statements), on_commit
        )

    @classmethod
    async def open(
        cls, url: str, on_commit: OnCommit = _ignore_commit, lease: Lease | None = None
    ) -> Store:
        """Open the database at this URL, creating or migrating it; raises StoreInvalid.

        `on_commit` is called after every commit with the number of changes and the seconds.
        """
        lease = lease or Lease()
        try:
            engine = dialects.engine_for(url, lease)
            file = database_file(url)
            lock = FileLock(file) if file is not None else None
        except OSError as error:
            raise StoreInvalid(one_line(error)) from error
        try:
            await migrate(engine)
        except (NinelivesError, SQLAlchemyError, CommandError, ImportError, OSError) as error:
            await engine.dispose()
            if lock is not None:
                lock.release()
            raise StoreInvalid(one_line(error)) from error
        return cls(engine, on_commit, lease, lock)

    async def close(self) -> None:
        """Commit what waits, refuse further queries and writes, and hand the rooms over."""
        self._closed = True
        await self._writer.close()
        try:
            await self.leases.end()
        except StoreUnavailable as error:
            _LOG.error(
                "releasing rooms failed; others can claim them when the lease expires: %s", error
            )
        if self._queries:
            await asyncio.wait(self._queries)
        await self._engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def health(self) -> None:
        """Raises StoreUnavailable unless the database answers."""
        await self._rows(select(1))

    async def connect_raw(self) -> Any:
        """A new connection for LISTEN and NOTIFY between the processes of a PostgreSQL database."""
        return await dialects.connect_raw(self._engine)

    # -- saving ---------------------------------------------------------------------------------

    def unblock(self, room: str) -> None:
        """Accept writes to the room again after a failed one: it was loaded from the database."""
        self._writer.unblock(room)

    def save_guest(self, row: GuestRow) -> Future[None]:
        return self._writer.write([(_SAVE_GUEST, asdict(row))])

    def save_new_room(self, row: RoomRow) -> Future[None]:
        """A new room, which no process holds yet."""
        return self._writer.write(_room_changes(row), row.id)

    def save_room(self, row: RoomRow) -> Future[None]:
        """The room with all its places."""
        return self._writer.write(_room_changes(row), row.id, self.leases.fence(row.id))

    def save_move(self, room: str, row: MoveRow) -> Future[None]:
        """Fails if the room has a move with this number."""
        values = {name: getattr(row, name) for name in _MOVE_FIELDS} | {"room": room}
        return self._writer.write([(_SAVE_MOVE, values)], room, self.leases.fence(room))

    def save_message(self, room: str, row: ChatMessage) -> Future[None]:
        values = {"room": room, **asdict(row)}
        return self._writer.write([(_SAVE_MESSAGE, values)], room, self.leases.fence(room))

    async def key(self, name: str, new: bytes) -> bytes:
        """The secret of this name; `new` is stored if there is none."""
        wanted = select(KEYS.c.value).where(KEYS.c.name == name)
        async with self._engine.begin() as connection:
            await connection.execute(self._insert_key, {"name": name, "value": new})
            stored: bytes = (await connection.execute(wanted)).scalar_one()
            return stored

    # -- querying -------------------------------------------------------------------------------

    async def guest(self, guest: str) -> GuestRow | None:
        found = await self._rows(select(GUESTS).where(GUESTS.c.id == guest))
        return GuestRow(**found[0]) if found else None

    async def room(self, room: str) -> RoomRow | None:
        found = await self._rooms(select(ROOMS).where(ROOMS.c.id == room))
        return found[0] if found else None

    async def moves(self, room: str) -> list[MoveRow]:
        """All moves of the room, in order."""
        wanted = _columns_without_room(MOVES).where(MOVES.c.room == room).order_by(MOVES.c.number)
        return [MoveRow(**row) for row in await self._rows(wanted)]

    async def messages(self, room: str, limit: int) -> list[ChatMessage]:
        """The last messages of the chat, the oldest first."""
        wanted = _columns_without_room(LINES).where(LINES.c.room == room)
        found = await self._rows(wanted.order_by(LINES.c.number.desc()).limit(limit))
        return [ChatMessage(**row) for row in reversed(found)]

    async def last_moves(self, rooms: Sequence[str]) -> dict[str, MoveRow]:
        """The last move of each of these rooms, if there is one."""
        last = func.max(MOVES.c.number).label("number")
        latest = select(MOVES.c.room, last).where(MOVES.c.room.in_(rooms)).group_by(MOVES.c.room)
        found = latest.subquery()
        same = (MOVES.c.room == found.c.room) & (MOVES.c.number == found.c.number)
        rows = await self._rows(select(MOVES).join(found, same))
        return {row["room"]: MoveRow(**{name: row[name] for name in _MOVE_FIELDS}) for row in rows}

    async def idle_rooms(self, *, listed: int, waiting: int, playing: int) -> list[str]:
        """Rooms unchanged since these times: listed ones that wait, any that wait, and running
        games."""
        waits, goes_on = ROOMS.c.status == "waiting", ROOMS.c.status == "playing"
        played = sa.exists().where(MOVES.c.room == ROOMS.c.id, MOVES.c.at >= playing)
        which = sa.or_(
            waits & ROOMS.c.listed & (ROOMS.c.changed < listed),
            waits & (ROOMS.c.changed < waiting),
            goes_on & (ROOMS.c.changed < playing) & ~played,
        )
        return [row["id"] for row in await self._rows(select(ROOMS.c.id).where(which))]

    async def listed(self, limit: int) -> list[RoomRow]:
        """Listed rooms that wait or play, the latest first."""
        shown = ROOMS.c.listed & ROOMS.c.status.in_(_UNFINISHED)
        return await self._latest(shown, limit)

    async def of_guest(self, guest: str, limit: int) -> list[RoomRow]:
        """Rooms in which this guest has a seat, the latest first."""
        return await self._latest(ROOMS.c.id.in_(_rooms_of(guest)), limit)

    async def earlier_games(self, row: RoomRow) -> list[RoomRow]:
        """The finished games before this room in its chain of rematches, the latest first."""
        if not row.series:
            return []
        chain = (ROOMS.c.id == row.series) | (ROOMS.c.series == row.series)
        before = (ROOMS.c.created <= row.created) & (ROOMS.c.id != row.id)
        found = select(ROOMS).where(chain & before & (ROOMS.c.status == "finished"))
        return await self._rooms(found.order_by(ROOMS.c.created.desc()).limit(_SERIES_SEARCHED))

    async def count_by_status(self) -> dict[str, int]:
        """The number of rooms of each status."""
        count = func.count().label("rooms")
        counted = await self._rows(select(ROOMS.c.status, count).group_by(ROOMS.c.status))
        return {row["status"]: row["rooms"] for row in counted}

    async def count_unfinished(self, guest: str | None = None) -> int:
        """The number of unfinished rooms: all, or those this guest opened or sits in."""
        wanted = (
            select(func.count().label("rooms"))
            .select_from(ROOMS)
            .where(ROOMS.c.status.in_(_UNFINISHED))
        )
        if guest is not None:
            own = sa.or_(ROOMS.c.host_guest == guest, ROOMS.c.id.in_(_rooms_of(guest)))
            wanted = wanted.where(own)
        return int((await self._rows(wanted))[0]["rooms"])

    async def _latest(self, which: sa.ColumnElement[bool], limit: int) -> list[RoomRow]:
        latest = (ROOMS.c.changed.desc(), ROOMS.c.id)
        return await self._rooms(select(ROOMS).where(which).order_by(*latest).limit(limit))

    async def _rooms(self, wanted: Select[Any]) -> list[RoomRow]:
        rooms = await self._rows(wanted)
        ids = [room["id"] for room in rooms]
        seated = select(PLACES).where(PLACES.c.room.in_(ids)).order_by(PLACES.c.seat)
        places: dict[str, list[PlaceRow]] = {room: [] for room in ids}
        for place in await self._rows(seated):
            values = {name: place[name] for name in _PLACE_FIELDS}
            places[place["room"]].append(PlaceRow(**values))
        return [_room(row, places[row["id"]]) for row in rooms]

    async def _rows(self, wanted: Select[Any]) -> Sequence[RowMapping]:
        """Shielded: a query runs to its end even if the caller is cancelled, to free its
        connection."""
        if self._closed:  # the engine would open a connection that is never closed
            raise StoreUnavailable("the store is closed")
        query = asyncio.ensure_future(self._query(wanted))
        self._queries.add(query)
        query.add_done_callback(self._queries.discard)
        return await shielded(query)

    async def _query(self, wanted: Select[Any]) -> Sequence[RowMapping]:
        with translate_db_errors():
            async with self._engine.connect() as connection:
                found: sa.CursorResult[Any] = await connection.execute(wanted)
                return found.mappings().all()


def _room_changes(row: RoomRow) -> list[Change]:
    values = {name: getattr(row, name) for name in _ROOM_FIELDS}
    values["timing"] = asdict(row.timing)
    places = [
        (_SAVE_PLACE, {"room": row.id, "seat": seat, **asdict(place)})
        for seat, place in enumerate(row.places)
    ]
    return [(_SAVE_ROOM, values), *places]


def _columns_without_room(table: sa.Table) -> Select[Any]:
    return select(*(column for column in table.c if column.name != "room"))


def _rooms_of(guest: str) -> Select[Any]:
    return select(PLACES.c.room).where(PLACES.c.guest == guest)


def _room(row: RowMapping, places: list[PlaceRow]) -> RoomRow:
    values = dict(row)
    values["timing"] = TimeLimits(**values["timing"])
    return RoomRow(**values, places=places)
