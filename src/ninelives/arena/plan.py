"""Who plays what, and how a deal is seated: plain data that any worker can be given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from itertools import permutations
from typing import Final, TypeAlias

Seating: TypeAlias = tuple[int, ...]  # by seat: the number of the contestant who sits there

MOST_SEATINGS: Final = 12  # of one deal; where there are more, the deals share them out


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
        """How the contestants sit when this deal is played: once in each of these ways.

        All distinct ways if there are no more than MOST_SEATINGS. Else all rotations of one order
        around the table, so that everybody still has every seat equally often; the orders take
        turns from deal to deal, which of them begins is up to the seed.
        """
        contestants = self.contestants
        own = tuple(sorted(contestants.index(bot) for bot in self.bots))
        if len(every_seating(own)) <= MOST_SEATINGS:
            return every_seating(own)
        orders = sorted(
            {min(rotations(seating)) for seating in every_seating(own)},
            key=lambda order: mixed("order", self.seed, order),
        )
        return rotations(orders[deal % len(orders)])

    def deals_for(self, games: int) -> int:
        """How many deals make at least so many games."""
        return -(-games // len(self.seatings(0)))

    def deal_seed(self, deal: int) -> bytes:
        return mixed("deal", self.seed, deal)

    def bot_seed(self, deal: int, seat: int) -> int:
        """The dice of whichever bot has this seat."""
        return int.from_bytes(mixed("bot", self.seed, deal, seat)[:4], "big")


@cache
def every_seating(seats: Seating) -> tuple[Seating, ...]:
    """All distinct ways to seat them."""
    return tuple(sorted(set(permutations(seats))))


def rotations(seating: Seating) -> tuple[Seating, ...]:
    """The same order around the table, begun at every seat."""
    turned = (seating[by:] + seating[:by] for by in range(len(seating)))
    return tuple(dict.fromkeys(turned))


def mixed(*parts: object) -> bytes:
    """Bytes that look like chance and are the same everywhere for the same parts."""
    return sha256("/".join(map(str, parts)).encode()).digest()
