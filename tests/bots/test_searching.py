"""What the searching bots say of a choice, and that it is their own choice they think about."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.bots.levels import Budget, Character
from ninelives.bots.searching import Searching
from ninelives.engine.contract import CHANCE
from tests.contract.tables import Setting, played

THINKING = Character(budget=Budget(simulations=10))


@pytest.mark.parametrize("name", games.names())
def test_who_owes_a_sealed_choice_beside_others_thinks_of_his_own_cards(name: str) -> None:
    setting = Setting(name, 3, {})
    game = setting.game
    for state, seat, _ in played(setting, 5):
        if seat != CHANCE and len(game.waiting(state)) > 1:
            break
    for seat in game.waiting(state):
        view = game.view(state, seat)
        judged = Searching(game, 1, THINKING).judge(view)
        assert judged
        assert {each.action for each in judged} <= set(view.legal)


@pytest.mark.parametrize("name", games.names())
def test_any_action_can_be_weighed_however_bad_it_looks(name: str) -> None:
    setting = Setting(name, 3, {})
    game = setting.game
    for state, seat, _ in played(setting, 5):
        view = game.view(state, seat)
        if seat != CHANCE and len(view.legal) > 2:
            break
    for action in (view.legal[0], view.legal[-1]):
        best, made = Searching(game, 1, THINKING).weigh(view, action)
        assert made.action == action
        assert best.action in view.legal
        assert made.tried >= best.tried // 2
