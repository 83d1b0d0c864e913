"""Time controls as pure arithmetic: callers pass in the current time.

Times are whole milliseconds of one monotonic clock. The clocks of several seats run at once while
they choose simultaneously.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

SECOND: Final = 1_000


@dataclass(frozen=True)
class Pace:
    """A time control: a budget with an increment after every move, or the same for each move."""

    budget: int
    increment: int = 0
    each_move: bool = False


class Clock:
    """The remaining time of every seat, and since when its clock runs."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self._left = [pace.budget] * seats
        self._since: dict[int, int] = {}

    def start(self, waiting: Sequence[int], now: int) -> None:
        """Run the clocks of these seats and stop all others."""
        for seat in [seat for seat in self._since if seat not in waiting]:
            self._left[seat] = self.left(seat, now)
            del self._since[seat]
        for seat in waiting:
            self._since.setdefault(seat, now)

    def moved(self, seat: int, waiting: Sequence[int], now: int) -> None:
        """A seat has chosen; `waiting` seats choose next, perhaps the same one again."""
        left = self.pace.budget if self.pace.each_move else self.left(seat, now)
        self._left[seat] = left + self.pace.increment
        self._since.pop(seat, None)
        self.start(waiting, now)

    def stop(self, now: int) -> None:
        """Stop all clocks: the game is over or paused."""
        self.start([], now)

    def grant(self, seat: int, at_least: int) -> None:
        """Give a seat whose clock is stopped at least this much time."""
        assert seat not in self._since, "a running clock cannot be changed"
        self._left[seat] = max(self._left[seat], at_least)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds the seat has left, at least 0."""
        used = now - self._since[seat] if seat in self._since else 0
        return max(0, self._left[seat] - used)

    def run_out(self, now: int) -> list[int]:
        """The seats whose running clock is at 0."""
        return sorted(seat for seat in self._since if self.left(seat, now) == 0)

    def next_end(self) -> int | None:
        """The time at which the first running clock reaches 0, or None if none runs."""
        return min((since + self._left[seat] for seat, since in self._since.items()), default=None)
