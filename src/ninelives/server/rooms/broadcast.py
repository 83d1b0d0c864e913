"""Rows and game sessions as protocol messages, each encoded once for all who may read the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ninelives import presentation
from ninelives.engine.contract import NOBODY, View
from ninelives.engine.events import Event, Log
from ninelives.play.dealer import commitment
from ninelives.server.rooms.clocks import wire_timing
from ninelives.server.rooms.connections import Connection
from ninelives.server.rooms.seats import seat_of
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.http import Summary
from ninelives.wire.replies import Place, Room, Standing, Update, event_facts, write
from ninelives.wire.requests import Form

NO_EVENTS = Log()


def place_message(place: PlaceRow, *, online: bool) -> Place:
    """The public part of a place."""
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


def room_message(
    row: RoomRow, connections: Iterable[Connection], evening: Sequence[Standing] = ()
) -> Room:
    """The public part of a room."""
    here = [connection.seat for connection in connections]
    places = [place_message(place, online=seat in here) for seat, place in enumerate(row.places)]
    return Room(
        id=row.id,
        game=row.game,
        options=row.options,
        status=row.status,
        places=places,
        host=row.host,
        timing=wire_timing(row.timing),
        listed=row.listed,
        lesson=row.lesson,
        watching=here.count(NOBODY),
        commitment=commitment(row.seed) if row.seed else "",
        points=row.points,
        ranks=row.ranks,
        next_room=row.next_room,
        evening=list(evening),
    )


def summary(
    row: RoomRow, guest: str, *, online: Collection[int], waiting: Collection[int], changed: int
) -> Summary:
    """A room in a list for this guest; `online` and `waiting` are seats, `changed` is in ms."""
    seat = seat_of(row, guest, b"")
    places = enumerate(row.places)
    return Summary(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        places=[place_message(place, online=each in online) for each, place in places],
        timing=wire_timing(row.timing),
        seat=seat,
        my_turn=row.status == "playing" and seat in waiting,
        changed=changed // 1000,
        points=row.points,
        ranks=row.ranks,
    )


def view_in(form: Form, game: str, view: View) -> dict[str, object]:
    return dict(presentation.picture(game, view)) if form == "picture" else view.facts()


class UpdateBuilder:
    """Updates of one moment of a game for several seats; their common parts are computed once."""

    def __init__(self, session: GameSession, log: Log, now: int) -> None:
        self._session = session
        self._log = log
        self._game = session.game.info.name
        self._waiting = session.match.waiting()
        self._left = session.clock.left(now)
        self._events: dict[int, dict[str, object]] = {}

    def for_seat(self, seat: int, form: Form) -> Update:
        """The update for this seat, built from its view and its events alone."""
        session = self._session
        return Update(
            revision=session.revision,
            choice=session.next_choice(seat),
            events=[self._event(event) for event in self._log.heard_by(seat)],
            view=view_in(form, self._game, session.view(seat)),
            waiting=self._waiting,
            left=self._left,
        )

    def _event(self, event: Event) -> dict[str, object]:
        """The event as a message; several seats share the same event object."""
        if (known := self._events.get(id(event))) is not None:
            return known
        self._events[id(event)] = new = event_facts(event)
        return new


def broadcast_update(
    connections: Iterable[Connection], session: GameSession, log: Log, now: int
) -> None:
    """Send every client the update of its seat, encoded once per seat and form."""
    updates = UpdateBuilder(session, log, now)
    texts: dict[tuple[int, Form], bytes] = {}
    for connection in connections:
        key = connection.seat, connection.form
        text = texts.get(key)
        if text is None:
            text = texts[key] = write(updates.for_seat(*key))
        connection.send_text(text)
