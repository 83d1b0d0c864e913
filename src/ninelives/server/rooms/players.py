"""The bots of a room. They are shown a view, and take as long as they would with other cards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ninelives import bots
from ninelives.bots.names import own_seed, seed_of_choice
from ninelives.engine.contract import View
from ninelives.server.bot_processes.pool import Choice, time_for
from ninelives.server.rooms.means import Means

Answer: TypeAlias = Callable[[int, int, int], None]  # seat, the number of the choice, action

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Asked:
    choice: int
    task: asyncio.Task[None]


class Players:
    """`secret` is what the bots' chance is made from; `answer` hears what they choose."""

    def __init__(self, game: str, secret: bytes, means: Means, answer: Answer) -> None:
        self._game = game
        self._secret = secret
        self._means = means
        self._answer = answer
        self._asked: dict[int, _Asked] = {}

    def ask(self, seat: int, bot: str, choice: int, view: View) -> None:
        """Have the bot make this choice, unless it is at it already."""
        asked = self._asked.get(seat)
        if asked is not None and asked.choice == choice:
            return
        self.stop(seat)
        task = asyncio.create_task(self._choose(seat, bot, choice, view))
        self._asked[seat] = _Asked(choice, task)

    def stop(self, seat: int) -> None:
        """Nobody waits for this answer any more."""
        asked = self._asked.pop(seat, None)
        if asked is not None:
            asked.task.cancel()

    def stop_all(self) -> None:
        for seat in list(self._asked):
            self.stop(seat)

    @property
    def are_thinking(self) -> bool:
        return any(not asked.task.done() for asked in self._asked.values())

    async def _choose(self, seat: int, bot: str, choice: int, view: View) -> None:
        """The pause and the thinking go on at the same time: the longer of them is seen."""
        pause = max(self._means.pauses(), time_for(bot))
        thought = self._think(seat, bot, choice, view)
        action, _ = await asyncio.gather(thought, self._means.time.pause(pause))
        self._answer(seat, choice, action)

    async def _think(self, seat: int, bot: str, choice: int, view: View) -> int:
        """A table must not wait for ever for a bot that fails, or that cannot play."""
        seed = seed_of_choice(own_seed(seat, self._secret), choice)
        asked = Choice(bot, self._game, seed, view)
        try:
            action = await self._means.bot_pool.answer(asked, table=self)
        except Exception:
            _LOG.exception("the bot %s failed at %s", bot, self._game)
        else:
            if action in view.legal:
                return action
            _LOG.error("the bot %s failed at %s: %d is not allowed", bot, self._game, action)
        return bots.load("random", self._game, seed).choose(view)
