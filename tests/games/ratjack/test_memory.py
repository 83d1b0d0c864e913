"""Ratjack: what seats know and remember."""

from __future__ import annotations

import pytest

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits
from ninelives.engine.contract import NOBODY
from ninelives.games.ratjack import events, memory
from ninelives.games.ratjack.memory import Traces
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from tests.games.ratjack.helpers import PAIRS, A, B, C, card, deck, hand, heard, laid, play

HAND_A, HAND_B, DECK = 24, 25, 28
SEEN_AGAIN: list[int] = []
FLIP, LOOK = "draw deck, deal 1, show 12", "draw deck, deal 1, show 3"  # by B


def traces(state: RatjackState, seat: int) -> list[list[int]]:
    return GAME.view(state, seat).traces


def known(state: RatjackState, seat: int, place: int) -> int:
    return GAME.view(state, seat).known[place]


# -- traces of hand cards --------------------------------------------------------------------------


def test_a_card_drawn_from_the_pile_is_known_to_be_in_that_hand() -> None:
    state = play(laid("5 :", "7 :", "9 :", pile="8"), "draw discard")
    assert traces(state, B) == traces(state, C) == [[card("8"), HAND_A]]
    assert traces(state, A) == traces(state, NOBODY) == []


@pytest.mark.parametrize(
    ("seats", "moves", "to_b"),
    [
        pytest.param("5 : | 7 :", "hide 5", [0, HAND_A], id="hidden: it may be that card"),
        pytest.param("5 : | 7 :", "hide 8", [0, HAND_A], id="hidden: it may be in the hand"),
        pytest.param("3 : | 7 : (9)", "show 3, card B.9", [HAND_A], id="the other card is shown"),
        pytest.param("5 : (3) | 7 : (9)", "show 8", SEEN_AGAIN, id="it is shown"),
        pytest.param("5 : (3) | 7 : (9)", "discard 8", SEEN_AGAIN, id="it is discarded"),
        pytest.param("5 : | 12 :", f"hide 5, {FLIP}, card A.5", [HAND_A], id="another is flipped"),
        pytest.param("5 : | 12 :", f"hide 8, {FLIP}, card A.8", SEEN_AGAIN, id="it is flipped"),
        pytest.param("5 : | 3 : | 7 :", f"hide 5, {LOOK}, card A.5", [HAND_A], id="not there"),
        pytest.param("5 : | 3 : | 7 :", f"hide 8, {LOOK}, card A.8", SEEN_AGAIN, id="looked at"),
    ],
)
def test_where_a_card_drawn_from_the_pile_may_be(seats: str, moves: str, to_b: list[int]) -> None:
    state = play(laid(*seats.split(" | "), pile="8"), "draw discard", *moves.split(", "))
    assert traces(state, B) == ([[card("8"), *to_b]] if to_b else [])
    if state.table.seats == 3:  # C has not looked
        assert traces(state, C) == [[card("8"), 0, HAND_A]]


def test_either_twin_ends_the_trace() -> None:
    state = play(laid("8 : (3)", "7 : (9)", pile="8"), "draw discard", "discard 8")
    assert hand(state, A) == "8"
    assert traces(state, B) == []


def test_a_swapped_card_keeps_its_place_and_its_trace() -> None:
    """C has not seen what B has got: the 8 is in A's hand or in front of B now."""
    state = play(laid("5 :", "5 : (9)", "7 :", pile="8"), "draw discard", "hide 8")
    play(state, "draw deck", "deal 1", "show 5", "card B.9", "card A.8")
    assert traces(state, C) == [[card("8"), 1, HAND_A]]
    assert traces(state, B) == []  # B may look at it
    assert known(state, B, 1) == card("8")


def test_an_exchange_of_hand_and_discard() -> None:
    state = play(laid("w2 5 :", "7 :", decks="rats+weasels", pile="8 9"), "show w2")
    assert traces(state, B) == [[card("9"), HAND_A]]


# -- certain knowledge -----------------------------------------------------------------------------


def test_a_card_turned_down_is_known_to_all() -> None:
    state = play(laid("10 1 :", "7 : 8", "9 :"), "show 10", "card B.8")
    assert [known(state, seat, 0) for seat in (A, B, C, NOBODY)] == [card("8")] * 3 + [-1]


def test_a_discard_put_down_is_known_to_all() -> None:
    for seats in (("c2 1 :", "7 :"), ("c2 1 :", "7 :", "3 :"), ("c2 1 :", "7 :", "3 :", "4 :")):
        state = play(laid(*seats, decks="rats+raccoons", pile="8"), "show c2")
        assert [known(state, seat, 1) for seat in range(len(seats))] == [card("8")] * len(seats)


def test_a_card_looked_at_is_known_to_the_looker_and_the_owner() -> None:
    state = play(laid("3 1 :", "7 : (8)", "9 :"), "show 3")
    place = 0
    assert heard(state.clone(), A, "card B.8")[0] == events.CardLookedAt(A, B, card("8"), place)
    assert heard(state.clone(), B, "card B.8")[0] == events.CardLookedAtUnseen(A, B, place)
    assert heard(state, C, "card B.8")[0] == events.CardLookedAtUnseen(A, B, place)
    assert [known(state, seat, place) for seat in (A, B, C)] == [card("8"), card("8"), -1]


def test_what_was_given_away_is_still_known() -> None:
    state = play(laid("5 1 : (8)", "7 : (9)", "2 :"), "show 5", "card A.8")
    assert events.HiddenCardReceived(A, card("9"), 1) in heard(state.clone(), A, "card B.9")
    assert events.HiddenCardReceived(B, card("8"), 0) in heard(state.clone(), B, "card B.9")
    told = heard(state, C, "card B.9")
    assert not any(isinstance(event, events.HiddenCardReceived) for event in told)
    assert [known(state, A, place) for place in (0, 1)] == [card("8"), card("9")]
    assert [known(state, C, place) for place in (0, 1)] == [-1, -1]


def test_a_free_place_is_known_to_nobody() -> None:
    state = play(laid("4 1 : (8)", "7 :"), "show 4", "card A.8")
    assert known(state, A, 0) == -1
    play(state, "draw deck", "deal 2", "hide 2")
    assert [known(state, A, 0), known(state, B, 0)] == [-1, card("2")]


# -- hands of others -------------------------------------------------------------------------------


def test_a_hand_looked_at() -> None:
    state = play(laid("w6 1 :", "7 :", "9 :", decks="rats+weasels"), "show w6")
    assert heard(state.clone(), A, "player 1") == [events.HandLookedAt(A, B, card("7"))]
    assert heard(state, C, "player 1") == [events.HandLookedAtUnseen(A, B)]
    play(state, "no")
    assert traces(state, A) == [[card("7"), HAND_B]]
    assert traces(state, C) == []


def test_hands_exchanged() -> None:
    state = play(laid("w6 1 :", "7 :", "9 :", decks="rats+weasels"), "show w6", "player 1")
    swap = events.HandsExchanged(A, B)
    assert heard(state.clone(), A, "yes")[:2] == [swap, events.HandCardReceived(A, card("7"))]
    assert heard(state.clone(), B, "yes")[:2] == [swap, events.HandCardReceived(B, card("1"))]
    assert events.HandCardReceived(B, card("1")) not in heard(state, C, "yes")
    assert traces(state, A) == [[card("1"), HAND_B]]
    assert traces(state, B) == [[card("7"), HAND_A]]
    assert traces(state, C) == []


def test_a_trace_goes_with_an_exchanged_hand() -> None:
    state = laid("w6 :", "7 :", "9 :", decks="rats+weasels", pile="8")
    play(state, "draw discard", "show w6", "player 1", "yes")
    assert hand(state, B) == "8"
    assert traces(state, C) == [[card("8"), HAND_B]]


# -- the deck --------------------------------------------------------------------------------------


def test_cards_shuffled_in_are_known_to_be_in_the_deck() -> None:
    state = play(laid("2 1 :", "7 :", pile="8 9 10"), "show 2")
    assert traces(state, A) == traces(state, B)
    assert traces(state, A) == [[card(name), DECK] for name in ("10", "9", "8")]


def test_who_draws_may_have_got_one_of_them() -> None:
    state = play(laid("2 1 :", "7 :", pile="8 9 10"), "show 2", "draw deck", "deal 9")
    assert traces(state, A) == [[card(name), HAND_B, DECK] for name in ("10", "9", "8")]
    assert traces(state, B) == [[card(name), DECK] for name in ("10", "8")]
    play(state, "hide 7")
    assert traces(state, A)[0] == [card("10"), 1, HAND_B, DECK]


def test_a_table_card_shuffled_in_is_known_to_be_in_the_deck() -> None:
    state = play(laid("c10 1 :", "7 : 8", decks="rats+raccoons"), "show c10", "card B.8")
    assert traces(state, A) == traces(state, B) == [[card("8"), DECK]]


def test_an_empty_deck_is_no_position() -> None:
    state = play(laid("2 5 :", "1 :", pile="8 9 10", deck="4"), "show 2")
    state.table.deck_ran_out = False
    for name in ("4", "8", "9"):
        play(state, "draw deck", f"deal {name}", f"hide {name}")
    assert all(DECK in trace for trace in traces(state, C))
    play(state, "draw deck", "deal 10")
    assert not any(DECK in trace for trace in traces(state, C))


def ordered() -> RatjackState:
    """A has put 3, 4 and 5 on top of the deck."""
    state = play(laid("w1 1 :", "7 :", "9 :", decks="rats+weasels"), "show w1")
    play(state, "deal 5", "deal 4")
    seen = [card(name) for name in ("5", "4", "3")]
    assert heard(state.clone(), A, "deal 3") == [events.DeckLookedAt(A, seen)]
    assert heard(state, B, "deal 3") == [events.DeckLookedAtUnseen(A, 3)]
    play(state, "top 3")
    put = [card(name) for name in ("3", "4", "5")]
    assert heard(state.clone(), A, "top 4")[0] == events.DeckOrdered(A, put)
    assert heard(state, B, "top 4")[0] == events.DeckOrderedUnseen(A, 3)
    return state


def test_who_orders_the_deck_knows_its_top() -> None:
    state = ordered()
    assert deck(state).startswith("[3 4 5]")
    assert GAME.view(state, A).top == [card(name) for name in ("3", "4", "5")]
    assert GAME.view(state, B).top == []


def test_a_known_top_card_is_drawn_without_chance() -> None:
    state = ordered()
    assert events.CardDrawn(B, card("3")) in heard(state.clone(), A, "draw deck")
    assert events.CardDrawn(B, card("3")) not in heard(state.clone(), C, "draw deck")
    play(state, "draw deck")
    assert hand(state, B) == "3 7"
    assert traces(state, A) == [[card("3"), HAND_B]]
    assert traces(state, C) == []
    play(state, "hide 3", "draw deck", "hide 4", "draw deck")
    assert state.table.top_knower == NOBODY
    assert hand(state, A) == "1 5"


def test_shuffling_makes_the_order_unknown() -> None:
    """A remembers that these three cards are in the deck."""
    state = ordered()
    state.table.pile.put(0, card("8"))
    state.take_from_deck(card("8"))
    state.table.deck_size -= 1
    state.table.pile_size = 1
    state.shuffle_discards(B, 1, None)
    assert GAME.view(state, A).top == []
    assert (state.top, state.table.top_size, state.table.top_knower) == (0, 0, NOBODY)
    remembered = [[card(name), DECK] for name in ("5", "4", "3", "8")]
    assert traces(state, A) == remembered
    assert traces(state, B) == [[card("8"), DECK]]


def test_a_second_looker_takes_the_knowledge_of_the_order() -> None:
    """B copies A's weasel 1: A only remembers that the two cards left are in the deck."""
    state = laid("w1 1 :", "w11 :", "9 :", decks="rats+weasels")
    play(state, "show w1", "deal 5", "deal 4", "deal 3", "top 3", "top 4")
    play(state, "draw deck", "show w11", "card A.w1", "deal 6", "top 6", "top 5")
    assert deck(state).startswith("[6 5 4]")
    assert GAME.view(state, A).top == []
    assert GAME.view(state, B).top == [card(name) for name in ("6", "5", "4")]
    assert traces(state, A) == [[card("3"), HAND_B], [card("4"), DECK], [card("5"), DECK]]
    assert traces(state, B) == traces(state, C) == []


def test_a_looker_who_knows_the_top_cards_looks_without_chance() -> None:
    state = laid("1 c1 :", "7 :", decks="weasels+raccoons", pile="c6 9")
    play(state, "show 1", "deal 5", "deal 4", "deal 3", "top 3", "top 4")
    play(state, "draw discard", "hide 9", "draw discard", "show c6", "card A.1")
    assert GAME.view(state, A).asked == "order"
    play(state, "top 5", "top 4")
    assert deck(state).startswith("[5 4 3]")


def test_a_looker_sees_cards_that_he_remembered_to_be_in_the_deck() -> None:
    state = laid("2 1 :", "w1 :", decks="rats+weasels", pile="8 9 10")
    play(state, "show 2", "draw deck", "deal 3", "show w1", "deal 8", "deal 4", "deal 5")
    play(state, "top 8", "top 4")
    assert traces(state, B) == [[card("10"), DECK], [card("9"), DECK]]
    assert traces(state, A) == [[card(name), HAND_B, DECK] for name in ("10", "9", "8")]


# -- the traces themselves -------------------------------------------------------------------------


def test_the_oldest_trace_is_forgotten_when_there_is_no_room() -> None:
    kept = Traces()
    for each in range(memory.MOST_TRACES + 1):
        kept.note(each, memory.DECK, 1)
    assert kept.size == memory.MOST_TRACES
    slots = range(memory.MOST_TRACES)
    assert [memory.card_of(kept.get(slot)) for slot in slots] == list(range(1, 13))
    twin = kept.clone()
    kept.sees(memory.DECK, 3, 1)
    assert [memory.card_of(kept.get(slot)) for slot in range(kept.size)] == [1, 2, *range(4, 13)]
    assert twin.size == memory.MOST_TRACES


@pytest.mark.parametrize("decks", sorted(PAIRS))
def test_every_trace_is_true(decks: str) -> None:
    """In random games the card of a trace always is at one of its positions."""
    for seed in range(6):
        state, dice = GAME.new(2 + seed % 3, {"decks": decks}), QuickDice(seed)
        while (seat := GAME.to_act(state)) != NOBODY:
            GAME.advance(state, seat, GAME.pick(state, seat, dice), None)
            for viewer in range(state.table.seats):
                for one, *positions in traces(state, viewer):
                    assert any(_is_at(state, one, position) for position in positions)


def _is_at(state: RatjackState, one: int, position: int) -> bool:
    if position < HAND_A:
        return bool(state.hidden.get(position) == one)
    if position < DECK:
        return one in state.hand_list(position - HAND_A)
    return bits.contains(state.deck, one) or one in state.top_cards()
