"""The bots of a room. They are shown a view, and take as long as they would with other cards."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ninelives import bots
from ninelives.bots.base import Bot
from ninelives.bots.names import own_seed
from ninelives.engine.contract import View
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
        self._bots: dict[tuple[int, str], Bot[Any]] = {}
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
        pause = self._means.pauses()
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._means.thinkers, self._think, seat, bot, view)
        action, _ = await asyncio.gather(thought, self._means.time.pause(pause))
        self._answer(seat, choice, action)

    def _think(self, seat: int, bot: str, view: View) -> int:
        try:
            return self._bot(seat, bot).choose(view)
        except Exception:
            # A table must not wait for ever for a bot that fails.
            _LOG.exception("the bot %s failed at %s", bot, self._game)
            return self._bot(seat, "random").choose(view)

    def _bot(self, seat: int, name: str) -> Bot[Any]:
        if (seat, name) not in self._bots:
            seed = own_seed(seat, self._secret)
            self._bots[seat, name] = bots.load(name, self._game, seed)
        return self._bots[seat, name]
