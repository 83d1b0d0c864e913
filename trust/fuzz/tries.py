"""Runs tries until the time is up; each is determined by its number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic, process_time
from traceback import format_exception
from typing import Final

from trust.finding import Finding

SLOWEST: Final = 2.0  # seconds of CPU time for one try; valid input takes milliseconds
_SHOWN: Final = 3000  # characters of a traceback


@dataclass(frozen=True)
class Part:
    """A part to fuzz: `attempt` returns its result in a word, or raises."""

    name: str
    attempt: Callable[[Random], str]


@dataclass(frozen=True)
class Tries:
    """Which tries to run: from number `first` of a seed, for this many seconds."""

    seed: int
    seconds: float
    first: int = 0

    def of(self, part: Part) -> Counter[str]:
        """The number of tries by result; raises Finding."""
        came: Counter[str] = Counter()
        number, until = self.first, monotonic() + self.seconds
        while monotonic() < until:
            came[self._once(part, number)] += 1
            number += 1
        return came

    def _once(self, part: Part, number: int) -> str:
        begun = process_time()
        try:
            came = part.attempt(Random(f"{part.name} {self.seed} {number}"))
        except Exception as error:
            what = "".join(format_exception(error))[-_SHOWN:]
            raise Finding(f"{part.name}: {what}", self._again(part, number)) from error
        if (took := process_time() - begun) > SLOWEST:
            raise Finding(f"{part.name}: this took {took:.1f} s", self._again(part, number))
        return came

    def _again(self, part: Part, number: int) -> str:
        wanted = f"--only {part.name} --seed {self.seed} --first {number} --seconds 1"
        return f"make fuzz ARGS='{wanted}'"
