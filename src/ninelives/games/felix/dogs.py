"""What the dogs do to a row before its winner takes it (FX-30 to FX-35)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.games.felix.cards import BIG_DOG, RABBIT, Card, Row, Slot, card_at, is_dog

INTERNATIONAL: Final = 0
GERMAN: Final = 1
EDITIONS: Final = ("international", "german")

NOTHING: Final = -1  # the slot of an animal that is not there


def leaving(row: Row, size: i64, edition: i64) -> i64:
    """The set of slots whose cards leave the game."""
    dogs = dogs_in(row, size)
    # FX-32  Two or more dogs, sizes mixed or not: all dogs leave, nothing else does.
    if bits.size(dogs) != 1:
        return dogs
    slot = chased(row, size, edition)
    return dogs if slot == NOTHING else dogs | bits.one(slot)


def dogs_in(row: Row, size: i64) -> i64:
    """The set of slots with a dog."""
    dogs: i64 = 0
    slot: Slot = 0
    while slot < size:
        if is_dog(card_at(row, slot)):
            dogs |= bits.one(slot)
        slot += 1
    return dogs


def chased(row: Row, size: i64, edition: i64) -> Slot:
    """The slot of the animal that the only dog of the row chases away, or NOTHING.

    Among the animals a dog of this edition may chase, the big one takes the highest and the small
    one the lowest. That is the whole of FX-30, FX-31, FX-33 and FX-34: where no cat has the sign
    the dog looks for, the highest or lowest is the rabbit if it may be chased, else the cat
    nearest to zero.
    """
    big = card_at(row, bits.lowest(dogs_in(row, size))) == BIG_DOG
    found: i64 = NOTHING
    slot: Slot = 0
    while slot < size:
        card = card_at(row, slot)
        # FX-35  Equal candidates: the leftmost leaves.
        if _may_be_chased(card, edition) and (
            found == NOTHING
            or (big and card > card_at(row, found))
            or (not big and card < card_at(row, found))
        ):
            found = slot
        slot += 1
    return found


def _may_be_chased(card: Card, edition: i64) -> bool:
    # FX-34  Edition international: rabbits are never chased.
    return not is_dog(card) and (card != RABBIT or edition == GERMAN)
