"""Matches of bots, quickly said."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from ninelives.arena import workers
from ninelives.arena.deals import DealPlayed
from ninelives.arena.figures import Figures, figures
from ninelives.arena.plan import Plan
from ninelives.arena.tournament import Tournament


def planned(game: str, *bots: str, seed: int = 1) -> Plan:
    return Plan(game, (), bots, seed)


def played(plan: Plan, deals: int, jobs: int = 1) -> list[DealPlayed]:
    arena = Tournament(plan, deals)
    for _ in arena.play(partial(workers.each, jobs=jobs)):
        pass
    assert arena.is_over
    return arena.played


def match(plan: Plan, deals: int, jobs: int = 1) -> Figures:
    return figures(plan, played(plan, deals, jobs))


def comparable(found: Figures) -> Any:
    """The figures as JSON has them, without what differs from run to run."""
    plain = msgspec.to_builtins(found)
    for bot in plain["bots"]:
        del bot["times"]
    return plain
