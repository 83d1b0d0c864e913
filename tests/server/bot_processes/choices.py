"""Choices for bots, and a pool for a test."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ninelives import bots, games
from ninelives.engine.contract import View
from ninelives.server.bot_processes.pool import BotChoice, BotProcessPool
from testkit.tables import SETTINGS, played

GAME = "catinthebox"


def view_of(*, forced: bool) -> View:
    """The view of a seat with one legal action, or with several."""
    setting = next(each for each in SETTINGS if each.name == GAME)
    for state, seat, _ in played(setting, 5):
        if seat >= 0:
            view: View = setting.game.view(state, seat)
            if (len(view.legal) == 1) == forced:
                return view
    raise AssertionError("a game has both")


def choice(bot: str = "tiger:5", seed: int = 1) -> BotChoice:
    return BotChoice(bot, GAME, seed, view_of(forced=False))


def here(asked: BotChoice) -> int:
    """The same choice, made in this process."""
    return bots.load(asked.bot, games.load(asked.game), asked.seed).choose(asked.view)


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(5):
        await asyncio.sleep(0)


@asynccontextmanager
async def pool_of(most: int) -> AsyncIterator[BotProcessPool]:
    pool = BotProcessPool(most)
    try:
        async with asyncio.timeout(60):
            yield pool
    finally:
        await pool.close()


async def stopped(pool: BotProcessPool) -> int:
    """The pid of the one worker, started and stopped by a signal; SIGCONT resumes it."""
    await pool.choose(choice(), "a table")
    [pid] = pool.pids
    os.kill(pid, signal.SIGSTOP)
    return pid
