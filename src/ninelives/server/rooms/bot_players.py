"""The bots of a room: asked for a choice with a view, answered after a pause."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ninelives import bots
from ninelives.bots.names import own_seed, seed_of_choice
from ninelives.engine.contract import View
from ninelives.server.bot_processes.pool import BotChoice, time_for
from ninelives.server.rooms.context import RoomContext

Answer: TypeAlias = Callable[[int, int, int], None]  # seat, number of the choice, action

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class _Asked:
    choice: int
    task: asyncio.Task[None]


class BotPlayers:
    """Bots derive their seeds from `secret`; `answer` is called with every choice.

    While `hurries` is true they think as long as always, but do not pause.
    """

    def __init__(
        self,
        game: str,
        secret: bytes,
        context: RoomContext,
        answer: Answer,
        hurries: Callable[[], bool] = lambda: False,
    ) -> None:
        self._game = game
        self._secret = secret
        self._context = context
        self._answer = answer
        self._hurries = hurries
        self._asked: dict[int, _Asked] = {}

    def ask(self, seat: int, bot: str, choice: int, view: View) -> None:
        """Start this choice, unless the bot is thinking about it already."""
        asked = self._asked.get(seat)
        if asked is not None and asked.choice == choice:
            return
        self.stop(seat)
        task = asyncio.create_task(self._choose(seat, bot, choice, view))
        self._asked[seat] = _Asked(choice, task)

    def stop(self, seat: int) -> None:
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
        """Think and pause at the same time; the pause hides how long the bot thought."""
        least = 0 if self._hurries() else self._context.pauses()
        pause = max(least, time_for(bot))
        thought = self._think(seat, bot, choice, view)
        action, _ = await asyncio.gather(thought, self._context.clock.pause(pause))
        self._answer(seat, choice, action)

    async def _think(self, seat: int, bot: str, choice: int, view: View) -> int:
        """The bot's choice, or a random one if the bot fails, so that the game never stalls."""
        seed = seed_of_choice(own_seed(seat, self._secret), choice)
        asked = BotChoice(bot, self._game, seed, view)
        try:
            action = await self._context.bot_pool.choose(asked, table=self)
        except Exception:
            _LOG.exception("bot %s failed in a game of %s; playing a random move", bot, self._game)
        else:
            if action in view.legal:
                return action
            message = "bot %s chose the illegal action %d in a game of %s; playing a random move"
            _LOG.error(message, bot, action, self._game)
        return bots.load("random", self._game, seed).choose(view)
