"""Means with a 95 % interval, by Student's t."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt, tan
from statistics import fmean, stdev
from typing import Final, NamedTuple, TypeAlias

Interval: TypeAlias = tuple[float, float]

CONFIDENCE: Final = 0.95
_HALVINGS: Final = 60  # of an interval: enough for all digits of a float


class Estimate(NamedTuple):
    mean: float
    interval: Interval | None  # None for a single deal


def estimate(by_deal: Sequence[float]) -> Estimate:
    """The mean over deals with its 95 % confidence interval."""
    mean = fmean(by_deal)
    if len(by_deal) < 2:
        return Estimate(mean, None)
    margin = quantile(len(by_deal) - 1) * stdev(by_deal) / sqrt(len(by_deal))
    return Estimate(mean, (mean - margin, mean + margin))


@cache
def quantile(freedom: int) -> float:
    """How many standard errors to either side hold 95 % of Student's distribution."""
    low, high = 0.0, pi / 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if _within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return tan(low) * sqrt(freedom)


def within(t: float, freedom: int) -> float:
    """The probability of a value between -t and t in Student's distribution."""
    return _within(atan(t / sqrt(freedom)), freedom)


def _within(angle: float, freedom: int) -> float:
    """The finite series for whole degrees of freedom, in terms of an angle."""
    squared = cos(angle) ** 2
    term = total = 1.0 if freedom % 2 == 0 else cos(angle)
    for step in range(freedom % 2 + 2, freedom, 2):
        term *= squared * (step - 1) / step
        total += term
    if freedom % 2 == 0:
        return sin(angle) * total
    return 2 / pi * (angle + (sin(angle) * total if freedom > 1 else 0.0))
