"""Every refusal names its clause and its reason."""

from __future__ import annotations

import pytest

from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from testkit.tables import refusal
from tests.games.felix.helpers import A, B, C, D, begun, bid, give, pass_round, place


def laid() -> FelixState:
    state = begun(4, start=C)
    place(state, "8 small-dog -8 -5")
    return state


def test_a_legal_action_is_not_refused() -> None:
    view = GAME.view(laid(), C)
    assert GAME.why_not(view, book.PASS) is None
    assert GAME.why_not(view, book.bid(15)) is None


@pytest.mark.parametrize("action", [-1, book.ACTIONS, 10**9])
def test_an_action_that_does_not_exist(action: int) -> None:
    assert refusal(GAME, begun(4, start=C), C, action) == "FX-12: unknown-action"
    assert refusal(GAME, laid(), C, action) == "FX-12: unknown-action"


def test_nobody_acts_while_cards_are_dealt() -> None:
    state = GAME.new(4, {})
    assert refusal(GAME, state, A, book.PASS) == "FX-03: dealing"
    GAME.apply(state, CHANCE, book.start_drawn(A))
    assert refusal(GAME, state, A, book.place(0)) == "FX-03: dealing"


def test_chance_draws_only_what_is_there() -> None:
    state = GAME.new(4, {})
    assert refusal(GAME, state, CHANCE, book.start_drawn(4)) == "FX-03: impossible-draw"
    GAME.apply(state, CHANCE, book.start_drawn(A))
    assert refusal(GAME, state, CHANCE, book.start_drawn(A)) == "FX-03: impossible-draw"
    assert GAME.chance(laid()) == []
    assert refusal(GAME, laid(), CHANCE, book.card_turned(0)) == "FX-03: impossible-draw"


@pytest.mark.parametrize("seat", [NOBODY, 4, 64])
def test_a_spectator_does_nothing(seat: int) -> None:
    assert refusal(GAME, begun(4, start=C), seat, book.place(0)) == "FX-13: not-your-turn"
    assert refusal(GAME, laid(), seat, book.PASS) == "FX-13: not-your-turn"
    assert GAME.legal(begun(4, start=C), seat) == []
    assert GAME.legal(laid(), seat) == []


def test_placing() -> None:
    state = begun(4, start=C)
    assert refusal(GAME, state, C, book.PASS) == "FX-10: place-first"
    assert refusal(GAME, state, C, book.bid(1)) == "FX-10: place-first"
    assert refusal(GAME, state, C, book.place(3)) == "FX-10: not-in-hand"
    GAME.apply(state, C, book.place(4))
    assert refusal(GAME, state, C, book.place(5)) == "FX-10: already-placed"
    assert refusal(GAME, state, C, book.PASS) == "FX-10: already-placed"


def test_bidding() -> None:
    state = laid()
    assert refusal(GAME, state, D, book.bid(1)) == "FX-13: not-your-turn"
    assert refusal(GAME, state, D, book.PASS) == "FX-13: not-your-turn"
    assert refusal(GAME, state, C, book.place(4)) == "FX-10: already-placed"
    assert refusal(GAME, state, C, book.BUY_ROW) == "FX-18: row-not-offered"
    assert refusal(GAME, state, C, book.bid(16)) == "FX-12: bid-above-mice"
    bid(state, "5")
    assert refusal(GAME, state, D, book.bid(5)) == "FX-12: bid-too-low"
    give(state, [15, 15, 15, 4])
    assert refusal(GAME, state, D, book.bid(4)) == "FX-12: bid-too-low"
    bid(state, "-")
    assert refusal(GAME, state, D, book.bid(9)) == "FX-14: already-passed"


def test_buying() -> None:
    state = laid()
    bid(state, "- - -")
    assert refusal(GAME, state, B, book.bid(1)) == "FX-18: buy-or-pass"
    assert refusal(GAME, state, A, book.BUY_ROW) == "FX-14: already-passed"
    give(state, [15, 0, 15, 15])
    assert refusal(GAME, state, B, book.BUY_ROW) == "FX-18: no-mice"


def test_after_the_end() -> None:
    state = begun(4, start=C)
    for _ in range(9):
        pass_round(state)
    for seat in (A, NOBODY):
        assert refusal(GAME, state, seat, book.PASS) == "FX-40: game-over"
        assert GAME.legal(state, seat) == []
