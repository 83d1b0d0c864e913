"""What the search is told about a game holds in every position of every table."""

from __future__ import annotations

from itertools import permutations
from math import isclose
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.base import mixed
from ninelives.bots.search_bot import heuristics_of
from ninelives.engine.contract import NOBODY, View
from testkit.tables import Setting, position, seeds, settings

shares = st.integers(0, 99)


def asked(setting: Setting, seed: int, share: int) -> list[View]:
    """The views of all who owe a choice in a position; none where chance is to act."""
    state = position(setting, seed, share)
    return [setting.game.view(state, seat) for seat in setting.game.waiting(state)]


@given(settings, seeds, shares)
def test_options_are_legal_and_ascend(setting: Setting, seed: int, share: int) -> None:
    heuristics = heuristics_of(setting.game)
    for view in asked(setting, seed, share):
        options = heuristics.options(setting.game.imagine(view, QuickDice(seed)), view.seat)
        assert options
        assert options == sorted(set(options))
        assert set(options) <= set(view.legal)


@given(settings, seeds, shares)
def test_the_rollout_policy_picks_legal_actions(setting: Setting, seed: int, share: int) -> None:
    heuristics, dice = heuristics_of(setting.game), QuickDice(seed)
    for view in asked(setting, seed, share):
        world = setting.game.imagine(view, dice)
        heuristics.set_root(world)
        assert heuristics.pick(world, view.seat, dice) in view.legal


@given(settings, seeds, shares)
def test_values_of_all_seats_add_up_to_one(setting: Setting, seed: int, share: int) -> None:
    game = setting.game
    heuristics, dice = heuristics_of(game), QuickDice(seed)
    for view in asked(setting, seed, share):
        world = game.imagine(view, dice)
        heuristics.set_root(world)
        heuristics.rollout(world, 0, dice)
        assert heuristics.is_horizon(world) or game.to_act(world) == NOBODY
        chances = heuristics.evaluate(world)
        assert len(chances) == setting.seats
        assert all(0 <= chance <= 1 for chance in chances)
        assert isclose(sum(chances), 1)


@given(settings, seeds)
def test_final_values_grow_with_points(setting: Setting, seed: int) -> None:
    end = position(setting, seed, 100)
    outcome = setting.game.outcome(end)
    assert outcome is not None
    heuristics = heuristics_of(setting.game)
    heuristics.set_root(end)
    counted = heuristics.evaluate(end)
    for (points, worth), (others, their_worth) in permutations(
        zip(outcome.points, counted, strict=True), 2
    ):
        assert points <= others or worth >= their_worth


@given(settings, seeds, shares, seeds)
def test_an_infoset_key_depends_on_what_the_seat_sees(
    setting: Setting, seed: int, share: int, other: int
) -> None:
    """Worlds that look the same are one situation; what was done makes another of it."""
    game, heuristics = setting.game, heuristics_of(setting.game)
    for view in asked(setting, seed, share):
        worlds = [game.imagine(view, QuickDice(each)) for each in (seed, other)]
        for own in (True, False):
            assert len({heuristics.infoset_key(world, view.seat, own=own) for world in worlds}) == 1
        before = heuristics.infoset_key(worlds[0], view.seat, own=True)
        game.advance(worlds[0], view.seat, view.legal[0], None)
        assert heuristics.infoset_key(worlds[0], view.seat, own=True) != before


@pytest.mark.parametrize("name", [name for name in games.names() if name != "ratjack"])
@given(data=st.data())
def test_logits_and_policy_depend_on_what_the_seat_sees(name: str, data: st.DataObject) -> None:
    """Ratjack tries turns out in the world it is in; its belief is mixed over many worlds."""
    setting = Setting(name, data.draw(st.sampled_from(games.load(name).info.seats)), {})
    seed, share = data.draw(seeds), data.draw(shares)
    for view in asked(setting, seed, share):
        assert len({_first_sight(setting, view, each) for each in range(4)}) == 1


def _first_sight(setting: Setting, view: View, seed: int) -> tuple[Any, ...]:
    heuristics = heuristics_of(setting.game)
    world = setting.game.imagine(view, QuickDice(seed))
    heuristics.set_root(world)
    weights = [heuristics.logit(world, view.seat, action) for action in view.legal]
    return (*weights, heuristics.pick(world, view.seat, QuickDice(1)))


@given(st.integers(0, 2**60 - 1), st.integers(0, 2**62 - 1), st.integers(0, 61))
def test_mixed_depends_on_every_bit(number: int, more: int, bit: int) -> None:
    assert 0 <= mixed(number, more) < 2**60
    if bit < 60:
        assert mixed(number, more) != mixed(number, more ^ 1 << bit)
