"""What is listed may be done, what is not is refused with a rule, and nothing else happens."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import QuickDice, games
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log, fields_of
from testkit.tables import (
    SETTINGS,
    Setting,
    fingerprint,
    played,
    position,
    seeds,
    settings,
)

REASON = re.compile(r"[a-z]+(-[a-z0-9]+)*")


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_random_game_comes_to_an_end_within_its_bounds(setting: Setting) -> None:
    game = setting.game
    for state, _, _ in played(setting, seed=1):
        last = state
    outcome = game.outcome(last)
    assert outcome is not None
    assert len(outcome.points) == len(outcome.places) == setting.seats
    assert outcome.winners(), "a seat has the first place"
    for points in outcome.points:
        assert game.info.lowest_points <= points <= game.info.highest_points


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_why_not_is_none_for_legal_actions(setting: Setting) -> None:
    game = setting.game
    for state, seat, action in played(setting, seed=2):
        if seat >= 0:
            assert game.why_not(game.view(state, seat), action) is None


@given(settings, seeds)
def test_every_listed_action_applies(setting: Setting, seed: int) -> None:
    game = setting.game
    for state, seat, action in played(setting, seed):
        if seat == NOBODY:
            break
        assert game.outcome(state) is None
        legal = game.legal(state, seat)
        assert action in legal
        assert legal == sorted(set(legal))
        bound = game.info.chance_outcomes if seat == CHANCE else game.info.actions
        assert legal[0] >= 0
        assert legal[-1] < bound


@given(settings, seeds, st.integers(0, 100))
def test_each_listed_action_can_really_be_done(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    before = fingerprint(setting, state)
    for seat in [*game.waiting(state), *([CHANCE] if game.chance(state) else [])]:
        for action in game.legal(state, seat):
            copy = state.clone()
            game.apply(copy, seat, action)
            assert fingerprint(setting, copy) != before


@given(settings, seeds, st.integers(0, 100))
def test_every_other_action_is_refused_with_a_rule(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    before = fingerprint(setting, state)
    rule = re.compile(rf"{games.manifest(setting.name).clause_prefix}-\d\d")
    for seat in [*setting.viewers(), setting.seats, 99]:
        legal = game.legal(state, seat)
        view = game.view(state, seat)
        assert view.legal == legal
        assert view.asked in game.info.questions if legal else view.asked == ""
        for action in [-1, *range(game.info.actions + 1)]:
            assert game.is_legal(state, seat, action) == (action in legal)
            assert (game.why_not(view, action) is None) == (action in legal)
            if action not in legal:
                with pytest.raises(IllegalAction) as refused:
                    game.apply(state, seat, action)
                assert rule.fullmatch(refused.value.rule)
                assert REASON.fullmatch(refused.value.reason)
    assert fingerprint(setting, state) == before


@given(settings, seeds, st.integers(0, 100))
def test_chance_is_refused_what_it_cannot_draw(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    weights = dict(game.chance(state))
    assert sorted(weights) == game.legal(state, CHANCE)
    assert all(weight > 0 for weight in weights.values())
    assert bool(weights) == (game.to_act(state) == CHANCE)
    for outcome in [-1, *range(game.info.chance_outcomes + 1)]:
        assert game.is_legal(state, CHANCE, outcome) == (outcome in weights)
        if outcome not in weights:
            with pytest.raises(IllegalAction) as refused:
                game.apply(state, CHANCE, outcome)
            assert refused.value.rule == game.info.dealing_rule


@given(settings, seeds, st.integers(0, 100))
def test_resolving_chance_applies_what_is_picked(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    if game.to_act(state) != CHANCE:
        before = fingerprint(setting, state)
        with pytest.raises(IllegalAction) as refused:
            game.resolve_chance(state, QuickDice(seed))
        assert refused.value.rule == game.info.dealing_rule
        assert fingerprint(setting, state) == before
        return
    other, one_log, other_log = state.clone(), Log(), Log()
    actor = game.apply(state, CHANCE, game.pick(state, CHANCE, QuickDice(seed)), one_log)
    assert game.resolve_chance(other, QuickDice(seed), other_log) == actor
    assert fingerprint(setting, other) == fingerprint(setting, state)
    for viewer in setting.viewers():
        assert _heard(other_log, viewer) == _heard(one_log, viewer)


def _heard(log: Log, viewer: int) -> list[tuple[type, dict[str, object]]]:
    return [(type(event), fields_of(event)) for event in log.heard_by(viewer)]


@given(settings, seeds)
def test_only_waiting_seats_have_legal_actions(setting: Setting, seed: int) -> None:
    game = setting.game
    for state, _, _ in played(setting, seed):
        waiting = game.waiting(state)
        to_act = game.to_act(state)
        if to_act >= 0:
            assert to_act == waiting[0]
        else:
            assert waiting == []
        for seat in range(setting.seats):
            assert bool(game.legal(state, seat)) == (seat in waiting)


@given(settings)
def test_options_left_out_have_their_defaults(setting: Setting) -> None:
    game = setting.game
    defaults = {option.name: option.default for option in game.info.options}
    bare, explicit = game.new(setting.seats, {}), game.new(setting.seats, defaults)
    assert fingerprint(setting, bare) == fingerprint(setting, explicit)
