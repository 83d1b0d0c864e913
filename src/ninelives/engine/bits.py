"""Sets of small numbers kept in one int: bit i is set when i is a member.

The same code runs interpreted (ints without end) and compiled (64-bit words), so every set must
stay below bit 62 and nothing here may rely on a word's overflow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 62  # numbers from 0 to 61 can be members

_PAIRS: Final = 0x1555555555555555  # a constant of more than 61 bits would live on the heap
_NIBBLES: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_SUM_OF_BYTES: Final = 0x0101010101010101


def shifted(number: i64, by: i64) -> i64:
    """number << by, for every shift to the left by a variable amount.

    Written in place with a literal on the left, mypyc emits a C int there, and the compiled
    shift loses everything above bit 31.
    """
    return number << by


def one(member: i64) -> i64:
    """The set with a single member."""
    return shifted(1, member)


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
    """Whether it is a member; a number that no set can hold never is."""
    return 0 <= member < WIDTH and (members >> member) & 1 == 1


def packed(members: list[int]) -> i64:
    """The inverse of `listed`; raises ValueError for a number that no set can hold."""
    result: i64 = 0
    for member in members:
        if not 0 <= member < WIDTH:
            raise ValueError(f"{member} is not between 0 and {WIDTH - 1}")
        result |= one(member)
    return result
