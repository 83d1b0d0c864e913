"""No game leaks memory, in either build: compiled code counts references itself."""

from __future__ import annotations

import gc
import sys

import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from testkit.exercise import play_everything
from testkit.isolation import in_own_process

GAMES = 10
FORGIVEN = 100  # blocks of memory, for what Python itself keeps; a leak is one or more a step


@pytest.mark.parametrize("name", games.names())
def test_playing_leaves_nothing_behind(name: str) -> None:
    assert in_own_process(left_behind, name) < FORGIVEN


def left_behind(name: str) -> int:
    game = games.load(name)
    play_everything(game, QuickDice(0))
    before = _blocks()
    for seed in range(GAMES):
        play_everything(game, QuickDice(seed))
    return _blocks() - before


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()
