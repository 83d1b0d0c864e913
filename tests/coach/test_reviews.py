"""A review: costs and luck add up, and it is the same whenever it is made."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import bots, games
from ninelives.bots.levels import Budget
from ninelives.coach.reasons import contrasting_reasons, reasons_for
from ninelives.coach.reasons.base import Reason
from ninelives.coach.record_reviews import review, review_facts
from ninelives.coach.reviews import SeatReview, cost_of, judge, result_of
from ninelives.engine.contract import Outcome
from ninelives.games.felix.rules import GAME as FELIX
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import Record
from ninelives.play.replay import choices_of
from ninelives.wire.http import ReviewedChoice
from ninelives.wire.replies import JudgedMove
from testkit.tables import Setting, played, seeds, settings
from tests.games.felix.helpers import A, D, begun, bid, place

BUDGET = Budget(simulations=2)


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
def test_start_luck_and_cost_of_a_review_make_the_result(name: str) -> None:
    record = finished(name)
    told: list[tuple[int, int]] = []
    made = review(record, 1, 3, BUDGET, lambda done, of: told.append((done, of)))
    assert record.outcome is not None
    assert made.start == 1 / 3
    assert made.result == result_of(record.outcome, 1)
    assert made.start + made.luck - made.cost == pytest.approx(made.result)
    count = len(made.choices)
    assert told == [(done, count) for done in range(count + 1)]
    facts = review_facts(made)
    total = facts["start"] + facts["luck"] + facts["decision"]
    assert total == pytest.approx(facts["result"], abs=0.001)


def test_a_review_is_the_same_again() -> None:
    record = finished("felix")
    assert review(record, 0, 3, BUDGET) == review(record, 0, 3, BUDGET)


@pytest.mark.parametrize("name", games.names())
def test_no_move_is_called_better_that_wins_less_often(name: str) -> None:
    made = review(finished(name), 0, 3, BUDGET)
    for choice in made.choices:
        was_made = choice.best.action == choice.made.action
        assert was_made or choice.best.chance >= choice.made.chance


@pytest.mark.parametrize("name", games.names())
def test_every_choice_of_the_seat_is_judged_by_its_own_view(name: str) -> None:
    record = finished(name)
    made = review(record, 2, 3, BUDGET)
    choices = list(choices_of(record, 2))
    assert choices
    assert [each.frame for each in made.choices] == [each.position for each in choices]
    for choice in choices:
        step = record.steps[choice.position]
        assert (step.seat, step.action) == (2, choice.action)
        assert choice.view.seat == 2
        assert choice.action in choice.view.legal
        assert len(choice.view.legal) > 1


@given(settings, seeds)
def test_no_reason_is_given_for_two_moves(setting: Setting, seed: int) -> None:
    for at, (state, seat, action) in enumerate(played(setting, seed)):
        if at % 13 or seat < 0:
            continue
        view = setting.game.view(state, seat)
        for other in view.legal[:5]:
            if other != action:
                reason, instead = contrasting_reasons(setting.game, view, action, other)
                assert reason != instead or reason is None
                assert reason in (None, *reasons_for(setting.game, view, action))
                assert instead in (None, *reasons_for(setting.game, view, other))


def test_where_two_plays_avoid_a_paradox_their_next_reasons_are_given() -> None:
    """The same reason for both says nothing about the difference."""
    setting = Setting("catinthebox", 3, {})
    pairs = (
        (setting.game.view(state, seat), action, other)
        for state, seat, action in played(setting, 0)
        if seat >= 0
        for other in setting.game.view(state, seat).legal
        if other != action
    )
    for view, *moves in pairs:
        known = [list(reasons_for(setting.game, view, move)) for move in moves]
        if known[0][0] == known[1][0] == Reason("not-stuck"):
            reasons = contrasting_reasons(setting.game, view, *moves)
            assert reasons == (known[0][1], known[1][1])
            return
    pytest.fail("no two plays avoid a paradox")


def test_a_best_move_that_was_made_gains_what_it_is_better_by() -> None:
    """A sack of bad cats: to pass is much better than any bid."""
    state = begun(4, start=A)
    place(state, "-8 -5 -5 rabbit")
    bid(state, "1 - -")
    view, budget = FELIX.view(state, D), Budget(simulations=200)
    passed, dear = (
        judge(FELIX, view, FELIX.notation.read(move), step=1, seed=1, budget=budget)
        for move in ("pass", "bid 9")
    )
    assert (passed.made, passed.cost, passed.gain > 0.1) == (passed.best, 0, True)
    assert (dear.cost > 0.1, dear.gain) == (True, 0)


def judged(best: float, made: float, tried: int = 10_000) -> ReviewedChoice:
    better, worse = (
        JudgedMove(number, chance, tried, "no-sum", {})
        for number, chance in enumerate((best, made))
    )
    return ReviewedChoice(0, cost_of(better, worse), better, worse)


def test_a_move_costs_what_the_best_was_better_by() -> None:
    assert judged(0.5, 0.3).cost == pytest.approx(0.2)


def test_noise_costs_nothing() -> None:
    assert judged(0.5, 0.3, tried=20).cost == 0
    assert judged(0.5, 0.49).cost == 0


chances = st.floats(0, 1)
choices = st.builds(judged, chances, chances, st.integers(1, 100_000))


@given(st.lists(choices), chances)
def test_costs_are_not_negative_and_luck_explains_the_rest(
    found: list[ReviewedChoice], result: float
) -> None:
    made = SeatReview(0, 0.25, found, result)
    assert all(0 <= choice.cost <= choice.best.chance for choice in found)
    assert made.start + made.luck - made.cost == pytest.approx(result)
    assert len(made.strokes()) == len(found) + 1
    costs = [choice.cost for choice in made.costliest(3)]
    assert costs == sorted((choice.cost for choice in found if choice.cost), reverse=True)[:3]


def test_the_result_of_a_shared_win_is_a_part_of_one() -> None:
    outcome = Outcome([5, 5, 1], [1, 1, 3])
    assert [result_of(outcome, seat) for seat in range(3)] == [0.5, 0.5, 0]
