"""Picking at random is fair, exactly: every way the dice can fall is tried."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from ninelives.engine.contract import CHANCE, NOBODY
from testkit.odds import every_way
from testkit.tables import Setting, position, seeds, settings


@given(settings, seeds, st.integers(0, 99))
def test_seats_pick_evenly_and_chance_by_weight(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    seat = game.to_act(state)
    assert seat != NOBODY
    weights = (
        dict(game.chance(state)) if seat == CHANCE else dict.fromkeys(game.legal(state, seat), 1)
    )
    odds = dict.fromkeys(weights, Fraction(0))
    for action, likely in every_way(lambda dice: game.pick(state, seat, dice)):
        odds[action] += likely
    total = sum(weights.values())
    assert odds == {action: Fraction(weight, total) for action, weight in weights.items()}
