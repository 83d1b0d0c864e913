"""The end: FX-40 and FX-41."""

from __future__ import annotations

from ninelives.engine.contract import NOBODY
from ninelives.games.felix import table as book
from ninelives.games.felix.events import GameEnded, MouseCardsFilled, RowDeclined, SeatScored
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from testkit.tables import refusal
from tests.games.felix.helpers import A, B, D, begun, bid, cards, give, mice, pass_round, place


def last_round(**options: str) -> FelixState:
    """Eight rows went unsold, and all players have their 15 left."""
    state = begun(4, start=A, **options)
    for _ in range(8):
        low_cards_first = ["-8", "-5", "rabbit", "5", "8", "11", "big-dog", "small-dog"]
        place(state, " ".join([low_cards_first[state.table.round]] * 4))
        bid(state, "- - - -")
    return state


def test_fx_40_after_round_nine_cats_and_mice_are_counted() -> None:
    """After round nine: score = cats won + mice owned. Highest wins."""
    state = last_round()
    place(state, "15 15 15 15")
    give(state, [10, 20, 20, 37])
    heard = bid(state, "9 - - -")
    assert heard[-5:] == [
        SeatScored(A, cat_points=60, mice=1, points=61),
        SeatScored(B, cat_points=0, mice=20, points=20),
        SeatScored(2, cat_points=0, mice=20, points=20),
        SeatScored(D, cat_points=0, mice=37, points=37),
        GameEnded([61, 20, 20, 37]),
    ]
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.points == [61, 20, 20, 37]
    assert outcome.places == [1, 3, 3, 2]


def test_fx_40_the_last_bid_is_paid_and_nothing_is_filled() -> None:
    state = last_round()
    place(state, "15 15 15 15")
    give(state, [15, 15, 15, 15])
    heard = bid(state, "9 - - -")
    assert mice(state)[A] == 6
    assert not [event for event in heard if isinstance(event, MouseCardsFilled)]
    assert state.table.filled == 0
    assert state.table.bank == 87 - 60 + 9


def test_fx_40_a_game_is_over_also_when_its_last_row_is_not_sold() -> None:
    state = last_round()
    place(state, "15 15 15 15")
    assert GAME.outcome(state) is None
    heard = bid(state, "- - - -")
    assert heard[-6] == RowDeclined(D, cards("15 15 15 15"))
    assert GAME.outcome(state) is not None
    assert GAME.waiting(state) == []
    assert refusal(GAME, state, A, book.PASS) == "FX-40: game-over"


def test_fx_40_the_end_leaves_an_empty_table() -> None:
    """The last row is taken and paid, and no seat is to act."""
    state = last_round()
    place(state, "15 15 15 15")
    bid(state, "9 - - -")
    table = state.table
    assert (table.turn, table.bidders, table.placed) == (NOBODY, 0, 0)
    assert (table.bids, table.high, table.open_cards()) == (0, 0, [])


def test_fx_40_rabbits_count_nothing() -> None:
    state = begun(4, start=A)
    place(state, "rabbit rabbit 5 rabbit")
    bid(state, "1 - - -")
    assert state.table.points(A) == 14 + 5


def tied(edition: str) -> list[int]:
    """The places where A has cats for 60, B 60 mice, C and D the same 13."""
    state = last_round(edition=edition)
    place(state, "15 15 15 15")
    give(state, [1, 60, 13, 13])
    bid(state, "1 - - -")
    assert state.table.points(A) == state.table.points(B) == 60
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


def test_fx_41_a_tie_goes_to_more_cat_points() -> None:
    """Tie: more cat points wins. Still tied: shared. All seats are ranked by the same key."""
    assert tied("international") == [1, 2, 3, 3]


def test_fx_41_german_ties_are_shared() -> None:
    """Edition `german` has no tie-break: shared."""
    assert tied("german") == [1, 1, 3, 3]


def test_when_all_is_over_everything_is_shown() -> None:
    """Points are counted openly, so the end hides neither mice nor cards."""
    state = begun(3, start=A)
    for _ in range(9):
        assert not state.table.shows_mice(A, B)
        assert not state.table.shows_won_cards(A, B)
        pass_round(state)
    assert state.table.shows_mice(A, B)
    assert state.table.shows_won_cards(A, B)
