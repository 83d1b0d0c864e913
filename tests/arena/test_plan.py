"""Seatings: each contestant has every seat equally often, and the seed decides the rest."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.arena.plan import MOST_SEATINGS
from tests.arena.matches import planned

BOTS = st.lists(st.sampled_from("abcde"), min_size=2, max_size=5)


@pytest.mark.parametrize(
    ("bots", "games"), [("ab", 2), ("abbb", 4), ("aabb", 6), ("abc", 6), ("abcd", 4), ("aa", 1)]
)
def test_games_per_deal(bots: str, games: int) -> None:
    assert len(planned("felix", *bots).seatings(0)) == games


@given(BOTS, st.integers(0, 20))
def test_in_every_deal_each_contestant_has_every_seat_equally_often(
    bots: list[str], deal: int
) -> None:
    plan = planned("felix", *bots)
    seatings = plan.seatings(deal)
    assert len(set(seatings)) == len(seatings) <= MOST_SEATINGS
    for contestant, name in enumerate(plan.contestants):
        on_seat = Counter(
            seat for each in seatings for seat in range(len(bots)) if each[seat] == contestant
        )
        share = len(seatings) * bots.count(name) / len(bots)
        assert on_seat == dict.fromkeys(range(len(bots)), share)


@given(BOTS, st.integers(0, 9))
def test_over_the_deals_every_seating_is_played_equally_often(bots: list[str], seed: int) -> None:
    plan = planned("felix", *bots, seed=seed)
    distinct = factorial(len(bots)) // prod(factorial(bots.count(bot)) for bot in plan.contestants)
    turns = max(1, distinct // len(plan.seatings(0)))
    often = Counter(each for deal in range(turns) for each in plan.seatings(deal))
    assert len(often) == distinct
    assert set(often.values()) == {1}


def test_the_seed_decides_which_order_begins() -> None:
    begins = {planned("felix", *"abcde", seed=seed).seatings(0) for seed in range(20)}
    assert len(begins) > 5


def test_games_are_rounded_up_to_whole_deals() -> None:
    plan = planned("felix", *"abbb")
    assert [plan.deals_for(games) for games in (1, 4, 5, 100)] == [1, 1, 2, 25]


def test_every_deal_and_every_seat_has_its_own_seed() -> None:
    plans = [planned("felix", *"abcd", seed=seed) for seed in range(3)]
    deals = {plan.deal_seed(deal) for plan in plans for deal in range(9)}
    bots = {plan.bot_seed(deal, seat) for plan in plans for deal in range(9) for seat in range(4)}
    assert (len(deals), len(bots)) == (3 * 9, 3 * 9 * 4)
