"""Sets of small numbers kept in one int: bit i is set when i is a member.

The same code runs interpreted (ints without end) and compiled (64-bit words), so every set must
stay below bit 62 and nothing here may rely on a word's overflow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

_PAIRS: Final = 0x5555555555555555
_NIBBLES: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_SUM_OF_BYTES: Final = 0x0101010101010101


def size(members: i64) -> i64:
    """How many members the set has."""
    pairs = members - ((members >> 1) & _PAIRS)
    nibbles = (pairs & _NIBBLES) + ((pairs >> 2) & _NIBBLES)
    in_bytes = (nibbles + (nibbles >> 4)) & _BYTES
    return ((in_bytes * _SUM_OF_BYTES) >> 56) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return size((members & -members) - 1)


def nth(members: i64, n: i64) -> i64:
    """The member with n smaller members."""
    left = members
    while n > 0:
        left &= left - 1
        n -= 1
    return lowest(left)


def listed(members: i64) -> list[int]:
    """The members in ascending order."""
    result: list[int] = []
    left = members
    while left:
        result.append(lowest(left))
        left &= left - 1
    return result


def contains(members: i64, member: i64) -> bool:
    return (members >> member) & 1 == 1


def packed(members: list[int]) -> i64:
    """The inverse of `listed`."""
    result: i64 = 0
    one: i64 = 1
    for member in members:
        result |= one << member
    return result
