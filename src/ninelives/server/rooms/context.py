"""What all rooms of a process share."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from ninelives.server.bot_processes.pool import BotProcessPool
from ninelives.server.limits import Limits
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.clocks import ServerClock
from ninelives.server.rooms.coach import Coach
from ninelives.server.store import Store


def random_pauses(least: int, most: int) -> Callable[[], int]:
    """Draws a bot's pause before it answers; independent of the game, so it reveals nothing."""
    return lambda: least + secrets.randbelow(most - least + 1)


@dataclass(frozen=True, kw_only=True)
class RoomContext:
    store: Store
    metrics: Metrics
    limits: Limits
    clock: ServerClock
    pauses: Callable[[], int]
    bot_pool: BotProcessPool
    coach: Coach
