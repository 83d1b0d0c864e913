"""A bot plays for a person who left, until he is back; and games that end by agreement."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ninelives import bots
from ninelives.engine.contract import NOBODY
from ninelives.server.rooms.refusing import Refused
from ninelives.server.rooms.seating import persons
from ninelives.server.store.rows import PlaceRow, RoomRow

STAND_IN: Final = bots.USUAL
AWAY: Final = 20_000  # ms: so long a player has been away before others may ask for a stand-in


def bot_of(place: PlaceRow) -> str:
    """Which bot chooses for this place; "" where its person does."""
    return place.bot if place.sitter == "bot" or place.stands_in else ""


def by_themselves(row: RoomRow) -> list[int]:
    """The seats whose people play themselves."""
    return [seat for seat in persons(row) if not row.places[seat].stands_in]


def stood_in(row: RoomRow, seat: int) -> RoomRow:
    """From now on a bot plays for this person, who keeps the seat."""
    if row.status != "playing":
        raise Refused("not-playing")
    place = _person(row, seat)
    return _with(row, seat, replace(place, bot=STAND_IN, stands_in=True, abandons=False))


def taken_back(row: RoomRow, seat: int) -> RoomRow:
    """The person plays again."""
    place = _person(row, seat)
    if not place.stands_in:
        raise Refused("not-stood-in")
    return _with(row, seat, replace(place, bot="", stands_in=False))


def agreed(row: RoomRow, seat: int, *, agree: bool) -> RoomRow:
    """A person agrees that the game ends here, or no longer does."""
    if row.status != "playing":
        raise Refused("not-playing")
    return _with(row, seat, replace(_person(row, seat), abandons=agree))


def all_agree(row: RoomRow) -> bool:
    """Everybody who plays himself wants the game to end, and there is such a one."""
    playing = by_themselves(row)
    return bool(playing) and all(row.places[seat].abandons for seat in playing)


def _person(row: RoomRow, seat: int) -> PlaceRow:
    if seat == NOBODY:
        raise Refused("not-seated")
    if seat not in persons(row):
        raise Refused("no-such-seat")
    return row.places[seat]


def _with(row: RoomRow, seat: int, place: PlaceRow) -> RoomRow:
    return replace(row, places=row.places[:seat] + [place] + row.places[seat + 1 :])
