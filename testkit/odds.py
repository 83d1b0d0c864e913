"""Enumerates all results of a function of dice, with exact probabilities."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import prod
from typing import TypeVar

from ninelives.engine.dice import Dice

T = TypeVar("T")


class Scripted(Dice):
    """Dice that return the given numbers, then 0, and remember the bounds of each call."""

    def __init__(self, falls: list[int]) -> None:
        self.falls = falls
        self.bounds: list[int] = []

    def below(self, bound: int) -> int:
        self.bounds.append(bound)
        if len(self.falls) < len(self.bounds):
            self.falls.append(0)
        return self.falls[len(self.bounds) - 1]

    def odds(self) -> Fraction:
        """The probability of the numbers returned."""
        return Fraction(1, prod(self.bounds))

    def next_falls(self) -> list[int] | None:
        """The next sequence of numbers, in order; None after the last."""
        for last in range(len(self.falls) - 1, -1, -1):
            if self.falls[last] + 1 < self.bounds[last]:
                return [*self.falls[:last], self.falls[last] + 1]
        return None


def every_way(make: Callable[[Dice], T]) -> list[tuple[T, Fraction]]:
    """Each possible result with its probability; equal results are not merged."""
    made: list[tuple[T, Fraction]] = []
    falls: list[int] | None = []
    while falls is not None:
        dice = Scripted(falls)
        made.append((make(dice), dice.odds()))
        falls = dice.next_falls()
    return made
