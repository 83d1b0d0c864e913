"""One live room: requests, bots and clocks change it in steps, and commits precede broadcasts.

A step is a plain function call without `await`, so nothing interleaves with it. What a step
changes is queued for commit, and what it sends is held by the `CommitGate` until that commit
succeeds: committed, then acknowledged, then broadcast.

When a commit fails or a lease is lost
--------------------------------------
The state in memory can no longer be trusted, so the room is discarded as a whole and loaded again
from the database. Every cause ends in `Room.discard`:

1. A step raises an unexpected exception: `run` catches it.
2. A commit fails, because the database does or because the fencing token is outdated: the gate
   drops all messages it holds and calls `_commit_failed`.
3. The heartbeat is overdue, so another process may own the room already: `run` checks the lease
   before every step, also before the step that applies a bot's choice.
4. The heartbeat reports that another process holds the lease: `LeaseKeeper` calls
   `RoomRegistry.drop`.

`discard` ends the room at once. No further step runs, so a bot's answer, a timer or the end of an
earlier commit has no effect; bots that are thinking are cancelled; held messages are never sent;
clients get `goodbye` with "try-again" and reconnect. The registry forgets the room and its fencing
token, and the store rejects writes for the room until it is loaded again. The first client that
reconnects makes the registry claim the lease and replay the journal, or, if another process holds
the lease, is relayed there. A game without clients is picked up by the scan for orphaned rooms.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import Future, Task
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from ninelives.engine.contract import NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log
from ninelives.server.logs import log_failure
from ninelives.server.rooms import broadcast
from ninelives.server.rooms.bot_players import BotPlayers
from ninelives.server.rooms.chat import Chat
from ninelives.server.rooms.clocks import Timer
from ninelives.server.rooms.connections import CommitGate, Connection, Connections
from ninelives.server.rooms.context import RoomContext
from ninelives.server.rooms.errors import RequestRefused, RoomNotCreated
from ninelives.server.rooms.evening import standings
from ninelives.server.rooms.handlers import handle
from ninelives.server.rooms.seats import (
    AWAY_AFTER,
    active_person_seats,
    all_vote_to_abandon,
    bot_in,
    person_seats,
    with_rematch,
    with_stand_in,
    without_stand_in,
)
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import ChatMessage, NoticeKind, RoomRow
from ninelives.wire.replies import Moved
from ninelives.wire.replies import Room as RoomMessage
from ninelives.wire.requests import Request

_SPECTATOR_COUNT_DELAY: Final = 1_000  # ms
_SHOWN_OF_ID: Final = 4

_LOG = logging.getLogger(__name__)


def short_id(room: str) -> str:
    """A room id for log lines; with the full id, a reader of the log could join."""
    return f"{room[:_SHOWN_OF_ID]}..."


class RoomHandle(Protocol):
    """A room as a client's reader sees it, in this process or in another."""

    def join(self, connection: Connection, token: str) -> None:
        """Add a client; it is sent a welcome, or a goodbye."""

    def receive(self, connection: Connection, request: Request, text: bytes) -> None:
        """Handle a request; `text` is the message it was decoded from."""

    def leave(self, connection: Connection) -> None:
        """Remove a client."""


class Registry(Protocol):
    """What a room needs of the registry."""

    async def open_rematch(
        self, row: RoomRow, lines: list[ChatMessage], earlier: list[RoomRow]
    ) -> None: ...

    def forget(self, room: Room) -> None:
        """Remove this room from memory."""


class Room:
    """Other modules enter by the methods of `RoomHandle`, `run`, `discard` and `close`; everything
    else is called from within a step."""

    def __init__(
        self,
        row: RoomRow,
        session: GameSession | None,
        lines: list[ChatMessage],
        context: RoomContext,
        registry: Registry,
        earlier: Sequence[RoomRow] = (),
    ) -> None:
        self.row = row
        self.session = session
        self.chat = Chat(lines)
        self.context = context
        self.connections = Connections(context.clock.now())
        self.nudged: dict[int, int] = {}  # seat -> time of its last nudge
        self._registry = registry
        self._earlier = earlier  # the finished games before this room, the latest first
        self._closed = False
        self._gate = CommitGate(self._commit_failed)
        self._opening = broadcast.NO_EVENTS  # of the deal, for clients that join before a move
        self._bots = self._new_bots()
        self._timeout = Timer(context.clock)
        self._spectator_count = Timer(context.clock)
        self._away: dict[int, Timer] = {}  # by seat
        self._rematch: Task[None] | None = None
        asyncio.get_running_loop().call_soon(self.run, self._advance)

    @property
    def label(self) -> str:
        """The room's id, shortened for log lines."""
        return short_id(self.row.id)

    # -- steps and failures ---------------------------------------------------------------------

    def run(self, step: Callable[[], object]) -> None:
        """Run one step now; discard the room if it fails or the lease is not current."""
        if self._closed:
            return
        if not self.context.store.leases.is_current:
            self.discard("lease renewal overdue")
            return
        try:
            step()
        except Exception:
            _LOG.exception("room %s: a step failed", self.label)
            self.discard("a step failed")

    def hold_until(self, commit: Future[None]) -> None:
        """Hold all messages sent from now on until this commit succeeds."""
        self._gate.wait_for(commit)

    def _commit_failed(self, error: BaseException) -> None:
        if not self._closed:
            self.discard(f"a commit failed ({error})")

    def discard(self, reason: str) -> None:
        """Drop the room from memory, to be loaded again from the database (see above)."""
        _LOG.error("room %s: %s; dropped from memory, clients reconnect", self.label, reason)
        self._registry.forget(self)
        self.close()

    def close(self) -> None:
        """Stop bots and timers, and ask clients to reconnect."""
        self._closed = True
        self._bots.stop_all()
        self._timeout.stop()
        self._spectator_count.stop()
        for timer in self._away.values():
            timer.stop()
        for connection in self.connections:
            connection.close("try-again")

    @property
    def is_busy(self) -> bool:
        """True while a bot thinks, a clock runs, or a commit or a rematch is pending."""
        active = self._bots.are_thinking or self._timeout.is_set
        return active or self._gate.is_holding or self._rematch is not None

    # -- clients --------------------------------------------------------------------------------

    def join(self, connection: Connection, token: str) -> None:
        self.run(partial(self._join, connection, token))
        if self._closed:
            connection.close("try-again")

    def receive(self, connection: Connection, request: Request, text: bytes) -> None:
        self.run(partial(handle, self, connection, request))

    def leave(self, connection: Connection) -> None:
        self.run(partial(self._leave, connection))

    def _join(self, connection: Connection, token: str) -> None:
        """Add a client, give its seat back, and send everything it may know."""
        connection.gate = self._gate
        self.connections.join(connection, self.row, token)
        if connection.seat == NOBODY:
            connection.send(self._message())
            self._broadcast_spectators_later()
        elif self.row.status == "playing" and self.row.places[connection.seat].stands_in:
            self.update(without_stand_in(self.row, connection.seat))
        else:
            self.broadcast_room()
        for line in self.chat.messages():
            connection.send(line)
        self.send_update(connection)
        self._returned(connection.seat)

    def _leave(self, connection: Connection) -> None:
        self.connections.leave(connection, self.context.clock.now())
        if connection.seat == NOBODY:
            self._broadcast_spectators_later()
        else:
            self.broadcast_room()
            self._tell_away_later(connection.seat)

    def _tell_away_later(self, seat: int) -> None:
        if self.row.status == "playing" and not self.connections.on(seat):
            timer = self._away.setdefault(seat, Timer(self.context.clock))
            timer.set(AWAY_AFTER, partial(self.run, partial(self._tell_away, seat)))

    def _tell_away(self, seat: int) -> None:
        if self.row.status == "playing" and not self.row.places[seat].stands_in:
            self.tell(seat, "away")

    def _returned(self, seat: int) -> None:
        """A client of this seat is back, if it was away."""
        if seat in self._away:
            self._away.pop(seat).stop()
        if self.row.status == "playing" and self.chat.last_notice(seat) == "away":
            self.tell(seat, "back")

    def is_absent(self, seat: int) -> bool:
        """True if no client of this seat has been connected for a while."""
        return self.connections.absent(seat, self.context.clock.now())

    def _broadcast_spectators_later(self) -> None:
        """Broadcast the number of spectators at most once a second."""
        if not self._spectator_count.is_set:
            self._spectator_count.set(_SPECTATOR_COUNT_DELAY, self.broadcast_room)

    # -- messages -------------------------------------------------------------------------------

    def broadcast_room(self) -> None:
        self._spectator_count.stop()
        self.connections.broadcast(self._message())

    def _message(self) -> RoomMessage:
        evening = standings(self.row, self._earlier)
        return broadcast.room_message(self.row, self.connections, evening)

    def add_to_chat(self, line: ChatMessage) -> None:
        self.hold_until(self.context.store.save_message(self.row.id, line))
        self.connections.broadcast(self.chat.add(line))

    def tell(self, seat: int, notice: NoticeKind, *, by: str = "") -> None:
        """Add a notice about a player to the chat, if there is anyone else to read it."""
        if len(person_seats(self.row)) > 1:
            name, now = self.row.places[seat].name, self.context.clock.now()
            line = self.chat.notice(seat, name, notice, now, by)
            if line is not None:
                self.add_to_chat(line)

    def broadcast_update(self, log: Log = broadcast.NO_EVENTS) -> None:
        if self.session is not None:
            now = self.context.clock.now()
            broadcast.broadcast_update(self.connections, self.session, log, now)

    def send_update(self, connection: Connection) -> None:
        """Send one client the current view; before the first move with the events of the deal."""
        if self.session is not None:
            log = broadcast.NO_EVENTS if self.session.revision else self._opening
            now = self.context.clock.now()
            broadcast.broadcast_update([connection], self.session, log, now)

    # -- changes --------------------------------------------------------------------------------

    def update(self, row: RoomRow, token: str = "") -> None:
        """Replace the room's row; `token` is that of a player who just sat down."""
        if row.status == "playing" and all_vote_to_abandon(row):
            row = replace(row, status="abandoned")
        row = replace(row, changed=self.context.clock.now())
        self.hold_until(self.context.store.save_room(row))
        clocks_changed = active_person_seats(row) != active_person_seats(self.row)
        before, self.row = self.row, row
        self.connections.update_seats(row, token)
        self.broadcast_room()
        for seat, (was, place) in enumerate(zip(before.places, row.places, strict=True)):
            if was.stands_in and not place.stands_in:
                self.tell(seat, "back")
        self._advance()
        if clocks_changed and self.session is not None and self.session.clock.runs:
            self.broadcast_update()

    def start_game(self, row: RoomRow) -> None:
        """Deal; `row` is the room with the game started."""
        session, opening = GameSession.start(row)
        self.hold_until(self.context.store.save_room(row))
        self.hold_until(self.context.store.save_move(row.id, opening.move))
        self.row, self.session, self._opening = row, session, opening.log
        self._bots = self._new_bots()
        self.broadcast_room()
        self.broadcast_update(opening.log)
        self._advance()

    def play(self, seat: int, choice: int, action: int) -> bool:
        """Apply a seat's choice; False if it was applied before.

        Raises RequestRefused or IllegalAction.
        """
        session = self.session
        if session is None or self.row.status != "playing":
            raise RequestRefused("not-playing")
        now = self.context.clock.now()
        applied = session.act(seat, choice, action, now)
        if applied is None:
            return False
        self.hold_until(self.context.store.save_move(self.row.id, applied.move))
        self.context.metrics.moves.add()
        self.broadcast_update(applied.log)
        self._advance()
        return True

    def open_rematch(
        self, row: RoomRow, lines: list[ChatMessage], refuse: Callable[[], None]
    ) -> None:
        """Open the next room, whose chat begins with these lines, and point all clients to it; on
        failure call `refuse`."""
        if self._rematch is None:
            self._rematch = asyncio.create_task(self._open_rematch(row, lines, refuse))

    async def _open_rematch(
        self, row: RoomRow, lines: list[ChatMessage], refuse: Callable[[], None]
    ) -> None:
        finished = [self.row] if self.row.status == "finished" else []
        try:
            await self._registry.open_rematch(row, lines, [*finished, *self._earlier])
        except RoomNotCreated:
            self.run(refuse)
        except Exception as error:
            log_failure(_LOG, f"room {self.label}: the rematch was not opened", error)
            self.run(refuse)
        else:
            self.run(partial(self._move_to, row.id))
        finally:
            self._rematch = None

    def _move_to(self, room: str) -> None:
        self.update(with_rematch(self.row, room))
        self.connections.broadcast(Moved(room))

    def abandon(self) -> None:
        """End an unfinished room."""
        if self.row.status in ("waiting", "playing"):
            self.update(replace(self.row, status="abandoned"))

    def _finish(self) -> None:
        assert self.session is not None
        outcome = self.session.match.outcome()
        assert outcome is not None
        self.update(
            replace(self.row, status="finished", points=outcome.points, ranks=outcome.places)
        )

    def _advance(self) -> None:
        """After every change: finish the game, or set the clocks and ask the bots to choose."""
        session = self.session
        if session is None:
            return
        if self.row.status == "playing" and session.match.outcome() is not None:
            self._finish()
            return
        waiting = self.waiting()
        if session.clock.runs:
            session.clock.set_timed(
                active_person_seats(self.row), waiting, self.context.clock.now()
            )
            self._set_timeout(session.clock.next_end())
        for seat, place in enumerate(self.row.places):
            bot = bot_in(place)
            if seat in waiting and bot:
                self._bots.ask(seat, bot, session.next_choice(seat), session.view(seat))
            else:
                self._bots.stop(seat)

    # -- bots and clocks ------------------------------------------------------------------------

    def _new_bots(self) -> BotPlayers:
        return BotPlayers(
            self.row.game, self.row.seed, self.context, self._bot_answered, self._hurries
        )

    def _hurries(self) -> bool:
        return any(connection.hurries for connection in self.connections)

    def _bot_answered(self, seat: int, choice: int, action: int) -> None:
        self.run(partial(self._play_for, seat, choice, action))

    def _play_for(self, seat: int, choice: int, action: int) -> None:
        """Apply a bot's choice, unless the player has returned meanwhile."""
        if not bot_in(self.row.places[seat]):
            return
        try:
            self.play(seat, choice, action)
        except (RequestRefused, IllegalAction):
            self._bots.stop(seat)
            self._advance()

    def _set_timeout(self, end: int | None) -> None:
        if end is None:
            self._timeout.stop()
        else:
            self._timeout.set(end - self.context.clock.now(), partial(self.run, self._time_out))

    def _time_out(self) -> None:
        """Let a bot stand in for every seat without time."""
        if self.session is None or self.row.status != "playing":
            return
        row, late = self.row, self.session.clock.run_out(self.context.clock.now())
        for seat in late:
            row = with_stand_in(row, seat)
        if late:
            self.update(row)
            for seat in late:
                self.tell(seat, "timed-out")
        else:
            self._advance()

    def waiting(self) -> list[int]:
        """The seats that must choose now."""
        if self.session is None or self.row.status != "playing":
            return []
        return self.session.match.waiting()

    @property
    def changed(self) -> int:
        """Time of the last change."""
        return max(self.row.changed, self.session.last_move if self.session else 0)
