"""Their bot against one of ours: each deal twice, with seats exchanged."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.engine.contract import Game, Outcome
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match

NORMAL_95: Final = 1.96

MakeBot = Callable[[int], Bot[Any]]  # from the seed of a seat


@dataclass
class Score:
    """Wins and points of both sides, over one or more games."""

    our_wins: float = 0.0
    their_wins: float = 0.0
    our_points: float = 0.0  # one for each of their seats that a seat of ours beat
    their_points: float = 0.0

    def __add__(self, other: Score) -> Score:
        return Score(
            self.our_wins + other.our_wins,
            self.their_wins + other.their_wins,
            self.our_points + other.our_points,
            self.their_points + other.their_points,
        )

    @property
    def share(self) -> float:
        """Our share of the points; one half means equal strength."""
        return self.our_points / (self.our_points + self.their_points)


def seatings(players: int) -> tuple[list[int], list[int]]:
    """Our seats in the first and the second game of a deal: every other one."""
    return list(range(0, players, 2)), list(range(1, players, 2))


def deal(game: Game[Any, Any], players: int, seed: int, ours: MakeBot, theirs: MakeBot) -> Score:
    """One deal, played twice."""
    first, second = seatings(players)
    return sum(
        (
            scored(_played(game, players, seed, our_seats, ours, theirs), our_seats)
            for our_seats in (first, second)
        ),
        Score(),
    )


def _played(
    game: Game[Any, Any],
    players: int,
    seed: int,
    our_seats: list[int],
    ours: MakeBot,
    theirs: MakeBot,
) -> Outcome:
    bots = [
        (ours if seat in our_seats else theirs)(seed * players + seat) for seat in range(players)
    ]
    match, _ = Match.begin(game, players, {}, Dealer(seed.to_bytes(8, "big")))
    while (outcome := match.outcome()) is None:
        # Ask for sealed choices one seat after another, so that a search knows whose turn it is.
        seat = match.waiting()[0]
        match.act(seat, bots[seat].choose(match.view(seat)))
    return outcome


def scored(outcome: Outcome, our_seats: list[int]) -> Score:
    winners = outcome.winners()
    score = Score()
    for seat, place in enumerate(outcome.places):
        won = (seat in winners) / len(winners)
        if seat not in our_seats:
            score.their_wins += won
            continue
        score.our_wins += won
        for other, their_place in enumerate(outcome.places):
            if other not in our_seats:
                ahead = (place < their_place) + (place == their_place) / 2
                score.our_points += ahead
                score.their_points += 1 - ahead
    return score


def interval(shares: list[float]) -> tuple[float, float] | None:
    """The 95 % interval of our share; None for a single deal."""
    if len(shares) < 2:
        return None
    middle = mean(shares)
    reach = NORMAL_95 * stdev(shares) / sqrt(len(shares))
    return max(0.0, middle - reach), min(1.0, middle + reach)
