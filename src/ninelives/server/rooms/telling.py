"""What everybody in a room is told: a message is written once for all who may read the same."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from ninelives import show
from ninelives.engine.contract import NOBODY, View
from ninelives.engine.events import Log
from ninelives.play.dealer import commitment
from ninelives.server.line import frame_of
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.playing import Playing
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.replies import Place, Reply, Room, Update, told, write
from ninelives.wire.requests import Form

NOTHING = Log()


def place_of(place: PlaceRow, *, online: bool) -> Place:
    """A seat as everybody sees it."""
    return Place(
        sitter=place.sitter,
        name=place.name,
        bot=place.bot,
        online=online,
        ready=place.ready,
        stands_in=place.stands_in,
        abandons=place.abandons,
    )


def room_of(row: RoomRow, connections: Iterable[Connection]) -> Room:
    """A room as everybody sees it."""
    here = [connection.seat for connection in connections]
    places = [place_of(place, online=seat in here) for seat, place in enumerate(row.places)]
    return Room(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        places=places,
        host=row.host,
        timing=row.timing,
        listed=row.listed,
        lesson=row.lesson,
        watching=here.count(NOBODY),
        commitment=commitment(row.seed) if row.seed else "",
        points=row.points,
        ranks=row.ranks,
        next_room=row.next_room,
    )


def view_in(form: Form, game: str, view: View) -> dict[str, object]:
    return dict(show.picture(game, view)) if form == "picture" else view.facts()


def update_of(playing: Playing, seat: int, form: Form, log: Log, now: int) -> Update:
    """What this seat hears and sees; made from its view and from nothing else."""
    return Update(
        revision=playing.revision,
        choice=playing.next_choice(seat),
        events=[told(event) for event in log.heard_by(seat)],
        view=view_in(form, playing.game.info.name, playing.view(seat)),
        waiting=playing.match.waiting(),
        left=playing.clock.left(now),
    )


def tell(connections: Iterable[Connection], reply: Reply) -> None:
    """The same for all of them."""
    frame = frame_of(write(reply))
    for connection in connections:
        connection.tell_frame(frame)


def tell_update(connections: Iterable[Connection], playing: Playing, log: Log, now: int) -> None:
    """Each of them what its seat may know."""
    groups: defaultdict[tuple[int, Form], list[Connection]] = defaultdict(list)
    for connection in connections:
        groups[connection.seat, connection.form].append(connection)
    for (seat, form), group in groups.items():
        tell(group, update_of(playing, seat, form, log, now))
