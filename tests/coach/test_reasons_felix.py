"""What the coach says of moves in Felix is so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.felix import FelixHeuristics
from ninelives.coach.reasons import reason_for
from ninelives.coach.reasons.base import Reason
from ninelives.coach.reasons.felix import about_worth
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from testkit.tables import SETTINGS, Setting, position, seeds
from tests.games.felix.helpers import A, D, begun, bid, give, place

FELIX = [each for each in SETTINGS if each.name == "felix"]


def said(state: FelixState, seat: int, move: str) -> Reason:
    return reason_for(GAME, GAME.view(state, seat), GAME.notation.read(move))


def laid(row: str, bids: str) -> FelixState:
    state = begun(4, start=A)
    place(state, row)
    bid(state, bids)
    return state


def test_a_sack_that_lies_open_is_worth_what_is_in_it() -> None:
    state = laid("15 11 8 rabbit", "1 - -")
    assert said(state, D, "bid 2") == Reason("worth-it", {"points": 34, "mice": 2})
    assert said(state, D, "pass") == Reason("pass-mice", {"mice": 6})


def test_bad_cats_are_too_expensive_at_any_price() -> None:
    state = laid("-8 -5 -5 rabbit", "1 - -")
    assert said(state, D, "bid 2") == Reason("too-dear", {"points": -18, "mice": 2})
    assert said(state, D, "pass") == Reason("not-worth-it", {"points": -18, "mice": 2})


@pytest.mark.parametrize(
    ("row", "move", "reason"),
    [
        ("8 5 -8 rabbit", "buy", Reason("buy", {"points": 5, "mice": 1})),
        ("8 5 -8 rabbit", "pass", Reason("pass-leaves", {"points": 5})),
        ("-8 5 rabbit -5", "pass", Reason("leave-row", {"points": -8})),
    ],
)
def test_a_row_that_nobody_bid_for(row: str, move: str, reason: Reason) -> None:
    assert said(laid(row, "- - -"), D, move) == reason


@pytest.mark.parametrize(
    ("mice", "move", "code"),
    [
        (40, "place 15", "good-cat-rich"),
        (5, "place 15", "good-cat-poor"),
        (40, "place -8", "bad-cat-rich"),
        (5, "place -8", "bad-cat-poor"),
        (5, "place rabbit", "rabbit"),
        (5, "place big-dog", "dog"),
    ],
)
def test_the_reason_for_a_card_depends_on_the_mice(mice: int, move: str, code: str) -> None:
    state = begun(4, start=A)
    give(state, [mice, 5, 5, 5] if mice == 40 else [mice, 15, 15, 15])
    assert said(state, A, move).code == code


@given(st.sampled_from(FELIX), seeds, st.integers(0, 99), seeds)
def test_the_worth_of_a_sack_is_the_same_in_all_worlds_that_fit_the_view(
    setting: Setting, seed: int, share: int, other: int
) -> None:
    state = position(setting, seed, share)
    for seat in setting.game.waiting(state):
        view = setting.game.view(state, seat)
        world = setting.game.imagine(view, QuickDice(other))
        if view.asked in ("bid", "buy"):
            heuristics = FelixHeuristics(setting.game)
            heuristics.set_root(world)
            assert round(heuristics.sack_worth(world, seat)) == about_worth(setting.game, view)
