"""Histograms of the contestants' scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil
from typing import Final

from ninelives.arena.deals import DealPlayed
from ninelives.arena.figures import seats_of
from ninelives.arena.report.charts import Scale

_MOST_BINS: Final = 36


class Scores:
    """All scores of a match, in bins of the same whole width for all contestants."""

    def __init__(self, deals: Sequence[DealPlayed], contestants: int) -> None:
        self._points = [_points(deals, contestant) for contestant in range(contestants)]
        every = [points for own in self._points for points in own]
        low, high = min(every), max(every) + 1
        self.width = ceil((high - low) / _MOST_BINS)
        first = low // self.width * self.width
        # Bins are centred on whole numbers.
        self.scale = Scale(first - 0.5, ceil(high / self.width) * self.width - 0.5)

    def binned(self, contestant: int) -> dict[float, int]:
        """Counts by the first score of each bin."""
        return Counter(points // self.width * self.width for points in self._points[contestant])


def _points(deals: Sequence[DealPlayed], contestant: int) -> list[int]:
    return [
        game.points[seat]
        for deal in deals
        for game in deal.games
        for seat in seats_of(contestant, game)
    ]
