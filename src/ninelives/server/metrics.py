"""Metrics in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate
from typing import Final

MEDIA_TYPE: Final = "text/plain; version=0.0.4"
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_SECONDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)


class Tally:
    """A counter or a gauge, with an optional label."""

    def __init__(self, name: str, about: str, label: str = "", *, kind: str = "counter") -> None:
        self._name = f"ninelives_{name}"
        self._about = about
        self._label = label
        self._kind = kind
        self._counts: Counter[str] = Counter() if label else Counter({"": 0})

    def add(self, count: int = 1, *, of: str = "") -> None:
        self._counts[of] += count

    def set(self, counts: Mapping[str, int]) -> None:
        self._counts = Counter(counts)

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self._name} {self._about}"
        yield f"# TYPE {self._name} {self._kind}"
        for value, count in sorted(self._counts.items()):
            label = f'{{{self._label}="{value}"}}' if self._label else ""
            yield f"{self._name}{label} {count}"


class Histogram:
    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name = f"ninelives_{name}"
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self._name} {self._about}"
        yield f"# TYPE {self._name} histogram"
        bounds = [*map(str, self._bounds), "+Inf"]
        for bound, count in zip(bounds, accumulate(self._counts), strict=True):
            yield f'{self._name}_bucket{{le="{bound}"}} {count}'
        yield f"{self._name}_sum {self._sum:.6f}"
        yield f"{self._name}_count {sum(self._counts)}"


class Metrics:
    def __init__(self) -> None:
        self.connections = Tally("connections", "Open WebSocket connections.", kind="gauge")
        self.rooms = Tally("rooms", "Rooms by status.", "status", kind="gauge")
        self.moves = Tally("moves_total", "Moves of people and bots.")
        self.refusals = Tally("refusals_total", "Refused requests by reason.", "reason")
        self.calls = Tally("http_requests_total", "HTTP requests by status.", "status")
        self.commit_sizes = Histogram("commit_size", "Changes in one commit.", _SIZES)
        self.commit_seconds = Histogram("commit_seconds", "Duration of a commit.", _SECONDS)

    def committed(self, changes: int, seconds: float) -> None:
        self.commit_sizes.observe(changes)
        self.commit_seconds.observe(seconds)

    def text(self) -> str:
        return "".join(f"{line}\n" for each in vars(self).values() for line in each.lines())
