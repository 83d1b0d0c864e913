"""Bit sets, lanes and words per seat: each against the plain Python it stands for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.engine import bits, lanes, perseat
from ninelives.engine.contract import GameInfo

members = st.sets(st.integers(0, bits.WIDTH - 1))
seats = st.integers(0, 4)
numbers = st.lists(st.integers(0, lanes.LARGEST), min_size=1, max_size=5)
words = st.lists(st.integers(0, 2**62 - 1), min_size=1, max_size=5)
no_seats = st.integers(-(2**40), 2**40).filter(lambda seat: not 0 <= seat < lanes.MAX_SEATS)
no_lanes = st.integers(-(2**40), 2**40).filter(lambda number: not 0 <= number <= lanes.LARGEST)


@given(members)
def test_a_bit_set_is_a_set(some: set[int]) -> None:
    packed = bits.packed(list(some))
    assert bits.listed(packed) == sorted(some)
    assert bits.size(packed) == len(some)
    for rank, member in enumerate(sorted(some)):
        assert bits.nth(packed, rank) == member
    if some:
        assert bits.lowest(packed) == min(some)


@given(members, st.integers(-200, 200))
def test_what_no_set_can_hold_is_no_member(some: set[int], candidate: int) -> None:
    assert bits.contains(bits.packed(list(some)), candidate) == (candidate in some)


@given(st.integers(0, bits.WIDTH - 1))
def test_a_shift_keeps_the_high_bits(member: int) -> None:
    """Above bit 31 too, where a C int would lose them."""
    assert bits.one(member) == 2**member
    assert bits.shifted(1, member) == 2**member


@given(numbers, seats, st.integers(0, lanes.LARGEST))
def test_lanes_are_a_list(some: list[int], seat: int, number: int) -> None:
    packed = lanes.packed(some)
    assert lanes.listed(packed, len(some)) == some
    if seat < len(some):
        changed = [*some[:seat], number, *some[seat + 1 :]]
        assert lanes.get(packed, seat) == some[seat]
        assert lanes.put(packed, seat, number) == lanes.packed(changed)
        assert lanes.add(packed, seat, number - some[seat]) == lanes.packed(changed)


@given(st.integers(1, 5), st.integers(0, lanes.LARGEST))
def test_lanes_can_be_filled(count: int, number: int) -> None:
    assert lanes.listed(lanes.filled(count, number), count) == [number] * count


@given(words, seats, st.integers(0, 2**62 - 1))
def test_words_per_seat_are_a_list(some: list[int], seat: int, number: int) -> None:
    words = perseat.packed(some)
    copy = words.clone()
    if seat < len(some):
        words.put(seat, number)
        assert words.listed(len(some)) == [*some[:seat], number, *some[seat + 1 :]]
    assert copy.listed(len(some)) == some, "a clone is a thing of its own"


@given(no_seats)
def test_a_seat_that_no_packed_number_has_is_an_error(seat: int) -> None:
    packed, words = lanes.filled(lanes.MAX_SEATS, 7), perseat.packed([7] * lanes.MAX_SEATS)
    with pytest.raises(IndexError, match=str(seat)):
        lanes.put(packed, seat, 1)
    with pytest.raises(IndexError, match=str(seat)):
        words.get(seat)
    with pytest.raises(IndexError, match=str(seat)):
        words.put(seat, 1)
    assert words.listed(lanes.MAX_SEATS) == [7] * lanes.MAX_SEATS


@pytest.mark.parametrize("pack", [lanes.packed, perseat.packed])
def test_a_sixth_number_is_an_error(pack: Callable[[list[int]], object]) -> None:
    with pytest.raises(IndexError, match="seat 5"):
        pack([1] * (lanes.MAX_SEATS + 1))


@given(no_lanes, seats)
def test_a_number_that_does_not_fit_its_lane_is_an_error(number: int, seat: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        lanes.put(0, seat, number)
    with pytest.raises(ValueError, match=str(number)):
        lanes.filled(lanes.MAX_SEATS, number)


@pytest.mark.parametrize("member", [-1, bits.WIDTH, 64, 99])
def test_a_bit_set_refuses_what_it_cannot_hold(member: int) -> None:
    with pytest.raises(ValueError, match=str(member)):
        bits.packed([0, member])


def test_a_game_for_six_seats_is_refused_when_it_is_made() -> None:
    known = games.load("felix").info
    with pytest.raises(ValueError, match="6 seats"):
        GameInfo(
            name="sextet",
            rules_version=1,
            seats=(2, lanes.MAX_SEATS + 1),
            options=(),
            actions=known.actions,
            chance_outcomes=known.chance_outcomes,
            questions=known.questions,
            dealing_rule=known.dealing_rule,
            lowest_points=0,
            highest_points=1,
        )
