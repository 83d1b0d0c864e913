"""The guard match: a bot that thinks must beat one that does not, and clearly."""

from __future__ import annotations

import pytest

from tests.arena.matches import match, planned


@pytest.mark.parametrize(
    ("game", "players", "deals"), [("catinthebox", 3, 8), ("felix", 4, 8), ("ratjack", 2, 16)]
)
def test_greedy_beats_random(game: str, players: int, deals: int) -> None:
    found = match(planned(game, "greedy", *["random"] * (players - 1)), deals)
    greedy = found.bots[0]
    assert greedy.ci95 is not None
    assert greedy.ci95[0] > 1.4 / players, greedy
    difference = greedy.against["random"].ci95
    assert difference is not None
    assert difference[0] > 0
