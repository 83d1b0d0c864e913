"""Dealers: they make the draws of a match, verifiably (commit and reveal).

Before the first card a dealer publishes a commitment, the SHA-256 of its seed. Each seat may then
add a value. After the game the seed is revealed, and every draw can be recomputed. A draw depends
on its number and not on earlier draws, so a match continues from its record alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from ninelives.engine.errors import NinelivesError

Weighted: TypeAlias = list[tuple[int, int]]  # outcomes, each with its weight

_WORDS: Final = 1 << 256  # how many different numbers one SHA-256 can be


class DealExhausted(NinelivesError):
    """A fixed deal without a dealer to follow it has no more draws."""

    def __init__(self, draws: int) -> None:
        super().__init__(f"the deal has only {draws} draws")
        self.draws = draws


def commitment(seed: bytes) -> str:
    """The commitment to a seed, published before the deal."""
    return sha256(seed).hexdigest()


class Dealer:
    """Derives every draw from its seed, the values of the seats and the draw's number."""

    given_draws = 0  # how many draws at the start do not come from the seed

    def __init__(self, seed: bytes, seat_values: Mapping[int, bytes] | None = None) -> None:
        self.seed = seed
        self.seat_values = dict(seat_values or {})
        self._key = _key(self.seed, self.seat_values)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def draw(self, number: int, weighted: Weighted) -> int:
        """The outcome of draw `number` of the match, counted from 0."""
        left = self.below(number, sum(weight for _, weight in weighted))
        for outcome, weight in weighted:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a number below the sum of the weights falls on one of them")

    def below(self, number: int, bound: int) -> int:
        """A uniform number from 0 to bound - 1 for draw `number`.

        Words in the last, incomplete run of `bound` are rejected; they would bias the result
        towards low numbers.
        """
        fair = _WORDS - _WORDS % bound
        attempt = 0
        while (word := self._word(number, attempt)) >= fair:
            attempt += 1
        return word % bound

    def _word(self, number: int, attempt: int) -> int:
        place = number.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        return int.from_bytes(sha256(self._key + place).digest(), "big")


class FixedDealer(Dealer):
    """Draws the given outcomes, then those of another dealer; without one raises DealExhausted."""

    def __init__(self, outcomes: Sequence[int], then: Dealer | None = None) -> None:
        super().__init__(then.seed if then else b"", then.seat_values if then else None)
        self.given_draws = len(outcomes)
        self._outcomes = tuple(outcomes)
        self._goes_on = then is not None

    @property
    def commitment(self) -> str:
        return super().commitment if self._goes_on else ""

    def draw(self, number: int, weighted: Weighted) -> int:
        if number < len(self._outcomes):
            return self._outcomes[number]
        if not self._goes_on:
            raise DealExhausted(len(self._outcomes))
        return super().draw(number, weighted)


def _key(seed: bytes, seat_values: Mapping[int, bytes]) -> bytes:
    """Hash of seed and values, each prefixed by its length so that no two inputs collide."""
    parts = [seed]
    for seat in sorted(seat_values):
        parts += [str(seat).encode(), seat_values[seat]]
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
