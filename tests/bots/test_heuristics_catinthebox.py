"""Plays of Cat in the Box are worth what the options of the table make of them."""

from __future__ import annotations

import pytest

from ninelives.bots.heuristics.catinthebox import play_worth
from ninelives.bots.heuristics.catinthebox_weights import Weights
from ninelives.engine import bits, lanes
from ninelives.games.catinthebox import board, cards
from tests.games.catinthebox.helpers import Desk, space, tokens

WEIGHTS = Weights()


def worth(desk: Desk, play: str, hand: list[int]) -> float:
    return play_worth(WEIGHTS, desk.table, 0, cards.packed(hand), space(play))


@pytest.mark.parametrize(("rows", "joined"), [("red-first", "2B"), ("red-last", "2G")])
def test_cb_02_tokens_join_as_the_rows_lie(rows: str, joined: str) -> None:
    alone, beside = Desk(4, rows=rows), Desk(4, rows=rows)
    for desk in (alone, beside):
        desk.table.markers = lanes.filled(4, board.ALL_COLOURS)
        desk.table.taken = tokens("2B 2G")
    beside.table.tokens.put(0, tokens(joined))
    gained = worth(beside, "2R", [2, 5]) - worth(alone, "2R", [2, 5])
    assert gained == pytest.approx(WEIGHTS.joined)


def forced(forced_red: str, *, taken: str, hand: list[int], play: str) -> float:
    """What a play is worth to a seat that has given up yellow and green."""
    desk = Desk(4, forced_red=forced_red)
    desk.table.markers = lanes.filled(4, bits.packed([board.RED, board.BLUE]))
    desk.table.taken = tokens(taken)
    desk.table.tokens.put(1, tokens(taken))
    return worth(desk, play, hand)


@pytest.mark.parametrize(
    ("taken", "hand", "play", "worse"),
    [
        pytest.param("4B 5B", [8, 4, 5], "8B", True, id="nothing but red is left to lead"),
        pytest.param("4B", [8, 4, 5], "8B", False, id="blue is left"),
        pytest.param("4B 5B 1R", [8, 4, 5], "8B", False, id="red is open"),
        pytest.param("4B 5B", [8, 4, 5], "8R", False, id="the play opens red"),
        pytest.param("4B 5B", [8, 4], "8B", False, id="the last card is not played"),
    ],
)
def test_cb_12_a_lead_that_would_be_a_paradox_is_not_wanted(
    taken: str, hand: list[int], play: str, *, worse: bool
) -> None:
    lead = forced("lead", taken=taken, hand=hand, play=play)
    paradox = forced("paradox", taken=taken, hand=hand, play=play)
    assert (paradox < lead) == worse
    assert paradox <= lead


def test_cb_12_neutral_tokens_open_no_red() -> None:
    desk = Desk(4, forced_red="paradox")
    desk.table.markers = lanes.filled(4, bits.packed([board.RED, board.BLUE]))
    desk.table.taken = tokens("4B 5B 1R")
    open_red = worth(desk, "8B", [8, 4, 5])
    desk.table.neutral = tokens("1R")
    assert worth(desk, "8B", [8, 4, 5]) < open_red
