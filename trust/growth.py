"""Looks for memory leaks in the compiled core, over thousands of games in one process.

    make growth                                   2,000 games of each kind; some minutes
    make growth ARGS='--games 200 --seed 1'       fewer

Compiled code counts references itself, and a forgotten decrement raises no error. So each kind of
work is repeated in a process of its own: first as a warm-up, then the same number of times twice.
The second half must not need more memory than the first. Measured are the memory of the process,
Python's allocated blocks, and the objects that the garbage collector tracks.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic
from typing import Final

from ninelives import bots, games
from ninelives.bots.dice import QuickDice
from ninelives.build import compiled
from ninelives.engine.contract import NOBODY
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import write_record
from ninelives.play.replay import verify_record
from testkit.exercise import play_everything
from testkit.server_process import resident_memory
from trust.finding import Finding, run

# Leaking one object of the smallest kind (32 bytes) at each step of a game adds up to a megabyte
# after 300 games. Python's own variation was never more than a fifth of that.
MOST_MEMORY: Final = 1.0  # MB
MOST_BLOCKS: Final = 200  # for caches of Python itself; a leak is one a step
MOST_OBJECTS: Final = 50
SEARCHER: Final = "tiger:20"  # simulations for a choice
_STEPS_SEARCHED: Final = 60

Work = Callable[[int], object]


@dataclass(frozen=True)
class Growth:
    """The growth during the second half."""

    memory: float  # MB
    blocks: int
    objects: int

    def fault(self) -> str:
        """What exceeds its limit; "" if nothing does."""
        bounds = {"memory": MOST_MEMORY, "blocks": MOST_BLOCKS, "objects": MOST_OBJECTS}
        over = [
            f"{getattr(self, what)} {what} more, {most} allowed"
            for what, most in bounds.items()
            if getattr(self, what) > most
        ]
        return "; ".join(over)


def growth(work: Work, times: int) -> Growth:
    """The growth over `times` repetitions, after as many before and half as many as a warm-up."""
    numbers = iter(range(times // 2 + 2 * times))
    measured: list[tuple[float, int, int]] = []
    for often in (times // 2, times, times):
        for _ in range(often):
            work(next(numbers))
        gc.collect()
        measured.append((resident_memory(), sys.getallocatedblocks(), len(gc.get_objects())))
    _, middle, end = measured
    return Growth(round(end[0] - middle[0], 2), end[1] - middle[1], end[2] - middle[2])


# -- work -----------------------------------------------------------------------------------------


def _plays(name: str, seed: int) -> Work:
    """Steps, clones, views, imagined worlds, notation, refusals."""
    game = games.load(name)
    return lambda number: play_everything(game, QuickDice(seed + number))


def _searches(name: str, seed: int) -> Work:
    """A search bot, for each choice at the start of a game."""
    game = games.load(name)

    def search(number: int) -> None:
        dice, state = QuickDice(seed + number), game.new(min(game.info.seats), {})
        bot = bots.load(SEARCHER, name, seed + number)
        for _ in range(_STEPS_SEARCHED):
            if (seat := game.to_act(state)) == NOBODY:
                return
            chosen = bot.choose(game.view(state, seat)) if seat >= 0 else None
            game.apply(state, seat, game.pick(state, seat, dice) if chosen is None else chosen)

    return search


def _records(name: str, seed: int) -> Work:
    """Whole games as text: written, read, verified."""
    game = games.load(name)

    def keep(number: int) -> None:
        dice, dealer = QuickDice(seed + number), Dealer((seed + number).to_bytes(32, "big"))
        match, _ = Match.begin(game, min(game.info.seats), {}, dealer)
        while waiting := match.waiting():
            legal = match.view(waiting[0]).legal
            match.act(waiting[0], dice.choice(legal))
        match.reveal()
        verify_record(read_record(write_record(match.record)))

    return keep


# Each with its cost, in games played.
WORKS: Final = {"plays": (_plays, 1), "searches": (_searches, 20), "records": (_records, 10)}


def grown(name: str, what: str, seed: int, times: int) -> Growth:
    make, fewer = WORKS[what]
    return growth(make(name, seed), max(3, times // fewer // 2))


# -- report ---------------------------------------------------------------------------------------


def main() -> dict[str, object]:
    parser = argparse.ArgumentParser(description="Does the core leave memory behind?")
    parser.add_argument("--games", type=int, default=2000, help="of each kind")
    parser.add_argument("--seed", type=int, default=0, help="which games")
    wanted = parser.parse_args()
    figures: dict[str, object] = {"compiled": "yes" if compiled() else "no"}
    begun = monotonic()
    with ProcessPoolExecutor(mp_context=get_context("spawn"), max_tasks_per_child=1) as workers:
        asked = {
            (name, what): workers.submit(grown, name, what, wanted.seed, wanted.games)
            for name in games.names()
            for what in WORKS
        }
        for (name, what), answer in asked.items():
            found = answer.result()
            figures[f"{name} {what}: MB more"] = found.memory
            figures[f"{name} {what}: blocks more"] = found.blocks
            if fault := found.fault():
                again = f"make growth ARGS='--games {wanted.games} --seed {wanted.seed}'"
                raise Finding(f"{name} {what}: {fault}", again)
    return {**figures, "seconds": round(monotonic() - begun), "seed": wanted.seed}


if __name__ == "__main__":
    run(main)
