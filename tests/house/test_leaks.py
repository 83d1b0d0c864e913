"""Compiled code counts references itself; playing must leave nothing behind in either build."""

from __future__ import annotations

import gc
import sys

import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from tests.house.apart import apart
from tests.house.everything import played

GAMES = 10
FORGIVEN = 100  # blocks of memory, for what Python itself keeps; a leak is one or more a step


@pytest.mark.parametrize("name", games.names())
def test_playing_leaves_nothing_behind(name: str) -> None:
    assert apart(left_behind, name) < FORGIVEN


def left_behind(name: str) -> int:
    game = games.load(name)
    played(game, QuickDice(0))
    before = _blocks()
    for seed in range(GAMES):
        played(game, QuickDice(seed))
    return _blocks() - before


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()
