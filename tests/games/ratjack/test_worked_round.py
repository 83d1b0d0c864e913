"""The round that the rule book tells, from the toss to the score."""

from __future__ import annotations

from ninelives.engine import lanes
from ninelives.engine.contract import CHANCE
from ninelives.games.ratjack.rules import GAME
from tests.games.ratjack.helpers import A, B, C, may, play, points, supply, told

LUNA, MOMO, SIMBA = A, B, C
SET_UP = (
    "start 0",
    *(f"toss {face}" for face in ("-5", "+10", "x2", "+3", "lock", "+1")),
    *(f"deal {card}" for card in (5, 3, 12, 7, 9, 2)),
    "deal 10",
    "hide 5",
    "hide 7",
    "hide 9",
)
# The moves of each turn, and the totals after it.
TURNS = (
    ("draw deck, deal 8, show 3, card C.(9)", [3, 0, 0]),
    ("draw deck, deal 11, show 12, card A.(5)", [8, 12, 0]),
    ("draw deck, deal 1, discard 2, card C.(9), token +10, card B.12", [8, 22, 9]),
    ("draw deck, deal 6, hide 8", [8, 22, 9]),
    ("draw deck, deal 10, hide 10", [8, 22, 9]),
)


def test_the_round_of_the_rule_book() -> None:
    state = play(GAME.new(3, {}), *SET_UP)
    assert told(state) == "A 3: (5) | B 12: (7) | C 2: (9) | pile 10"
    for moves, totals in TURNS:
        play(state, *moves.split(", "))
        assert lanes.listed(state.table.sums, 3) == totals
    play(state, "draw deck", "deal 11", "show 11", "player 1", "deal 9")
    assert told(state) == "A 6: 5 3 (8) | C 1: 9 11 | pile 10 2"
    assert points(state) == [0, 0, 1]
    assert supply(state) == "-5 x2 +3 lock +1"
    play(state, "draw deck", "deal 4", "show 6", "card A.(8)", "token +3", "card A.3")
    assert points(state) == [1, 0, 1]
    assert GAME.to_act(state) == CHANCE
    play(state, *SET_UP[1:-3])
    assert (state.table.round, state.table.latest) == (2, LUNA)


def test_what_the_rule_book_says_could_not_be_shown() -> None:
    """Simba's 2 in the third turn, Luna's 6 in the fourth."""
    state = play(GAME.new(3, {}), *SET_UP)
    for moves, _ in TURNS[:2]:
        play(state, *moves.split(", "))
    play(state, "draw deck", "deal 1")
    assert not may(state, "show 2")
    play(state, *TURNS[2][0].split(", ")[2:], "draw deck", "deal 6")
    assert not may(state, "show 6")
    assert may(state, "show 8")
