"""One small number for each seat, packed side by side into one int (SWAR: SIMD within a register).

Twelve bits a seat are a *lane*: a number from 0 to 4095, for up to five seats. A search clones
states millions of times, and copying an int is free. A number that does not fit a lane belongs in
a `PerSeat`.

Unchecked shifts would change a neighbour's lane without a word. `GameInfo` therefore refuses games
for more than MAX_SEATS, and whatever writes a lane (`put`, `filled`, `packed`) raises IndexError
for another seat and ValueError for a number that does not fit. `get` and `add` are the hot path and
trust their arguments: checks there cost up to 8 % of a rollout.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ninelives.engine import bits

MAX_SEATS: Final = 5
LANE: Final = 12  # bits
LARGEST: Final = (1 << LANE) - 1


def get(lanes: i64, seat: i64) -> i64:
    return (lanes >> (LANE * seat)) & LARGEST


def put(lanes: i64, seat: i64, number: i64) -> i64:
    """The lanes with one seat's number replaced."""
    if not 0 <= seat < MAX_SEATS:
        raise no_such_seat(seat)
    if not 0 <= number <= LARGEST:
        raise ValueError(f"{number} does not fit a lane (0 to {LARGEST})")
    shift = LANE * seat
    return (lanes & ~bits.shifted(LARGEST, shift)) | bits.shifted(number, shift)


def add(lanes: i64, seat: i64, number: i64) -> i64:
    """The lanes with a number, perhaps negative, added to one seat's; the sum must fit its lane."""
    return lanes + bits.shifted(number, LANE * seat)


def filled(seats: i64, number: i64) -> i64:
    """The same number for each of the first `seats` seats."""
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


def no_such_seat(seat: i64) -> IndexError:
    return IndexError(f"seat {seat}: packed numbers hold seats 0 to {MAX_SEATS - 1}")
