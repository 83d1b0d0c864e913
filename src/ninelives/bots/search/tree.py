"""Statistics that the search keeps for each information set and each action in it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Arm:
    """One action in one information set."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior: float = prior  # not normalized: which actions are legal differs between worlds
        self.bonus: float = 0.0  # what the bot's playing style adds to the mean
        self.visits: i64 = 0
        self.total: float = 0.0  # sum of the values for the seat that acts

    def mean(self) -> float:
        return self.total / float(self.visits)


@final
@mypyc_attr(acyclic=True)
class Node:
    """One information set: its arms met so far, ascending by action."""

    def __init__(self) -> None:
        self.arms: list[Arm] = []
        self.visits: i64 = 0
        self.total: float = 0.0
