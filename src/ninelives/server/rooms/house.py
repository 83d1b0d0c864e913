"""All rooms: opened, found in memory or made again from what was kept, and put to sleep."""

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
from ninelives.server.rooms import replaying
from ninelives.server.rooms.chat import LINES_SHOWN
from ninelives.server.rooms.coaching import Coach
from ninelives.server.rooms.means import Means, Time, pauses_between
from ninelives.server.rooms.names import nickname
from ninelives.server.rooms.opening import new_id, new_seed, wished_for
from ninelives.server.rooms.playing import NotRecovered, Playing
from ninelives.server.rooms.refusing import NotOpened, NotShown
from ninelives.server.rooms.reviewing import Reviews, choices_in, may_review
from ninelives.server.rooms.room import Room
from ninelives.server.rooms.seating import Person, begun, persons, seat_of
from ninelives.server.rooms.summaries import summary
from ninelives.server.rooms.tenure import Tenure
from ninelives.server.store import Store
from ninelives.server.store.leases import LeaseLost, RoomElsewhere
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.server.tasks import shielded
from ninelives.wire.http import Deal, NewRoom, Opened, Replay, Review, Summary
from ninelives.wire.requests import Form

_TIDY_EVERY: Final = 60_000  # ms
_EMPTY: Final = 10 * 60_000  # ms in which nobody was there
_DAY: Final = 24 * 60 * 60_000  # ms
_FORGOTTEN_AFTER: Final = {"listed": 30 * 60_000, "waiting": 7 * _DAY, "playing": 60 * _DAY}
_ROOMS_LOOKED_AT: Final = 200

T = TypeVar("T")
_LOG = logging.getLogger(__name__)


class House:
    """Make one with `opened`; whoever asks for a room gets the one and only there is of it."""

    def __init__(
        self, store: Store, config: Config, metrics: Metrics, time: Time | None = None
    ) -> None:
        bot_pool = BotProcessPool(servers=config.workers)
        self._means = Means(
            store=store,
            metrics=metrics,
            limits=config.limits,
            time=time or Time(),
            pauses=pauses_between(*config.bot_pause),
            bot_pool=bot_pool,
            coach=Coach(bot_pool, config.hint, config.review),
        )
        self._reviews = Reviews(self._means.coach)
        self._readers = ThreadPoolExecutor(max_workers=1, thread_name_prefix="readers")
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, Task[Room | None]] = {}
        self._tenure = Tenure(store.leases, self, self._means.time)
        self._tasks: list[Task[None]] = []

    async def start(self) -> None:
        """Games that were being played go on, one after another, while people come in already."""
        await self._tenure.begin()
        jobs = (self._tenure.keep(), self._tenure.take_up(), self._keep_tidy())
        self._tasks = [asyncio.create_task(each) for each in jobs]

    async def close(self) -> None:
        """Everybody is told to come again; what was said to be done is committed."""
        for task in self._tasks:
            task.cancel()
        for room in list(self._rooms.values()):
            room.close()
        self._rooms.clear()
        self._reviews.close()
        self._means.coach.close()
        await self._means.bot_pool.close()
        self._readers.shutdown(wait=False, cancel_futures=True)

    # -- opening --------------------------------------------------------------------------------

    async def open(self, wish: NewRoom, guest: str, name: str) -> Opened:
        """A new room with this guest as its host; raises NotOpened."""
        token = new_token()
        host = Person(guest, name or nickname(), token_hash(token))
        row = wished_for(wish, host, new_id(), self._means.time.now())
        await self._have_space_for(guest)
        await self._add(row, begin=wish.begin or wish.lesson)
        return Opened(row.id, row.host, token)

    async def open_next(self, row: RoomRow) -> None:
        await self._have_space_for(row.host_guest)
        await self._add(row, begin=False)

    async def _add(self, row: RoomRow, *, begin: bool) -> None:
        store = self._means.store
        await store.save_new_room(row)
        await store.leases.claim(row.id)
        room = self._rooms[row.id] = Room(row, None, [], self._means, self)
        if begin:
            room.do(partial(room.begin, begun(row, self._means.time.now())))

    async def _have_space_for(self, guest: str) -> None:
        """Raises NotOpened where there are too many rooms.

        A guest's own games against bots are not in the way of new ones: the oldest of them that
        he has left ends.
        """
        store, limits = self._means.store, self._means.limits
        if await store.count_unfinished() >= limits.rooms:
            raise NotOpened("too-many")
        if not guest or await store.count_unfinished(guest) < limits.rooms_per_guest:
            return
        for row in reversed(await store.of_guest(guest, _ROOMS_LOOKED_AT)):
            if row.status == "playing" and len(persons(row)) == 1:
                with suppress(RoomElsewhere):  # it is as good as any other
                    room = await self.find(row.id)
                    if room is not None and not room.audience:
                        room.do(room.end)
                        return
        raise NotOpened("too-many")

    # -- finding --------------------------------------------------------------------------------

    async def find(self, room: str) -> Room | None:
        """The room of this id, or None if there never was one; raises RoomElsewhere."""
        if (found := self._rooms.get(room)) is not None:
            return found
        if (loading := self._loading.get(room)) is None:
            loading = self._loading[room] = asyncio.create_task(self._load(room))
            loading.add_done_callback(lambda _: self._loading.pop(room, None))
        return await shielded(loading)

    def forget(self, room: Room) -> None:
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
            self._means.store.leases.release(room.row.id)

    def drop(self, room: str) -> None:
        """Another process has this room: whoever is here comes again, and finds it there."""
        if (found := self._rooms.get(room)) is not None:
            self.forget(found)
            found.close()

    async def _load(self, room: str) -> Room | None:
        store = self._means.store
        await store.leases.claim(room)
        store.unblock(room)
        row = await store.room(room)
        if row is None:
            return None
        if row.status == "waiting" and not row.seed:  # kept by a version that promised later
            row = replace(row, seed=new_seed())
            await store.save_room(row)
        moves, lines = await store.moves(room), await store.messages(room, LINES_SHOWN)
        playing = None
        if row.started:
            try:
                playing = await self._recovered(row, moves)
            except NotRecovered as error:
                _LOG.error("a %s game cannot go on: %s", row.game, error)
                row = replace(row, status="abandoned" if row.status == "playing" else row.status)
                await store.save_room(row)
        if not store.leases.has(room):  # so what was read may be old
            raise LeaseLost({room})
        loaded = self._rooms[room] = Room(row, playing, lines, self._means, self)
        return loaded

    async def _recovered(self, row: RoomRow, moves: list[MoveRow]) -> Playing:
        now = self._means.time.now()
        playing = await self._beside(Playing.recovered, row, moves, now)
        if not moves:  # it was begun and nothing more
            _, opening = Playing.begun(row)
            await self._means.store.save_move(row.id, opening.move)
        return playing

    async def _beside(self, work: Callable[..., T], *arguments: object, **named: object) -> T:
        """Games are played again in a thread of their own, which holds up nobody."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, partial(work, *arguments, **named))

    # -- looking --------------------------------------------------------------------------------

    async def summaries(self, rows: Sequence[RoomRow], guest: str) -> list[Summary]:
        """These rooms in a list for this guest; who is there is known of those in this process."""
        away = [row.id for row in rows if row.id not in self._rooms and row.status == "playing"]
        last = await self._means.store.last_moves(away) if away else {}
        return [self._summary(row, guest, last.get(row.id)) for row in rows]

    def _summary(self, row: RoomRow, guest: str, last: MoveRow | None) -> Summary:
        if (room := self._rooms.get(row.id)) is not None:
            online, waiting = room.audience.online(), room.waiting()
            return summary(room.row, guest, online=online, waiting=waiting, changed=room.changed)
        waiting, changed = (last.waiting, last.at) if last else ([], row.changed)
        return summary(row, guest, online=(), waiting=waiting, changed=max(changed, row.changed))

    async def record(self, room: str) -> str:
        """The record of a game that is over; raises NotShown."""
        row, moves = await self._kept(room)
        return await self._beside(replaying.record_text, row, moves)

    async def deal(self, room: str) -> Deal:
        """How the cards of a game that is over were drawn; raises NotShown."""
        row, moves = await self._kept(room)
        return await self._beside(replaying.deal, row, moves)

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
        """The game again as the asker may see it, without a seat as his own; raises NotShown."""
        row, moves = await self._kept(room)
        mine = seat_of(row, guest, token_hash(token) if token else b"")
        shown = seat if seat is not None else NOBODY if is_open else mine
        return await self._beside(
            replaying.replay, row, moves, mine, seat=shown, is_open=is_open, form=form
        )

    async def review(
        self, room: str, *, guest: str, token: str = "", seat: int | None = None
    ) -> Review:
        """How well a seat played, without one the asker's own, or how far that is; raises
        NotShown."""
        row = await self._row(room)
        mine = seat_of(row, guest, token_hash(token) if token else b"")
        asked = mine if seat is None else seat
        may_review(row, asked)
        known = self._reviews.known(room, asked)
        if known is not None:
            return known
        moves = await self._means.store.moves(room)
        choices = await self._beside(choices_in, row, moves, asked)
        return self._reviews.begin(row, asked, choices)

    async def _kept(self, room: str) -> tuple[RoomRow, list[MoveRow]]:
        return await self._row(room), await self._means.store.moves(room)

    async def _row(self, room: str) -> RoomRow:
        row = await self._means.store.room(room)
        if row is None:
            raise NotShown("unknown-room")
        return row

    # -- keeping order --------------------------------------------------------------------------

    async def _keep_tidy(self) -> None:
        while True:
            await self._means.time.pause(_TIDY_EVERY)
            try:
                await self.tidy()
            except Exception as error:
                log_failure(_LOG, "the house is not tidy", error)

    async def tidy(self) -> None:
        """What nobody goes on with ends; rooms in which nobody is are put to sleep."""
        now = self._means.time.now()
        since = {what: now - after for what, after in _FORGOTTEN_AFTER.items()}
        for forgotten in await self._means.store.idle_rooms(**since):
            with suppress(RoomElsewhere):  # whoever has it sees to it
                room = await self.find(forgotten)
                if room is not None and self._is_empty(room):
                    room.do(room.end)
        for room in list(self._rooms.values()):
            if self._is_empty(room) and not room.is_busy:
                self.forget(room)
                room.close()

    def _is_empty(self, room: Room) -> bool:
        """Nobody is there, and nobody has been for a while."""
        return not room.audience and self._means.time.now() - room.audience.last_here >= _EMPTY
