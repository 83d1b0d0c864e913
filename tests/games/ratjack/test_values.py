"""Ratjack: values, tokens and targets."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives.bots.dice import QuickDice
from ninelives.engine import lanes
from ninelives.engine.contract import NOBODY
from ninelives.engine.errors import IllegalAction
from ninelives.games.ratjack import tokens
from ninelives.games.ratjack.events import EffectMuted
from ninelives.games.ratjack.rules import GAME
from tests.games.ratjack.helpers import (
    FRONTS,
    PAIRS,
    A,
    B,
    card,
    face,
    front,
    heard,
    laid,
    may,
    play,
    points,
    refusal,
    supply,
    told,
)


def total(cards: str, tokens: str = FRONTS) -> int:
    return int(laid(f"1 : {cards}", "2 :", tokens=tokens).table.total(A))


def test_rj_20_the_sum_is_that_of_the_visible_cards() -> None:
    """Your sum = your visible cards. Hidden cards count 0, token or not."""
    assert total("3 5") == 8
    assert total("3 5 (12)") == 8
    assert total("3 (12)[+5]") == 3
    assert total("") == 0


def test_rj_21_at_most_one_token_on_a_card() -> None:
    state = play(laid("8 1 : 3[+5] 4", "2 :"), "show 8", "token +3")
    assert refusal(state, "card A.3") == "RJ-21: has-a-token"
    with pytest.raises(IllegalAction, match="RJ-21: not-in-supply"):
        play(laid("8 1 : 3[+5] 4", "2 :"), "show 8", "token +5")
    play(state, "card A.4")
    assert front(state, A) == "3[+5] 4[+3] 8"


def test_rj_21_a_token_moves_with_its_card() -> None:
    state = play(laid("7 1 : 3[+5]", "2 : 4[+3]"), "show 7", "card A.3", "card B.4")
    assert told(state) == "A 1: 4[+3] 7 | B 2: 3[+5] | pile"


def test_rj_21_a_token_taken_off_goes_back_same_face_up() -> None:
    state = laid("c1 2 : 3[-5]", "4 :", decks="rats+raccoons", tokens="-5 +10 x2 +3 lock mute")
    assert supply(state) == "+10 x2 +3 lock mute"
    play(state, "show c1", "card A.3")
    assert supply(state) == "-5 +10 x2 +3 lock mute"


def test_rj_21_a_card_that_leaves_the_table_returns_its_token() -> None:
    """A card that leaves the table (discard, deck, hand) returns its token to the supply."""
    state = play(laid("4 1 : (3)[+5]", "2 :"), "show 4", "card A.3")
    assert told(state) == "A 1: 4 | B 2: | pile 3"
    assert supply(state) == "+5 +10 x2 +3 lock mute"
    state = play(laid("c4 1 : 3[+5]", "2 :", decks="rats+raccoons"), "show c4", "card A.3")
    assert supply(state) == "+5 +10 x2 +3 lock mute"


@pytest.mark.parametrize(
    ("sign", "value", "worth"),
    [
        ("+5", 7, 12),
        ("+10", 7, 17),
        ("+3", 7, 10),
        ("+1", 7, 8),
        ("-5", 7, 2),
        ("-3", 7, 4),
        ("0", 7, 0),
        ("x2", 7, 14),
        ("/2", 7, 4),
        ("/2", 8, 4),
        ("lock", 7, 7),
        ("shield", 7, 7),
        ("mute", 7, 7),
    ],
)
def test_rj_22_what_a_token_does_to_the_value(sign: str, value: int, worth: int) -> None:
    """Plus or minus a printed amount; value 0; x2; :2 rounded up."""
    assert tokens.worth(value, face(sign)) == worth
    shown = FRONTS if sign in FRONTS.split() else "-5 0 /2 -3 shield +1"
    assert total(f"{value}[{sign}]", tokens=shown) == worth


def test_rj_22_a_locked_card_cannot_be_turned_over() -> None:
    """Lock: cannot be turned over or discarded, by its owner neither."""
    assert not may(laid("1 2 : (8)[lock]", "9 :"), "discard 1")
    state = play(laid("1 2 : (8)[lock] (3)", "9 : (5)"), "discard 1")
    assert refusal(state, "card A.8") == "RJ-22: locked"
    assert not may(laid("12 2 :", "9 : (5)[lock]"), "show 12")
    assert not may(laid("10 2 :", "9 : 5[lock]"), "show 10")
    assert not may(laid("w4 2 : 5[lock]", "9 :", decks="rats+weasels"), "show w4")
    assert not may(laid("c11 2 : (5)[lock]", "9 :", decks="rats+raccoons"), "show c11")


def test_rj_22_a_locked_card_cannot_be_discarded() -> None:
    assert not may(laid("4 2 : 5[lock]", "9 :"), "show 4")
    state = play(laid("4 2 : 5[lock] 1", "9 :"), "show 4")
    assert refusal(state, "card A.5") == "RJ-22: locked"
    state = play(laid("c7 2 : 5[lock]", "9 :", decks="rats+raccoons", pile="1"), "show c7")
    assert refusal(state, "card A.5") == "RJ-22: locked"


def test_rj_22_a_locked_card_may_be_swapped_moved_shuffled_away() -> None:
    state = play(laid("7 2 : 5[lock]", "9 : 4"), "show 7", "card A.5", "card B.4")
    assert told(state) == "A 2: 4 7 | B 9: 5[lock] | pile"
    state = laid("w5 2 :", "9 : (5)[lock]", decks="rats+weasels")
    assert told(play(state, "show w5", "card B.5")) == "A 2: (5)[lock] w5 | B 9: | pile"
    state = laid("c4 2 : 5[lock]", "9 :", decks="rats+raccoons")
    assert told(play(state, "show c4", "card A.5")) == "A 2: c4 | B 9: | pile"


def test_rj_22_a_shielded_card_cannot_be_chosen_by_other_players() -> None:
    """Shield: cannot be chosen by other players' effects (its token can)."""
    tokens = "+5 +10 x2 +3 shield mute"
    assert not may(laid("3 2 :", "9 : (5)[shield]", tokens=tokens), "show 3")
    state = play(laid("12 2 :", "9 : (5)[shield] (4)", tokens=tokens), "show 12")
    assert refusal(state, "card B.5") == "RJ-22: shielded"
    state = laid("c1 2 :", "9 : 5[shield]", tokens=tokens, decks="rats+raccoons")
    assert told(play(state, "show c1", "card B.5")) == "A 2: c1 | B 9: 5 | pile"
    state = play(laid("7 2 : 5[shield]", "9 : 4", tokens=tokens), "show 7", "card A.5", "card B.4")
    assert told(state) == "A 2: 4 7 | B 9: 5[shield] | pile"


def test_rj_22_a_muted_card_has_no_effect_and_may_always_be_flipped() -> None:
    """Mute: no effect, may be flipped whether or not the effect were possible."""
    state = play(laid("1 2 : (12)[mute]", "9 : 4"), "discard 1")
    assert heard(state, B, "card A.12")[1] == EffectMuted(A, card("12"))
    assert told(state) == "A 2: 12[mute] | B 9: 4 | pile 1"
    state = laid("6 1 : (12)[mute]", "9 : 4")
    assert told(play(state, "show 6", "card A.12")) == "A 1: 12[mute] 6 | B 9: 4 | pile"


def test_rj_22_a_muted_card_cannot_be_copied() -> None:
    state = play(laid("c6 2 : 8[mute] 3", "9 : (4)", decks="rats+raccoons"), "show c6")
    assert refusal(state, "card A.8") == "RJ-22: muted"
    assert not may(laid("w11 2 :", "9 : 8[mute]", decks="rats+weasels"), "show w11")


def test_rj_23_a_value_below_0_counts_0() -> None:
    assert tokens.worth(3, face("-5")) == 0
    assert total("3[-5] 4", tokens="-5 0 x2 +3 lock mute") == 4


def test_rj_23_value_changes_work_on_visible_cards_only() -> None:
    """Value changes work on visible cards only; lock, shield and mute also on hidden ones."""
    state = laid("12 1 : 12", "9 : 4 (8)[+10]")
    assert state.table.total(B) == 4
    play(state, "show 12", "card B.8")
    assert state.table.total(B) == 22


def test_rj_24_your_cards_include_the_card_itself() -> None:
    """ "Your cards" includes the card whose effect is happening, unless it says other."""
    state = play(laid("8 1 :", "9 :"), "show 8", "token +5", "card A.8")
    assert front(state, A) == "8[+5]"
    assert not may(laid("4 1 :", "9 :"), "show 4")
    state = play(laid("4 1 : 2", "9 :"), "show 4")
    assert refusal(state, "card A.4") == "RJ-24: not-itself"


def test_rj_24_another_player_is_one_still_in_the_round() -> None:
    state = play(laid("11 1 :", "9 : 12 8", "2 : 12 11", deck="3 4"), "show 11")
    for seat, reason in (("player 0", "not-another-player"), ("player 3", "not-another-player")):
        assert refusal(state, seat) == f"RJ-24: {reason}"
    play(state, "player 2", "deal 3")
    assert points(state) == [1, 0, 0, 0]  # C is out with 26
    play(state, "draw deck", "deal 4", "hide 4")
    assert state.table.round == 2  # the deck has run out: B is the highest
    assert points(state) == [1, 1, 0, 0]


def test_rj_24_cards_of_players_who_are_out_are_out_of_reach() -> None:
    state = play(laid("12 1 :", "9 : (4)", deck="3 4"), "show 12")
    assert refusal(state, "card C.5") == "RJ-30: out-of-the-round"


def test_rj_24_no_target_left_is_never_turned_on_yourself() -> None:
    assert not may(laid("12 1 : (5)", "9 : 4"), "show 12")
    assert not may(laid("10 1 : 5", "9 : (4)"), "show 10")


@given(st.sampled_from(sorted(PAIRS)), st.integers(0, 2**32))
def test_rj_20_sums_are_kept_up_to_date(decks: str, seed: int) -> None:
    """Asked after every action, the sums are those of the cards that lie there then."""
    state, dice = GAME.new(4, {"decks": decks}), QuickDice(seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        GAME.apply(state, seat, GAME.pick(state, seat, dice))
        table = state.table
        kept = lanes.listed(table.sums, 4)
        assert kept == [table.total(seat) if table.is_in(seat) else 0 for seat in range(4)]
