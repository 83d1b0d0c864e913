"""One room. What is asked of it is done in one step, and one thing after another.

Nobody else touches its game, and nothing it does is interrupted: there is not one `await` in it.
Whatever happens is committed first and told afterwards (see `gate`). If it cannot be committed the
room is given up as it is in memory; it is made again from what was kept, and everybody connects
again.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from ninelives.engine.contract import NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log
from ninelives.server.logs import log_failure
from ninelives.server.rooms import telling
from ninelives.server.rooms.audience import Audience
from ninelives.server.rooms.chat import Chat
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.means import Means, Timer
from ninelives.server.rooms.players import Players
from ninelives.server.rooms.playing import Playing
from ninelives.server.rooms.refusing import NotOpened, Refused
from ninelives.server.rooms.seating import followed_by
from ninelives.server.rooms.standing_in import (
    all_agree,
    bot_of,
    by_themselves,
    stood_in,
    taken_back,
)
from ninelives.server.rooms.steps import Steps
from ninelives.server.store.rows import ChatMessage, RoomRow
from ninelives.wire.replies import Moved

_CROWD: Final = 1_000  # ms

_LOG = logging.getLogger(__name__)


class Keeper(Protocol):
    """Who has all rooms."""

    async def open_next(self, row: RoomRow) -> None:
        """A room beside this one is opened."""

    def forget(self, room: Room) -> None:
        """This one is not in memory any more."""


class Room:
    """Anybody may call `do`, `come_in` and `close`; all else is called from within."""

    def __init__(
        self,
        row: RoomRow,
        playing: Playing | None,
        lines: list[ChatMessage],
        means: Means,
        keeper: Keeper,
    ) -> None:
        self.row = row
        self.playing = playing
        self.chat = Chat(lines)
        self.means = means
        self.keeper = keeper
        self.audience = Audience(means.time.now())
        self.nudged: dict[int, int] = {}  # when which seat was last reminded
        self._opening = telling.NOTHING  # what became known before anybody had a choice
        self._players = self._new_players()
        self._clock = Timer(means.time)  # until somebody has no time left
        self._crowd = Timer(means.time)  # until the spectators are counted again
        self._next: Task[None] | None = None  # the room after this one is being opened
        self._steps = Steps(means.store.leases, self._give_up)
        asyncio.get_running_loop().call_soon(self.do, self._go_on)

    def do(self, job: Callable[[], object]) -> None:
        """Now. When it fails the room is given up, and no other room notices."""
        self._steps.do(job)

    def keep(self, commit: Future[None]) -> None:
        """What is told from now on waits for this."""
        self._steps.keep(commit)

    def close(self) -> None:
        """Everybody is sent away, to come again if they like."""
        self._steps.over = True
        self._players.stop_all()
        self._clock.stop()
        self._crowd.stop()
        for connection in self.audience:
            connection.hang_up("try-again")

    def _give_up(self) -> None:
        """Something was not kept, or went wrong: what is in memory is not to be trusted."""
        self.keeper.forget(self)
        self.close()

    @property
    def is_busy(self) -> bool:
        """Something goes on here even if nobody is there: a bot thinks, or a clock runs."""
        waits = self._players.are_thinking or self._clock.is_set
        return waits or self._steps.gate.is_shut or self._next is not None

    # -- coming and going -----------------------------------------------------------------------

    def come_in(self, connection: Connection, token: str) -> None:
        """Somebody is at the door; whatever happens he hears something."""
        self.do(partial(self._join, connection, token))
        if self._steps.over:
            connection.hang_up("try-again")

    def _join(self, connection: Connection, token: str) -> None:
        """Somebody is here: he is told all that he may know, and has his seat back."""
        connection.gate = self._steps.gate
        self.audience.join(connection, self.row, token)
        if connection.seat == NOBODY:
            connection.tell(telling.room_of(self.row, self.audience))
            self._tell_crowd_later()
        elif self.row.status == "playing" and self.row.places[connection.seat].stands_in:
            self.change(taken_back(self.row, connection.seat))
        else:
            self.tell_room()
        for line in self.chat.so_far():
            connection.tell(line)
        self.tell_update_to(connection)

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection, self.means.time.now())
        if connection.seat == NOBODY:
            self._tell_crowd_later()
        else:
            self.tell_room()

    def is_absent(self, seat: int) -> bool:
        """Whether the player of this seat has been away for a while."""
        return self.audience.absent(seat, self.means.time.now())

    def _tell_crowd_later(self) -> None:
        """Spectators come and go in crowds: how many there are is told once in a while."""
        if not self._crowd.is_set:
            self._crowd.set(_CROWD, self.tell_room)

    # -- telling --------------------------------------------------------------------------------

    def tell_room(self) -> None:
        self._crowd.stop()
        self.audience.tell(telling.room_of(self.row, self.audience))

    def tell_update(self, log: Log = telling.NOTHING) -> None:
        if self.playing is not None:
            now = self.means.time.now()
            telling.tell_update(self.audience, self.playing, log, now)

    def tell_update_to(self, connection: Connection) -> None:
        """What this one sees now; who comes in before the first move also hears of the deal."""
        if self.playing is not None:
            log = telling.NOTHING if self.playing.revision else self._opening
            telling.tell_update([connection], self.playing, log, self.means.time.now())

    # -- what happens ---------------------------------------------------------------------------

    def change(self, row: RoomRow, token: str = "") -> None:
        """The room is like this from now on; `token` is that of whoever sat down."""
        if row.status == "playing" and all_agree(row):
            row = replace(row, status="abandoned")
        row = replace(row, changed=self.means.time.now())
        self.keep(self.means.store.save_room(row))
        retimed = by_themselves(row) != by_themselves(self.row)
        self.row = row
        self.audience.seat_anew(row, token)
        self.tell_room()
        self._go_on()
        if retimed and self.playing is not None and self.playing.clock.runs:
            self.tell_update()

    def begin(self, row: RoomRow) -> None:
        """The game begins; `row` is the room as it is then."""
        playing, opening = Playing.begun(row)
        self.keep(self.means.store.save_room(row))
        self.keep(self.means.store.save_move(row.id, opening.move))
        self.row, self.playing, self._opening = row, playing, opening.log
        self._players = self._new_players()
        self.tell_room()
        self.tell_update(opening.log)
        self._go_on()

    def play(self, seat: int, choice: int, action: int) -> bool:
        """A seat makes a choice; False if it was made before. Raises Refused, IllegalAction."""
        playing = self.playing
        if playing is None or self.row.status != "playing":
            raise Refused("not-playing")
        now = self.means.time.now()
        done = playing.act(seat, choice, action, now)
        if done is None:
            return False
        self.keep(self.means.store.save_move(self.row.id, done.move))
        self.means.metrics.moves.add()
        self.tell_update(done.log)
        self._go_on()
        return True

    def open_next(self, row: RoomRow, refuse: Callable[[], None]) -> None:
        """People go on in another room; `refuse` is called if it cannot be had."""
        if self._next is None:
            self._next = asyncio.create_task(self._open_next(row, refuse))

    async def _open_next(self, row: RoomRow, refuse: Callable[[], None]) -> None:
        try:
            await self.keeper.open_next(row)
        except NotOpened:
            self.do(refuse)
        except Exception as error:
            log_failure(_LOG, "the next room could not be opened", error)
            self.do(refuse)
        else:
            self.do(partial(self._lead_to, row.id))
        finally:
            self._next = None

    def _lead_to(self, room: str) -> None:
        self.change(followed_by(self.row, room))
        self.audience.tell(Moved(room))

    def end(self) -> None:
        """Nobody goes on with it."""
        if self.row.status in ("waiting", "playing"):
            self.change(replace(self.row, status="abandoned"))

    def _finish(self) -> None:
        """The last move is made: the result is kept and told."""
        assert self.playing is not None
        outcome = self.playing.match.outcome()
        assert outcome is not None
        self.change(
            replace(self.row, status="finished", points=outcome.points, ranks=outcome.places)
        )

    def _go_on(self) -> None:
        """Whatever has happened: is it over, whose time runs, which bots are asked?"""
        playing = self.playing
        if playing is None:
            return
        if self.row.status == "playing" and playing.match.outcome() is not None:
            self._finish()
            return
        waiting = self.waiting()
        if playing.clock.runs:
            playing.clock.time(by_themselves(self.row), waiting, self.means.time.now())
            self._time(playing.clock.next_end())
        for seat, place in enumerate(self.row.places):
            bot = bot_of(place)
            if seat in waiting and bot:
                self._players.ask(seat, bot, playing.next_choice(seat), playing.view(seat))
            else:
                self._players.stop(seat)

    # -- bots and clocks ------------------------------------------------------------------------

    def _new_players(self) -> Players:
        return Players(self.row.game, self.row.seed, self.means, self._bot_answers)

    def _bot_answers(self, seat: int, choice: int, action: int) -> None:
        self.do(partial(self._play_for, seat, choice, action))

    def _play_for(self, seat: int, choice: int, action: int) -> None:
        """A bot has chosen. If the seat is its person's again by now, nobody is to know what."""
        if not bot_of(self.row.places[seat]):
            return
        try:
            self.play(seat, choice, action)
        except (Refused, IllegalAction):
            self._players.stop(seat)
            self._go_on()

    def _time(self, end: int | None) -> None:
        if end is None:
            self._clock.stop()
        else:
            self._clock.set(end - self.means.time.now(), partial(self.do, self._time_out))

    def _time_out(self) -> None:
        """Whoever has no time left is stood in for."""
        if self.playing is None or self.row.status != "playing":
            return
        row = self.row
        for seat in self.playing.clock.run_out(self.means.time.now()):
            row = stood_in(row, seat)
        if row is not self.row:
            self.change(row)
        else:
            self._go_on()

    def waiting(self) -> list[int]:
        """The seats that owe a choice now."""
        if self.playing is None or self.row.status != "playing":
            return []
        return self.playing.match.waiting()

    @property
    def changed(self) -> int:
        """When something last happened here."""
        return max(self.row.changed, self.playing.last_move if self.playing else 0)
