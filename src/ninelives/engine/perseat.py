"""One wide number (up to 62 bits) for each of up to five seats."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine.lanes import no_such_seat


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class PerSeat:
    """Five words side by side; a list would box each of them on the heap.

    Any other seat raises IndexError.
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        self._a: i64 = a
        self._b: i64 = b
        self._c: i64 = c
        self._d: i64 = d
        self._e: i64 = e

    def clone(self) -> PerSeat:
        return PerSeat(self._a, self._b, self._c, self._d, self._e)

    def get(self, seat: i64) -> i64:
        if seat == 0:
            return self._a
        if seat == 1:
            return self._b
        if seat == 2:
            return self._c
        if seat == 3:
            return self._d
        if seat == 4:
            return self._e
        raise no_such_seat(seat)

    def put(self, seat: i64, number: i64) -> None:
        if seat == 0:
            self._a = number
        elif seat == 1:
            self._b = number
        elif seat == 2:
            self._c = number
        elif seat == 3:
            self._d = number
        elif seat == 4:
            self._e = number
        else:
            raise no_such_seat(seat)

    def listed(self, seats: i64) -> list[int]:
        return [self.get(seat) for seat in range(seats)]


def zeros() -> PerSeat:
    return PerSeat(0, 0, 0, 0, 0)


def packed(numbers: list[int]) -> PerSeat:
    """The inverse of `listed`."""
    result = zeros()
    for seat in range(len(numbers)):
        result.put(seat, numbers[seat])
    return result
