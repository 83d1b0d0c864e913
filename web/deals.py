"""Prints the draws of whole games as JSON lines, for a test that the page computes the same.

First a game of each kind, then a lesson of each, whose first cards are fixed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

import msgspec

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.server.rooms.new_room import new_room_row
from ninelives.server.rooms.replay import deal
from ninelives.server.rooms.seats import Person, started
from ninelives.server.rooms.session import GameSession
from ninelives.server.store.rows import MoveRow, RoomRow
from ninelives.wire.http import NewRoom

ADA = Person("guest", "Ada", b"")
SEED = bytes(range(32))
VALUES = ("6f1e0c2b9a4d83757d1a6c08f2e4b593", "", "c0ffee", "", "00")
AT = 1_800_000_000_000  # ms


def table(game: str, *, lesson: bool) -> RoomRow:
    """A started game of Ada against bots; some seats contributed to the seed, some did not."""
    seats = max(games.load(game).info.seats)
    wish = NewRoom(game=game, seats=seats, bots=["random"] * (seats - 1), lesson=lesson)
    row = new_room_row(wish, ADA, "0123456789ab", AT)
    places = [replace(place, value=VALUES[seat]) for seat, place in enumerate(row.places)]
    return started(replace(row, seed=SEED, places=places), AT)


def played(row: RoomRow) -> Iterator[MoveRow]:
    """A random game to its end, as the store has it."""
    dice = QuickDice(7)
    session, opening = GameSession.start(row)
    yield opening.move
    while waiting := session.match.waiting():
        legal = session.view(waiting[0]).legal
        action = dice.choice(legal)
        done = session.act(waiting[0], session.next_choice(waiting[0]), action, AT)
        assert done is not None
        yield done.move


def main() -> None:
    for lesson in (False, True):
        for game in games.names():
            row = table(game, lesson=lesson)
            shown = deal(replace(row, status="finished"), list(played(row)))
            sys.stdout.buffer.write(msgspec.json.encode(shown) + b"\n")


if __name__ == "__main__":
    main()
