"""Registry of live rooms: creates them, loads them from the database, and unloads idle ones."""

from __future__ import annotations

import asyncio
import logging
from asyncio import Task
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from ninelives.engine.contract import NOBODY
from ninelives.server.bot_processes.pool import BotProcessPool
from ninelives.server.config import Config
from ninelives.server.identity import new_token, token_hash
from ninelives.server.logs import log_failure
from ninelives.server.metrics import Metrics
from ninelives.server.rooms import replay
from ninelives.server.rooms.broadcast import summary
from ninelives.server.rooms.chat import MESSAGES_SHOWN
from ninelives.server.rooms.clocks import ServerClock
from ninelives.server.rooms.coach import Coach, Reviews, choices_in, require_reviewable
from ninelives.server.rooms.context import RoomContext, random_pauses
from ninelives.server.rooms.errors import NotViewable, RoomNotCreated
from ninelives.server.rooms.lease_keeper import LeaseKeeper
from ninelives.server.rooms.new_room import new_id, new_room_row, new_seed
from ninelives.server.rooms.room import Room, short_id
from ninelives.server.rooms.seats import Person, person_seats, random_name, seat_of, started
from ninelives.server.rooms.session import GameSession, RecoveryFailed
from ninelives.server.store import Store
from ninelives.server.store.leases import LeaseLost, RoomElsewhere
from ninelives.server.store.rows import ChatMessage, MoveRow, RoomRow
from ninelives.server.tasks import shielded
from ninelives.wire.http import Deal, EventLog, NewRoom, Opened, Replay, Review, Summary
from ninelives.wire.requests import Form

_CLEANUP_INTERVAL: Final = 60_000  # ms
_UNLOAD_AFTER: Final = 10 * 60_000  # ms without a client
_DAY: Final = 24 * 60 * 60_000  # ms
_ABANDON_AFTER: Final = {"listed": 30 * 60_000, "waiting": 7 * _DAY, "playing": 60 * _DAY}
_ROOMS_SEARCHED: Final = 200

T = TypeVar("T")
_LOG = logging.getLogger(__name__)


class RoomRegistry:
    """At most one live `Room` per id in this process."""

    def __init__(
        self, store: Store, config: Config, metrics: Metrics, clock: ServerClock | None = None
    ) -> None:
        bot_pool = BotProcessPool(servers=config.workers)
        self._context = RoomContext(
            store=store,
            metrics=metrics,
            limits=config.limits,
            clock=clock or ServerClock(),
            pauses=random_pauses(*config.bot_pause),
            bot_pool=bot_pool,
            coach=Coach(bot_pool, config.hint, config.review),
        )
        self._reviews = Reviews(self._context.coach)
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="readers")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, Task[Room | None]] = {}
        self._lease_keeper = LeaseKeeper(store.leases, self, self._context.clock)
        self._tasks: list[Task[None]] = []

    async def start(self) -> None:
        """Start the background loops, which also load rooms with running games one by one."""
        await self._lease_keeper.start()
        keeper = self._lease_keeper
        loops = (keeper.renew_loop(), keeper.adopt_loop(), self._cleanup_loop())
        self._tasks = [asyncio.create_task(each) for each in loops]

    async def close(self) -> None:
        """Close all rooms; the store commits what is queued when it closes."""
        for task in self._tasks:
            task.cancel()
        for room in list(self._rooms.values()):
            room.close()
        self._rooms.clear()
        self._reviews.close()
        self._context.coach.close()
        await self._context.bot_pool.close()
        self._readers.shutdown(wait=False, cancel_futures=True)

    # -- creating -------------------------------------------------------------------------------

    async def open(self, request: NewRoom, guest: str, name: str) -> Opened:
        """Create a room with this guest as its host; raises RoomNotCreated."""
        token = new_token()
        host = Person(guest, name or random_name(), token_hash(token))
        row = new_room_row(request, host, new_id(), self._context.clock.now())
        await self._require_space(guest)
        await self._add(row, begin=request.begin or request.lesson)
        return Opened(row.id, row.host, token)

    async def open_rematch(
        self, row: RoomRow, lines: list[ChatMessage], earlier: list[RoomRow]
    ) -> None:
        """Create the room of a rematch with these lines in its chat, after these finished games;
        raises RoomNotCreated."""
        await self._require_space(row.host_guest)
        await self._add(row, begin=False, lines=lines, earlier=earlier)

    async def _add(
        self,
        row: RoomRow,
        *,
        begin: bool,
        lines: Sequence[ChatMessage] = (),
        earlier: Sequence[RoomRow] = (),
    ) -> None:
        store = self._context.store
        await store.save_new_room(row)
        await store.leases.claim(row.id)
        await asyncio.gather(*(store.save_message(row.id, line) for line in lines))
        room = Room(row, None, list(lines), self._context, self, earlier)
        self._rooms[row.id] = room
        if begin:
            room.run(partial(room.start_game, started(row, self._context.clock.now())))

    async def _require_space(self, guest: str) -> None:
        """Raises RoomNotCreated if there are too many unfinished rooms, in all or of this guest.

        A guest's oldest game against bots without a client is abandoned to make space.
        """
        store, limits = self._context.store, self._context.limits
        if await store.count_unfinished() >= limits.rooms:
            raise RoomNotCreated("too-many")
        if not guest or await store.count_unfinished(guest) < limits.rooms_per_guest:
            return
        for row in reversed(await store.of_guest(guest, _ROOMS_SEARCHED)):
            if row.status == "playing" and len(person_seats(row)) == 1:
                with suppress(RoomElsewhere):  # then try the next one
                    room = await self.find(row.id)
                    if room is not None and not room.connections:
                        room.run(room.abandon)
                        return
        raise RoomNotCreated("too-many")

    # -- finding --------------------------------------------------------------------------------

    async def find(self, room: str) -> Room | None:
        """The room of this id, loaded if need be, None if there is none; raises RoomElsewhere."""
        if (found := self._rooms.get(room)) is not None:
            return found
        if (loading := self._loading.get(room)) is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room))
            loading.add_done_callback(lambda _: self._loading.pop(room, None))
        return await shielded(loading)

    def forget(self, room: Room) -> None:
        """Remove a room from memory, and forget its fencing token."""
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
            self._context.store.leases.release(room.row.id)

    def drop(self, room: str) -> None:
        """Discard a room whose lease another process holds (see `room`)."""
        if (found := self._rooms.get(room)) is not None:
            found.discard("another process holds the lease")

    async def _load(self, room: str) -> Room | None:
        store = self._context.store
        await store.leases.claim(room)
        store.unblock(room)
        row = await store.room(room)
        if row is None:
            return None
        if row.status == "waiting" and not row.seed:  # stored before seeds were made with the room
            row = replace(row, seed=new_seed())
            await store.save_room(row)
        moves, lines = await store.moves(room), await store.messages(room, MESSAGES_SHOWN)
        earlier = await store.earlier_games(row)
        session = None
        if row.started:
            try:
                session = await self._recover(row, moves)
            except RecoveryFailed as error:
                message = "room %s: the %s game does not replay (%s); it is abandoned"
                _LOG.error(message, short_id(room), row.game, error)
                row = replace(row, status="abandoned" if row.status == "playing" else row.status)
                await store.save_room(row)
        if not store.leases.has(room):  # so what was read may be outdated
            raise LeaseLost({room})
        loaded = self._rooms[room] = Room(row, session, lines, self._context, self, earlier)
        return loaded

    async def _recover(self, row: RoomRow, moves: list[MoveRow]) -> GameSession:
        now = self._context.clock.now()
        session = await self._in_thread(GameSession.recover, row, moves, now)
        if not moves:  # the process ended between the start and the deal's commit
            _, opening = GameSession.start(row)
            await self._context.store.save_move(row.id, opening.move)
        return session

    async def _in_thread(self, work: Callable[..., T], *arguments: object, **named: object) -> T:
        """Replay games in one separate thread, so that live rooms do not wait for it."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(work, *arguments, **named))

    # -- reading --------------------------------------------------------------------------------

    async def summaries(self, rows: Sequence[RoomRow], guest: str) -> list[Summary]:
        """These rooms as a list for this guest; only rooms loaded here know who is online."""
        away = [row.id for row in rows if row.id not in self._rooms and row.status == "playing"]
        last = await self._context.store.last_moves(away) if away else {}
        return [self._summary(row, guest, last.get(row.id)) for row in rows]

    def _summary(self, row: RoomRow, guest: str, last: MoveRow | None) -> Summary:
        if (room := self._rooms.get(row.id)) is not None:
            online, waiting = room.connections.online(), room.waiting()
            return summary(room.row, guest, online=online, waiting=waiting, changed=room.changed)
        waiting, changed = (last.waiting, last.at) if last else ([], row.changed)
        return summary(row, guest, online=(), waiting=waiting, changed=max(changed, row.changed))

    async def record(self, room: str) -> str:
        """The record of a finished or abandoned game; raises NotViewable."""
        row, moves = await self._stored(room)
        return await self._in_thread(replay.record_text, row, moves)

    async def deal(self, room: str) -> Deal:
        """All draws of a finished or abandoned game; raises NotViewable."""
        row, moves = await self._stored(room)
        return await self._in_thread(replay.deal, row, moves)

    async def replay(
        self,
        room: str,
        *,
        guest: str,
        token: str = "",
        seat: int | None = None,
        is_open: bool = False,
        form: Form = "picture",
    ) -> Replay:
        """A replay for a seat (default: the caller's own); raises NotViewable."""
        row, moves = await self._stored(room)
        mine = seat_of(row, guest, token_hash(token) if token else b"")
        shown = seat if seat is not None else NOBODY if is_open else mine
        return await self._in_thread(
            replay.replay, row, moves, mine, seat=shown, is_open=is_open, form=form
        )

    async def event_log(self, room: str, *, guest: str, token: str, since: int) -> EventLog:
        """What the caller's seat, or a spectator, was sent; raises NotViewable."""
        row, moves = await self._stored(room)
        mine = seat_of(row, guest, token_hash(token) if token else b"")
        return await self._in_thread(replay.event_log, row, moves, mine, since)

    async def review(
        self, room: str, *, guest: str, token: str = "", seat: int | None = None
    ) -> Review:
        """The review of a seat (default: the caller's), or its progress if unfinished; raises
        NotViewable."""
        row = await self._row(room)
        mine = seat_of(row, guest, token_hash(token) if token else b"")
        asked = mine if seat is None else seat
        require_reviewable(row, asked)
        known = self._reviews.known(room, asked)
        if known is not None:
            return known
        moves = await self._context.store.moves(room)
        choices = await self._in_thread(choices_in, row, moves, asked)
        return self._reviews.start(row, asked, choices)

    async def _stored(self, room: str) -> tuple[RoomRow, list[MoveRow]]:
        return await self._row(room), await self._context.store.moves(room)

    async def _row(self, room: str) -> RoomRow:
        row = await self._context.store.room(room)
        if row is None:
            raise NotViewable("unknown-room")
        return row

    # -- cleaning up ----------------------------------------------------------------------------

    async def _cleanup_loop(self) -> None:
        while True:
            await self._context.clock.pause(_CLEANUP_INTERVAL)
            try:
                await self.clean_up()
            except Exception as error:
                log_failure(_LOG, "cleanup of idle rooms failed; trying again later", error)

    async def clean_up(self) -> None:
        """Abandon rooms that have been idle for long, and unload rooms without clients."""
        now = self._context.clock.now()
        since = {what: now - after for what, after in _ABANDON_AFTER.items()}
        for idle in await self._context.store.idle_rooms(**since):
            with suppress(RoomElsewhere):  # its process cleans it up
                room = await self.find(idle)
                if room is not None and self._is_empty(room):
                    room.run(room.abandon)
        for room in list(self._rooms.values()):
            if self._is_empty(room) and not room.is_busy:
                self.forget(room)
                room.close()

    def _is_empty(self, room: Room) -> bool:
        """True if no client has been connected for a while."""
        empty_for = self._context.clock.now() - room.connections.last_seen
        return not room.connections and empty_for >= _UNLOAD_AFTER
