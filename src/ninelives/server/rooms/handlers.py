"""One handler for each request of a client; a refusal is sent to that client alone."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ninelives.coach.tasks import hint_task
from ninelives.engine.contract import NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.server.identity import new_token, token_hash
from ninelives.server.rooms import seats
from ninelives.server.rooms.clocks import pace_of
from ninelives.server.rooms.connections import Connection
from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.rooms.new_room import new_id, rematch_row
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import RoomRow
from ninelives.wire import requests as r
from ninelives.wire.bot_protocol import Advise, Advised
from ninelives.wire.replies import Allowed, Hinted, Moved, Nudged

if TYPE_CHECKING:
    from ninelives.server.rooms.room import Room

NUDGE_INTERVAL: Final = 20_000  # ms
_SEED_BITS: Final = 31

_LOG = logging.getLogger(__name__)


def handle(room: Room, connection: Connection, request: r.Request) -> None:
    """Carry out the request, or send its refusal."""
    try:
        _HANDLERS[type(request)](room, connection, request)
    except RequestRefused as refused:
        connection.refuse(request, refused.reason, action=getattr(request, "action", -1))
    except IllegalAction as illegal:
        action = getattr(request, "action", -1)
        connection.refuse(request, illegal.reason, illegal.rule, action)


# -- playing --------------------------------------------------------------------------------------


def _act(room: Room, connection: Connection, request: r.Act) -> None:
    """Apply a choice. A player whose seat has a stand-in takes it back by choosing."""
    seat = _seat(connection)
    made = room.play(seat, request.choice, request.action)
    if not made:
        room.send_update(connection)
    if room.row.status == "playing" and room.row.places[seat].stands_in:
        room.update(seats.without_stand_in(room.row, seat))


def _why(room: Room, connection: Connection, request: r.Why) -> None:
    """Explain an action from the asking seat's view alone, so the answer reveals no secret."""
    seat, session = _seat(connection), _session(room)
    if request.action >= session.game.info.actions:
        raise RequestRefused("no-such-action")
    refusal = session.game.why_not(session.view(seat), request.action)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.reason)
    connection.send(Allowed(request.action))


def is_alone(row: RoomRow, seat: int) -> bool:
    """True if this seat is the only human and no stand-in is active."""
    alone = seats.person_seats(row) == seats.active_person_seats(row) == [seat]
    return row.status == "playing" and alone


def _hint(room: Room, connection: Connection, request: r.Hint) -> None:
    """Start a hint for the asking seat's choice, computed from its view alone."""
    seat, session = _seat(connection), _session(room)
    if not is_alone(room.row, seat):
        raise RequestRefused("not-alone")
    if seat not in room.waiting() or request.choice != session.next_choice(seat):
        raise RequestRefused("stale")
    coach = room.context.coach
    if coach.has_pending_hint(room.row.id):
        raise RequestRefused("too-fast")
    if coach.is_busy:
        raise RequestRefused("busy")
    seed = secrets.randbits(_SEED_BITS)
    task = hint_task(room.row.game, session.view(seat), seed, coach.hint)
    coach.start_hint(room.row.id, _answer_hint(room, connection, request, task))


async def _answer_hint(room: Room, connection: Connection, request: r.Hint, task: Advise) -> None:
    try:
        advised = await room.context.coach.perform(task, Advised)
    except Exception:
        _LOG.exception(
            "room %s: the coach failed in a game of %s; hint refused", room.label, room.row.game
        )
        room.run(partial(connection.refuse, request, "busy"))
    else:
        room.run(partial(connection.send, Hinted(request.choice, advised.moves)))


# -- before the game ------------------------------------------------------------------------------


def _sit(room: Room, connection: Connection, request: r.Sit) -> None:
    token = new_token()
    person = seats.Person(connection.guest, connection.name, token_hash(token))
    row = seats.sit(room.row, connection.seat, request.seat, person)
    if connection.seat == NOBODY:
        connection.token_hash = person.token_hash
        room.update(row, token)
    else:
        room.update(row)


def _stand(room: Room, connection: Connection, _: r.Stand) -> None:
    if room.row.status == "waiting":
        room.update(seats.stand(room.row, connection.seat))
    else:
        seat = connection.seat
        room.update(seats.with_stand_in(room.row, seat))
        room.tell(seat, "left")


def _swap(room: Room, connection: Connection, request: r.Swap) -> None:
    room.update(seats.swap(room.row, connection.seat, request.seat, request.other_seat))


def _appoint(room: Room, connection: Connection, request: r.Appoint) -> None:
    absent = room.is_absent(request.seat)
    row = seats.appoint(room.row, connection.seat, request.seat, request.bot, absent=absent)
    room.update(row)


def _ready(room: Room, connection: Connection, request: r.Ready) -> None:
    is_ready, value = request.ready, request.value
    room.update(seats.ready(room.row, connection.seat, is_ready=is_ready, value=value))


def _start(room: Room, connection: Connection, request: r.Start) -> None:
    now = room.context.clock.now()
    room.start_game(seats.start_by_host(room.row, connection.seat, now, value=request.value))


def _rename(room: Room, connection: Connection, request: r.Rename) -> None:
    room.update(seats.rename(room.row, connection.seat, request.name))


# -- chat -----------------------------------------------------------------------------------------


def _say(room: Room, connection: Connection, request: r.Say) -> None:
    seat, now = _seat(connection), room.context.clock.now()
    room.add_to_chat(room.chat.text(seat, room.row.places[seat].name, request.text, now))


def _phrase(room: Room, connection: Connection, request: r.Phrase) -> None:
    seat, now = _seat(connection), room.context.clock.now()
    room.add_to_chat(room.chat.phrase(seat, room.row.places[seat].name, request.phrase, now))


def _react(room: Room, connection: Connection, request: r.React) -> None:
    seat, now = _seat(connection), room.context.clock.now()
    room.connections.broadcast(room.chat.reaction(seat, request.reaction, now))


def _nudge(room: Room, connection: Connection, request: r.Nudge) -> None:
    """Remind a player who must choose, at most once per NUDGE_INTERVAL."""
    seat, session = _seat(connection), _session(room)
    waited_for = request.seat in session.match.waiting()
    if not waited_for or seats.bot_in(room.row.places[request.seat]):
        raise RequestRefused("not-their-turn")
    now = room.context.clock.now()
    if now - room.nudged.get(request.seat, -NUDGE_INTERVAL) < NUDGE_INTERVAL:
        raise RequestRefused("too-fast")
    room.nudged[request.seat] = now
    for each in room.connections.on(request.seat):
        each.send(Nudged(seat))


def _hurry(room: Room, connection: Connection, request: r.Hurry) -> None:
    if not is_alone(room.row, _seat(connection)):
        raise RequestRefused("not-alone")
    connection.hurries = request.hurry


# -- absent players, and the end ------------------------------------------------------------------


def _stand_in(room: Room, connection: Connection, request: r.StandIn) -> None:
    """Let a bot stand in for an absent player, except in games with days for each move."""
    seat = _seat(connection)
    row = seats.with_stand_in(room.row, request.seat)
    pace = pace_of(room.row.timing)
    slow = pace is not None and pace.each_move
    if slow or not room.is_absent(request.seat):
        raise RequestRefused("not-absent")
    room.update(row)
    room.tell(request.seat, "stood-in", by=room.row.places[seat].name)


def _take_back(room: Room, connection: Connection, _: r.TakeBack) -> None:
    room.update(seats.without_stand_in(room.row, connection.seat))


def _abandon(room: Room, connection: Connection, request: r.Abandon) -> None:
    room.update(seats.with_abandon_vote(room.row, connection.seat, agree=request.agree))


def _rematch(room: Room, connection: Connection, request: r.Rematch) -> None:
    """The first request opens the next room; later ones are pointed to it."""
    seat = _seat(connection)
    if room.row.status not in ("finished", "abandoned"):
        raise RequestRefused("not-over")
    if room.row.next_room:
        connection.send(Moved(room.row.next_room))
        return
    now = room.context.clock.now()
    next_row = rematch_row(room.row, seat, new_id(), now)
    lines = room.chat.for_rematch(seat, room.row.places[seat].name, now)
    room.open_rematch(next_row, lines, partial(connection.refuse, request, "too-many"))


def _seat(connection: Connection) -> int:
    if connection.seat == NOBODY:
        raise RequestRefused("not-seated")
    return connection.seat


def _session(room: Room) -> GameSession:
    if room.session is None or room.row.status != "playing":
        raise RequestRefused("not-playing")
    return room.session


_HANDLERS: Final[dict[type[r.Request], Callable[[Any, Connection, Any], None]]] = {
    r.Act: _act,
    r.Why: _why,
    r.Hint: _hint,
    r.Sit: _sit,
    r.Stand: _stand,
    r.Swap: _swap,
    r.Appoint: _appoint,
    r.Ready: _ready,
    r.Start: _start,
    r.Rename: _rename,
    r.Say: _say,
    r.Phrase: _phrase,
    r.React: _react,
    r.Nudge: _nudge,
    r.Hurry: _hurry,
    r.StandIn: _stand_in,
    r.TakeBack: _take_back,
    r.Abandon: _abandon,
    r.Rematch: _rematch,
}
