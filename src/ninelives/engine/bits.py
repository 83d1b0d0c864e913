"""Bit sets: sets of small numbers in one int, bit i set when i is a member.

The same code runs interpreted (unbounded ints) and compiled (64-bit words), so sets stay below bit
62 and nothing relies on overflow.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 62  # numbers from 0 to 61 can be members

_PAIRS: Final = 0x1555555555555555  # a larger constant would be boxed
_NIBBLES: Final = 0x3333333333333333
_BYTES: Final = 0x0F0F0F0F0F0F0F0F
_SUM_OF_BYTES: Final = 0x0101010101010101


def shifted(number: i64, by: i64) -> i64:
    """number << by. Every left shift by a variable amount goes through here.

    For a literal on the left mypyc emits a 32-bit C int, and the compiled shift loses everything
    above bit 31.
    """
    return number << by


def one(member: i64) -> i64:
    """The set with a single member."""
    return shifted(1, member)


def size(members: i64) -> i64:
    """The number of members (population count)."""
    pairs = members - ((members >> 1) & _PAIRS)
    nibbles = (pairs & _NIBBLES) + ((pairs >> 2) & _NIBBLES)
    in_bytes = (nibbles + (nibbles >> 4)) & _BYTES
    return ((in_bytes * _SUM_OF_BYTES) >> 56) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a non-empty set."""
    return size((members & -members) - 1)


def nth(members: i64, n: i64) -> i64:
    """The member that has n smaller ones."""
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
    """Whether the number is a member; false for numbers that no set can hold."""
    return 0 <= member < WIDTH and (members >> member) & 1 == 1


def packed(members: list[int]) -> i64:
    """The inverse of `listed`; raises ValueError for a number that no set can hold."""
    result: i64 = 0
    for member in members:
        if not 0 <= member < WIDTH:
            raise ValueError(f"{member} is not between 0 and {WIDTH - 1}")
        result |= one(member)
    return result
