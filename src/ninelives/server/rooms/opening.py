"""A new room, from what somebody wishes for: checked, and with everybody on their seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from ninelives import bots, games
from ninelives.bots.names import as_bot
from ninelives.engine.contract import Game
from ninelives.engine.errors import BadOption, UnknownGame
from ninelives.play import lessons
from ninelives.server.rooms.names import unlike
from ninelives.server.rooms.refusing import NotOpened
from ninelives.server.rooms.seating import FREE, Person, persons, taken_by_bot
from ninelives.server.rooms.timing import is_sensible
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.http import NewRoom

_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_ID_LENGTH: Final = 12
_SEED_BYTES: Final = 32


def new_id() -> str:
    """The name of a room, which nobody guesses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_seed() -> bytes:
    """What a room's cards will be dealt by. It is made with the room, so that everybody has seen
    its promise before the deal."""
    return secrets.token_bytes(_SEED_BYTES)


def wished_for(wish: NewRoom, host: Person, room: str, now: int) -> RoomRow:
    """The room of this wish, not yet begun; raises NotOpened."""
    game = _game(wish.game)
    if not is_sensible(wish.timing):
        raise NotOpened("bad-timing")
    row = RoomRow(
        id=room,
        game=wish.game,
        rules=game.info.rules_version,
        seats=wish.seats,
        options={},
        timing=wish.timing,
        listed=wish.listed and not wish.lesson,
        lesson=wish.lesson,
        host=0,
        host_guest=host.guest,
        status="waiting",
        seed=new_seed(),
        created=now,
        changed=now,
    )
    return _lesson(row, host) if wish.lesson else _table(row, game, wish, host)


def _table(row: RoomRow, game: Game[Any, Any], wish: NewRoom, host: Person) -> RoomRow:
    if wish.seats not in game.info.seats:
        raise NotOpened("bad-seats", f"{wish.game} is for {game.info.seats}")
    if len(wish.bots) >= wish.seats:
        raise NotOpened("too-many-bots")
    if wish.begin and len(wish.bots) < wish.seats - 1:
        raise NotOpened("seats-free")
    try:
        options = game.settled(wish.options)
    except BadOption as error:
        raise NotOpened("bad-option", str(error)) from None
    places = [_host(host), *_bots(wish.bots, host.name)]
    places += [FREE] * (wish.seats - len(places))
    return replace(row, options=options, places=places)


def _lesson(row: RoomRow, host: Person) -> RoomRow:
    """A guided game: seats, options and bots are those of the lesson."""
    try:
        lesson = lessons.load(row.game)
    except lessons.NoLesson:
        raise NotOpened("no-lesson") from None
    taught_by = [as_bot(lesson.players.get(seat, "")) for seat in range(lesson.seats)]
    host = replace(host, name=unlike(host.name, [bot[0] for bot in taught_by if bot]))
    places = [
        PlaceRow("bot", name=bot[0], bot=bot[1], ready=True) if bot else _host(host)
        for bot in taught_by
    ]
    taught = replace(row, seats=lesson.seats, options=lesson.options, places=places)
    return replace(taught, host=persons(taught)[0])


def rematch_of(row: RoomRow, asker: int, room: str, now: int) -> RoomRow:
    """The same table again: everybody one seat on, those who were stood in for left out.

    Tokens go with their people, so that every seat link opens a seat in the new room too. In a
    lesson nobody moves, since its cards are dealt for the seats. What they added to the deal does
    not go along: there is another promise now.
    """
    shift = 0 if row.lesson else 1
    places = [FREE] * row.seats
    for seat, place in enumerate(row.places):
        is_ready = place.sitter == "bot" or seat == asker
        kept = replace(place, ready=is_ready, abandons=False, value="")
        places[(seat + shift) % row.seats] = FREE if place.stands_in else kept
    return replace(
        row,
        id=room,
        rules=games.load(row.game).info.rules_version,
        host=(asker + shift) % row.seats,
        host_guest=row.places[asker].guest,
        status="waiting",
        seed=new_seed(),
        created=now,
        changed=now,
        started=0,
        next_room="",
        points=[],
        ranks=[],
        places=places,
    )


def _game(name: str) -> Game[Any, Any]:
    try:
        return games.load(name)
    except UnknownGame as error:
        raise NotOpened("no-such-game", str(error)) from None


def _host(host: Person) -> PlaceRow:
    return PlaceRow("person", guest=host.guest, name=host.name, token_hash=host.token_hash)


def _bots(wanted: Sequence[str], host: str) -> list[PlaceRow]:
    names, places = [host], []
    for seat, bot in enumerate(wanted, start=1):
        try:
            place = taken_by_bot(seat, bot, names)
        except bots.UnknownBot as error:
            raise NotOpened("no-such-bot", str(error)) from None
        places.append(place)
        names.append(place.name)
    return places
