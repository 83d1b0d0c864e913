"""Intervals: as in the tables of Student, and as often right as they say."""

from __future__ import annotations

from random import Random
from statistics import NormalDist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.arena.intervals import estimate, quantile, within


@pytest.mark.parametrize(
    ("freedom", "tabled"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)],
)
def test_quantiles_are_those_of_the_tables(freedom: int, tabled: float) -> None:
    assert quantile(freedom) == pytest.approx(tabled, abs=0.0005)


@given(st.integers(1, 400))
def test_between_the_quantiles_lie_95_percent(freedom: int) -> None:
    assert within(quantile(freedom), freedom) == pytest.approx(0.95)


def test_with_many_deals_it_is_the_normal_distribution() -> None:
    assert quantile(20_000) == pytest.approx(NormalDist().inv_cdf(0.975), abs=0.001)


def test_one_deal_has_no_interval() -> None:
    assert estimate([0.5]) == (0.5, None)


def test_an_interval_by_hand() -> None:
    mean, interval = estimate([1.0, 2.0, 3.0])
    assert mean == 2
    assert interval == pytest.approx((2 - 4.3027 / 3**0.5, 2 + 4.3027 / 3**0.5), abs=0.001)


def test_an_interval_covers_the_true_mean_95_times_of_100() -> None:
    chance = Random(9)
    inside = 0
    for _ in range(2000):
        _, interval = estimate([chance.gauss(3, 2) for _ in range(5)])
        assert interval is not None
        inside += interval[0] < 3 < interval[1]
    assert inside / 2000 == pytest.approx(0.95, abs=0.015)
