"""Views compare by what they hold, and a picture is made from the facts of a view alone."""

from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ninelives import presentation
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


@given(settings, seeds, st.integers(0, 100))
def test_the_picture_of_a_view_matches_its_type(setting: Setting, seed: int, share: int) -> None:
    game, state = setting.game, position(setting, seed, share)
    kind = presentation.picture_type(setting.name)
    for viewer in setting.viewers():
        view = game.view(state, viewer)
        shown = presentation.picture(setting.name, view)
        assert msgspec.convert(shown, kind, strict=True) == shown
        assert msgspec.json.decode(msgspec.json.encode(shown), type=kind, strict=True) == shown
        assert presentation.picture(setting.name, game.view_of(view.facts())) == shown
        told = (shown["seat"], shown["asked"], shown["legal"])
        assert told == (view.seat, view.asked, view.legal)
