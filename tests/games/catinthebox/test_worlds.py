"""Cat in the Box: imagined worlds against an exact enumeration of all that agree with a view.

The view is seat 1's near the end of the worked round. Unseen are two cards in seat 0's hand, one
in seat 2's, and the discards of both: in some order a 1, a 2, a 3 and two 4s.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from ninelives.bots.dice import QuickDice
from ninelives.engine import bits, lanes
from ninelives.games.catinthebox import board, cards, rules
from ninelives.games.catinthebox.rules import GAME
from ninelives.games.catinthebox.state import CatState
from ninelives.games.catinthebox.view import CatView
from tests.games.catinthebox.helpers import Desk, tokens
from tests.games.catinthebox.test_play import WORKED, three

UNSEEN = (1, 2, 3, 4, 4)
TRIES = 4000

World = tuple[int, int, int, int]  # hand of seat 0 and of seat 2, discard of seat 0 and of seat 2


def seen_by_seat_1(lacking: dict[int, list[int]]) -> CatView:
    """The view, with ranks that seats 0 and 2 are known to lack."""
    view = GAME.view(three().play(WORKED).state, 1)
    for seat, ranks in lacking.items():
        lacks = bits.packed([rank - 1 for rank in ranks])
        view.table.lacking = lanes.put(view.table.lacking, seat, lacks)
    return view


def enumerated(view: CatView, lacking: dict[int, list[int]]) -> Counter[World]:
    """Every way to lay the five pieces of card out that agrees with the view."""
    worlds: Counter[World] = Counter()
    for one, two, three_, four, five in permutations(UNSEEN):
        hands = {0: [one, two], 2: [three_]}
        if any(rank in hands[seat] for seat, ranks in lacking.items() for rank in ranks):
            continue
        if not rules.declarable(view.table, 0, cards.packed(hands[0])):
            continue  # seat 0 is to move, and in no paradox
        worlds[cards.packed(hands[0]), cards.packed(hands[2]), four, five] += 1
    return worlds


def world_of(state: CatState) -> World:
    discards = state.discards
    return (
        state.hands.get(0),
        state.hands.get(2),
        lanes.get(discards, 0),
        lanes.get(discards, 2),
    )


@pytest.mark.parametrize(
    "lacking",
    [{}, {0: [1, 2]}, {2: [4]}, {0: [1], 2: [4]}, {0: [2, 3], 2: [1, 4]}],
    ids=str,
)
def test_imagined_worlds_are_even(lacking: dict[int, list[int]]) -> None:
    """CB-12, CB-16: even over all worlds in which no seat holds what it lacks or cannot move."""
    view = seen_by_seat_1(lacking)
    expected = enumerated(view, lacking)
    dice = QuickDice(11)
    found = Counter(world_of(GAME.imagine(view, dice)) for _ in range(TRIES))
    assert found.keys() == expected.keys()
    ways = expected.total()
    surprise = sum(
        (found[world] - TRIES * count / ways) ** 2 / (TRIES * count / ways)
        for world, count in expected.items()
    )
    assert surprise < 2 * len(expected) + 10, "chi-square far beyond its mean"


def test_cb_12_a_forced_red_lead_is_remembered() -> None:
    """The table keeps which ranks the leader cannot have held."""
    desk = Desk(3).deal("1112334566", "1233455566", "1222344456")
    desk.discard(2, 5, 2).predict(3, 3, 1)
    blue_and_red = bits.packed([board.RED, board.BLUE])
    desk.table.markers = lanes.put(desk.table.markers, 0, blue_and_red)
    desk.table.taken |= tokens("1B 3B 4B 5B 6B")
    rules.turn_to(desk.state, 0)
    desk.play("6R")
    assert bits.listed(lanes.get(desk.table.lacking, 0)) == [1], "only rank 2 was open in blue"
    assert lanes.get(desk.table.lacking, 1) == 0


def test_a_lead_of_red_that_is_open_shows_nothing() -> None:
    desk = three().play("5B 1R 2Y 6R")
    assert desk.table.lacking == 0
