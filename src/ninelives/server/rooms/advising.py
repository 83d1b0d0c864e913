"""A hint for somebody who plays with bots and nobody else.

It is made from the view of the asker's own seat, and told to nobody but the one who asked.
"""

from __future__ import annotations

import logging
import secrets
from functools import partial

from msgspec import convert

from ninelives.coach.tasks import Plain, to_hint
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.refusing import Refused
from ninelives.server.rooms.room import Room
from ninelives.server.rooms.seating import persons
from ninelives.server.rooms.standing_in import by_themselves
from ninelives.server.store.rows import RoomRow
from ninelives.wire.replies import Hinted, JudgedMove
from ninelives.wire.requests import Hint

_SEED_BITS = 31
_LOG = logging.getLogger(__name__)


def may_be_coached(row: RoomRow, seat: int) -> bool:
    """Whether this seat's person plays, and all others are bots: also nobody is stood in for."""
    return row.status == "playing" and persons(row) == by_themselves(row) == [seat]


def advise(room: Room, connection: Connection, request: Hint) -> None:
    """Think about the asker's choice, and tell him; raises Refused."""
    seat, playing = connection.seat, room.playing
    if seat == NOBODY:
        raise Refused("not-seated")
    if playing is None or room.row.status != "playing":
        raise Refused("not-playing")
    if not may_be_coached(room.row, seat):
        raise Refused("not-alone")
    if seat not in room.waiting() or request.choice != playing.next_choice(seat):
        raise Refused("stale")
    coach = room.means.coach
    if coach.is_asked_in(room.row.id):
        raise Refused("too-fast")
    if coach.is_busy:
        raise Refused("busy")
    seed = secrets.randbits(_SEED_BITS)
    asked = to_hint(room.row.game, playing.view(seat), seed, coach.hint)
    coach.answer(room.row.id, _answer(room, connection, request, asked))


async def _answer(room: Room, connection: Connection, request: Hint, asked: Plain) -> None:
    try:
        moves = convert(await room.means.coach.think("hint", asked), list[JudgedMove])
    except Exception:
        _LOG.exception("the coach failed at %s", room.row.game)
        room.do(partial(connection.refuse, request, "busy"))
    else:
        room.do(partial(connection.tell, Hinted(request.choice, moves)))
