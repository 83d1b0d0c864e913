"""Felix: who is taken for a player with a plan, and what the search makes of the others."""

from __future__ import annotations

from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.felix import FelixHeuristics
from ninelives.bots.heuristics.felix_trust import trust_in
from ninelives.bots.heuristics.felix_weights import Weights
from ninelives.engine import bits
from ninelives.games.felix.rules import GAME
from ninelives.games.felix.state import FelixState
from tests.games.felix.helpers import A, B, C, D, begun, bid, place


def played(*rounds: tuple[str, str]) -> FelixState:
    """A game of four after rounds told by their row and bids."""
    state = begun(4, start=A)
    for row, bids in rounds:
        place(state, row)
        bid(state, bids)
    return state


def trusted(state: FelixState) -> list[float]:
    return [trust_in(state.table, seat, Weights()) for seat in range(4)]


def suspected(state: FelixState, viewer: int) -> list[int]:
    """How often each seat is random in a thousand simulations."""
    heuristics, dice = FelixHeuristics(GAME), QuickDice(1)
    heuristics.set_root(state)
    counts = [0] * 4
    for _ in range(1000):
        for seat in bits.listed(heuristics.sample_opponents(viewer, dice)):
            counts[seat] += 1
    return counts


def test_trust_is_higher_for_a_player_who_hides_bad_cats() -> None:
    fresh = trusted(played())
    assert len(set(fresh)) == 1
    bad, good, _, _ = trusted(played(("-8 15 -5 -5", "- - - -")))
    assert good < fresh[0] < bad


def test_trust_survives_one_strange_card() -> None:
    one, sane, _, _ = trusted(
        played(("15 -8 -5 -5", "- - - -"), ("-8 -5 rabbit rabbit", "- - - -"))
    )
    assert 0.3 < one < sane


def test_trust_falls_after_a_high_price_for_bad_cats() -> None:
    buyer, *others = trusted(played(("-8 -5 -5 rabbit", "14 - - -")))
    assert buyer < 0.01
    assert min(others) > 0.4


def test_trust_stays_after_a_fair_price() -> None:
    row = "-8 15 11 rabbit"
    assert trusted(played((row, "6 - - -")))[A] == trusted(played((row, "- - - -")))[A]


def test_opponents_are_random_as_often_as_they_are_not_trusted() -> None:
    state = played(("-8 -5 -5 rabbit", "14 - - -"))
    trusts = trusted(state)
    counts = suspected(state, viewer=B)
    assert counts[B] == 0
    for seat in (A, C, D):
        assert abs(counts[seat] - 1000 * (1 - trusts[seat])) < 60


def test_random_seats_take_any_legal_action_in_a_rollout() -> None:
    state = begun(4, start=A)
    place(state, "-8 -5 -5 rabbit")
    heuristics, dice = FelixHeuristics(GAME), QuickDice(1)
    heuristics.set_root(state)

    def actions(random_seats: int) -> set[int]:
        return {heuristics.rollout_action(state, A, random_seats, dice) for _ in range(500)}

    assert actions(0) == {heuristics.pick(state, A, dice)}
    assert actions(bits.one(A)) == set(GAME.legal(state, A))
