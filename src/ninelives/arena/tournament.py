"""A whole match of bots, deal by deal, on this machine or a cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from ninelives.arena.deals import DealPlayed, play_deal
from ninelives.arena.plan import Plan
from ninelives.arena.workers import Work

Executor: TypeAlias = Callable[[Work[DealPlayed], Iterable[int]], Iterator[tuple[int, DealPlayed]]]


class Tournament:
    """A match of bots; its results so far are available at any time."""

    def __init__(self, plan: Plan, deals: int) -> None:
        self.plan = plan
        self.deals = deals
        self._played: dict[int, DealPlayed] = {}

    @property
    def played(self) -> list[DealPlayed]:
        """In the order of the deals, not of their completion."""
        return [self._played[deal] for deal in sorted(self._played)]

    @property
    def is_over(self) -> bool:
        return len(self._played) == self.deals

    def play(self, executor: Executor) -> Iterator[int]:
        """Play all deals; yields the number done after each. Raises BotFailed, WorkersDie."""
        for deal, played in executor(partial(play_deal, self.plan), range(self.deals)):
            self._played[deal] = played
            yield len(self._played)
