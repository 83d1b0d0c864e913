"""Ratjack: imagined worlds against an exact enumeration of all that agree with a view.

All cards but a few lie open on the pile. One try of the sampler is run with every fall of the
dice there can be; what it deals, and how often, must be every way to lay the unseen pieces of
card out, each as often as any other.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from ninelives.games.ratjack import worlds
from ninelives.games.ratjack.rules import GAME
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.view import RatjackView
from testkit.odds import every_way
from tests.games.ratjack.helpers import A, B, C, hand, laid, may, play

BOTH_DECKS = [str(value) for value in range(1, 13)] * 2


def nearly_open(*seats: str, left: str, top: str = "") -> RatjackState:
    """A position with the cards left in the deck, and all others on the pile under the top."""
    named = " ".join(seats).replace(":", " ").replace("(", "").replace(")", "").split()
    rest = BOTH_DECKS[:]
    for name in [*named, *left.split(), *top.split()]:
        rest.remove(name)
    return laid(*seats, pile=" ".join([*rest, *top.split()]))


def odds_of_one_try(view: RatjackView) -> dict[tuple[int, ...], Fraction]:
    """What one try deals to the slots, with its exact odds; tries thrown away are left out."""
    odds: dict[tuple[int, ...], Fraction] = {}
    slots = worlds._Slots(view)
    for dealt, likely in every_way(lambda dice: worlds._dealt(slots, dice)):
        if dealt is not None:
            odds[tuple(dealt)] = odds.get(tuple(dealt), Fraction(0)) + likely
    return odds


def enumerated(view: RatjackView) -> Counter[tuple[int, ...]]:
    """Every way to lay the unseen pieces of card out that agrees with the traces."""
    slots = worlds._Slots(view)
    found: Counter[tuple[int, ...]] = Counter()
    for dealt in permutations(slots.cards):
        if fits(view.traces, slots.positions, list(dealt)):
            found[dealt] += 1
    return found


def fits(traces: list[list[int]], positions: list[int], dealt: list[int]) -> bool:
    """Whether every trace can be a card of its own."""
    if not traces:
        return True
    (card, *where), *rest = traces
    for slot, position in enumerate(positions):
        if dealt[slot] != card or position not in where:
            continue
        if fits(rest, positions, [*dealt[:slot], NOBODY, *dealt[slot + 1 :]]):
            return True
    return False


def nothing_remembered() -> RatjackState:
    return nearly_open("1 :", "2 : (3)", left="3 4")


def one_trace() -> RatjackState:
    """B has drawn the 8 and hidden a card; the other 8 is in the deck."""
    state = nearly_open("1 2 :", "7 :", left="8 4 5", top="8")
    return play(state, "hide 2", "draw discard", "hide 7")


def nested_traces() -> RatjackState:
    """B has drawn the 8, hidden a card, drawn the 9 and hidden one more."""
    state = nearly_open("1 2 :", "7 :", left="4 5", top="9 3 8")
    play(state, "hide 2", "draw discard", "hide 7", "draw discard", "hide 3")
    return play(state, "draw discard", "hide 8")


def traces_of_twins() -> RatjackState:
    """B has drawn both 8s one after the other, and hidden a card after each."""
    state = nearly_open("1 2 :", "7 :", left="4 5", top="8 3 8")
    play(state, "hide 2", "draw discard", "hide 7", "draw discard", "hide 3")
    return play(state, "draw discard", "hide 8")


def traces_into_the_deck() -> RatjackState:
    """Three discards are in the deck, or with B, who has drawn from it and hidden a card."""
    state = nearly_open("2 1 :", "7 :", left="4", top="8 9 10")
    return play(state, "show 2", "draw deck", "deal 9", "hide 7")


def traces_that_overlap() -> RatjackState:
    """As before, and B has drawn a discard too."""
    state = nearly_open("2 1 :", "7 :", "3 :", left="4", top="6 8 9 10")
    play(state, "show 2", "draw discard", "hide 7")
    return play(state, "draw deck", "deal 9", "hide 3")


def traces_that_cross() -> RatjackState:
    """B has drawn a discard and hidden a card, then drawn from a deck that has another in it."""
    state = nearly_open("2 :", "8 :", left="4", top="6 4")
    play(state, "draw discard", "show 2", "draw discard", "hide 8")
    play(state, "draw deck", "deal 11", "show 11", "player 1", "deal 12")
    return play(state, "draw deck", "deal 6")


POSITIONS = [
    nothing_remembered,
    one_trace,
    nested_traces,
    traces_of_twins,
    traces_into_the_deck,
    traces_that_overlap,
    traces_that_cross,
]


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", [A, B, C])
def test_every_world_that_agrees_with_the_view_is_as_likely(position: object, seat: int) -> None:
    assert callable(position)
    view = GAME.view(position(), seat)
    ways, odds = enumerated(view), odds_of_one_try(view)
    share = sum(odds.values()) / sum(ways.values())
    assert share > 0
    assert odds == {dealt: share * count for dealt, count in ways.items()}


def test_the_positions_hold_what_they_say() -> None:
    counts = [len(GAME.view(position(), A).traces) for position in POSITIONS]
    assert counts == [0, 1, 2, 2, 3, 4, 2]


@pytest.mark.parametrize("moves", [("show 6",), ("discard 1",)])
def test_whoever_is_to_flip_has_a_card_to_flip(moves: tuple[str, ...]) -> None:
    """B knows that A's hidden card is not one of those that could not be flipped now."""
    state = nearly_open("6 1 : (8)", "7 : 3", left="12 12 3 5 8")
    play(state, *moves)
    view = GAME.view(state, B)
    hidden: Counter[int] = Counter()
    for seed in range(600):
        world = GAME.imagine(view, QuickDice(seed))
        assert GAME.legal(world, A)
        hidden[world.hidden.get(0) + 1] += 1
    # A 12 finds nothing to flip, and a 3 or a 5 nothing hidden of B's: it must be the 8, or
    # after the first move the other 1.
    assert set(hidden) <= {1, 8}
    assert hidden[8] > 0


def test_a_known_top_is_imagined_by_those_who_do_not_know_it() -> None:
    state = laid("w1 1 :", "7 :", "9 :", decks="rats+weasels")
    play(state, "show w1", "deal 5", "deal 4", "deal 3", "top 3", "top 4")
    tops = set()
    for seed in range(30):
        world = GAME.imagine(GAME.view(state, B), QuickDice(seed))
        assert len(world.top_cards()) == 3
        tops.add(tuple(world.top_cards()))
        assert GAME.view(world, B) == GAME.view(state, B)
    assert len(tops) > 20
    own = GAME.imagine(GAME.view(state, A), QuickDice(1))
    assert own.top_cards() == state.top_cards()


def test_own_cards_are_never_imagined_otherwise() -> None:
    state = laid("5 6 : (8) 3", "7 : (9)")
    for seed in range(20):
        world = GAME.imagine(GAME.view(state, A), QuickDice(seed))
        assert (hand(world, A), world.hidden.get(0)) == ("5 6", state.hidden.get(0))
        assert may(world, "discard 5")
