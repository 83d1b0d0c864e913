"""What every room has the use of: the database, the time, and somewhere to think."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ninelives.server.bot_processes.pool import BotProcessPool
from ninelives.server.limits import Limits
from ninelives.server.metrics import Metrics
from ninelives.server.rooms.coaching import Coach
from ninelives.server.store import Store, rows


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time:
    """The time in milliseconds since 1970, which here never goes back."""

    def __init__(self) -> None:
        self._latest = 0

    def now(self) -> int:
        self._latest = max(self._latest, rows.now_ms())
        return self._latest

    def later(self, milliseconds: int, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, milliseconds) / 1000, call)

    async def pause(self, milliseconds: int) -> None:
        await asyncio.sleep(milliseconds / 1000)


class Timer:
    """One alarm at a time."""

    def __init__(self, time: Time) -> None:
        self._time = time
        self._alarm: Alarm | None = None

    @property
    def is_set(self) -> bool:
        return self._alarm is not None

    def set(self, milliseconds: int, call: Callable[[], None]) -> None:
        self.stop()
        self._alarm = self._time.later(milliseconds, call)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None


def pauses_between(least: int, most: int) -> Callable[[], int]:
    """How long a bot takes to answer, drawn anew each time: it is not told what it is about."""
    return lambda: least + secrets.randbelow(most - least + 1)


@dataclass(frozen=True, kw_only=True)
class Means:
    store: Store
    metrics: Metrics
    limits: Limits
    time: Time
    pauses: Callable[[], int]
    bot_pool: BotProcessPool
    coach: Coach
