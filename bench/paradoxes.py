"""When a paradox in Cat in the Box becomes inevitable, in rounds of four equal bots.

    make paradoxes ARGS='tiger:2000 --games 8'
    make paradoxes ARGS='greedy --games 50 --jobs 1'

The result is JSON. `paradoxes` is the share of rounds that ended with a paradox, `in_trick` the
trick in which it happened. `doomed` is the share of rounds without any continuation that avoids a
paradox, even with open cards and four players who cooperate. It is given for the moment after the
discards, where only two equal cards are looked for, and for the start of late tricks. Where the
search for a continuation stops at its step limit, one is assumed to exist, so the true shares may
be higher.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any, Final

from ninelives import bots, games
from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.engine import lanes
from ninelives.engine.contract import CHANCE, NOBODY, Game
from ninelives.games.catinthebox import table
from ninelives.games.catinthebox.state import CatState

SEATS: Final = 4
TRICKS: Final = 8  # of a round that is played to its end
LATE: Final = (6, 7, 8)
STEPS: Final = 30_000

_GAME: Final[Game[CatState, Any]] = games.load("catinthebox")


class _NotFound(Exception):
    """The search reached its step limit."""


class _Round:
    """Facts about a round, collected until it is scored."""

    def __init__(self) -> None:
        self.discards: list[int] = []
        self.plays = 0
        self.late: dict[int, CatState] = {}  # by trick, as it began

    @property
    def trick(self) -> int:
        return self.plays // SEATS + 1

    def note(self, state: CatState, action: int) -> None:
        """Record the action that comes next."""
        if table.is_discard(action):
            self.discards.append(action)
        elif table.is_play(action):
            if self.plays % SEATS == 0 and self.trick in LATE:
                self.late[self.trick] = state.clone()
            self.plays += 1

    def counts(self, score: table.RoundScore) -> Counter[str]:
        found = Counter(rounds=1, met=_met(score))
        if score.causer != NOBODY:
            found["paradoxes"] = 1
            found[f"in_trick {self.trick}"] = 1
        has_equal = len(set(self.discards)) < SEATS
        found["doomed discards"] = has_equal
        for trick in LATE:
            found[f"doomed {trick}"] = has_equal or not self._could_be_saved(trick)
        return found

    def _could_be_saved(self, trick: int) -> bool:
        if trick not in self.late:
            return False
        try:
            return _is_saved(self.late[trick], (TRICKS - trick + 1) * SEATS, [STEPS])
        except _NotFound:
            return True


def _met(score: table.RoundScore) -> int:
    """Number of correct predictions, without the seat that caused a paradox."""
    return sum(
        lanes.get(score.tricks, seat) == lanes.get(score.predictions, seat)
        for seat in range(SEATS)
        if seat != score.causer
    )


def _is_saved(state: CatState, plays: int, steps: list[int]) -> bool:
    """True if this many more plays are possible; raises _NotFound."""
    if plays == 0:
        return True
    steps[0] -= 1
    if steps[0] < 0:
        raise _NotFound
    seat = _GAME.to_act(state)
    return any(
        _is_saved(after, plays - 1, steps)
        for action in _GAME.legal(state, seat)
        if (after := _unless_paradox(state, seat, action))
    )


def _unless_paradox(state: CatState, seat: int, action: int) -> CatState | None:
    after = state.clone()
    _GAME.advance(after, seat, action, None)
    is_scored = len(after.table.sheet) > len(state.table.sheet)
    return None if is_scored and after.table.sheet[-1].causer != NOBODY else after


def play(bot: str, number: int) -> Counter[str]:
    """Play one game with this seed."""
    state, dice = _GAME.new(SEATS, {}), QuickDice(number)
    players = [bots.load(bot, _GAME.info.name, SEATS * number + seat) for seat in range(SEATS)]
    found: Counter[str] = Counter()
    current = _Round()
    while (seat := _GAME.to_act(state)) != NOBODY:
        action = _chosen(state, seat, players, dice)
        if seat != CHANCE:
            current.note(state, action)
        rounds = len(state.table.sheet)
        _GAME.apply(state, seat, action)
        if len(state.table.sheet) > rounds:
            found += current.counts(state.table.sheet[-1])
            current = _Round()
    return found


def _chosen(state: CatState, seat: int, players: Sequence[Bot[Any]], dice: QuickDice) -> int:
    if seat == CHANCE:
        return _GAME.pick(state, seat, dice)
    return players[seat].choose(_GAME.view(state, seat))


def shares(found: Counter[str]) -> dict[str, object]:
    rounds = found["rounds"]

    def by_moment(kind: str) -> dict[str, float]:
        keys = sorted(key for key in found if key.startswith(f"{kind} "))
        return {key.removeprefix(f"{kind} "): round(found[key] / rounds, 3) for key in keys}

    return {
        "rounds": rounds,
        "paradoxes": round(found["paradoxes"] / rounds, 3),
        "predictions_met": round(found["met"] / rounds / SEATS, 3),
        "in_trick": by_moment("in_trick"),
        "doomed": by_moment("doomed"),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("bot", help="of all four seats: tiger:2000")
    parser.add_argument("--games", type=int, default=8, help="of four rounds each")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at a time")
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.jobs) as workers:
        found: Counter[str] = sum(
            workers.map(partial(play, asked.bot), range(asked.games)), start=Counter()
        )
    print(json.dumps({"bot": asked.bot, **shares(found)}, indent=2))


if __name__ == "__main__":
    main()
