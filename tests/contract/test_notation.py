"""Every action has one name, and every name means one action."""

from __future__ import annotations

import re

import pytest

from ninelives import games
from ninelives.engine.errors import BadNotation

NONSENSE = [
    "",
    " ",
    "bid",
    "bid x",
    "bid -1",
    "5 as purple",
    "place 99",
    "PASS ",
    "show rat 99",
    "\0",
]


@pytest.mark.parametrize("name", games.names())
def test_actions_are_written_and_read_back(name: str) -> None:
    game = games.load(name)
    notation = game.notation
    written = [notation.write(action) for action in range(game.info.actions)]
    assert len(set(written)) == game.info.actions
    assert [notation.read(text) for text in written] == list(range(game.info.actions))


@pytest.mark.parametrize("name", games.names())
def test_draws_are_written_and_read_back(name: str) -> None:
    game = games.load(name)
    notation = game.notation
    written = [notation.write_chance(outcome) for outcome in range(game.info.chance_outcomes)]
    assert len(set(written)) == game.info.chance_outcomes
    outcomes = list(range(game.info.chance_outcomes))
    assert [notation.read_chance(text) for text in written] == outcomes


@pytest.mark.parametrize("name", games.names())
def test_every_thing_has_a_key_of_its_own(name: str) -> None:
    notation = games.load(name).notation
    assert notation.kinds
    for kind, values in notation.kinds.items():
        keys = [notation.key(kind, value) for value in values]
        assert len(set(keys)) == len(values)
        assert all(re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", key) for key in keys)


@pytest.mark.parametrize("text", NONSENSE)
@pytest.mark.parametrize("name", games.names())
def test_malformed_notation_is_refused(name: str, text: str) -> None:
    notation = games.load(name).notation
    for read in (notation.read, notation.read_chance):
        with pytest.raises(BadNotation):
            read(text)
