"""What the search remembers: how each action did, in every situation a seat can tell apart."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Arm:
    """One action in one situation, and how it did."""

    def __init__(self, action: i64, weight: float) -> None:
        self.action: i64 = action
        self.weight: float = weight  # how likely it looked at first sight, before any trial
        self.liking: float = 0.0  # what a player with a leaning adds to its chance
        self.visits: i64 = 0
        self.total: float = 0.0  # the sum of what came of it for its player

    def mean(self) -> float:
        return self.total / float(self.visits)


@final
@mypyc_attr(acyclic=True)
class Node:
    """A situation of one seat: its arms in ascending order, those met so far."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.visits: i64 = 0
        self.total: float = 0.0
