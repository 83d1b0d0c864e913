"""Time in rooms: the server's clock, one-shot timers, and the clocks of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final, Protocol

from ninelives.play.clock import SECOND, Clock, Pace
from ninelives.server.store import rows
from ninelives.server.store.rows import TimeLimits
from ninelives.wire.replies import Timing

RETURN_GRANT: Final = 30 * SECOND  # minimum left for a player who returns
MAX_SECONDS: Final = 30 * 24 * 60 * 60


class Alarm(Protocol):
    def cancel(self) -> None: ...


class ServerClock:
    """Milliseconds since 1970, monotonic within this process."""

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
    """At most one pending call."""

    def __init__(self, clock: ServerClock) -> None:
        self._clock = clock
        self._alarm: Alarm | None = None

    @property
    def is_set(self) -> bool:
        return self._alarm is not None

    def set(self, milliseconds: int, call: Callable[[], None]) -> None:
        self.stop()
        self._alarm = self._clock.later(milliseconds, call)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None


def stored_timing(timing: Timing) -> TimeLimits:
    return TimeLimits(timing.budget, timing.increment, timing.each_move)


def wire_timing(limits: TimeLimits) -> Timing:
    return Timing(limits.budget, limits.increment, limits.each_move)


def pace_of(timing: TimeLimits) -> Pace | None:
    """The pace of a table, or None for unlimited time."""
    if timing.each_move:
        return Pace(timing.each_move * SECOND, each_move=True)
    if timing.budget:
        return Pace(timing.budget * SECOND, timing.increment * SECOND)
    return None


def is_valid(timing: TimeLimits) -> bool:
    """True if all times are within bounds and only one kind of limit is set."""
    times = (timing.budget, timing.increment, timing.each_move)
    one_kind = not (timing.each_move and (timing.budget or timing.increment))
    return one_kind and all(0 <= seconds <= MAX_SECONDS for seconds in times)


class TableClock:
    """The clocks of a table's seats; only those of `timed` seats ever run."""

    def __init__(self, timing: TimeLimits, seats: int, timed: Collection[int]) -> None:
        pace = pace_of(timing)
        self._clock = Clock(pace, seats) if pace else None
        self._seats = seats
        self._timed = frozenset(timed)

    @property
    def runs(self) -> bool:
        """False for a table with unlimited time."""
        return self._clock is not None

    def start(self, waiting: Sequence[int], now: int) -> None:
        """Run the clocks of these seats, and stop all others."""
        if self._clock is not None:
            self._clock.start([seat for seat in waiting if seat in self._timed], now)

    def moved(self, seat: int, waiting: Sequence[int], now: int) -> None:
        if self._clock is not None and seat in self._timed:
            self._clock.moved(seat, [each for each in waiting if each in self._timed], now)
        else:
            self.start(waiting, now)

    def set_timed(self, timed: Collection[int], waiting: Sequence[int], now: int) -> None:
        """Replace the timed seats; one that is new has at least RETURN_GRANT left."""
        if self._clock is not None:
            for seat in set(timed) - self._timed:
                self._clock.grant(seat, RETURN_GRANT)
            self._timed = frozenset(timed)
            self.start(waiting, now)

    def resume(self, waiting: Sequence[int], last_move: int, now: int) -> None:
        """Continue after a restart; only clocks of slow games ran on while the server was down."""
        if self._clock is not None and not self._clock.pace.each_move:
            self._clock.stop(last_move)
            for seat in self._timed:
                self._clock.grant(seat, RETURN_GRANT)
            self.start(waiting, now)

    def stop(self, now: int) -> None:
        self.start([], now)

    def left(self, now: int) -> list[int]:
        """Every seat's time in milliseconds; empty with unlimited time."""
        if self._clock is None:
            return []
        return [self._clock.left(seat, now) for seat in range(self._seats)]

    def run_out(self, now: int) -> list[int]:
        """The seats without time."""
        return self._clock.run_out(now) if self._clock else []

    def next_end(self) -> int | None:
        """When the first clock runs out if no seat moves."""
        return self._clock.next_end() if self._clock else None
