"""Three players and the pile of a fourth: FX-50 to FX-52."""

from __future__ import annotations

from ninelives.engine.contract import CHANCE
from ninelives.games.felix import events
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from tests.games.felix.helpers import A, B, C, begun, bid, cards, pass_round, place, place_lowest


def test_fx_50_any_card_of_the_fourth_set_may_be_on_top() -> None:
    """A fourth set is shuffled, one card removed unseen."""
    state = begun(3, start=B)
    for seat in (B, C, A):
        GAME.apply(state, seat, GAME.legal(state, seat)[0])
    assert GAME.to_act(state) == CHANCE
    assert GAME.chance(state) == [(book.card_turned(card), 1) for card in range(10)]


def test_fx_50_nine_cards_of_the_fourth_set_are_used() -> None:
    """Nine cards lie face down as the virtual player's pile."""
    state = begun(3, start=B)
    for left in range(10, 1, -1):
        for seat in range(3):
            GAME.apply(state, seat, GAME.legal(state, seat)[0])
        assert len(GAME.chance(state)) == left
        place_lowest(state)
        bid(state, "- - -")
    assert GAME.outcome(state) is not None


def test_fx_50_the_card_of_the_pile_lies_leftmost() -> None:
    state = begun(3, start=B)
    place(state, "15 8 -5 -8")
    assert [state.table.owner_at(slot) for slot in range(4)] == [book.PILE, B, C, A]
    bid(state, "1 - -")
    assert state.table.sheet[0].cards() == cards("15 8 -5 -8")


def test_fx_51_open_cards_go_one_two_four() -> None:
    """Before the first bid the top virtual card; first pass: the start player's card; then all."""
    state = begun(3, start=B)
    assert place(state, "15 8 -5 -8")[-1] == events.PileCardTurned(*cards("15"))
    assert state.table.open_cards() == cards("15")
    assert GAME.waiting(state) == [B]
    assert bid(state, "1 -")[-1] == events.CardTurned(B, *cards("8"))
    assert state.table.open_cards() == cards("15 8")
    assert bid(state, "-")[1:3] == [
        events.CardTurned(C, *cards("-5")),
        events.CardTurned(A, *cards("-8")),
    ]


def test_fx_51_all_four_are_open_when_nobody_bid() -> None:
    """When one player is left: both remaining cards at once."""
    state = begun(3, start=B)
    place(state, "15 8 -5 -8")
    assert bid(state, "- -")[-1] == events.RowOffered(A)
    assert state.table.open_cards() == cards("15 8 -5 -8")


def test_fx_52_the_virtual_card_counts_like_any_other() -> None:
    state = begun(3, start=B)
    place(state, "big-dog 8 -5 11")
    heard = bid(state, "1 - -")
    assert events.BigDogChased(*cards("11")) in heard
    assert state.table.cards_won(B) == cards("8 -5")


def test_fx_52_an_unsold_row_takes_the_virtual_card_out_too() -> None:
    state = begun(3, start=B)
    place(state, "15 8 -5 -8")
    assert events.RowDeclined(A, cards("15 8 -5 -8")) in bid(state, "- - -")
    assert state.table.unseen(book.PILE) & 1 << cards("15")[0] == 0


def test_fx_52_mice_for_three() -> None:
    """Three and six for passing, and a fill of nine."""
    state = begun(3, start=A)
    place_lowest(state)
    bid(state, "1 - -")
    assert [state.table.mice_of(seat) for seat in range(3)] == [14, 18, 21]
    assert state.table.bank == 12 + 1 - 9
    pass_round(state)
    assert state.table.filled == 0
