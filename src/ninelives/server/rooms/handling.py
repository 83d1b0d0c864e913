"""What a room does about each request. A Refused or an IllegalAction is told to the asker alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from ninelives.engine.contract import NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.server.identity import new_token, token_hash
from ninelives.server.rooms import seating, standing_in
from ninelives.server.rooms.advising import advise
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.opening import new_id, rematch_of
from ninelives.server.rooms.playing import Playing
from ninelives.server.rooms.refusing import Refused
from ninelives.server.rooms.room import Room
from ninelives.server.rooms.timing import pace_of
from ninelives.server.store.rows import ChatMessage
from ninelives.wire import requests as r
from ninelives.wire.replies import Allowed, Moved, Nudged

NUDGE_PAUSE: Final = 20_000  # ms

Handler: TypeAlias = Callable[[Room, Connection, Any], None]


def handle(room: Room, connection: Connection, request: r.Request) -> None:
    """Do what is asked, or say why not."""
    try:
        _HANDLERS[type(request)](room, connection, request)
    except Refused as refused:
        connection.refuse(request, refused.reason, action=getattr(request, "action", -1))
    except IllegalAction as illegal:
        action = getattr(request, "action", -1)
        connection.refuse(request, illegal.reason, illegal.rule, action)


# -- playing --------------------------------------------------------------------------------------


def _act(room: Room, connection: Connection, request: r.Act) -> None:
    """A choice, also of somebody whose seat a bot has at the moment: it is his again then."""
    seat = _seat(connection)
    made = room.play(seat, request.choice, request.action)
    if not made:
        room.tell_update_to(connection)
    if room.row.status == "playing" and room.row.places[seat].stands_in:
        room.change(standing_in.taken_back(room.row, seat))


def _why(room: Room, connection: Connection, request: r.Why) -> None:
    """From the asker's view alone: there is nothing here that it does not know."""
    seat, playing = _seat(connection), _playing(room)
    if request.action >= playing.game.info.actions:
        raise Refused("no-such-action")
    refusal = playing.game.why_not(playing.view(seat), request.action)
    if refusal is not None:
        raise IllegalAction(refusal.rule, refusal.reason)
    connection.tell(Allowed(request.action))


# -- before the game ------------------------------------------------------------------------------


def _sit(room: Room, connection: Connection, request: r.Sit) -> None:
    token = new_token()
    person = seating.Person(connection.guest, connection.name, token_hash(token))
    row = seating.sit(room.row, connection.seat, request.seat, person)
    if connection.seat == NOBODY:
        connection.token_hash = person.token_hash
        room.change(row, token)
    else:
        room.change(row)


def _stand(room: Room, connection: Connection, _: r.Stand) -> None:
    if room.row.status == "waiting":
        room.change(seating.stand(room.row, connection.seat))
    else:
        room.change(standing_in.stood_in(room.row, connection.seat))


def _swap(room: Room, connection: Connection, request: r.Swap) -> None:
    room.change(seating.swap(room.row, connection.seat, request.seat, request.other_seat))


def _appoint(room: Room, connection: Connection, request: r.Appoint) -> None:
    absent = room.is_absent(request.seat)
    row = seating.appoint(room.row, connection.seat, request.seat, request.bot, absent=absent)
    room.change(row)


def _ready(room: Room, connection: Connection, request: r.Ready) -> None:
    is_ready, value = request.ready, request.value
    room.change(seating.ready(room.row, connection.seat, is_ready=is_ready, value=value))


def _start(room: Room, connection: Connection, request: r.Start) -> None:
    now = room.means.time.now()
    room.begin(seating.started(room.row, connection.seat, now, value=request.value))


def _rename(room: Room, connection: Connection, request: r.Rename) -> None:
    room.change(seating.rename(room.row, connection.seat, request.name))


# -- talking --------------------------------------------------------------------------------------


def _say(room: Room, connection: Connection, request: r.Say) -> None:
    seat, now = _seat(connection), room.means.time.now()
    _keep(room, room.chat.words(seat, room.row.places[seat].name, request.text, now))


def _phrase(room: Room, connection: Connection, request: r.Phrase) -> None:
    seat, now = _seat(connection), room.means.time.now()
    _keep(room, room.chat.phrase(seat, room.row.places[seat].name, request.phrase, now))


def _keep(room: Room, line: ChatMessage) -> None:
    room.keep(room.means.store.save_message(room.row.id, line))
    room.audience.tell(room.chat.add(line))


def _nudge(room: Room, connection: Connection, request: r.Nudge) -> None:
    """Remind somebody who is waited for, and not too often."""
    seat, playing = _seat(connection), _playing(room)
    waited_for = request.seat in playing.match.waiting()
    if not waited_for or standing_in.bot_of(room.row.places[request.seat]):
        raise Refused("not-their-turn")
    now = room.means.time.now()
    if now - room.nudged.get(request.seat, -NUDGE_PAUSE) < NUDGE_PAUSE:
        raise Refused("too-fast")
    room.nudged[request.seat] = now
    for each in room.audience.on(request.seat):
        each.tell(Nudged(seat))


# -- who left, and the end ------------------------------------------------------------------------


def _stand_in(room: Room, connection: Connection, request: r.StandIn) -> None:
    """A bot for somebody who has left. Where there are days for a move, only the clock says so."""
    _seat(connection)
    row = standing_in.stood_in(room.row, request.seat)
    pace = pace_of(room.row.timing)
    slow = pace is not None and pace.each_move
    if slow or not room.is_absent(request.seat):
        raise Refused("not-absent")
    room.change(row)


def _take_back(room: Room, connection: Connection, _: r.TakeBack) -> None:
    room.change(standing_in.taken_back(room.row, connection.seat))


def _abandon(room: Room, connection: Connection, request: r.Abandon) -> None:
    room.change(standing_in.agreed(room.row, connection.seat, agree=request.agree))


def _rematch(room: Room, connection: Connection, request: r.Rematch) -> None:
    """The first who asks opens the next room, the others find it."""
    seat = _seat(connection)
    if room.row.status not in ("finished", "abandoned"):
        raise Refused("not-over")
    if room.row.next_room:
        connection.tell(Moved(room.row.next_room))
        return
    following = rematch_of(room.row, seat, new_id(), room.means.time.now())
    room.open_next(following, partial(connection.refuse, request, "too-many"))


def _seat(connection: Connection) -> int:
    if connection.seat == NOBODY:
        raise Refused("not-seated")
    return connection.seat


def _playing(room: Room) -> Playing:
    if room.playing is None or room.row.status != "playing":
        raise Refused("not-playing")
    return room.playing


_HANDLERS: Final[dict[type[r.Request], Handler]] = {
    r.Act: _act,
    r.Why: _why,
    r.Hint: advise,
    r.Sit: _sit,
    r.Stand: _stand,
    r.Swap: _swap,
    r.Appoint: _appoint,
    r.Ready: _ready,
    r.Start: _start,
    r.Rename: _rename,
    r.Say: _say,
    r.Phrase: _phrase,
    r.Nudge: _nudge,
    r.StandIn: _stand_in,
    r.TakeBack: _take_back,
    r.Abandon: _abandon,
    r.Rematch: _rematch,
}
