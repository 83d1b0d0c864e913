"""Prints what every seat hears of random games as JSON lines, for a test that all would read the
same remarks of bots.

A line for each game and number of seats: for every action, the events by listener, the last of whom
is a spectator.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY, SPECTATOR, Game
from ninelives.engine.events import Log
from ninelives.wire.replies import event_facts


def heard(game: Game[Any, Any], seats: int) -> list[list[list[dict[str, Any]]]]:
    """By action and listener: the events."""
    state, dice = game.new(seats, {}), QuickDice(seats)
    updates = []
    while (seat := game.to_act(state)) != NOBODY:
        log = Log()
        game.advance(state, seat, game.pick(state, seat, dice), log)
        listeners = (*range(seats), SPECTATOR)
        updates.append([[event_facts(each) for each in log.heard_by(one)] for one in listeners])
    return updates


def main() -> None:
    for name in games.names():
        game = games.load(name)
        for seats in game.info.seats:
            line = {"game": name, "seats": seats, "updates": heard(game, seats)}
            sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")


if __name__ == "__main__":
    main()
