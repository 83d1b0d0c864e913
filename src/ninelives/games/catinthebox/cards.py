"""Cards of Cat in the Box: a rank from 1 to 9 and no colour of their own (CB-01).

Cards of one rank cannot be told apart, so any number of cards is a *pack*: how many there are of
each rank, four bits a rank, in one int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits
from ninelives.engine.dice import Dice

COPIES: Final = 5  # of each rank
HIGHEST: Final = 9
ONE_OF_EACH: Final = 0x111111111  # the pack with one card of every rank

_RANK: Final = 4  # bits a rank takes in a pack
_COUNT: Final = (1 << _RANK) - 1
_EVEN_RANKS: Final = 0x0F0F0F0F0F
_SUM_OF_BYTES: Final = 0x0101010101010101


def one(rank: i64) -> i64:
    """The pack of a single card."""
    return bits.one(_RANK * (rank - 1))


def copies(pack: i64, rank: i64) -> i64:
    """How many cards of that rank are in the pack."""
    return (pack >> (_RANK * (rank - 1))) & _COUNT


def size(pack: i64) -> i64:
    """How many cards are in the pack."""
    pairs = (pack & _EVEN_RANKS) + ((pack >> _RANK) & _EVEN_RANKS)
    return ((pairs * _SUM_OF_BYTES) >> 56) & 0xFF


def held(pack: i64) -> i64:
    """The pack with at most one card of each rank."""
    return (pack | pack >> 1 | pack >> 2) & ONE_OF_EACH


def rank_set(pack: i64) -> i64:
    """The set of ranks in the pack: bit 0 for rank 1."""
    ranks: i64 = 0
    bit: i64 = 1
    while pack:
        if pack & _COUNT:
            ranks |= bit
        bit <<= 1
        pack >>= _RANK
    return ranks


def without(pack: i64, ranks: i64) -> i64:
    """The pack less all cards of a set of ranks."""
    rank: i64 = 1
    while ranks:
        if ranks & 1:
            pack -= copies(pack, rank) * one(rank)
        ranks >>= 1
        rank += 1
    return pack


def nth(pack: i64, n: i64) -> i64:
    """The rank of the card with n cards before it, the pack laid out in order."""
    rank: i64 = 1
    while True:
        here = pack & _COUNT
        if n < here:
            return rank
        n -= here
        pack >>= _RANK
        rank += 1


def drawn(pack: i64, dice: Dice) -> i64:
    """The rank of a card of the pack, each card equally likely."""
    return nth(pack, dice.below(size(pack)))


def whole(highest: i64) -> i64:
    """All cards from rank 1 to the highest in use."""
    pack: i64 = 0
    rank: i64 = 1
    while rank <= highest:
        pack += COPIES * one(rank)
        rank += 1
    return pack


def listed(pack: i64) -> list[int]:
    """The ranks of all cards, ascending."""
    ranks: list[int] = []
    for rank in range(1, HIGHEST + 1):
        for _ in range(copies(pack, rank)):
            ranks.append(rank)
    return ranks


def packed(ranks: list[int]) -> i64:
    """The inverse of `listed`."""
    pack: i64 = 0
    for rank in ranks:
        pack += one(rank)
    return pack
