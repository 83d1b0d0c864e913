"""The only generator: whoever makes the draws of a match.

A dealer promises before the first card what it will deal: it publishes the SHA-256 of its seed,
each seat may then add a value of its own, and at the end the seed is shown, so that anybody can
make every draw again. No draw depends on an earlier one, only on its number, and so a match goes
on from its record alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, TypeAlias

from ninelives.engine.errors import NinelivesError

Weighted: TypeAlias = list[tuple[int, int]]  # outcomes, each with its weight

_WORDS: Final = 1 << 256  # how many different numbers one SHA-256 can be


class DealExhausted(NinelivesError):
    """A fixed deal was asked for more draws than it has, and nobody was named to go on."""

    def __init__(self, draws: int) -> None:
        super().__init__(f"the deal has only {draws} draws")
        self.draws = draws


def commitment(seed: bytes) -> str:
    """What a dealer with this seed publishes before the deal."""
    return sha256(seed).hexdigest()


class Dealer:
    """Draws by its seed and the values of the seats."""

    given_draws = 0  # how many draws at the start do not come from the seed

    def __init__(self, seed: bytes, seat_values: Mapping[int, bytes] | None = None) -> None:
        self.seed = seed
        self.seat_values = dict(seat_values or {})
        self._key = _key(self.seed, self.seat_values)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def draw(self, number: int, weighted: Weighted) -> int:
        """The outcome of the match's draw with that number, counted from 0."""
        left = self.below(number, sum(weight for _, weight in weighted))
        for outcome, weight in weighted:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a number below the sum of the weights falls on one of them")

    def below(self, number: int, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely, for the draw with that number.

        Numbers of the last, incomplete stretch of `bound` words are thrown away: taken as they
        are they would make the low results a little likelier.
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
    """Draws what it was given, then goes on as another dealer would; alone it then ends."""

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
    """Seed and values, each with its length before it so that no two mixtures look the same."""
    parts = [seed]
    for seat in sorted(seat_values):
        parts += [str(seat).encode(), seat_values[seat]]
    return sha256(b"".join(len(part).to_bytes(8, "big") + part for part in parts)).digest()
