"""`TokenBucket`, `RateLimiter` and `ConnectionLimiter` allow exactly what they promise."""

from __future__ import annotations

from ipaddress import IPv6Address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.server import limits
from ninelives.server.limits import ConnectionLimiter, RateLimiter, TokenBucket, network_of


class Clock:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "monotonic", clock)
    return clock


def test_token_bucket_allows_a_burst_and_then_a_steady_rate(clock: Clock) -> None:
    bucket = TokenBucket(per_second=10, burst=4)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    clock.now += 0.25
    assert [bucket.take() for _ in range(4)] == [True] * 2 + [False] * 2


def test_token_bucket_never_holds_more_than_its_burst(clock: Clock) -> None:
    bucket = TokenBucket(per_second=10, burst=4)
    clock.now += 1_000
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2


@pytest.mark.usefixtures("clock")
def test_rate_limiter_has_a_bucket_for_each_key() -> None:
    rate = RateLimiter(per_second=1, burst=2)
    assert [rate.allows("ann") for _ in range(3)] == [True, True, False]
    assert rate.allows("bob")


def test_rate_limiter_drops_full_buckets_first(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_MAX_BUCKETS", 3)
    rate = RateLimiter(per_second=1, burst=2)
    for name in ("ann", "ann", "bob", "cleo"):
        assert rate.allows(name)
    clock.now += 1
    assert rate.allows("dora")
    assert set(rate._buckets) == {"ann", "dora"}
    assert [rate.allows("ann") for _ in range(2)] == [True, False]


@pytest.mark.usefixtures("clock")
def test_rate_limiter_limits_buckets_in_use(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "_MAX_BUCKETS", 10)
    rate = RateLimiter(per_second=1, burst=2)
    for number in range(100):
        assert rate.allows(str(number))
        assert len(rate._buckets) <= 10
    assert [rate.allows("99") for _ in range(2)] == [True, False]


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_network_of_is_equal_within_an_ipv6_network(network: int, one: int, other: int) -> None:
    first, second = (IPv6Address(network << 64 | each) for each in (one, other))
    elsewhere = IPv6Address((network ^ 1) << 64 | one)
    mapped = first.ipv4_mapped or second.ipv4_mapped or elsewhere.ipv4_mapped
    counted = [network_of((str(each), 1)) for each in (first, second, elsewhere)]
    assert mapped or (counted[0] == counted[1] != counted[2])


@pytest.mark.parametrize(
    ("client", "counted"),
    [
        (("192.0.2.7", 80), "192.0.2.7"),
        (("::ffff:192.0.2.7", 80), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 80), "2001:db8:1:2::"),
        (("fe80::1%eth0", 80), "fe80::"),
        (("a name", 80), "a name"),
        (None, ""),
    ],
)
def test_network_of(client: tuple[str, int] | None, counted: str) -> None:
    assert network_of(client) == counted


@given(st.lists(st.tuples(st.booleans(), st.sampled_from("abc")), max_size=60))
def test_connection_limiter_counts_in_all_and_by_key(steps: list[tuple[bool, str]]) -> None:
    turnstile = ConnectionLimiter(total=5, each=2)
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
