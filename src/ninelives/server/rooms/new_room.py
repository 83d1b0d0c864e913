"""The row of a new room, from a validated request or as the rematch of an old one."""

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
from ninelives.server.rooms.clocks import is_valid, stored_timing
from ninelives.server.rooms.errors import RoomNotCreated
from ninelives.server.rooms.seats import FREE, Person, bot_place, person_seats, unique_name
from ninelives.server.store.rows import PlaceRow, RoomRow
from ninelives.wire.http import NewRoom

_LETTERS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_ID_LENGTH: Final = 12
_SEED_BYTES: Final = 32


def new_id() -> str:
    """An unguessable room id."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_ID_LENGTH))


def new_seed() -> bytes:
    """The dealer's seed. A room has it from the start, so its commitment is public before the
    deal."""
    return secrets.token_bytes(_SEED_BYTES)


def new_room_row(request: NewRoom, host: Person, room: str, now: int) -> RoomRow:
    """A room that waits for its start; raises RoomNotCreated."""
    game = _game(request.game)
    timing = stored_timing(request.timing)
    if not is_valid(timing):
        raise RoomNotCreated("bad-timing")
    row = RoomRow(
        id=room,
        game=request.game,
        rules=game.info.rules_version,
        seats=request.seats,
        options={},
        timing=timing,
        listed=request.listed and not request.lesson,
        lesson=request.lesson,
        host=0,
        host_guest=host.guest,
        status="waiting",
        seed=new_seed(),
        created=now,
        changed=now,
    )
    return _lesson(row, host) if request.lesson else _table(row, game, request, host)


def _table(row: RoomRow, game: Game[Any, Any], request: NewRoom, host: Person) -> RoomRow:
    if request.seats not in game.info.seats:
        raise RoomNotCreated("bad-seats", f"{request.game} is for {game.info.seats}")
    if len(request.bots) >= request.seats:
        raise RoomNotCreated("too-many-bots")
    if request.begin and len(request.bots) < request.seats - 1:
        raise RoomNotCreated("seats-free")
    try:
        options = game.settled(request.options)
    except BadOption as error:
        raise RoomNotCreated("bad-option", str(error)) from None
    places = [_host(host), *_bots(request.bots, host.name)]
    places += [FREE] * (request.seats - len(places))
    return replace(row, options=options, places=places)


def _lesson(row: RoomRow, host: Person) -> RoomRow:
    """Fill in seats, options and bots of the game's lesson."""
    try:
        lesson = lessons.load(row.game)
    except lessons.NoLesson:
        raise RoomNotCreated("no-lesson") from None
    taught_by = [as_bot(lesson.players.get(seat, "")) for seat in range(lesson.seats)]
    host = replace(host, name=unique_name(host.name, [bot[0] for bot in taught_by if bot]))
    places = [
        PlaceRow("bot", name=bot[0], bot=bot[1], ready=True) if bot else _host(host)
        for bot in taught_by
    ]
    taught = replace(row, seats=lesson.seats, options=lesson.options, places=places)
    return replace(taught, host=person_seats(taught)[0])


def rematch_row(row: RoomRow, asker: int, room: str, now: int) -> RoomRow:
    """The same table with everyone on their seat, without players who had a stand-in.

    Every game draws its start player, so nobody gains by a seat, and players keep their colours.
    Tokens stay with their players: every seat link opens its seat in the new room too. Values for
    the deal are cleared: the new room has a new commitment.
    """
    places = [
        FREE
        if place.stands_in
        else replace(place, ready=place.sitter == "bot" or seat == asker, abandons=False, value="")
        for seat, place in enumerate(row.places)
    ]
    return replace(
        row,
        id=room,
        rules=games.load(row.game).info.rules_version,
        host=asker,
        host_guest=row.places[asker].guest,
        status="waiting",
        seed=new_seed(),
        created=now,
        changed=now,
        started=0,
        next_room="",
        series=row.series or row.id,
        points=[],
        ranks=[],
        places=places,
    )


def _game(name: str) -> Game[Any, Any]:
    try:
        return games.load(name)
    except UnknownGame as error:
        raise RoomNotCreated("no-such-game", str(error)) from None


def _host(host: Person) -> PlaceRow:
    return PlaceRow("person", guest=host.guest, name=host.name, token_hash=host.token_hash)


def _bots(wanted: Sequence[str], host: str) -> list[PlaceRow]:
    names, places = [host], []
    for seat, bot in enumerate(wanted, start=1):
        try:
            place = bot_place(seat, bot, names)
        except bots.UnknownBot as error:
            raise RoomNotCreated("no-such-bot", str(error)) from None
        places.append(place)
        names.append(place.name)
    return places
