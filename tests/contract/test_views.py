"""Views compare by what they hold, so that they can be collected and looked up."""

from __future__ import annotations

from hypothesis import given

from testkit.tables import Setting, position, seeds, settings


@given(settings, seeds)
def test_equal_views_are_one_in_a_set(setting: Setting, seed: int) -> None:
    game, state = setting.game, position(setting, seed, 50)
    views = [game.view(state, seat) for seat in range(setting.seats)]
    again = [game.view(state, seat) for seat in range(setting.seats)]
    assert views == again
    assert len({*views, *again}) == setting.seats
    assert views[0] != views[1]
    assert views[0] != views[0].facts()
