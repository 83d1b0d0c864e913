"""The diagrams of the rule books are positions of the games."""

from __future__ import annotations

import json

import pytest

from ninelives import games
from ninelives.engine import lanes
from ninelives.games.catinthebox import rules
from ninelives.games.catinthebox.events import RoundScored
from ninelives.games.felix.cards import NAMES
from ninelives.text.rulebook import PICTURE, rule_book
from tests.presentation import diagrams
from tests.presentation.diagrams import STUCK, TRICKS, after, path_of, text_of, three


@pytest.mark.parametrize("game", diagrams.POSITIONS)
def test_the_page_has_the_positions_that_the_rules_lead_to(game: str) -> None:
    """`make golden` writes them."""
    assert path_of(game).read_text(encoding="utf-8") == text_of(game)


@pytest.mark.parametrize("game", games.names())
def test_every_picture_of_a_rule_book_has_its_position(game: str) -> None:
    shown = {name for _, name in PICTURE.findall(rule_book(game, "en"))}
    file = path_of(game)
    assert shown == set(json.loads(file.read_text(encoding="utf-8")) if file.exists() else {})


def test_the_worked_round_ends_as_its_picture_shows() -> None:
    board, desk = after(*TRICKS), three()
    desk.play(" ".join(TRICKS))
    scored = [each for each in desk.heard() if isinstance(each, RoundScored)]
    assert [each.points for each in scored] == [11, 4, 4]
    assert lanes.listed(board.table.tricks, 3) == [3, 4, 1]
    tokens = [int(each).bit_count() for each in board.table.tokens.listed(3)]
    assert tokens == [8, 8, 8]


def test_the_player_in_the_paradox_has_nothing_to_play() -> None:
    state = after(*STUCK)
    seat = state.table.turn
    hand = state.hands.get(seat)
    assert lanes.get(state.table.in_hand, seat) == 2
    assert rules.declarable(state.table, seat, hand) == 0


def test_the_dogs_chase_what_they_would_chase_first() -> None:
    """A big dog the best cat, a small dog the worst, and two dogs only each other."""
    left = [
        [each["card"] for each in sack if each["leaves"]]
        for sack in diagrams.felines()["felix-dogs"]
    ]
    assert [[NAMES[card] for card in cards] for cards in left] == [
        ["15", "big-dog"],
        ["-8", "small-dog"],
        ["big-dog", "small-dog"],
    ]


def test_the_total_in_its_picture_is_exactly_25() -> None:
    mine = diagrams.rats()["rat-total"]["players"][0]
    assert (mine["total"], mine["short_of"]) == (25, 0)
    assert [card["worth"] for card in mine["cards"]] == [6, 5, 6, 8]
