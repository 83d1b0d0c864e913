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
from tests.games.felix.helpers import A, B, C, D, begun, bid, give, place


def choice(state: FelixState, seat: int) -> str:
    return GAME.notation.write(Greedy(GAME, 1).choose(GAME.view(state, seat)))


def laid(row: str, *, rounds: int = book.ROUNDS - 1) -> FelixState:
    """So many rounds are over; usually it is the last, when a mouse is a point."""
    state = begun(4, start=A)
    state.table.round = rounds
    place(state, row)
    return state


def test_it_stays_in_for_a_good_sack_by_the_smallest_raise() -> None:
    state = laid("15 11 8 rabbit")
    bid(state, "1 - -")
    assert choice(state, D) == "bid 2"


def test_it_passes_a_sack_of_bad_cats() -> None:
    state = laid("-8 -5 -5 rabbit")
    bid(state, "1 - -")
    assert choice(state, D) == "pass"


def test_it_stops_where_the_mice_for_passing_are_worth_more() -> None:
    state = laid("15 rabbit rabbit 5")
    give(state, [30, 15, 15, 30])
    bid(state, "5 - -")
    assert choice(state, D) == "bid 6"
    bid(state, "9 20")
    assert choice(state, D) == "pass"


def test_it_saves_its_mice_at_first_and_spends_them_at_last() -> None:
    for rounds, chosen in ((0, "pass"), (book.ROUNDS - 1, "bid 6")):
        state = laid("15 rabbit rabbit 5", rounds=rounds)
        bid(state, "5 - -")
        assert choice(state, D) == chosen


def test_it_does_not_save_among_those_who_have_nothing() -> None:
    state = laid("15 rabbit rabbit 5", rounds=2)
    give(state, [5, 0, 0, 30])
    bid(state, "5 - -")
    assert choice(state, D) == "bid 6"


def test_it_reckons_with_the_dog_it_hid_itself() -> None:
    rows = {"15 5 rabbit big-dog": "pass", "15 5 rabbit 8": "bid 6"}
    for row, chosen in rows.items():
        state = laid(row)
        bid(state, "5 - -")
        assert choice(state, D) == chosen


def test_it_passes_when_it_cannot_go_above() -> None:
    state = laid("15 11 11 11")
    give(state, [15, 2, 15, 15])
    bid(state, "2")
    assert choice(state, B) == "pass"


@pytest.mark.parametrize(("row", "chosen"), [("8 5 -8 rabbit", "buy"), ("-8 5 rabbit -5", "pass")])
def test_it_buys_an_unwanted_row_only_if_that_gains(row: str, chosen: str) -> None:
    state = laid(row)
    bid(state, "- - -")
    assert choice(state, D) == chosen


def test_it_passes_an_unwanted_row_without_mice() -> None:
    state = laid("8 5 -8 rabbit")
    give(state, [15, 15, 15, 0])
    bid(state, "- - -")
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
