"""Figures with as many digits as somebody can use."""

from __future__ import annotations

from typing import Final

_DIGITS: Final = 4


def rounded(number: float) -> float:
    return round(number, _DIGITS) + 0.0  # never -0.0
