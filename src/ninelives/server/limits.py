"""How much anybody may ask for. All numbers are in `Limits`; the rest counts."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from time import monotonic
from typing import Final

_BUCKETS_KEPT: Final = 10_000  # beyond that, those that are full again are forgotten


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a server bears; generous for people, and an end for programs that run wild."""

    message_bytes: int = 4 * 1024  # one message on a socket
    body_bytes: int = 16 * 1024  # one HTTP request
    messages_per_second: float = 20  # on one connection
    message_burst: int = 40
    calls_per_second: float = 20  # HTTP, from one address
    call_burst: int = 200  # a page and its parts come at once
    rooms_per_guest: int = 30  # that are not finished
    rooms: int = 20_000  # the same, of everybody
    connections_per_guest: int = 20
    connections: int = 10_000


class Bucket:
    """Tokens that drip in at a steady rate: one is taken for whatever is done."""

    __slots__ = ("_at", "_left")

    def __init__(self, burst: int) -> None:
        self._left: float = burst
        self._at = monotonic()

    def take(self, rate: float, burst: int) -> bool:
        """Whether there was one to take."""
        now = monotonic()
        self._left = min(burst, self._left + (now - self._at) * rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full_since(self, rate: float, burst: int) -> bool:
        return self._left + (monotonic() - self._at) * rate >= burst


class Rate:
    """A bucket for everybody who comes by a key of his own."""

    def __init__(self, per_second: float, burst: int) -> None:
        self._rate = per_second
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        if (bucket := self._buckets.get(key)) is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(self._burst)
        return bucket.take(self._rate, self._burst)

    def _forget(self) -> None:
        if len(self._buckets) >= _BUCKETS_KEPT:
            rate, burst = self._rate, self._burst
            self._buckets = {
                key: bucket
                for key, bucket in self._buckets.items()
                if not bucket.full_since(rate, burst)
            }


class Turnstile:
    """Counts who is inside, in all and by key, and lets nobody in beyond that."""

    def __init__(self, total: int, each: int) -> None:
        self._total = total
        self._each = each
        self._inside: Counter[str] = Counter()

    def enter(self, key: str) -> bool:
        """Whether there was room; whoever entered must leave again."""
        if self._inside.total() >= self._total or self._inside[key] >= self._each:
            return False
        self._inside[key] += 1
        return True

    def leave(self, key: str) -> None:
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]

    def __len__(self) -> int:
        return self._inside.total()
