"""A clone shares nothing that can change with its origin, and lacks nothing."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from testkit.tables import Setting, fingerprint, played, position, seeds, settings


@given(settings, seeds)
def test_past_states_stay_as_they_were(setting: Setting, seed: int) -> None:
    past = []
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step % 7 == 0:
            past.append((state.clone(), fingerprint(setting, state)))
    for clone, at_the_time in past:
        assert fingerprint(setting, clone) == at_the_time


@given(settings, seeds, st.integers(0, 100))
def test_origin_and_clone_play_on_alike(setting: Setting, seed: int, share: int) -> None:
    """No attribute is forgotten: the same dice lead both to the same end."""
    game, origin = setting.game, position(setting, seed, share)
    clone = origin.clone()
    ends = []
    for state in (origin, clone):
        dice = QuickDice(seed)
        while (seat := game.to_act(state)) != NOBODY:
            game.advance(state, seat, game.pick(state, seat, dice), None)
        ends.append(fingerprint(setting, state))
    assert ends[0] == ends[1]
