"""The match against OpenSpiel's search, as far as it goes without OpenSpiel."""

from __future__ import annotations

from typing import Any

import pytest

from bench.openspiel import contest
from bench.openspiel.adapter import Rollouts, SpielGame, SpielState, points, wins
from ninelives import bots, games
from ninelives.bots.base import Bot
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY, Outcome
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).info.seats]


def _first_choice(name: str, seats: int) -> SpielState:
    match, _ = Match.begin(games.load(name), seats, {}, Dealer(b"openspiel"))
    rules = SpielGame(match.game, wins, 1, "kind")
    return rules.state_of(match.view(match.waiting()[0]))


def _known(state: SpielState) -> dict[str, object]:
    """What the seat to act may know, asked of the game itself."""
    facts: dict[str, object] = state._rules.game.view(state._world, state._seat).facts()
    return facts


def _without_memory(state: SpielState) -> SpielState:
    """The same state, which has to ask for its view and make its key again."""
    return SpielState(state._rules, state._world.clone(), state._seat, None)


def _with_another_hand(state: SpielState, seats: int) -> SpielState:
    """As the next seat may imagine it: the same table, and other secrets of the seat to act."""
    game, dice = state._rules.game, state._rules.dice
    world = game.imagine(game.view(state._world, (state._seat + 1) % seats), dice)
    return SpielState(state._rules, world, state._seat, None)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_key_is_that_of_what_the_seat_knows(name: str, seats: int) -> None:
    """Through a whole game: the same key, the same facts; and the same in all worlds of a view."""
    state, dice = _first_choice(name, seats), QuickDice(2)
    known: dict[str, dict[str, object]] = {}
    while not state.is_terminal():
        key, legal = state.information_state_string(), state.legal_actions()
        world = _without_memory(state.resampled())
        assert (world.information_state_string(), world.legal_actions()) == (key, legal)
        for each in (state, _with_another_hand(state, seats)):
            facts = _known(each)
            assert known.setdefault(each.information_state_string(), facts) == facts
        state.apply_action(dice.choice(legal))
        assert state._seat == state._rules.game.to_act(state._world)
        assert 0 <= state._seat < seats or state._seat == NOBODY
    assert len(state.returns()) == seats


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_rollout_leaves_its_state_as_it_was(name: str, seats: int) -> None:
    state = _first_choice(name, seats)
    before = _known(state)
    worth = Rollouts(3).evaluate(state)
    assert len(worth) == seats
    assert sum(worth) == pytest.approx(2 - seats)  # one wins, or several a part of it each
    assert _known(state) == before
    prior = Rollouts(3).prior(state)
    assert [action for action, _ in prior] == before["legal"]
    assert sum(share for _, share in prior) == pytest.approx(1)


def test_what_an_end_is_worth() -> None:
    alone, shared = Outcome([3, 9, 7], [3, 1, 2]), Outcome([9, 2, 9], [1, 3, 1])
    assert (wins(alone), wins(shared)) == ([-1, 1, -1], [0, -1, 0])
    assert (points(alone), points(shared)) == ([-6, 2, -2], [0, -7, 0])


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_against_itself_has_half(name: str, seats: int) -> None:
    """With seats exchanged, the luck of a deal is shared."""

    def greedy(seed: int) -> Bot[Any]:
        return bots.load("greedy", name, seed)

    score = contest.deal(games.load(name), seats, 5, greedy, greedy)
    assert score.share == 0.5
    assert score.our_wins + score.their_wins == pytest.approx(2)
    assert score.our_points + score.their_points == 2 * (seats // 2) * (seats - seats // 2)


def test_points_are_won_between_the_two_sides() -> None:
    score = contest.scored(Outcome([5, 8, 8, 1], [3, 1, 1, 4]), [0, 2])
    assert score == contest.Score(0.5, 0.5, 2.5, 1.5)
    assert score.share == 0.625


def test_the_interval_is_by_deal() -> None:
    assert contest.interval([0.5]) is None
    assert contest.interval([0.5, 0.5, 0.5]) == (0.5, 0.5)
    assert contest.interval([0.0, 1.0]) == (0.0, 1.0)
    assert contest.interval([0.4, 0.6]) == pytest.approx((0.304, 0.696))
