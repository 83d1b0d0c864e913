"""Cards of Felix: one set of ten animals for every player (FX-02).

A card is a number from 0 to 9. Cats and rabbit stand in the order of their values, so that the
better animal is the larger number; the dogs come last. No set has a card twice, so the cards of
one owner are a bit set. The cards for sale are a *row*: up to five of any owner side by side, four
bits a card, the leftmost lowest; a place in it is a *slot*.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits

CAT_MINUS_8: Final = 0
CAT_MINUS_5: Final = 1
RABBIT: Final = 2
CAT_3: Final = 3
CAT_5: Final = 4
CAT_8: Final = 5
CAT_11: Final = 6
CAT_15: Final = 7
BIG_DOG: Final = 8
SMALL_DOG: Final = 9

CARDS: Final = 10
WHOLE_SET: Final = (1 << CARDS) - 1
NAMES: Final = ("-8", "-5", "rabbit", "3", "5", "8", "11", "15", "big-dog", "small-dog")
KEYS: Final = (  # in texts
    "cat-minus-8",
    "cat-minus-5",
    "rabbit",
    "cat-3",
    "cat-5",
    "cat-8",
    "cat-11",
    "cat-15",
    "big-dog",
    "small-dog",
)
VALUES: Final = [-8, -5, 0, 3, 5, 8, 11, 15, 0, 0]

_SLOT: Final = 4  # bits a card takes in a row
_CARD: Final = (1 << _SLOT) - 1


def is_dog(card: i64) -> bool:
    return card >= BIG_DOG


def card_at(row: i64, slot: i64) -> i64:
    return (row >> (_SLOT * slot)) & _CARD


def laid(row: i64, slot: i64, card: i64) -> i64:
    """The row with a card laid into a slot that was empty."""
    return row | bits.shifted(card, _SLOT * slot)


def row_listed(row: i64, size: i64) -> list[int]:
    """The first cards of the row, left to right."""
    return [card_at(row, slot) for slot in range(size)]


def row_packed(cards: list[int]) -> i64:
    """The inverse of `row_listed`."""
    row: i64 = 0
    for slot in range(len(cards)):
        row = laid(row, slot, cards[slot])
    return row
