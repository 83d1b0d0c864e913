"""Limits let through what they promise, and not one more."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.server import limits
from ninelives.server.limits import Bucket, Rate, Turnstile


class Clock:
    """A time that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def test_a_bucket_gives_a_burst_and_then_a_steady_drip(clock: Clock) -> None:
    bucket = Bucket(per_second=10, burst=4)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    clock.now += 0.25
    assert [bucket.take() for _ in range(4)] == [True] * 2 + [False] * 2


def test_a_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    bucket = Bucket(per_second=10, burst=4)
    clock.now += 1_000
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2


@pytest.mark.usefixtures("clock")
def test_everybody_has_a_bucket_of_their_own() -> None:
    rate = Rate(per_second=1, burst=2)
    assert [rate.allows("ann") for _ in range(3)] == [True, True, False]
    assert rate.allows("bob")


def test_whoever_is_forgotten_had_nothing_left_to_wait_for(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_BUCKETS_KEPT", 3)
    rate = Rate(per_second=1, burst=2)
    for name in ("ann", "ann", "bob", "cleo"):
        assert rate.allows(name)
    clock.now += 1
    assert rate.allows("dora")
    assert set(rate._buckets) == {"ann", "dora"}
    assert [rate.allows("ann") for _ in range(2)] == [True, False]


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc")), max_size=60))
def test_a_turnstile_counts_right(steps: list[tuple[bool, str]]) -> None:
    turnstile = Turnstile(total=5, each=2)
    inside: list[str] = []
    for enters, key in steps:
        if enters:
            free = len(inside) < 5 and inside.count(key) < 2
            assert turnstile.enter(key) == free
            inside += [key] if free else []
        elif key in inside:
            inside.remove(key)
            turnstile.leave(key)
        assert len(turnstile) == len(inside)
