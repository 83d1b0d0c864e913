"""New Game: a test for every clause of the rule book."""

from __future__ import annotations

import pytest

from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import BadSeats
from ninelives.games.newgame.rules import GAME
from ninelives.games.newgame.state import NewgameState


def dealt(*cards: int, seats: int = 2) -> NewgameState:
    """A game with these cards dealt, in turn."""
    state = GAME.new(seats, {})
    for card in cards:
        GAME.apply(state, CHANCE, GAME.notation.read_chance(f"deal {card}"))
    return state


def play(state: NewgameState, *cards: int) -> None:
    for card in cards:
        GAME.apply(state, GAME.to_act(state), GAME.notation.read(f"play {card}"))


def test_ng_01_two_to_five_play_with_fifteen_cards() -> None:
    """Two to five play with fifteen cards, numbered from 1 to 15."""
    assert GAME.new(5, {}).deck == list(range(1, 16))
    with pytest.raises(BadSeats):
        GAME.new(6, {})


def test_ng_02_three_cards_are_dealt_to_everybody() -> None:
    """Everybody is dealt three cards, one at a time. The others stay unseen."""
    state = dealt(15, 9, 4, 6, 8, 2)
    assert state.hands == [[4, 8, 15], [2, 6, 9]]
    assert GAME.view(state, 1).hand == [2, 6, 9]
    assert GAME.view(state, NOBODY).hand == []


def test_ng_03_everybody_plays_in_turn() -> None:
    """The first player begins. In turn everybody plays any card of their hand, face up."""
    state = dealt(15, 9, 4, 6, 8, 2)
    assert GAME.waiting(state) == [0]
    play(state, 4)
    assert GAME.view(state, NOBODY).table.trick == [4, 0]
    assert GAME.waiting(state) == [1]


def test_ng_04_the_highest_card_takes_the_trick() -> None:
    """The highest card takes the trick, and its player begins the next one."""
    state = dealt(15, 9, 4, 6, 8, 2)
    play(state, 4, 6)
    assert state.table.sheet == [1]
    assert GAME.waiting(state) == [1]


def test_ng_05_the_most_tricks_win() -> None:
    """After three tricks the game is over. Most tricks win; equal numbers share the place."""
    state = dealt(15, 9, 4, 6, 8, 2)
    play(state, 15, 2, 8, 6)
    assert GAME.outcome(state) is None
    play(state, 4, 9)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.points, outcome.places) == ([2, 1], [1, 2])
    refusal = GAME.why_not(GAME.view(state, 0), 0)
    assert refusal is not None
    assert refusal.rule == "NG-05"
