"""Who sits where before the game: from a room and a wish, the room as it is then.

Rooms are values here: a wish that cannot be granted raises Refused, and nothing has changed.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from hmac import compare_digest

from ninelives import bots
from ninelives.bots import names as bot_names
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms.names import readable, unlike
from ninelives.server.rooms.refusing import Refused
from ninelives.server.store.rows import PlaceRow, RoomRow

FREE = PlaceRow()


@dataclass(frozen=True)
class Person:
    """Who wants to sit down: known by a cookie, by a token, or both."""

    guest: str
    name: str
    token_hash: bytes


def seat_of(row: RoomRow, guest: str, token_hash: bytes) -> int:
    """The seat that this token opens, else the one of this guest, else NOBODY."""
    for seat, place in enumerate(row.places):
        if token_hash and place.token_hash and compare_digest(place.token_hash, token_hash):
            return seat
    for seat, place in enumerate(row.places):
        if guest and place.guest == guest:
            return seat
    return NOBODY


def persons(row: RoomRow) -> list[int]:
    """The seats of people, also of those for whom a bot stands in."""
    return [seat for seat, place in enumerate(row.places) if place.sitter == "person"]


def taken_by_bot(seat: int, bot: str, others: Collection[str]) -> PlaceRow:
    """A place with this bot, under a name that nobody else has; raises UnknownBot."""
    if bot not in bots.NAMES:
        raise bots.UnknownBot(bot)
    name = unlike(bot_names.cat(seat), others)
    return PlaceRow(sitter="bot", name=name, bot=bot, ready=True)


def names_but(row: RoomRow, seat: int) -> list[str]:
    """What everybody else is called."""
    return [place.name for other, place in enumerate(row.places) if other != seat and place.name]


# -- wishes ---------------------------------------------------------------------------------------


def sit(row: RoomRow, me: int, seat: int, person: Person) -> RoomRow:
    """A person takes a free seat, or moves to it from the one he has."""
    _not_begun(row)
    if _place(row, seat).sitter != "free":
        raise Refused("seat-taken")
    if me != NOBODY:
        moved = _with(row, {seat: row.places[me], me: FREE})
        return replace(moved, host=seat) if row.host == me else moved
    name = unlike(person.name, names_but(row, seat))
    place = PlaceRow("person", guest=person.guest, name=name, token_hash=person.token_hash)
    taken = _with(row, {seat: place})
    return replace(taken, host=seat) if row.host == NOBODY else taken


def stand(row: RoomRow, me: int) -> RoomRow:
    """A person leaves before the start; the next one is host if he was."""
    _seated(me)
    _not_begun(row)
    freed = _with(row, {me: FREE})
    if row.host != me:
        return freed
    left = persons(freed)
    after = [seat for seat in left if seat > me]
    return replace(freed, host=(after + left + [NOBODY])[0])


def swap(row: RoomRow, me: int, one: int, other: int) -> RoomRow:
    """The host has two seats change places."""
    _is_host(row, me)
    places = {one: _place(row, other), other: _place(row, one)}
    hosts = {one: other, other: one}
    return replace(_with(row, places), host=hosts.get(row.host, row.host))


def appoint(row: RoomRow, me: int, seat: int, bot: str, *, absent: bool) -> RoomRow:
    """The host gives a free seat to a bot, another bot to a bot's seat, or frees one.

    The seat of a person is freed only if that person has been away for a while.
    """
    _is_host(row, me)
    if _place(row, seat).sitter == "person" and not absent:
        raise Refused("seat-taken" if bot else "not-absent")
    if not bot:
        return _with(row, {seat: FREE})
    try:
        return _with(row, {seat: taken_by_bot(seat, bot, names_but(row, seat))})
    except bots.UnknownBot:
        raise Refused("no-such-bot") from None


def ready(row: RoomRow, me: int, *, is_ready: bool, value: str = "") -> RoomRow:
    """A person is ready, or no longer, and may add a value to the deal."""
    _seated(me)
    _not_begun(row)
    return _with(row, {me: replace(_adding(row.places[me], value), ready=is_ready)})


def started(row: RoomRow, me: int, now: int, *, value: str = "") -> RoomRow:
    """The host begins the game, which says that he is ready himself."""
    _is_host(row, me)
    if any(place.sitter == "free" for place in row.places):
        raise Refused("seats-free")
    if not all(place.ready for seat, place in enumerate(row.places) if seat != me):
        raise Refused("not-all-ready")
    return begun(_with(row, {me: _adding(row.places[me], value)}), now)


def begun(row: RoomRow, now: int) -> RoomRow:
    places = [replace(place, ready=True) for place in row.places]
    return replace(row, status="playing", started=now, places=places)


def rename(row: RoomRow, me: int, name: str) -> RoomRow:
    """A person calls himself something else, at any time."""
    _seated(me)
    shown = readable(name)
    if not shown:
        raise Refused("bad-name")
    return _with(row, {me: replace(row.places[me], name=unlike(shown, names_but(row, me)))})


def followed_by(row: RoomRow, room: str) -> RoomRow:
    """The rematch is there."""
    return replace(row, next_room=room)


def _adding(place: PlaceRow, value: str) -> PlaceRow:
    """A player adds this to the deal; nothing leaves what he added before."""
    return replace(place, value=value or place.value)


# -- conditions -----------------------------------------------------------------------------------


def _with(row: RoomRow, places: dict[int, PlaceRow]) -> RoomRow:
    return replace(row, places=[places.get(seat, place) for seat, place in enumerate(row.places)])


def _place(row: RoomRow, seat: int) -> PlaceRow:
    if not 0 <= seat < row.seats:
        raise Refused("no-such-seat")
    return row.places[seat]


def _seated(me: int) -> None:
    if me == NOBODY:
        raise Refused("not-seated")


def _not_begun(row: RoomRow) -> None:
    if row.status != "waiting":
        raise Refused("not-waiting")


def _is_host(row: RoomRow, me: int) -> None:
    _seated(me)
    _not_begun(row)
    if row.host != me:
        raise Refused("not-host")
