"""A round: FX-10 to FX-21."""

from __future__ import annotations

import pytest

from ninelives.engine import bits
from ninelives.engine.errors import IllegalAction
from ninelives.engine.events import Log
from ninelives.games.felix import events
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from testkit.tables import refusal
from tests.games.felix.helpers import (
    A,
    B,
    C,
    D,
    begun,
    bid,
    cards,
    give,
    hand,
    mice,
    place,
    place_lowest,
)


def laid(row: str = "8 small-dog -8 -5") -> FelixState:
    """Four players, C starts, the row is laid and the bidding begins."""
    state = begun(4, start=C)
    place(state, row)
    return state


def bids_allowed(state: FelixState) -> list[int]:
    return [book.bid_of(action) for action in GAME.legal(state, state.table.turn)[1:]]


# -- placing ---------------------------------------------------------------------------------------


def test_fx_10_seat_order_fixes_the_slots_whoever_chooses_first() -> None:
    """Beginning with the start player, clockwise, each places a card, theirs leftmost."""
    state = begun(4, start=C)
    assert GAME.waiting(state) == [C, D, A, B]
    for seat, name in ((B, "-5"), (D, "11"), (C, "8"), (A, "-8")):
        GAME.apply(state, seat, GAME.notation.read(f"place {name}"))
    bid(state, "1 - - -")
    assert state.table.sheet[0].cards() == cards("8 11 -8 -5")


def test_fx_10_a_card_is_placed_face_down() -> None:
    """Each places one hand card face down; the choices are hidden."""
    state = begun(4, start=C)
    log = Log()
    (eight,) = cards("8")
    GAME.apply(state, D, book.place(eight), log)
    assert log.heard_by(D) == [events.CardPlaced(D, eight)]
    assert log.heard_by(A) == log.heard_by(-1) == [events.CardPlacedUnseen(D)]
    assert bits.listed(GAME.view(state, D).face_down) == [eight]
    assert eight not in hand(state, D)
    assert GAME.view(state, A).face_down == 0
    assert GAME.waiting(state) == [C, A, B]


def test_fx_10_each_places_one_card() -> None:
    state = begun(4, start=C)
    GAME.apply(state, D, GAME.legal(state, D)[0])
    assert GAME.legal(state, D) == []
    assert refusal(GAME, state, D, book.place(8)) == "FX-10: already-placed"


def test_fx_11_the_start_players_card_is_turned_up_and_he_bids_first() -> None:
    """The start player's card (leftmost) is turned up, then bidding begins with them."""
    state = begun(4, start=C)
    heard = place(state, "8 small-dog -8 -5")
    assert heard[-1] == events.CardTurned(C, *cards("8"))
    assert state.table.open_cards() == cards("8")
    assert GAME.waiting(state) == [C]


# -- bidding ---------------------------------------------------------------------------------------


def test_fx_12_a_bid_is_at_least_one_and_at_most_all_own_mice() -> None:
    """A whole number, at least 1 and at most all the mice the bidder owns. Otherwise pass."""
    state = laid()
    assert GAME.legal(state, C)[0] == book.PASS
    assert bids_allowed(state) == list(range(1, 16))


def test_fx_12_a_bid_is_above_the_high_bid_and_the_own_standing_bid_counts() -> None:
    """Above the current high bid, at most all the mice they own, own standing bid included."""
    state = laid()
    assert bid(state, "3") == [events.BidMade(C, 3)]
    bid(state, "9 10 12")
    assert state.table.bid_by(C) == 3
    assert GAME.to_act(state) == C
    assert bids_allowed(state) == [13, 14, 15]
    allowed = [each for each in range(1, 20) if GAME.is_legal(state, C, book.bid(each))]
    assert allowed == [13, 14, 15]


@pytest.mark.parametrize("owned", [0, 4, 5])
def test_fx_12_who_cannot_go_above_the_high_bid_can_only_pass(owned: int) -> None:
    state = laid()
    give(state, [15, 15, 15, owned])
    bid(state, "5")
    assert GAME.legal(state, D) == [book.PASS]


def test_fx_13_the_turn_skips_those_who_passed() -> None:
    """Turn goes clockwise over those still in; a returning player raises their total or passes."""
    state = laid()
    turns = []
    for word in ["1", "-", "2", "3", "4", "-", "5"]:
        turns.append(GAME.to_act(state))
        bid(state, word)
    assert turns == [C, D, A, B, C, A, B]
    assert GAME.view(state, C).asked == "raise"


def test_fx_14_passing_takes_back_the_bid_and_the_lowest_mice() -> None:
    """Passing: take back your own bid, take the mice of the lowest mouse card that has some."""
    state = laid()
    heard = bid(state, "1 2 3 4 -")
    assert heard[-2] == events.Passed(C, bid=1, mice=2)
    assert state.table.bid_by(C) == 0
    assert mice(state) == [15, 15, 17, 15]
    assert state.table.mice_for_passing() == 4
    bid(state, "-")
    assert mice(state) == [15, 15, 17, 19]


def test_fx_14_who_never_bid_is_paid_too_and_is_out() -> None:
    """Be out for the round. Paid also when one never bid."""
    state = laid()
    assert bid(state, "-")[0] == events.Passed(C, bid=0, mice=2)
    assert bits.listed(state.table.bidders) == [A, B, D]
    assert refusal(GAME, state, C, book.bid(9)) == "FX-14: already-passed"


def test_fx_15_every_pass_turns_up_the_next_card() -> None:
    state = laid()
    open_cards = []
    for word in ["1", "-", "2", "-"]:
        bid(state, word)
        open_cards.append(state.table.open_cards())
    assert open_cards == [
        cards("8"),
        cards("8 small-dog"),
        cards("8 small-dog"),
        cards("8 small-dog -8"),
    ]


def test_fx_16_the_last_one_pays_his_bid_and_takes_the_row() -> None:
    """One player is left and a bid stands: they pay it to the bank and take the row."""
    state = laid("8 11 -8 -5")
    bank = state.table.bank
    heard = bid(state, "3 - - -")
    assert events.RowSold(C, mice=3, cards=cards("8 11 -8 -5")) in heard
    assert state.table.cards_won(C) == cards("8 11 -8 -5")
    assert mice(state)[C] == 15 - 3
    assert state.table.bank == bank + 3 - 12
    assert state.table.phase == book.PLACE


def test_fx_17_the_winner_becomes_start_player() -> None:
    state = laid()
    heard = bid(state, "- - 1 -")
    assert heard[-1] == events.RoundBegan(round=2, seat=A)
    assert GAME.waiting(state) == [A, B, C, D]


@pytest.mark.parametrize(("option", "shown"), [("no", False), ("yes", True)])
def test_fx_17_showing_won_cards_is_an_option(option: str, *, shown: bool) -> None:
    table = begun(4, start=C, open_won_cards=option).table
    assert table.shows_won_cards(A, A)
    assert table.shows_won_cards(A, B) == shown
    assert table.shows_won_cards(-2, B) == shown
    assert GAME.settled({})["open_won_cards"] == "no"


# -- no bids ---------------------------------------------------------------------------------------


def test_fx_18_the_last_player_may_buy_the_row_for_one_mouse() -> None:
    """All but one passed and none ever bid: the last may buy the row for 1 mouse or pass."""
    state = laid()
    heard = bid(state, "- - -")
    assert heard[-1] == events.RowOffered(B)
    assert state.table.open_cards() == cards("8 small-dog -8 -5")
    assert GAME.view(state, B).asked == "buy"
    assert GAME.legal(state, B) == [book.PASS, book.BUY_ROW]
    assert bid(state, "buy")[:2] == [
        events.SmallDogChased(*cards("-8")),
        events.RowSold(B, 1, cards("8 -5")),
    ]
    assert mice(state) == [15 + 6, 15 - 1, 15 + 2, 15 + 4]
    assert state.table.start == B


def test_fx_18_one_mouse_is_enough_to_buy() -> None:
    state = laid()
    give(state, [15, 1, 15, 15])
    bid(state, "- - - buy")
    assert mice(state)[B] == 0
    assert state.table.cards_won(B) == cards("8 -5")


def test_fx_18_without_mice_he_can_only_pass() -> None:
    state = laid()
    give(state, [15, 0, 15, 15])
    bid(state, "- - -")
    assert GAME.legal(state, B) == [book.PASS]
    with pytest.raises(IllegalAction, match="FX-18: no-mice"):
        bid(state, "buy")


def test_fx_18_he_gets_no_mice_for_passing() -> None:
    """They get no mice for passing: every mouse card is taken."""
    state = laid()
    bid(state, "- - - -")
    assert mice(state)[B] == 15


def test_fx_19_an_unsold_row_leaves_and_the_next_round_has_no_mice() -> None:
    """The row leaves the game (no dogs resolved), the round counts, the start player stays."""
    state = laid()
    assert state.table.bank >= state.table.book.fill
    heard = bid(state, "- - - -")
    row = cards("8 small-dog -8 -5")
    assert heard[-3:] == [
        events.RowDeclined(B, row),
        events.MouseCardsStayedEmpty(bank=15),
        events.RoundBegan(2, C),
    ]
    assert state.table.round == 1
    assert state.table.start == C
    assert state.table.sheet[0].cards_left() == row
    assert [state.table.cards_won(seat) for seat in range(4)] == [[]] * 4
    assert mice(state) == [15 + 6, 15, 15 + 2, 15 + 4]
    assert state.table.filled == 0


def test_fx_20_a_sold_round_fills_all_mouse_cards_again() -> None:
    """Refill at the end of a sold round, after the winner has paid."""
    state = laid()
    heard = bid(state, "- - - buy")
    assert events.MouseCardsFilled(mice=12) in heard
    assert bits.listed(state.table.filled) == [0, 1, 2]
    assert state.table.bank == 15 + 1 - 12


@pytest.mark.parametrize(("bank", "filled", "left"), [(11, True, 0), (10, False, 11)])
def test_fx_20_exactly_enough_fills_and_less_fills_nothing(
    bank: int, left: int, *, filled: bool
) -> None:
    """All mouse cards or none. Exactly R in the bank refills and leaves 0."""
    state = laid()
    give(state, [15, 15, 15, 15 + state.table.bank - bank])
    heard = bid(state, "- - - buy")
    assert (events.MouseCardsFilled(12) in heard) == filled
    assert (events.MouseCardsStayedEmpty(bank=11) in heard) == (not filled)
    assert state.table.bank == left
    assert (state.table.filled != 0) == filled


def test_fx_20_without_mice_passing_pays_nothing_and_still_opens_cards() -> None:
    """Passers of that round get nothing, cards still open at each pass."""
    state = laid()
    bid(state, "- - - -")
    place(state, "11 5 5 5")
    before = mice(state)
    assert bid(state, "-")[0] == events.Passed(C, bid=0, mice=0)
    assert mice(state) == before
    assert state.table.open_cards() == cards("11 5")


def test_fx_20_the_test_is_made_again_after_every_sold_round() -> None:
    state = laid()
    heard = bid(state, "- - - -")
    assert events.MouseCardsStayedEmpty(15) in heard
    place_lowest(state)
    assert events.MouseCardsFilled(12) in bid(state, "1 - - -")


def test_fx_20_all_mouse_cards_are_empty_when_a_round_ends() -> None:
    """The bank pays one fill or nothing, and passers take all of it."""
    state = begun(5, start=A)
    place_lowest(state)
    bid(state, "1 - - -")
    assert bits.listed(state.table.filled) == [3]
    bid(state, "-")
    assert mice(state) == [14, 17, 18, 19, 21]


# -- mice ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "shown"), [("no", False), ("yes", True)])
def test_fx_21_mice_are_secret_unless_the_table_agrees(option: str, *, shown: bool) -> None:
    table = begun(4, start=C, public_mice=option).table
    assert table.shows_mice(A, A)
    assert table.shows_mice(A, B) == shown
    assert table.shows_mice(-2, B) == shown
    assert GAME.settled({})["public_mice"] == "no"


def test_fx_21_a_player_without_mice_is_asked_like_any_other() -> None:
    """Never act automatically for a player in a way that betrays their mice."""
    state = laid()
    give(state, [15, 15, 0, 15])
    assert GAME.waiting(state) == [C]
    assert GAME.view(state, C).asked == "bid"
    assert GAME.view(state, C).legal == [book.PASS]


# -- the whole of it -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["international", "german"])
def test_the_worked_round(edition: str) -> None:
    """C bids 2, D 4, A 5, B passes, C passes, D raises to 7, A passes."""
    state = begun(4, start=C, edition=edition)
    place(state, "8 small-dog -8 -5")
    bid(state, "2 4 5 -")
    assert mice(state)[B] == 17
    bid(state, "-")
    assert mice(state)[C] == 19
    bid(state, "7 -")
    assert mice(state) == [21, 17, 19, 8]
    assert state.table.cards_won(D) == cards("8 -5")
    assert state.table.cat_points(D) == 3
    assert state.table.bank == 10
    assert state.table.start == D
    assert 21 + 17 + 19 + 8 + 12 + 10 == state.table.money() == 87
