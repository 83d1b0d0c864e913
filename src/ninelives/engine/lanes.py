"""One small number for every seat, all in one int: five lanes of twelve bits.

A state is cloned millions of times in a search, and an int is copied for nothing. A number that
does not fit a lane (0 to 4095) belongs into a `PerSeat`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits

LANE: Final = 12
LARGEST: Final = (1 << LANE) - 1


def get(lanes: i64, seat: i64) -> i64:
    return (lanes >> (LANE * seat)) & LARGEST


def put(lanes: i64, seat: i64, number: i64) -> i64:
    """The lanes with one seat's number replaced."""
    shift = LANE * seat
    return (lanes & ~bits.shifted(LARGEST, shift)) | bits.shifted(number, shift)


def add(lanes: i64, seat: i64, number: i64) -> i64:
    """The lanes with something added to one seat's number; the sum must stay in its lane."""
    return lanes + bits.shifted(number, LANE * seat)


def filled(seats: i64, number: i64) -> i64:
    """The same number for every seat."""
    lanes: i64 = 0
    seat: i64 = 0
    while seat < seats:
        lanes = put(lanes, seat, number)
        seat += 1
    return lanes


def listed(lanes: i64, seats: i64) -> list[int]:
    return [get(lanes, seat) for seat in range(seats)]


def packed(numbers: list[int]) -> i64:
    """The inverse of `listed`."""
    lanes: i64 = 0
    for seat in range(len(numbers)):
        lanes = put(lanes, seat, numbers[seat])
    return lanes
