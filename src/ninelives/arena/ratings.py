"""Ratings over all games of a match, by the model of Plackett and Luce."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from ninelives.arena.deals import GamePlayed
from ninelives.text.numbers import rounded


class Rating(msgspec.Struct, frozen=True):
    """Estimated strength of a contestant, and its standard deviation."""

    mu: float
    sigma: float


def ratings(contestants: int, games: Iterable[GamePlayed]) -> list[Rating]:
    """By contestant; the games are rated in this order."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(contestants)]
    for game in games:
        seats = [[known[contestant]] for contestant in game.seating]
        after = model.rate(seats, ranks=list(map(float, game.places)))
        for contestant in set(game.seating):
            copies = [
                team[0]
                for team, sits in zip(after, game.seating, strict=True)
                if sits == contestant
            ]
            known[contestant] = _together(model, known[contestant], copies)
    return [Rating(rounded(rating.mu), rounded(rating.sigma)) for rating in known]


def _together(
    model: PlackettLuce, before: PlackettLuceRating, copies: list[PlackettLuceRating]
) -> PlackettLuceRating:
    """Combine the updates of a contestant's seats: each is evidence of its own."""
    mu = before.mu + sum(copy.mu - before.mu for copy in copies)
    variance = before.sigma**2
    for copy in copies:
        variance *= (copy.sigma / before.sigma) ** 2
    return model.rating(mu=mu, sigma=sqrt(variance))
