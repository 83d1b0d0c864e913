"""A seat cannot tell the true world from the ones it imagines, and receives no event that could."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, SPECTATOR
from testkit.secrecy import difference, difference_heard
from testkit.tables import (
    Setting,
    fingerprint,
    played,
    position,
    seeds,
    settings,
)

shares = st.integers(0, 100)
viewers = st.integers(SPECTATOR, 4)


@given(settings, seeds, seeds)
def test_an_imagined_world_looks_the_same(setting: Setting, seed: int, other: int) -> None:
    """Its view, what a screen shows of it, the legal actions and the seats to act."""
    dice = QuickDice(other)
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step % 5 == 0:
            for viewer in setting.viewers():
                assert difference(setting, state, viewer, dice) == ""


@given(settings, seeds, shares, viewers, seeds)
def test_an_imagined_world_can_be_played_to_its_end(
    setting: Setting, seed: int, share: int, viewer: int, other: int
) -> None:
    game, dice = setting.game, QuickDice(other)
    world = game.imagine(game.view(position(setting, seed, share), viewer), dice)
    while (seat := game.to_act(world)) != NOBODY:
        legal = game.legal(world, seat)
        assert legal
        game.apply(world, seat, game.pick(world, seat, dice))
    assert game.outcome(world) is not None


@given(settings, seeds, shares, viewers, seeds)
def test_worlds_are_imagined_from_the_view_alone(
    setting: Setting, seed: int, share: int, viewer: int, other: int
) -> None:
    """Two worlds that look the same lead, by the same dice, to the same imagined world."""
    game = setting.game
    view = game.view(position(setting, seed, share), viewer)
    twin = game.view_of(view.facts())
    assert twin == view
    another = game.view(game.imagine(view, QuickDice(other + 1)), viewer)
    worlds = [game.imagine(each, QuickDice(other)) for each in (view, twin, another)]
    prints = {fingerprint(setting, world) for world in worlds}
    assert len(prints) == 1


@given(settings, seeds)
def test_view_of_is_the_inverse_of_facts(setting: Setting, seed: int) -> None:
    game = setting.game
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step % 11 == 0:
            for viewer in setting.viewers():
                view = game.view(state, viewer)
                assert game.view_of(view.facts()).facts() == view.facts()
                assert _is_plain(view.facts())


@given(settings, seeds, shares)
def test_a_seat_outside_the_game_sees_what_a_spectator_sees(
    setting: Setting, seed: int, share: int
) -> None:
    game, state = setting.game, position(setting, seed, share)
    spectator = game.view(state, SPECTATOR)
    assert spectator.legal == []
    for stranger in (-3, CHANCE, setting.seats, 99):
        assert game.view(state, stranger) == spectator


@given(settings, seeds, shares, viewers, seeds)
def test_events_tell_no_more_than_views(
    setting: Setting, seed: int, share: int, viewer: int, other: int
) -> None:
    """Where two worlds look the same before and after an action, their events are the same too."""
    state = position(setting, seed, share)
    assert difference_heard(setting, state, viewer, QuickDice(other)) == ""


def _is_plain(value: Any) -> bool:
    if isinstance(value, dict):
        return all(isinstance(key, str) and _is_plain(each) for key, each in value.items())
    if isinstance(value, list):
        return all(_is_plain(each) for each in value)
    if value is None:
        return True
    return isinstance(value, (int, str)) and abs(value if isinstance(value, int) else 0) < 2**53


@given(settings, seeds)
def test_imagined_worlds_vary(setting: Setting, seed: int) -> None:
    """Where a seat has to choose, something is hidden: twenty imagined worlds are not all one."""
    game = setting.game
    state = next(state for state, _, _ in played(setting, seed) if game.waiting(state))
    view = game.view(state, SPECTATOR)
    worlds = {fingerprint(setting, game.imagine(view, QuickDice(n))) for n in range(20)}
    assert len(worlds) > 1
