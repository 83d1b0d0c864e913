"""The bots at the table of one game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from ninelives.arena.plan import Plan, Seating
from ninelives.bot_programs import load_bot
from ninelives.bots.base import Bot


@contextmanager
def all_seated(plan: Plan, deal: int, seating: Seating) -> Iterator[Sequence[Bot[Any]]]:
    """New bots for one game, by seat; bot programs are closed after it."""
    with ExitStack() as leaving:
        players: list[Bot[Any]] = []
        for seat, contestant in enumerate(seating):
            spec = plan.contestants[contestant]
            bot = load_bot(spec, plan.game, plan.bot_seed(deal, seat))
            leaving.callback(getattr(bot, "close", _nothing))
            players.append(bot)
        yield players


def _nothing() -> None:
    """For bots without `close`."""


def try_seating(plan: Plan) -> None:
    """Try to create all bots of the plan; raises what `load_bot` raises."""
    with all_seated(plan, 0, plan.seatings(0)[0]):
        pass
