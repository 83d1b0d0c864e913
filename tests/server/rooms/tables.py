"""Rows of rooms for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ninelives import games
from ninelives.server.rooms.new_room import new_room_row
from ninelives.server.rooms.seats import Person, started
from ninelives.server.store.rows import RoomRow
from ninelives.wire.http import NewRoom

ADA = Person("guest-ada", "Ada", b"a" * 32)
BO = Person("guest-bo", "Bo", b"b" * 32)
CY = Person("guest-cy", "Cy", b"c" * 32)
NOW = 1_800_000_000_000
SEED = bytes(range(32))
ROOM = "abcdefghijkl"


def table(game: str = "felix", *, bots: tuple[str, ...] = (), **wish: Any) -> RoomRow:
    """A waiting room with Ada as host."""
    if "seats" not in wish:
        wish["seats"] = min(games.load(game).info.seats)
    return new_room_row(NewRoom(game=game, bots=list(bots), **wish), ADA, ROOM, NOW)


def game_of(game: str, *, bots: int = 0, **wish: Any) -> RoomRow:
    """A running game, with people on all seats without a bot."""
    row = table(game, bots=("random",) * bots, **wish)
    people = [
        ADA,
        BO,
        CY,
        Person("guest-di", "Di", b"d" * 32),
        Person("guest-eve", "Eve", b"e" * 32),
    ]
    places = [
        replace(place, sitter="person", guest=who.guest, name=who.name, token_hash=who.token_hash)
        if place.sitter != "bot"
        else place
        for place, who in zip(row.places, people, strict=False)
    ]
    return started(replace(row, places=places, seed=SEED), NOW)
