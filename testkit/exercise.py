"""Calls everything that a game offers, for tests that look for leaks."""

from __future__ import annotations

from typing import Any

import pytest

from ninelives.engine.contract import CHANCE, NOBODY, Game
from ninelives.engine.dice import Dice
from ninelives.engine.errors import BadNotation, IllegalAction
from ninelives.engine.events import Log


def play_everything(game: Game[Any, Any], dice: Dice) -> None:
    """Play a game at random, and call every function of the contract at every step."""
    state = game.new(game.info.seats[-1], {})
    log = Log()
    while (seat := game.to_act(state)) != NOBODY:
        with pytest.raises(IllegalAction):
            game.apply(state, seat, -1)
        if seat != CHANCE:
            _use_view(game, game.view(state, seat), dice)
        action = game.pick(state, seat, dice)
        assert action in game.legal(state.clone(), seat)
        game.apply(state, seat, action, log)
    assert game.outcome(state) is not None
    assert log.heard_by(0)


def _use_view(game: Game[Any, Any], view: Any, dice: Dice) -> None:
    game.imagine(view, dice)
    assert game.view_of(view.facts()) == view
    assert game.why_not(view, view.legal[0]) is None
    words = game.notation.write(view.legal[-1])
    assert game.notation.read(words) == view.legal[-1]
    with pytest.raises(BadNotation):
        game.notation.read("nothing")
