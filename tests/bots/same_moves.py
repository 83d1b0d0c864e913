"""The moves of searching bots in one game each, printed for a comparison of two builds."""

from __future__ import annotations

import json
import sys

from ninelives import bots, games
from ninelives.bots.dice import QuickDice
from ninelives.build import compiled
from ninelives.engine.contract import CHANCE, NOBODY

MOVES = 15
SIMULATIONS = 12  # counted, so that time has no part in it


def moves(name: str) -> list[str]:
    """The first moves at a table of all bots that search."""
    game, dice = games.load(name), QuickDice(4)
    seats = max(game.info.seats)
    levels = [bots.LEVELS[seat % len(bots.LEVELS)] for seat in range(seats)]
    players = [bots.load(f"{level}:{SIMULATIONS}", game, seat) for seat, level in enumerate(levels)]
    state = game.new(seats, {})
    made: list[str] = []
    while len(made) < MOVES and (seat := game.to_act(state)) != NOBODY:
        if seat == CHANCE:
            game.apply(state, seat, game.pick(state, seat, dice))
            continue
        action = players[seat].choose(game.view(state, seat))
        made.append(game.notation.write(action))
        game.apply(state, seat, action)
    return made


if __name__ == "__main__":
    found = {name: moves(name) for name in games.names()}
    json.dump({"compiled": compiled(), "moves": found}, sys.stdout)
