"""What everybody in a room is told: a message is written once for all who may read the same."""

from __future__ import annotations

from collections.abc import Iterable

from ninelives import presentation
from ninelives.engine.contract import NOBODY, View
from ninelives.engine.events import Event, Log
from ninelives.play.dealer import commitment
from ninelives.server.line import frame_of
from ninelives.server.rooms.connection import Connection
from ninelives.server.rooms.playing import Playing
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.replies import Place, Reply, Room, Update, event_facts, write
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
        value=place.value,
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
    return dict(presentation.picture(game, view)) if form == "picture" else view.facts()


class Moment:
    """A game at one moment, for all who are told of it; what they have in common is made once."""

    def __init__(self, playing: Playing, log: Log, now: int) -> None:
        self._playing = playing
        self._log = log
        self._game = playing.game.info.name
        self._waiting = playing.match.waiting()
        self._left = playing.clock.left(now)
        self._told: dict[int, dict[str, object]] = {}

    def for_seat(self, seat: int, form: Form) -> Update:
        """What this seat hears and sees; made from its view and from nothing else."""
        playing = self._playing
        return Update(
            revision=playing.revision,
            choice=playing.next_choice(seat),
            events=[self._tell(event) for event in self._log.heard_by(seat)],
            view=view_in(form, self._game, playing.view(seat)),
            waiting=self._waiting,
            left=self._left,
        )

    def _tell(self, event: Event) -> dict[str, object]:
        """The same event is heard by many."""
        if (already := self._told.get(id(event))) is not None:
            return already
        self._told[id(event)] = new = event_facts(event)
        return new


def tell(connections: Iterable[Connection], reply: Reply) -> None:
    """The same for all of them."""
    frame = frame_of(write(reply))
    for connection in connections:
        connection.tell_frame(frame)


def tell_update(connections: Iterable[Connection], playing: Playing, log: Log, now: int) -> None:
    """Each of them what its seat may know."""
    moment = Moment(playing, log, now)
    frames: dict[tuple[int, Form], bytes] = {}
    for connection in connections:
        who = connection.seat, connection.form
        frame = frames.get(who)
        if frame is None:
            frame = frames[who] = frame_of(write(moment.for_seat(*who)))
        connection.tell_frame(frame)
