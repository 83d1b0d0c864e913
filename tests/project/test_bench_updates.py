"""What `make bench-updates` measures of a move on the wire."""

from __future__ import annotations

import pytest

from bench.updates import Measured, lines_of, measured, row
from ninelives import games


@pytest.mark.parametrize("game", games.names())
def test_a_picture_for_each_event_takes_more_bytes(game: str) -> None:
    sums = measured(game, 1)
    assert 0 < sums.several < sums.updates < sums.events
    assert sums.most > 1
    assert sums.sent < sums.pictures < sums.sent * sums.most
    assert lines_of(game) > 50


def test_a_row_has_averages_per_update() -> None:
    sums = Measured(updates=4, several=1, events=6, most=3, sent=4_000, pictures=10_000)
    assert row("nogame", sums) == "| nogame | 0 | 1.5 | 3 | 25% | 1,000 | 2,500 | 2.5 |"
