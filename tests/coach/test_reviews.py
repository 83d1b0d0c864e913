"""A review: costs and luck add up, and it is the same whenever it is made."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import bots, games
from ninelives.bots.levels import Budget
from ninelives.coach.hints import Move
from ninelives.coach.plain import move_facts, move_of, review_facts
from ninelives.coach.reasons.base import Reason
from ninelives.coach.record_reviews import choices_of, review
from ninelives.coach.reviews import Review, Verdict, result_of
from ninelives.engine.contract import Outcome
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import Record

BUDGET = Budget(simulations=2)
WHY = Reason("no-sum")


@cache
def finished(name: str) -> Record:
    game = games.load(name)
    match, _ = Match.begin(game, 3, {}, Dealer(b"review"))
    players = [bots.load("random", game, seat) for seat in range(3)]
    while match.outcome() is None:
        seat = match.waiting()[0]
        match.act(seat, players[seat].choose(match.view(seat)))
    return match.record


@pytest.mark.parametrize("name", games.names())
def test_start_and_luck_and_decisions_make_the_result(name: str) -> None:
    record = finished(name)
    told: list[tuple[int, int]] = []
    made = review(record, 1, 3, BUDGET, lambda done, of: told.append((done, of)))
    assert record.outcome is not None
    assert made.start == 1 / 3
    assert made.result == result_of(record.outcome, 1)
    assert made.start + made.luck - made.cost == pytest.approx(made.result)
    count = len(made.verdicts)
    assert told == [(done, count) for done in range(count + 1)]
    facts = review_facts(made)
    total = facts["start"] + facts["luck"] + facts["decision"]
    assert total == pytest.approx(facts["result"], abs=0.001)


def test_it_is_the_same_again() -> None:
    record = finished("felix")
    assert review(record, 0, 3, BUDGET) == review(record, 0, 3, BUDGET)


@pytest.mark.parametrize("name", games.names())
def test_every_choice_of_the_seat_is_judged_by_its_own_view(name: str) -> None:
    record = finished(name)
    choices = choices_of(record, 2)
    assert choices
    for choice in choices:
        step = record.steps[choice.step]
        assert (step.seat, step.action) == (2, choice.action)
        assert choice.view.seat == 2
        assert choice.action in choice.view.legal
        assert len(choice.view.legal) > 1


def judged(best: float, made: float, tried: int = 10_000) -> Verdict:
    return Verdict(0, Move(1, best, tried, WHY), Move(2, made, tried, WHY))


def test_a_move_costs_what_the_best_was_better_by() -> None:
    assert judged(0.5, 0.3).cost == pytest.approx(0.2)
    assert judged(0.5, 0.3).after == pytest.approx(0.3)


def test_noise_costs_nothing() -> None:
    assert judged(0.5, 0.3, tried=20).cost == 0
    assert judged(0.5, 0.49).cost == 0


chances = st.floats(0, 1)
verdicts = st.builds(judged, chances, chances, st.integers(1, 100_000))


@given(st.lists(verdicts), chances)
def test_a_cost_is_never_below_nothing_and_all_adds_up(found: list[Verdict], result: float) -> None:
    made = Review(0, 0.25, found, result)
    assert all(0 <= verdict.cost <= verdict.before for verdict in found)
    assert made.start + made.luck - made.cost == pytest.approx(result)
    assert len(made.strokes()) == len(found) + 1
    costs = [verdict.cost for verdict in made.costliest(3)]
    assert costs == sorted((v.cost for v in found if v.cost), reverse=True)[:3]


def test_a_shared_win_is_a_part_of_one() -> None:
    outcome = Outcome([5, 5, 1], [1, 1, 3])
    assert [result_of(outcome, seat) for seat in range(3)] == [0.5, 0.5, 0]


def test_a_move_is_the_same_after_it_was_plain() -> None:
    move = Move(7, 0.25, 100, Reason("knocks-out", {"seats": [1, 2]}))
    assert move_of(move_facts(move)) == move
