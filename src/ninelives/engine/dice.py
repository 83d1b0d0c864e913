"""The source of randomness. The rules own none: callers pass one in where something is sampled."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice(ABC):
    """A source of random numbers, handed to whatever picks or samples."""

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely; bound is at least 1."""

    def choice(self, options: list[int]) -> int:
        """One of the options, each equally likely; there must be at least one."""
        return options[self.below(len(options))]
