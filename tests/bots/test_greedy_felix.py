"""The hand-written player of Felix: sensible choices, and better than chance."""

from __future__ import annotations

import pytest

from ninelives.bots import load
from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.bots.greedy.felix import Greedy
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from ninelives.games.felix.view import FelixView
from tests.games.felix.helpers import A, C, D, begun, bid, give, place

LAST = book.ROUNDS - 1
EVEN, ONLY_D = [15, 15, 15, 15], [5, 0, 0, 30]


def choice(state: FelixState, seat: int) -> str:
    return GAME.notation.write(Greedy(GAME, 1).choose(GAME.view(state, seat)))


def laid(row: str, *, rounds: int = LAST) -> FelixState:
    """So many rounds are over; usually it is the last, when a mouse is a point."""
    state = begun(4, start=A)
    state.table.round = rounds
    place(state, row)
    return state


@pytest.mark.parametrize(
    ("row", "rounds", "mice", "bids", "chosen"),
    [
        pytest.param("15 11 8 rabbit", LAST, EVEN, "1 - -", "bid 2", id="smallest raise"),
        pytest.param("-8 -5 -5 rabbit", LAST, EVEN, "1 - -", "pass", id="bad cats"),
        pytest.param("15 rabbit rabbit 5", 0, EVEN, "5 - -", "pass", id="saves at first"),
        pytest.param("15 rabbit rabbit 5", LAST, EVEN, "5 - -", "bid 6", id="spends at last"),
        pytest.param("15 rabbit rabbit 5", 2, ONLY_D, "5 - -", "bid 6", id="others have nothing"),
        pytest.param("15 5 rabbit big-dog", LAST, EVEN, "5 - -", "pass", id="its own hidden dog"),
        pytest.param("15 5 rabbit 8", LAST, EVEN, "5 - -", "bid 6", id="its own hidden cat"),
        pytest.param("15 11 11 11", LAST, [15, 2, 15, 15], "2", "pass", id="cannot go above"),
        pytest.param("8 5 -8 rabbit", LAST, EVEN, "- - -", "buy", id="buys what gains"),
        pytest.param("-8 5 rabbit -5", LAST, EVEN, "- - -", "pass", id="buys nothing else"),
        pytest.param("8 5 -8 rabbit", LAST, [15, 15, 15, 0], "- - -", "pass", id="buys with mice"),
    ],
)
def test_what_it_answers_to_a_bid(
    row: str, rounds: int, mice: list[int], bids: str, chosen: str
) -> None:
    state = laid(row, rounds=rounds)
    give(state, mice)
    bid(state, bids)
    assert choice(state, GAME.to_act(state)) == chosen


def test_it_stops_where_the_mice_for_passing_are_worth_more() -> None:
    state = laid("15 rabbit rabbit 5")
    give(state, [30, 15, 15, 30])
    bid(state, "5 - -")
    assert choice(state, D) == "bid 6"
    bid(state, "9 20")
    assert choice(state, D) == "pass"


def test_it_places_good_cats_when_rich_and_bad_ones_when_not() -> None:
    state = begun(4, start=A)
    give(state, [40, 5, 5, 5])
    assert choice(state, A) in {"place 15", "place 11"}
    assert choice(state, C) in {"place -8", "place -5"}


def played(seats: int, seed: int, hero: int) -> list[int]:
    """The places after a game of one greedy player among random ones."""
    state = GAME.new(seats, {})
    dice = QuickDice(seed)
    bots: list[Bot[FelixView]] = [load("random", "felix", seed + seat) for seat in range(seats)]
    bots[hero] = Greedy(GAME, seed)
    while (seat := GAME.to_act(state)) != NOBODY:
        if seat == CHANCE:
            GAME.apply(state, seat, GAME.pick(state, seat, dice))
        else:
            GAME.apply(state, seat, bots[seat].choose(GAME.view(state, seat)))
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.places


@pytest.mark.parametrize("seats", book.SEATS)
def test_it_wins_most_games_against_random_players(seats: int) -> None:
    places = [played(seats, seed, hero=seed % seats)[seed % seats] for seed in range(30)]
    assert places.count(1) >= 20


def test_the_same_seed_plays_the_same() -> None:
    assert played(3, seed=5, hero=1) == played(3, seed=5, hero=1)
    views = [GAME.view(begun(4, start=A), A)] * 20
    first, second, third = Greedy(GAME, 1), Greedy(GAME, 1), Greedy(GAME, 2)
    chosen = [first.choose(view) for view in views]
    assert [second.choose(view) for view in views] == chosen
    assert [third.choose(view) for view in views] != chosen
