"""Set-up: FX-01 to FX-07."""

from __future__ import annotations

import pytest

from ninelives.engine import bits
from ninelives.engine.contract import CHANCE
from ninelives.engine.errors import BadSeats
from ninelives.engine.events import Log
from ninelives.games.felix import table as book
from ninelives.games.felix.cards import NAMES, VALUES
from ninelives.games.felix.events import CardRemoved, CardRemovedUnseen, StartPlayerDrawn
from ninelives.games.felix.rules import GAME
from tests.games.felix.helpers import A, B, C, begun, cards, hand, pass_round


@pytest.mark.parametrize("seats", [2, 6])
def test_fx_01_three_four_or_five_players(seats: int) -> None:
    assert GAME.info.seats == (3, 4, 5)
    with pytest.raises(BadSeats):
        GAME.new(seats, {})


def test_fx_02_a_set_has_seven_cats_a_rabbit_and_two_dogs() -> None:
    """A set has ten cards: cats -8, -5, 3, 5, 8, 11, 15; rabbit 0; big dog; small dog."""
    cats = {name: value for name, value in zip(NAMES, VALUES, strict=True) if value}
    assert cats == {"-8": -8, "-5": -5, "3": 3, "5": 5, "8": 8, "11": 11, "15": 15}
    assert sorted(set(NAMES) - set(cats)) == ["big-dog", "rabbit", "small-dog"]


def test_fx_02_every_player_has_one_set() -> None:
    state = GAME.new(5, {})
    for seat in range(5):
        assert hand(state, seat) == list(range(10))


def test_fx_03_a_card_of_each_set_leaves_and_only_its_owner_can_tell_which() -> None:
    """One card of each set is drawn blind by a neighbour and leaves the game unseen."""
    state = GAME.new(4, {})
    GAME.apply(state, CHANCE, book.start_drawn(A))
    removals = [book.card_removed(card) for card in range(10)]
    assert GAME.legal(state, CHANCE) == removals
    assert GAME.chance(state) == [(removal, 1) for removal in removals]
    log = Log()
    (fifteen,) = cards("15")
    GAME.apply(state, CHANCE, book.card_removed(fifteen), log)
    assert log.heard_by(A) == [CardRemoved(A, fifteen)]
    assert log.heard_by(B) == log.heard_by(-1) == [CardRemovedUnseen(A)]
    assert bits.listed(GAME.view(state, A).removed) == [fifteen]
    assert hand(state, A) == cards("-8 -5 rabbit 3 5 8 11 big-dog small-dog")
    assert bits.listed(GAME.view(state, B).removed) == []


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fx_03_nine_cards_nine_rounds(seats: int) -> None:
    state = begun(seats, start=A)
    for left in range(9, 0, -1):
        assert [len(hand(state, seat)) for seat in range(seats)] == [left] * seats
        pass_round(state)
    assert GAME.outcome(state) is not None
    assert [hand(state, seat) for seat in range(seats)] == [[]] * seats


@pytest.mark.parametrize(("seats", "bank", "fill"), [(3, 21, 9), (4, 27, 12), (5, 33, 15)])
def test_fx_04_fifteen_mice_each_and_the_rest_in_the_bank(seats: int, bank: int, fill: int) -> None:
    """15 mice each. Bank before the first fill: 21 / 27 / 33 for 3 / 4 / 5 players."""
    table = GAME.new(seats, {}).table
    assert [table.mice_of(seat) for seat in range(seats)] == [15] * seats
    assert table.bank + fill == bank


@pytest.mark.parametrize(
    ("seats", "numbers", "bank"), [(3, [3, 6], 12), (4, [2, 4, 6], 15), (5, [2, 3, 4, 6], 18)]
)
def test_fx_05_the_first_fill_comes_out_of_the_bank(
    seats: int, numbers: list[int], bank: int
) -> None:
    """Mouse cards 3p {3, 6}; 4p {2, 4, 6}; 5p {2, 3, 4, 6}; the first fill is in set-up."""
    table = GAME.new(seats, {}).table
    assert table.book.mouse_cards == numbers
    assert bits.listed(table.filled) == list(range(len(numbers)))
    assert table.book.fill == sum(numbers)
    assert table.bank == bank


def test_fx_07_the_first_start_player_is_drawn() -> None:
    state = GAME.new(5, {})
    assert GAME.to_act(state) == CHANCE
    assert GAME.chance(state) == [(book.start_drawn(seat), 1) for seat in range(5)]
    log = Log()
    GAME.apply(state, CHANCE, book.start_drawn(C), log)
    assert state.table.start == C
    assert log.heard_by(A) == [StartPlayerDrawn(C)]


def test_every_action_is_of_one_kind() -> None:
    every = range(-1, book.ACTIONS + 1)
    assert [action for action in every if book.is_place(action)] == list(range(10))
    assert (book.PASS, book.BUY_ROW) == (10, 11)
    assert [action for action in every if book.is_bid(action)] == list(range(12, 120))


def test_before_the_first_round_nobody_bids_and_nothing_is_placed() -> None:
    now = GAME.view(GAME.new(4, {}), A).facts()["table"]
    assert isinstance(now, dict)
    assert now["phase"] == "start"
    assert (now["bidders"], now["placed"], now["row"], now["shown"]) == ([], [], [], [[]] * 4)
    assert (now["bids"], now["high"], now["sheet"]) == ([0] * 4, 0, [])


def test_a_game_that_has_ended_says_so() -> None:
    state = begun(4, start=A)
    for _ in range(9):
        pass_round(state)
    now = GAME.view(state, A).facts()["table"]
    assert isinstance(now, dict)
    assert now["phase"] == "over"
