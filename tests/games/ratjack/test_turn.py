"""Ratjack: a turn."""

from __future__ import annotations

from ninelives.engine.contract import CHANCE
from ninelives.games.ratjack import events, table
from ninelives.games.ratjack.rules import GAME
from tests.games.ratjack.helpers import (
    A,
    B,
    asked,
    card,
    front,
    hand,
    heard,
    laid,
    may,
    pile,
    play,
    refusal,
    told,
)


def test_rj_10_draw_from_the_deck() -> None:
    """Draw one: top of the deck or top of the discard pile."""
    state = play(laid("6 :", "9 :", pile="1 2"), "draw deck")
    assert GAME.to_act(state) == CHANCE
    assert heard(state.clone(), A, "deal 4") == [events.CardDrawn(A, card("4"))]
    assert heard(state, B, "deal 4") == [events.CardDrawnUnseen(A)]
    assert hand(state, A) == "4 6"
    assert asked(state) == "play"


def test_rj_10_draw_the_top_discard() -> None:
    state = laid("6 :", "9 :", pile="1 2")
    assert heard(state, B, "draw discard") == [events.DiscardDrawn(A, card("2"))]
    assert (hand(state, A), pile(state)) == ("2 6", "1")


def test_rj_10_from_the_deck_if_the_pile_is_empty() -> None:
    state = laid("6 :", "9 :")
    assert GAME.legal(state, A) == [table.DRAW_DECK]
    assert refusal(state, "draw discard") == "RJ-10: pile-empty"
    assert refusal(state, "hide 6") == "RJ-10: draw-first"


def test_rj_11_a_card_may_always_be_hidden() -> None:
    """Then one of the two hand cards: (a) face down in front of you - always legal."""
    state = laid("12 2 :", "9 :")
    assert [GAME.notation.write(a) for a in GAME.legal(state, A)] == ["hide rat 2", "hide rat 12"]
    play(state, "hide 12")
    assert told(state) == "A 2: (12) | B 9: | pile"
    assert state.table.active == B


def test_rj_11_one_of_the_two_hand_cards() -> None:
    state = laid("12 2 :", "9 :")
    assert refusal(state, "hide 9") == "RJ-11: not-in-hand"
    assert refusal(state, "draw deck") == "RJ-11: play-a-card"


def test_rj_11_twins_in_hand_are_one_choice() -> None:
    state = laid("12 12 : (8)", "9 :")
    written = [GAME.notation.write(a) for a in GAME.legal(state, A)]
    assert written == ["hide rat 12", "discard rat 12"]


def test_rj_12_a_card_may_be_shown_and_its_effect_happens() -> None:
    """(b) face up in front of you and its effect happens."""
    state = play(laid("12 2 :", "9 : (4)"), "show 12")
    assert asked(state) == "flip-other"
    play(state, "card B.4")
    assert told(state) == "A 2: 12 | B 9: 4 | pile"


def test_rj_12_only_if_the_effect_can_be_carried_out_in_full() -> None:
    state = laid("12 2 :", "9 : 4")
    assert not may(state, "show 12")
    assert refusal(state, "show 12") == "RJ-12: not-in-full"


def test_rj_13_discard_a_card_and_flip_a_hidden_one() -> None:
    """(c) onto the discard pile, then flip one of your hidden cards and its effect happens."""
    state = play(laid("1 2 : (12) (3)", "9 : (4)"), "discard 1")
    assert asked(state) == "flip"
    flipped = heard(state, B, "card A.12", "card B.4")
    assert flipped[:2] == [
        events.CardFlipped(A, A, card("12"), 0),
        events.EffectBegan(A, card("12")),
    ]
    assert told(state) == "A 2: 12 (3) | B 9: 4 | pile 1"


def test_rj_13_the_effect_must_be_possible() -> None:
    state = play(laid("1 2 : (12) (8)", "9 : 4"), "discard 1")
    assert GAME.legal(state, A) == [table.CARD + 1]
    assert refusal(state, "card A.12") == "RJ-13: not-in-full"
    assert refusal(state, "card B.4") == "RJ-13: not-your-hidden-card"
    assert refusal(state, "hide 2") == "RJ-13: choose-a-card"


def test_rj_13_no_discard_without_a_card_to_flip() -> None:
    assert refusal(laid("1 2 : (12)", "9 : 4"), "discard 1") == "RJ-13: no-flip-in-full"
    assert refusal(laid("1 2 : 12", "9 : 4"), "discard 1") == "RJ-13: nothing-to-flip"


def test_rj_13_tested_after_the_discard() -> None:
    """Tested after the discard: the card just discarded is the third on the pile."""
    state = laid("1 4 : (2)", "9 :", pile="7 7")
    assert not may(laid("1 2 :", "9 :", pile="7 7"), "show 2")
    play(state, "discard 1", "card A.2")
    assert told(state) == "A 4: 2 | B 9: | pile"
    assert not may(laid("1 4 : (2)", "9 :", pile="7"), "discard 1")


def test_rj_14_chains_are_included() -> None:
    """An effect that flips and triggers another card needs one that is itself possible."""
    assert may(laid("6 1 : (6) (8)", "9 :"), "show 6")
    assert not may(laid("6 1 : (6) (12)", "9 : 4"), "show 6")
    assert not may(laid("6 1 : (6)", "9 : (4)"), "show 6")
    assert not may(laid("6 1 : 8", "9 : (4)"), "show 6")


def test_rj_14_a_chain_of_three() -> None:
    state = play(laid("6 1 : (6) (12)", "9 : (4)"), "show 6")
    assert may(state, "card A.6")
    play(state, "card A.6", "card A.12", "card B.4")
    assert told(state) == "A 1: 6 12 6 | B 9: 4 | pile"


def test_rj_14_a_link_must_leave_the_next_one_possible() -> None:
    """The flipped 6 would find no hidden card to flip: only the 8 may be chosen."""
    state = play(laid("6 1 : (6) (8)", "9 :"), "show 6", "card A.6")
    assert GAME.legal(state, A) == [table.CARD + 1]
    assert not may(laid("6 1 : (6) (8)[lock]", "9 :"), "show 6")


def test_rj_14_may_steps_are_optional() -> None:
    """ "May" steps are optional: there is nothing to swap with, yet one may look."""
    state = play(laid("3 1 :", "9 : (4)", decks="weasels+raccoons"), "show 3", "card B.4")
    assert told(state) == "A 1: 3 | B 9: (4) | pile"


def test_rj_15_flipped_by_another_player_nothing_happens() -> None:
    """Flipped by another player nothing happens and nothing is tested."""
    state = play(laid("12 1 :", "9 : (6)"), "show 12", "card B.6")
    assert told(state) == "A 1: 12 | B 9: 6 | pile"
    assert (state.table.active, state.table.phase) == (B, table.DRAW)


def test_rj_15_without_effect_nothing_happens() -> None:
    state = play(laid("11 1 :", "9 :"), "show 11", "player 1", "deal 6")
    assert told(state) == "A 1: 11 | B 9: 6 | pile"
    assert (state.table.active, state.table.phase) == (B, table.DRAW)


def test_rj_16_you_may_look_at_your_own_hidden_cards() -> None:
    """You may look at your own hidden cards at any time, new ones too."""
    state = laid("5 1 : (8)", "9 : (4)")
    assert GAME.view(state, A).known[:2] == [card("8"), -1]
    play(state, "show 5", "card A.8", "card B.4")
    assert front(state, A) == "(4) 5"
    assert GAME.view(state, A).known[:2] == [card("8"), card("4")]
    assert GAME.view(state, B).known[:2] == [card("8"), card("4")]
    assert GAME.view(state, -1).known[:2] == [-1, -1]
