"""Time to think, as pure arithmetic: whoever keeps a clock says what time it is.

Times are whole milliseconds of any one clock that never goes back. Several clocks run at once
where several seats owe a sealed choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

SECOND: Final = 1_000
DAY: Final = 24 * 60 * 60 * SECOND


@dataclass(frozen=True)
class Pace:
    """How much time there is: a budget that grows with every move, or the same for each move."""

    budget: int
    increment: int = 0
    each_move: bool = False

    @classmethod
    def live(cls, *, seconds: int, increment: int) -> Pace:
        """So many seconds for the whole game, and a few more after every move."""
        return cls(seconds * SECOND, increment * SECOND)

    @classmethod
    def days(cls, days: int) -> Pace:
        """So many days for every single move."""
        return cls(days * DAY, each_move=True)


class Clock:
    """What time every seat has left, and since when the clocks of those who wait run."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self._left = [pace.budget] * seats
        self._since: dict[int, int] = {}

    def start(self, waiting: Sequence[int], now: int) -> None:
        """Run the clocks of these seats only; the others' stop."""
        for seat in [seat for seat in self._since if seat not in waiting]:
            self._left[seat] = self.left(seat, now)
            del self._since[seat]
        for seat in waiting:
            self._since.setdefault(seat, now)

    def moved(self, seat: int, waiting: Sequence[int], now: int) -> None:
        """A seat made its choice; these now owe one, perhaps the same seat again."""
        left = self.pace.budget if self.pace.each_move else self.left(seat, now)
        self._left[seat] = left + self.pace.increment
        self._since.pop(seat, None)
        self.start(waiting, now)

    def stop(self, now: int) -> None:
        """Nobody's clock runs: the game is over, or halted."""
        self.start([], now)

    def grant(self, seat: int, at_least: int) -> None:
        """A seat whose clock stands has so much time at least when it runs again."""
        assert seat not in self._since, "a running clock is not turned back"
        self._left[seat] = max(self._left[seat], at_least)

    def left(self, seat: int, now: int) -> int:
        """Milliseconds the seat has left, 0 when its time is over."""
        used = now - self._since[seat] if seat in self._since else 0
        return max(0, self._left[seat] - used)

    def run_out(self, now: int) -> list[int]:
        """The seats that are asked and have no time left."""
        return sorted(seat for seat in self._since if self.left(seat, now) == 0)

    def next_end(self) -> int | None:
        """When the first running clock runs out if nobody moves before."""
        return min((since + self._left[seat] for seat, since in self._since.items()), default=None)

    # -- keeping it -------------------------------------------------------------------------------

    def facts(self) -> dict[str, object]:
        """The clock as plain data, to be kept with a running match."""
        since = {str(seat): time for seat, time in self._since.items()}
        return {"pace": asdict(self.pace), "left": list(self._left), "since": since}

    @classmethod
    def from_facts(
        cls, pace: Mapping[str, int], left: Sequence[int], since: Mapping[str, int]
    ) -> Clock:
        """The inverse of `facts`: `Clock.from_facts(**facts)`."""
        budget, increment = pace["budget"], pace["increment"]
        clock = cls(Pace(budget, increment, bool(pace["each_move"])), len(left))
        clock._left = list(left)
        clock._since = {int(seat): time for seat, time in since.items()}
        return clock
