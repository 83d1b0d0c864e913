"""The players of the arena, made from what the caller wrote."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any

from ninelives.arena.plan import Plan, Seating
from ninelives.bot_programs import load_bot
from ninelives.bots.base import Bot


@contextmanager
def all_seated(plan: Plan, deal: int, seating: Seating) -> Iterator[Sequence[Bot[Any]]]:
    """New bots for one game, by seat; those that need closing are closed after it."""
    with ExitStack() as leaving:
        players: list[Bot[Any]] = []
        for seat, contestant in enumerate(seating):
            spec = plan.contestants[contestant]
            bot = load_bot(spec, plan.game, plan.bot_seed(deal, seat))
            leaving.callback(getattr(bot, "close", _nothing))
            players.append(bot)
        yield players


def _nothing() -> None:
    """What closing a bot comes to that needs none."""


def try_seating(plan: Plan) -> None:
    """Whether all bots of the plan can be had; raises what `seated` raises."""
    with all_seated(plan, 0, plan.seatings(0)[0]):
        pass
