"""Small SVG charts of any width: horizontal positions are percentages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ninelives.arena.intervals import Interval

_ROW: Final = 30  # pixels
_AXIS: Final = 22
_HISTOGRAM: Final = 56
_BAR: Final = 12


@dataclass(frozen=True)
class Scale:
    """The values at the left and right end of a chart."""

    low: float
    high: float

    def at(self, value: float) -> str:
        return f"{100 * (value - self.low) / (self.high - self.low):.2f}%"

    def length(self, value: float) -> str:
        return f"{100 * value / (self.high - self.low):.2f}%"

    def ticks(self, most: int = 6) -> list[float]:
        """A few round values."""
        step = _round_step((self.high - self.low) / most)
        first = -(-self.low // step)
        count = int((self.high - first * step) / step + 1e-9) + 1
        return [(first + tick) * step for tick in range(count)]


def scale_around(values: Sequence[float]) -> Scale:
    """A scale that contains all values and has round ends."""
    low, high = min(values), max(values)
    step = _round_step((high - low or 1) / 6)
    return Scale(low // step * step, -(-high // step) * step or step)


def interval(
    scale: Scale, value: float, interval: Interval | None, *, mark: float | None = None
) -> str:
    """A dot for a value, a line for its interval, and a dashed line to compare it with."""
    middle = _ROW // 2
    parts = [f'<line class="track" x1="0" x2="100%" y1="{middle}" y2="{middle}"/>']
    if mark is not None:
        at = scale.at(mark)
        parts.append(f'<line class="mark" x1="{at}" x2="{at}" y1="0" y2="{_ROW}"/>')
    if interval is not None:
        low, high = map(scale.at, interval)
        parts.append(f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>')
    parts.append(f'<circle class="dot" cx="{scale.at(value)}" cy="{middle}" r="7"/>')
    return _svg(_ROW, parts)


def axis(scale: Scale, labels: Sequence[tuple[float, str]]) -> str:
    parts = [
        f'<text x="{scale.at(value)}" y="{_AXIS - 7}" text-anchor="{_anchor(scale, value)}">'
        f"{label}</text>"
        for value, label in labels
    ]
    return _svg(_AXIS, parts)


def histogram(scale: Scale, counts: dict[float, int], width: float, mean: float) -> str:
    """Counts of whole numbers in bins of that width, by the first number of each bin."""
    highest = max(counts.values())
    parts = []
    for first, count in sorted(counts.items()):
        tall = max(1.0, (_HISTOGRAM - 4) * count / highest)
        parts.append(
            f'<rect class="bar" x="{scale.at(first - 0.45)}" width="{scale.length(width * 0.9)}"'
            f' y="{_HISTOGRAM - tall:.1f}" height="{tall:.1f}"/>'
        )
    ground = f'y1="{_HISTOGRAM}" y2="{_HISTOGRAM}"'
    parts.append(f'<line class="track" x1="0" x2="100%" {ground}/>')
    at = scale.at(mean)
    parts.append(f'<line class="mean" x1="{at}" x2="{at}" y1="0" y2="{_HISTOGRAM}"/>')
    return _svg(_HISTOGRAM, parts)


def bar(share: float) -> str:
    """A bar over this share of the width."""
    return _svg(_BAR, [f'<rect class="bar" width="{100 * share:.2f}%" height="{_BAR}" rx="3"/>'])


def _svg(height: int, parts: Sequence[str]) -> str:
    return f'<svg height="{height}" aria-hidden="true">{"".join(parts)}</svg>'


def _anchor(scale: Scale, value: float) -> str:
    """Keep labels at the ends inside the chart."""
    if value == scale.low:
        return "start"
    return "end" if value == scale.high else "middle"


def _round_step(step: float) -> float:
    """The next larger of 1, 2, 5, 10, 20, 50, …"""
    power = 1.0
    while True:
        for factor in (1, 2, 5):
            if power * factor >= step:
                return power * factor
        power *= 10
