"""Random games on all cores: at each step, can a seat tell the true world from an imagined one?

At each step a world is imagined from the view of each seat and of a spectator. It must look the
same: facts, legal actions, and the seats to act. Two expensive checks rotate over the viewers: the
picture, where a seat chooses, and the events, every few steps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context
from random import Random
from typing import Final

from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE
from testkit.secrecy import difference, difference_heard
from testkit.tables import SETTINGS, Setting, played
from trust.finding import Finding

HEARD_EVERY: Final = 4  # steps; each legal action is tried in both worlds
_AT_ONCE: Final = 20  # games in one task

Work = tuple[str, int, range]  # the game, the seed, the numbers of the games


def checked(names: list[str], seed: int, numbers: range) -> Counter[str]:
    """Check these games of each kind; the number of checks. Raises Finding."""
    pieces = [(name, seed, piece) for piece in _pieces(numbers) for name in names]
    total: Counter[str] = Counter()
    with get_context("spawn").Pool() as workers:
        for done in workers.imap_unordered(_work, pieces):
            total += done
    return Counter(dict(sorted(total.items())))


def _pieces(numbers: range) -> Iterator[range]:
    for start in range(numbers.start, numbers.stop, _AT_ONCE):
        yield range(start, min(numbers.stop, start + _AT_ONCE))


def _work(work: Work) -> Counter[str]:
    name, seed, numbers = work
    looked: Counter[str] = Counter()
    for number in numbers:
        if different := difference_in(name, seed, number, looked):
            again = f"make leaks ARGS='--game {name} --seed {seed} --first {number} --games 1'"
            raise Finding(different, again)
    return looked


def difference_in(name: str, seed: int, number: int, looked: Counter[str]) -> str:
    """What tells worlds apart in the game of this number; "" if nothing does."""
    lot = Random(f"{name} {seed} {number}")
    setting = lot.choice([each for each in SETTINGS if each.name == name])
    dice = QuickDice(lot.getrandbits(32))
    looked[f"{name}: games"] += 1
    for step, (state, seat, _) in enumerate(played(setting, lot.getrandbits(32))):
        viewers = setting.viewers()
        chosen = viewers[step % len(viewers)]
        looked[f"{name}: steps"] += 1
        for viewer in viewers:
            drawn = viewer == chosen and seat != CHANCE
            looked[f"{name}: views"] += 1
            looked[f"{name}: pictures"] += drawn
            if different := difference(setting, state, viewer, dice, pictures=drawn):
                return _told(setting, step, viewer, different)
        if step % HEARD_EVERY == 0:
            chosen = viewers[step // HEARD_EVERY % len(viewers)]
            looked[f"{name}: steps at which it was listened"] += 1
            if different := difference_heard(setting, state, chosen, dice):
                return _told(setting, step, chosen, different)
    return ""


def _told(setting: Setting, step: int, viewer: int, different: str) -> str:
    return f"{setting}, step {step}: seat {viewer} can tell worlds apart by {different}"
