"""A hint: the best moves, from the view alone, the same for the same seed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from ninelives import games
from ninelives.bots.levels import Budget
from ninelives.coach.hints import hint
from ninelives.coach.reasons import reasons_for
from ninelives.engine.contract import View
from ninelives.games.felix.rules import GAME as FELIX
from testkit.tables import Setting, played, seeds, settings
from tests.games.felix.helpers import A, D, begun, bid, place
from tests.text import inventory

BUDGET = Budget(simulations=10)


def asked(name: str, choice: int) -> View:
    """The view at the choice of that number in a random game, or at its last one."""
    setting = Setting(name, 3, {})
    game = setting.game
    views = [game.view(state, seat) for state, seat, _ in played(setting, 5) if seat >= 0]
    view: View = views[min(choice, len(views) - 1)]
    return view


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("choice", [0, 25])
def test_the_same_seed_gives_the_same_hint_of_legal_moves(name: str, choice: int) -> None:
    view, game = asked(name, choice), games.load(name)
    advice = hint(game, view, 7, BUDGET)
    assert advice == hint(game, view, 7, BUDGET)
    assert 1 <= len(advice) <= min(3, len(view.legal))
    assert {move.action for move in advice} <= set(view.legal)
    assert all(first.chance >= second.chance for first, second in pairwise(advice))
    assert all(0 <= move.chance <= 1 and move.tried for move in advice)


def test_a_sack_of_good_cats_is_worth_a_bid_and_one_of_bad_cats_is_not() -> None:
    best = {}
    for row in ("15 11 8 rabbit", "-8 -5 -5 rabbit"):
        state = begun(4, start=A)
        place(state, row)
        bid(state, "1 - -")
        best[row] = hint(FELIX, FELIX.view(state, D), 1, Budget(simulations=200))[0]
    assert best["15 11 8 rabbit"].reason == "worth-it"
    assert best["-8 -5 -5 rabbit"].reason == "not-worth-it"


@pytest.mark.parametrize("name", games.names())
def test_a_hint_depends_on_nothing_but_the_view(name: str) -> None:
    """The same for the view made again from its plain facts, far from any state."""
    view, game = asked(name, 15), games.load(name)
    assert hint(game, game.view_of(view.facts()), 3, BUDGET) == hint(game, view, 3, BUDGET)


@given(settings, seeds)
def test_every_reason_of_the_coach_has_a_text(setting: Setting, seed: int) -> None:
    codes = inventory.coach_codes(setting.name)
    for at, (state, seat, action) in enumerate(played(setting, seed)):
        if at % 11 == 0 and seat >= 0:
            for reason in reasons_for(setting.game, setting.game.view(state, seat), action):
                assert tuple(reason.values) == codes[reason.code]
