"""How much anybody may ask for. All numbers are in `Limits`; the rest counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

_BUCKETS_KEPT: Final = 10_000  # beyond that, those that are full again are forgotten
_ONE_NETWORK: Final = 64  # bits of an address of IPv6 that those of one household have in common


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a server bears; generous for people, and an end for programs that run wild."""

    message_bytes: int = 4 * 1024  # one message on a socket
    body_bytes: int = 16 * 1024  # one HTTP request
    messages_per_second: float = 20  # on one connection
    message_burst: int = 40
    calls_per_second: float = 20  # HTTP, from one address
    call_burst: int = 200  # a page and its parts come at once
    rooms_per_second: float = 0.2  # opened from one address: whoever wants can be a new guest
    room_burst: int = 60
    rooms_per_guest: int = 30  # that are not finished
    rooms: int = 20_000  # the same, of everybody
    connections_per_guest: int = 20
    connections_per_address: int = 500  # a school or a club may have one
    connections: int = 10_000


def network_of(client: tuple[str, int] | None) -> str:
    """Where somebody comes from, as it is counted: with IPv6 everybody has as many addresses as he
    likes, but of one network."""
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:  # the name of a socket, or what a proxy made of it
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _ONE_NETWORK << _ONE_NETWORK))


class TokenBucket:
    """Tokens that drip in at a steady rate: one is taken for whatever is done."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = burst
        self._left: float = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Whether there was one to take."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._burst

    def _fill(self) -> None:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now


class RateLimiter:
    """A bucket for everybody who comes by a key of his own."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, key: str) -> bool:
        if (bucket := self._buckets.get(key)) is None:
            if len(self._buckets) >= _BUCKETS_KEPT:
                self._forget()
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst)
        return bucket.take()

    def _forget(self) -> None:
        """Those that are full; if all are in use, the older half, so that there is an end to it."""
        busy = {key: each for key, each in self._buckets.items() if not each.is_full()}
        if len(busy) >= _BUCKETS_KEPT:
            busy = dict(list(busy.items())[len(busy) // 2 :])
        self._buckets = busy


class ConnectionLimiter:
    """Counts who is inside, in all and by key, and lets nobody in beyond that."""

    def __init__(self, total: int, each: int) -> None:
        self._total = total
        self._each = each
        self._inside = 0
        self._by_key: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there was room; whoever entered must leave again."""
        if self._inside >= self._total or self._by_key[key] >= self._each:
            return False
        self._inside += 1
        self._by_key[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside -= 1
        self._by_key[key] -= 1
        if not self._by_key[key]:
            del self._by_key[key]

    def __len__(self) -> int:
        return self._inside
