"""Cards of Ratjack: an animal and a value from 1 to 12 (RJ-02).

A card is a number from 0 to 35. The two decks of rats are alike, so both rat 8s are the
same number here: nothing in the game distinguishes them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits

ANIMALS: Final = ("rat", "weasel", "raccoon")
RAT: Final = 0
WEASEL: Final = 1
RACCOON: Final = 2
VALUES: Final = 12
CARDS: Final = 36
IN_PLAY: Final = 2 * VALUES  # cards in a game: two decks
NO_CARD: Final = -1

_ONE_DECK: Final = (1 << VALUES) - 1


def value(card: i64) -> i64:
    return card % VALUES + 1


def animal(card: i64) -> i64:
    return card // VALUES


def card_of(animal: i64, value: i64) -> i64:
    return VALUES * animal + value - 1


def name(card: i64) -> str:
    """As an action names it: "rat 8"."""
    return f"{ANIMALS[animal(card)]} {value(card)}"


def deck(animal: i64) -> i64:
    """The set of the twelve cards of one deck."""
    return bits.shifted(_ONE_DECK, VALUES * animal)
