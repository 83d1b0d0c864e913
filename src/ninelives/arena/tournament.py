"""Playing a whole match of bots, deal by deal, wherever the deals are played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from ninelives.arena.deals import DealPlayed, play_deal
from ninelives.arena.plan import Plan
from ninelives.arena.workers import Work

Executor: TypeAlias = Callable[[Work[DealPlayed], Iterable[int]], Iterator[tuple[int, DealPlayed]]]


class Tournament:
    """A match of bots while it is played: what there is so far can be asked for at any time."""

    def __init__(self, plan: Plan, deals: int) -> None:
        self.plan = plan
        self.deals = deals
        self._played: dict[int, DealPlayed] = {}

    @property
    def played(self) -> list[DealPlayed]:
        """In the order of the deals, whoever was done first."""
        return [self._played[deal] for deal in sorted(self._played)]

    @property
    def is_over(self) -> bool:
        return len(self._played) == self.deals

    def play(self, executor: Executor) -> Iterator[int]:
        """Play all deals, and say after each how many are done; raises BotFailed, WorkersDie."""
        for deal, played in executor(partial(play_deal, self.plan), range(self.deals)):
            self._played[deal] = played
            yield len(self._played)
