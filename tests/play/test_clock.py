"""Clocks: only the seats that must choose use up time."""

from __future__ import annotations

from ninelives.play.clock import SECOND, Clock, Pace

LIVE = Pace(60 * SECOND, 5 * SECOND)
DAY = 24 * 60 * 60 * SECOND


def test_only_the_clocks_of_waiting_seats_run() -> None:
    clock = Clock(LIVE, 3)
    clock.start([1], now=0)
    assert [clock.left(seat, 10 * SECOND) for seat in range(3)] == [60_000, 50_000, 60_000]


def test_a_move_stops_the_own_clock_adds_the_increment_and_starts_the_next() -> None:
    clock = Clock(LIVE, 2)
    clock.start([0], now=0)
    clock.moved(0, [1], now=10 * SECOND)
    assert [clock.left(seat, 30 * SECOND) for seat in range(2)] == [55_000, 40_000]


def test_sealed_choices_run_at_once_and_end_one_by_one() -> None:
    clock = Clock(LIVE, 2)
    clock.start([0, 1], now=0)
    clock.moved(1, [0], now=20 * SECOND)
    clock.moved(0, [0], now=30 * SECOND)
    assert [clock.left(seat, 40 * SECOND) for seat in range(2)] == [25_000, 45_000]


def test_time_that_is_over_stays_at_nothing() -> None:
    clock = Clock(LIVE, 2)
    clock.start([0], now=5)
    assert clock.next_end() == 60_005
    assert clock.run_out(60_004) == []
    assert clock.run_out(60_005) == [0]
    assert clock.left(0, 99_999_999) == 0


def test_days_are_the_same_for_every_move() -> None:
    clock = Clock(Pace(3 * DAY, each_move=True), 2)
    clock.start([0], now=0)
    clock.moved(0, [1], now=2 * DAY)
    assert clock.left(0, 2 * DAY) == 3 * DAY
    assert clock.left(1, 4 * DAY) == DAY


def test_a_halted_clock_keeps_what_is_left() -> None:
    clock = Clock(LIVE, 2)
    clock.start([0], now=0)
    clock.stop(now=10 * SECOND)
    assert clock.next_end() is None
    assert clock.left(0, 999 * SECOND) == 50_000


def test_a_seat_that_is_given_time_has_so_much_at_least() -> None:
    clock = Clock(Pace(10 * SECOND), 2)
    clock.start([0], 0)
    clock.stop(9_000)
    clock.grant(0, 5_000)
    clock.grant(1, 5_000)
    assert [clock.left(0, 9_000), clock.left(1, 9_000)] == [5_000, 10_000]
