"""The plan of a match and its seatings: plain data for workers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import permutations
from typing import Final, TypeAlias

Seating: TypeAlias = tuple[int, ...]  # by seat: the number of its contestant

MOST_SEATINGS: Final = 12  # for one deal; with more, they are spread over the deals


@dataclass(frozen=True)
class Plan:
    """A match of bots. A bot named several times is one contestant with several seats."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    seed: int

    @property
    def contestants(self) -> tuple[str, ...]:
        """The bots, each once, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    def seatings(self, deal: int) -> tuple[Seating, ...]:
        """The seatings in which this deal is played.

        All distinct ways if there are no more than MOST_SEATINGS. Else all rotations of one order
        around the table, so that each contestant still has every seat equally often. The orders
        alternate from deal to deal; the seed decides which one is first.
        """
        contestants = self.contestants
        own = tuple(sorted(contestants.index(bot) for bot in self.bots))
        if len(every_seating(own)) <= MOST_SEATINGS:
            return every_seating(own)
        orders = sorted(
            {min(rotations(seating)) for seating in every_seating(own)},
            key=lambda order: digest("order", self.seed, order),
        )
        return rotations(orders[deal % len(orders)])

    def deals_for(self, games: int) -> int:
        """How many deals make at least this many games."""
        return -(-games // len(self.seatings(0)))

    def deal_seed(self, deal: int) -> bytes:
        return digest("deal", self.seed, deal)

    def bot_seed(self, deal: int, seat: int) -> int:
        """The seed of the bot on this seat."""
        return int.from_bytes(digest("bot", self.seed, deal, seat)[:4], "big")


@cache
def every_seating(seats: Seating) -> tuple[Seating, ...]:
    """All distinct ways to seat them."""
    return tuple(sorted(set(permutations(seats))))


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The same order around the table, starting at each seat."""
    turned = (seating[by:] + seating[:by] for by in range(len(seating)))
    return tuple(dict.fromkeys(turned))


def digest(*parts: object) -> bytes:
    """Pseudo-random bytes, the same on every machine for the same parts."""
    return sha256("/".join(map(str, parts)).encode()).digest()
