"""The registry of games, and the references of a manifest."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.engine.contract import Game
from ninelives.engine.errors import UnknownGame
from ninelives.engine.events import Event
from ninelives.games import Manifest, Ref

NOT_A_CLASS = Ref("ninelives.games:names")
NOT_A_FUNCTION = Ref("ninelives.games.felix:MANIFEST")


def test_a_reference_of_another_type_is_an_error() -> None:
    with pytest.raises(TypeError, match="not an instance"):
        NOT_A_CLASS.instance_of(Manifest)
    with pytest.raises(TypeError, match="not a subclass"):
        NOT_A_CLASS.subclass_of(Game)
    with pytest.raises(TypeError, match="not a function"):
        NOT_A_FUNCTION.function()


def test_an_unknown_game_is_an_error() -> None:
    with pytest.raises(UnknownGame):
        games.manifest("chess")


@pytest.mark.parametrize("name", games.names())
def test_event_types_are_those_of_the_game(name: str) -> None:
    found = games.event_types(name)
    assert "GameEnded" in found
    assert all(issubclass(kind, Event) for kind in found.values())
