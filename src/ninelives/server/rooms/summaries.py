"""A room in a list: what everybody may know of it, and whether it waits for the asker."""

from __future__ import annotations

from collections.abc import Collection

from ninelives.server.rooms.seating import seat_of
from ninelives.server.rooms.telling import place_of
from ninelives.server.store.rows import RoomRow
from ninelives.wire.http import Summary


def summary(
    row: RoomRow, guest: str, *, online: Collection[int], waiting: Collection[int], changed: int
) -> Summary:
    """`online` and `waiting` are seats; `changed` is when something last happened, in ms."""
    seat = seat_of(row, guest, b"")
    return Summary(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        places=[place_of(place, online=each in online) for each, place in enumerate(row.places)],
        timing=row.timing,
        seat=seat,
        my_turn=row.status == "playing" and seat in waiting,
        changed=changed // 1000,
        points=row.points,
        ranks=row.ranks,
    )
