"""One try after another until the time is up, each of them from its number alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic, process_time
from traceback import format_exception
from typing import Final

from trust.finding import Finding

SLOWEST: Final = 2.0  # seconds of this process for one try; all true things take milliseconds
_SHOWN: Final = 3000  # characters of a traceback


@dataclass(frozen=True)
class Part:
    """Something that is tried: an attempt says in a word what came of it, or raises."""

    name: str
    attempt: Callable[[Random], str]


@dataclass(frozen=True)
class Tries:
    """Which tries are made: those of a seed from the first on, for so many seconds."""

    seed: int
    seconds: float
    first: int = 0

    def of(self, part: Part) -> Counter[str]:
        """What came of how many tries; raises Finding."""
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
