"""Limits of the server, token-bucket rate limiters, and a limiter of connections."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

_MAX_BUCKETS: Final = 10_000  # beyond that, full ones are dropped
_IPV6_NETWORK_BITS: Final = 64  # the prefix that one household has


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Generous for people; they stop programs that run wild."""

    message_bytes: int = 4 * 1024  # one WebSocket message
    body_bytes: int = 16 * 1024  # the body of one HTTP request
    messages_per_second: float = 20  # on one connection
    message_burst: int = 40
    calls_per_second: float = 20  # HTTP requests of one network
    call_burst: int = 200  # a browser loads a page with all its parts at once
    rooms_per_second: float = 0.2  # created by one network: a client can always become a new guest
    room_burst: int = 60
    rooms_per_guest: int = 30  # unfinished ones
    rooms: int = 20_000  # unfinished ones in all
    connections_per_guest: int = 20
    connections_per_address: int = 500  # a school or a club may share one
    connections: int = 10_000


def network_of(client: tuple[str, int] | None) -> str:
    """The key by which a client is limited: its IPv4 address, or the /64 network of its IPv6
    address, since one household has as many IPv6 addresses as it likes."""
    if not client:
        return ""
    try:
        address = ip_address(client[0])
    except ValueError:  # a Unix socket, or the invention of a proxy
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> _IPV6_NETWORK_BITS << _IPV6_NETWORK_BITS))


class TokenBucket:
    """Allows `burst` actions at once, and `per_second` in the long run."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = burst
        self._left: float = burst
        self._at = monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
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
    """A token bucket for each key."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = burst
        self._buckets: dict[str, TokenBucket] = {}

    def allows(self, key: str) -> bool:
        if (bucket := self._buckets.get(key)) is None:
            if len(self._buckets) >= _MAX_BUCKETS:
                self._drop_buckets()
            bucket = self._buckets[key] = TokenBucket(self._rate, self._burst)
        return bucket.take()

    def _drop_buckets(self) -> None:
        """Drop the full buckets, which are like new ones; if that is not enough, the older half."""
        busy = {key: each for key, each in self._buckets.items() if not each.is_full()}
        if len(busy) >= _MAX_BUCKETS:
            busy = dict(list(busy.items())[len(busy) // 2 :])
        self._buckets = busy


class ConnectionLimiter:
    """Limits the number of open connections, in all and for each key."""

    def __init__(self, total: int, each: int) -> None:
        self._total = total
        self._each = each
        self._open = 0
        self._by_key: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Count a connection; False if a limit is reached. After True, call `leave` once."""
        if self._open >= self._total or self._by_key[key] >= self._each:
            return False
        self._open += 1
        self._by_key[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._open -= 1
        self._by_key[key] -= 1
        if not self._by_key[key]:
            del self._by_key[key]

    def __len__(self) -> int:
        return self._open
