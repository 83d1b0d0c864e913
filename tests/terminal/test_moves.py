"""Matching typed input with actions."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.games.felix.table import BUY_ROW, PASS, bid, place
from ninelives.terminal.moves import matching_actions

FELIX = games.load("felix").notation
CAT = games.load("catinthebox").notation
RATJACK = games.load("ratjack").notation
BIDS = [PASS, *(bid(mice) for mice in range(3, 16))]
PLACES = [place(card) for card in range(10)]


@pytest.mark.parametrize("typed", ["bid 4", "BID 4", "  bid   4 ", "b 4", "4", "bi 4"])
def test_a_bid_in_many_spellings(typed: str) -> None:
    assert matching_actions(FELIX, typed, BIDS) == [bid(4)]


@pytest.mark.parametrize("typed", ["pass", "p", "PASS"])
def test_a_prefix_of_a_word_matches(typed: str) -> None:
    assert matching_actions(FELIX, typed, BIDS) == [PASS]


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("place big-dog", 8),
        ("place big dog", 8),
        ("big dog", 8),
        ("big", 8),
        ("-8", 0),
        ("−8", 0),
        ("8", 5),
    ],
)
def test_cards_by_their_names(typed: str, card: int) -> None:
    assert matching_actions(FELIX, typed, PLACES) == [place(card)]


def test_a_number_matches_only_itself() -> None:
    assert matching_actions(FELIX, "1", PLACES) == []
    assert matching_actions(FELIX, "bid 1", BIDS) == []


def test_ambiguous_input_gives_all_matches() -> None:
    assert matching_actions(FELIX, "dog", PLACES) == [place(8), place(9)]
    assert matching_actions(CAT, "5", [CAT.read("5 as blue"), CAT.read("5 as red")]) == [
        CAT.read("5 as blue"),
        CAT.read("5 as red"),
    ]


def test_an_exact_spelling_wins_over_an_abbreviation() -> None:
    assert matching_actions(FELIX, "p", [PASS, place(3)]) == [PASS, place(3)]
    assert matching_actions(FELIX, "pass", [PASS, place(3)]) == [PASS]


@pytest.mark.parametrize("typed", ["5 as blue", "5 blue", "5 b", "5b", "5blue", "5 AS BLUE", "5B"])
def test_colours_by_their_first_letter(typed: str) -> None:
    legal = [CAT.read(f"5 as {colour}") for colour in ("red", "blue", "yellow")]
    assert matching_actions(CAT, typed, legal) == [CAT.read("5 as blue")]


def test_every_colour_has_a_letter_of_its_own() -> None:
    colours = ("red", "blue", "yellow", "green")
    legal = [CAT.read(f"{rank} as {colour}") for rank in (1, 7) for colour in colours]
    for colour in colours:
        assert matching_actions(CAT, f"7{colour[0]}", legal) == [CAT.read(f"7 as {colour}")]


def test_signs_of_tokens_are_words_too() -> None:
    tokens = [RATJACK.read(f"token {sign}") for sign in ("+5", "-5", "x2", "lock")]
    assert matching_actions(RATJACK, "+5", tokens) == [RATJACK.read("token +5")]
    assert matching_actions(RATJACK, "token -5", tokens) == [RATJACK.read("token -5")]
    assert matching_actions(RATJACK, "l", tokens) == [RATJACK.read("token lock")]


@pytest.mark.parametrize("typed", ["", "   ", "hello", "4 bid", "bid 4 5"])
def test_other_input_matches_nothing(typed: str) -> None:
    assert matching_actions(FELIX, typed, [*BIDS, BUY_ROW]) == []
