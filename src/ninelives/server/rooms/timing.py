"""A table's clock: the time of the people who play themselves, and none where none was agreed."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from ninelives.play.clock import SECOND, Clock, Pace
from ninelives.wire.replies import Timing

BACK_AGAIN: Final = 30 * SECOND  # what somebody has at least who takes his seat back
LONGEST: Final = 30 * 24 * 60 * 60  # seconds


def pace_of(timing: Timing) -> Pace | None:
    """The pace agreed on, or None for all the time in the world."""
    if timing.each_move:
        return Pace(timing.each_move * SECOND, each_move=True)
    if timing.budget:
        return Pace(timing.budget * SECOND, timing.increment * SECOND)
    return None


def is_sensible(timing: Timing) -> bool:
    """Time within bounds, and one kind of it only."""
    times = (timing.budget, timing.increment, timing.each_move)
    one_kind = not (timing.each_move and (timing.budget or timing.increment))
    return one_kind and all(0 <= seconds <= LONGEST for seconds in times)


class TableClock:
    """The clocks of a table's seats; only those of `timed` ever run."""

    def __init__(self, timing: Timing, seats: int, timed: Collection[int]) -> None:
        pace = pace_of(timing)
        self._clock = Clock(pace, seats) if pace else None
        self._seats = seats
        self._timed = frozenset(timed)

    @property
    def runs(self) -> bool:
        return self._clock is not None

    def asks(self, waiting: Sequence[int], now: int) -> None:
        """These seats owe a choice from now on."""
        if self._clock is not None:
            self._clock.start([seat for seat in waiting if seat in self._timed], now)

    def moved(self, seat: int, waiting: Sequence[int], now: int) -> None:
        if self._clock is not None and seat in self._timed:
            self._clock.moved(seat, [each for each in waiting if each in self._timed], now)
        else:
            self.asks(waiting, now)

    def time(self, timed: Collection[int], waiting: Sequence[int], now: int) -> None:
        """These are the people who play themselves from now on; whoever is new is given time."""
        if self._clock is not None:
            for seat in set(timed) - self._timed:
                self._clock.grant(seat, BACK_AGAIN)
            self._timed = frozenset(timed)
            self.asks(waiting, now)

    def resume(self, waiting: Sequence[int], last_move: int, now: int) -> None:
        """The server is back. While it was away only the days of slow games went by."""
        if self._clock is not None and not self._clock.pace.each_move:
            self._clock.stop(last_move)
            for seat in self._timed:
                self._clock.grant(seat, BACK_AGAIN)
            self.asks(waiting, now)

    def stop(self, now: int) -> None:
        self.asks([], now)

    def left(self, now: int) -> list[int]:
        """Every seat's time in milliseconds; empty without a clock."""
        if self._clock is None:
            return []
        return [self._clock.left(seat, now) for seat in range(self._seats)]

    def run_out(self, now: int) -> list[int]:
        return self._clock.run_out(now) if self._clock else []

    def next_end(self) -> int | None:
        """When the first clock runs out if nobody moves."""
        return self._clock.next_end() if self._clock else None
