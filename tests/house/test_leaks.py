"""Compiled code counts references itself; playing must leave nothing behind in either build."""

from __future__ import annotations

import gc
import sys

import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from tests.house.everything import played

GAMES = 10
FORGIVEN = 100  # blocks of memory, for what Python itself keeps; a leak is one or more a step


@pytest.mark.parametrize("name", games.names())
def test_playing_leaves_nothing_behind(name: str) -> None:
    game = games.load(name)
    played(game, QuickDice(0))
    before = _blocks()
    for seed in range(GAMES):
        played(game, QuickDice(seed))
    assert _blocks() - before < FORGIVEN


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()
