"""Perft: the number of distinct lines of play to a given depth, chance counted by outcome.

One file for each game; a position is a random game after a number of steps:

    seats 4  options edition=german  steps 50
    perft 1 12
    perft 2 96
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY, State
from testkit.tables import Setting

FOLDER = Path(__file__).parent
SEED = 4
MOST = 4000  # lines counted for one position
DEEPEST = 6
STARTS = (0, 30, 61, 92, 150, 210)


def perft(setting: Setting, state: State, depth: int) -> int:
    """The number of lines of that many actions; a line that ends the game early counts too."""
    game = setting.game
    seat = game.to_act(state)
    if depth == 0 or seat == NOBODY:
        return 1
    actions = game.legal(state, seat)
    if depth == 1:
        return len(actions)
    lines = 0
    for action in actions:
        child = state.clone()
        game.advance(child, seat, action, None)
        lines += perft(setting, child, depth - 1)
    return lines


def position(setting: Setting, steps: int) -> State:
    game, state, dice = setting.game, setting.new(), QuickDice(SEED)
    for _ in range(steps):
        seat = game.to_act(state)
        if seat == NOBODY:
            break
        game.advance(state, seat, game.pick(state, seat, dice), None)
    return state


def path(name: str) -> Path:
    return FOLDER / f"{name}.perft"


def write(names: Iterable[str]) -> None:
    for name in names:
        path(name).write_text("\n".join(_counted(name)) + "\n")


def _counted(name: str) -> Iterator[str]:
    info = games.load(name).info
    for seats in info.seats:
        for steps in STARTS:
            options = {each.name: each.values[steps % len(each.values)] for each in info.options}
            chosen = " ".join(f"{key}={value}" for key, value in options.items())
            setting = Setting(name, seats, options)
            yield f"seats {seats}  options {chosen}  steps {steps}"
            yield from _counts(setting, position(setting, steps))


def _counts(setting: Setting, state: State) -> Iterator[str]:
    """Counts for increasing depths, while the next one cannot exceed MOST."""
    depth, lines, widest = 0, 1, 1
    while depth < DEEPEST and lines * widest <= MOST:
        depth += 1
        more = perft(setting, state, depth)
        widest = max(widest, -(-more // lines))
        lines = more
        yield f"perft {depth} {lines}"
