"""The cards: fifteen numbers, one card of each."""

from __future__ import annotations

from typing import Final

HIGHEST: Final = 15
HAND: Final = 3  # cards dealt to each seat, and tricks of a game


def whole_deck() -> list[int]:
    return list(range(1, HIGHEST + 1))
