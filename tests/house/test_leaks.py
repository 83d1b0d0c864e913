"""Compiled code counts references itself; playing must leave nothing behind in either build."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, Game
from ninelives.engine.dice import Dice
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log

GAMES = 10
FORGIVEN = 100  # blocks of memory, for what Python itself keeps; a leak is one or more a step


@pytest.mark.parametrize("name", games.names())
def test_playing_leaves_nothing_behind(name: str) -> None:
    game = games.load(name)
    _played(game, QuickDice(0))
    before = _blocks()
    for seed in range(GAMES):
        _played(game, QuickDice(seed))
    assert _blocks() - before < FORGIVEN


def _played(game: Game[Any, Any], dice: Dice) -> None:
    """Play a game at random, and at every step all that is done to a state."""
    state = game.new(game.info.seats[-1], {})
    log = Log()
    while (seat := game.to_act(state)) != NOBODY:
        with pytest.raises(IllegalAction):
            game.apply(state, seat, -1)
        if seat != CHANCE:
            game.imagine(game.view(state, seat), dice)
        action = game.pick(state, seat, dice)
        assert action in game.legal(state.clone(), seat)
        game.apply(state, seat, action, log)


def _blocks() -> int:
    gc.collect()
    return sys.getallocatedblocks()
