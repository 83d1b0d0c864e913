"""Cards of Felix: one set of ten animals for every player (FX-02).

Cats and rabbit are numbered in the order of their values, so that the better animal is the larger
number; the dogs come last. No set has a card twice, so the cards of one owner are a bit set.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from ninelives.engine import bits

Card: TypeAlias = i64
"""An animal, from 0 to 9."""

Row: TypeAlias = i64
"""The cards for sale: up to five of any owner, four bits a card, the leftmost lowest."""

Slot: TypeAlias = i64
"""A place in the row, from 0 on the left."""

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


def is_dog(card: Card) -> bool:
    return card >= BIG_DOG


def card_at(row: Row, slot: Slot) -> Card:
    return (row >> (_SLOT * slot)) & _CARD


def laid(row: Row, slot: Slot, card: Card) -> Row:
    """The row with a card laid into a slot that was empty."""
    return row | bits.shifted(card, _SLOT * slot)


def row_listed(row: Row, size: i64) -> list[int]:
    """The first cards of the row, left to right."""
    return [card_at(row, slot) for slot in range(size)]


def row_packed(cards: list[int]) -> Row:
    """The inverse of `row_listed`."""
    row: Row = 0
    for slot in range(len(cards)):
        row = laid(row, slot, cards[slot])
    return row
