"""Bit sets, lanes and words per seat: each against the plain Python it stands for."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninelives.engine import bits, lanes, perseat

members = st.sets(st.integers(0, bits.WIDTH - 1))
seats = st.integers(0, 4)
numbers = st.lists(st.integers(0, lanes.LARGEST), min_size=1, max_size=5)
words = st.lists(st.integers(0, 2**62 - 1), min_size=1, max_size=5)


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
