"""Who sits where: functions from a room's row and a request to the room's next row.

Also what decides which seat a client has (`seat_of`), stand-ins, and the names players may use. A
request that cannot be granted raises RequestRefused; rows are never changed in place.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Final

from ninelives import bots
from ninelives.bots import names as bot_names
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms.errors import RequestRefused
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.requests import NAME_LENGTH

FREE: Final = PlaceRow()
STAND_IN_BOT: Final = bots.DEFAULT
AWAY_AFTER: Final = 20_000  # ms without a client before others may ask for a stand-in

_NICKNAMES: Final = (
    "Biscuit", "Caramel", "Domino", "Felina", "Ginger", "Hazel", "Jinx", "Marble",
    "Nougat", "Olive", "Pepper", "Quince", "Saffron", "Tabby", "Velvet", "Whiskers",
)  # fmt: skip


@dataclass(frozen=True)
class Person:
    """A human player: identified by a cookie, by a token, or both."""

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


def person_seats(row: RoomRow) -> list[int]:
    """The seats of humans, with or without a stand-in."""
    return [seat for seat, place in enumerate(row.places) if place.sitter == "person"]


def active_person_seats(row: RoomRow) -> list[int]:
    """The seats of humans who play themselves."""
    return [seat for seat in person_seats(row) if not row.places[seat].stands_in]


def bot_in(place: PlaceRow) -> str:
    """The bot that chooses for this place, "" if its human does."""
    return place.bot if place.sitter == "bot" or place.stands_in else ""


def bot_place(seat: int, bot: str, others: Collection[str]) -> PlaceRow:
    """A place for this bot, with a name none of the others has; raises UnknownBot."""
    if bot not in bots.NAMES:
        raise bots.UnknownBot(bot)
    name = unique_name(bot_names.cat(seat), others)
    return PlaceRow(sitter="bot", name=name, bot=bot, ready=True)


def other_names(row: RoomRow, seat: int) -> list[str]:
    return [place.name for other, place in enumerate(row.places) if other != seat and place.name]


# -- before the game ------------------------------------------------------------------------------


def sit(row: RoomRow, me: int, seat: int, person: Person) -> RoomRow:
    """A person takes a free seat, or moves to it from their own."""
    _require_waiting(row)
    if _place(row, seat).sitter != "free":
        raise RequestRefused("seat-taken")
    if me != NOBODY:
        moved = _with(row, {seat: row.places[me], me: FREE})
        return replace(moved, host=seat) if row.host == me else moved
    name = unique_name(person.name, other_names(row, seat))
    place = PlaceRow("person", guest=person.guest, name=name, token_hash=person.token_hash)
    taken = _with(row, {seat: place})
    return replace(taken, host=seat) if row.host == NOBODY else taken


def stand(row: RoomRow, me: int) -> RoomRow:
    """A person leaves before the start; if they were host, the next person becomes host."""
    _require_seat(me)
    _require_waiting(row)
    freed = _with(row, {me: FREE})
    if row.host != me:
        return freed
    left = person_seats(freed)
    after = [seat for seat in left if seat > me]
    return replace(freed, host=(after + left + [NOBODY])[0])


def swap(row: RoomRow, me: int, one: int, other: int) -> RoomRow:
    """The host swaps two seats."""
    _require_host(row, me)
    places = {one: _place(row, other), other: _place(row, one)}
    hosts = {one: other, other: one}
    return replace(_with(row, places), host=hosts.get(row.host, row.host))


def appoint(row: RoomRow, me: int, seat: int, bot: str, *, absent: bool) -> RoomRow:
    """The host gives a seat to a bot, or frees it if `bot` is "".

    A person's seat changes only if that person is `absent`.
    """
    _require_host(row, me)
    if _place(row, seat).sitter == "person" and not absent:
        raise RequestRefused("seat-taken" if bot else "not-absent")
    if not bot:
        return _with(row, {seat: FREE})
    try:
        return _with(row, {seat: bot_place(seat, bot, other_names(row, seat))})
    except bots.UnknownBot:
        raise RequestRefused("no-such-bot") from None


def ready(row: RoomRow, me: int, *, is_ready: bool, value: str = "") -> RoomRow:
    """A person becomes ready, or not, and may contribute a value to the deal."""
    _require_seat(me)
    _require_waiting(row)
    return _with(row, {me: replace(_contributing(row.places[me], value), ready=is_ready)})


def start_by_host(row: RoomRow, me: int, now: int, *, value: str = "") -> RoomRow:
    """The host starts the game, which also makes them ready."""
    _require_host(row, me)
    if any(place.sitter == "free" for place in row.places):
        raise RequestRefused("seats-free")
    if not all(place.ready for seat, place in enumerate(row.places) if seat != me):
        raise RequestRefused("not-all-ready")
    return started(_with(row, {me: _contributing(row.places[me], value)}), now)


def started(row: RoomRow, now: int) -> RoomRow:
    places = [replace(place, ready=True) for place in row.places]
    return replace(row, status="playing", started=now, places=places)


def rename(row: RoomRow, me: int, name: str) -> RoomRow:
    """A person changes their name, at any time."""
    _require_seat(me)
    shown = clean_text(name)
    if not shown:
        raise RequestRefused("bad-name")
    return _with(row, {me: replace(row.places[me], name=unique_name(shown, other_names(row, me)))})


def _contributing(place: PlaceRow, value: str) -> PlaceRow:
    """Set the place's value for the deal; "" keeps the one it has."""
    return replace(place, value=value or place.value)


# -- during and after the game --------------------------------------------------------------------


def with_stand_in(row: RoomRow, seat: int) -> RoomRow:
    """A bot chooses for this person, who keeps the seat."""
    if row.status != "playing":
        raise RequestRefused("not-playing")
    place = _person(row, seat)
    return _with(row, {seat: replace(place, bot=STAND_IN_BOT, stands_in=True, abandons=False)})


def without_stand_in(row: RoomRow, seat: int) -> RoomRow:
    """The person chooses again."""
    place = _person(row, seat)
    if not place.stands_in:
        raise RequestRefused("not-stood-in")
    return _with(row, {seat: replace(place, bot="", stands_in=False)})


def with_abandon_vote(row: RoomRow, seat: int, *, agree: bool) -> RoomRow:
    """A person votes to abandon the game, or withdraws the vote."""
    if row.status != "playing":
        raise RequestRefused("not-playing")
    return _with(row, {seat: replace(_person(row, seat), abandons=agree)})


def all_vote_to_abandon(row: RoomRow) -> bool:
    """True if at least one human plays and all who play vote to abandon the game."""
    playing = active_person_seats(row)
    return bool(playing) and all(row.places[seat].abandons for seat in playing)


def with_rematch(row: RoomRow, room: str) -> RoomRow:
    return replace(row, next_room=room)


# -- names ----------------------------------------------------------------------------------------


def random_name() -> str:
    """A cat's name, for a player who has not chosen one."""
    return secrets.choice(_NICKNAMES)


def clean_text(text: str) -> str:
    """The text on one line, without invisible characters and those that reorder others."""
    spaced = (" " if character.isspace() else character for character in text)
    visible = (each for each in spaced if unicodedata.category(each)[0] != "C")
    return " ".join("".join(visible).split())


def unique_name(name: str, others: Collection[str]) -> str:
    """The name, with a number appended if one of the others has it already."""
    taken = {other.casefold() for other in others}
    candidate, number = name[:NAME_LENGTH], 1
    while candidate.casefold() in taken:
        number += 1
        candidate = f"{name[: NAME_LENGTH - len(str(number)) - 1].rstrip()} {number}"
    return candidate


# -- conditions -----------------------------------------------------------------------------------


def _with(row: RoomRow, places: dict[int, PlaceRow]) -> RoomRow:
    return replace(row, places=[places.get(seat, place) for seat, place in enumerate(row.places)])


def _place(row: RoomRow, seat: int) -> PlaceRow:
    if not 0 <= seat < row.seats:
        raise RequestRefused("no-such-seat")
    return row.places[seat]


def _person(row: RoomRow, seat: int) -> PlaceRow:
    _require_seat(seat)
    if seat not in person_seats(row):
        raise RequestRefused("no-such-seat")
    return row.places[seat]


def _require_seat(me: int) -> None:
    if me == NOBODY:
        raise RequestRefused("not-seated")


def _require_waiting(row: RoomRow) -> None:
    if row.status != "waiting":
        raise RequestRefused("not-waiting")


def _require_host(row: RoomRow, me: int) -> None:
    _require_seat(me)
    _require_waiting(row)
    if row.host != me:
        raise RequestRefused("not-host")
