"""What a seat may know, and the worlds it can imagine from that."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ninelives.engine import bits, lanes
from ninelives.engine.contract import CHANCE, NOBODY
from ninelives.engine.errors import BadFacts
from ninelives.games.felix import table as book
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from testkit.odds import every_way
from tests.games.felix.helpers import (
    A,
    B,
    C,
    begun,
    bid,
    pass_round,
    place,
    place_lowest,
)

World = tuple[tuple[int, int, int], ...]


def world(state: FelixState) -> World:
    """Where the cards of every set are: in hand, removed, face down."""
    return tuple(
        (
            lanes.get(state.hands, seat),
            lanes.get(state.removed, seat),
            lanes.get(state.face_down, seat),
        )
        for seat in range(state.table.seats)
    )


def imagined(state: FelixState, seat: int) -> dict[World, Fraction]:
    """Every world that seat can imagine, with its odds."""
    view = GAME.view(state, seat)
    odds: dict[World, Fraction] = {}
    for other, chance in every_way(lambda dice: GAME.imagine(view, dice)):
        assert GAME.view(other, seat) == view
        odds[world(other)] = odds.get(world(other), Fraction(0)) + chance
    return odds


def near_the_end(seats: int, rounds: int) -> FelixState:
    state = begun(seats, start=B)
    for _ in range(rounds):
        pass_round(state)
    return state


def test_before_the_deal_there_is_nothing_to_imagine() -> None:
    state = GAME.new(4, {})
    assert imagined(state, A) == {world(state): Fraction(1)}


def test_while_cards_are_removed_only_robbed_sets_are_unknown() -> None:
    state = GAME.new(4, {})
    GAME.apply(state, CHANCE, book.start_drawn(A))
    GAME.apply(state, CHANCE, book.card_removed(7))
    assert imagined(state, A) == {world(state): Fraction(1)}
    odds = imagined(state, B)
    assert len(odds) == 10
    assert set(odds.values()) == {Fraction(1, 10)}


def test_all_worlds_are_equally_likely_before_anybody_places() -> None:
    """Two cards are left to each: one in hand, one removed."""
    state = near_the_end(4, rounds=8)
    odds = imagined(state, A)
    assert world(state) in odds
    assert len(odds) == 2**3
    assert set(odds.values()) == {Fraction(1, 8)}


def test_all_worlds_are_equally_likely_while_cards_lie_face_down() -> None:
    """Three cards are left to each; B's is turned up, those of C and A lie face down."""
    state = near_the_end(3, rounds=7)
    place_lowest(state)
    bid(state, "-")
    odds = imagined(state, A)
    # B: one of two cards is removed. C: one of three is removed, another lies face down.
    assert len(odds) == 2 * (3 * 2)
    assert set(odds.values()) == {Fraction(1, 12)}
    assert world(state) in odds
    assert len(imagined(state, NOBODY)) == 2 * (3 * 2) * (3 * 2)


def test_a_seat_that_placed_has_a_card_face_down_and_the_others_have_not() -> None:
    state = near_the_end(4, rounds=8)
    GAME.apply(state, C, GAME.legal(state, C)[0])
    odds = imagined(state, A)
    assert len(odds) == 2**3
    for sets in odds:
        assert [bits.size(face_down) for _, _, face_down in sets] == [0, 0, 1, 0]


def test_a_spectator_sees_the_table_only() -> None:
    state = begun(4, start=A)
    place(state, "15 8 -5 -8")
    for seat in (NOBODY, 4):
        view = GAME.view(state, seat)
        assert (view.seat, view.hand, view.removed, view.face_down) == (NOBODY, 0, 0, 0)
        assert (view.asked, view.legal) == ("", [])
        assert view.table.open_cards() == state.table.open_cards()


def test_a_view_is_a_copy() -> None:
    state = begun(4, start=A)
    place(state, "15 8 -5 -8")
    view = GAME.view(state, B)
    before = view.facts()
    bid(state, "1 - - -")
    assert view.facts() == before


@pytest.mark.parametrize(("fact", "value"), [("seats", 7), ("edition", "martian"), ("row", None)])
def test_odd_facts_make_no_view(fact: str, value: object) -> None:
    facts = GAME.view(begun(4, start=A), A).facts()
    table = facts["table"]
    assert isinstance(table, dict)
    table[fact] = value
    with pytest.raises(BadFacts, match=fact):
        GAME.view_of(facts)


# -- picking at random -----------------------------------------------------------------------------


def picked(state: FelixState) -> dict[int, Fraction]:
    seat = GAME.to_act(state)
    odds: dict[int, Fraction] = {}
    for action, chance in every_way(lambda dice: GAME.pick(state, seat, dice)):
        odds[action] = odds.get(action, Fraction(0)) + chance
    return odds


def assert_picks_evenly(state: FelixState) -> None:
    legal = GAME.legal(state, GAME.to_act(state))
    assert picked(state) == dict.fromkeys(legal, Fraction(1, len(legal)))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pick_takes_every_legal_action_equally_often(seats: int) -> None:
    state = GAME.new(seats, {})
    for _ in range(1 + seats + seats):
        assert_picks_evenly(state)
        actor = GAME.to_act(state)
        GAME.apply(state, actor, GAME.legal(state, actor)[-1])
    assert_picks_evenly(state)
    place_lowest(state)
    for word in ["4", *["-"] * (seats - 1)]:
        assert_picks_evenly(state)
        bid(state, word)


def test_pick_buys_or_passes_equally_often_and_passes_without_mice() -> None:
    state = begun(4, start=A)
    place_lowest(state)
    bid(state, "- - -")
    assert_picks_evenly(state)
    state.table.mice = 0
    assert_picks_evenly(state)


def test_every_seat_is_told_what_it_may_do() -> None:
    for seat in range(4):
        state = begun(4, start=seat)
        assert GAME.view(state, seat).legal == GAME.legal(state, seat) != []
