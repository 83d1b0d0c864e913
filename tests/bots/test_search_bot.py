"""The bots that search: deterministic, within their budget, right in plain positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given

from ninelives import bots, games
from ninelives.bots import levels
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristic_bot import HeuristicBot
from ninelives.bots.levels import Budget, Character
from ninelives.bots.search.search import Search
from ninelives.bots.search_bot import SearchBot, heuristics_of
from ninelives.engine.contract import CHANCE, View
from ninelives.games.felix.rules import GAME as FELIX
from ninelives.games.ratjack.rules import GAME as RATJACK
from testkit.tables import Setting, position, seeds, settings
from tests.bots import same_moves
from tests.games.felix.helpers import A, D, begun, bid, place
from tests.games.ratjack.helpers import laid

ROOT = Path(__file__).parents[2]


def thinking(game: str, simulations: int = 300) -> SearchBot:
    bot = bots.load(f"tiger:{simulations}", game, seed=1)
    assert isinstance(bot, SearchBot)
    return bot


def test_pure_sources_in_another_process_make_the_same_moves() -> None:
    """In the compiled run this compares the two builds, in the pure one two processes."""
    done = subprocess.run(
        [sys.executable, "-m", same_moves.__name__],
        cwd=ROOT,
        env={**os.environ, "NINELIVES_PURE": "1"},
        capture_output=True,
        check=True,
    )
    found = json.loads(done.stdout)
    assert found["compiled"] is False
    assert found["moves"] == {name: same_moves.moves(name) for name in games.names()}
    assert all(len(set(moves)) > 3 for moves in found["moves"].values())


@given(settings, seeds)
def test_every_bot_answers_legally_for_every_waiting_seat(setting: Setting, seed: int) -> None:
    """Also where others owe a sealed choice before it."""
    state = position(setting, seed, seed % 100)
    for seat in setting.game.waiting(state):
        view = setting.game.view(state, seat)
        for name in bots.LEVELS:
            assert bots.load(f"{name}:3", setting.game, seed).choose(view) in view.legal


def test_the_search_finds_a_move_that_makes_25() -> None:
    state = laid("3 10 : 12 10", "2 : (4)")
    chosen = thinking("ratjack").choose(RATJACK.view(state, 0))
    assert RATJACK.notation.write(chosen) == "show rat 3"


def test_the_search_passes_a_sack_of_bad_cats() -> None:
    state = begun(4, start=A)
    place(state, "-8 -5 -5 rabbit")
    bid(state, "1 - -")
    chosen = thinking("felix").choose(FELIX.view(state, D))
    assert FELIX.notation.write(chosen) == "pass"


def test_the_best_actions_are_visited_about_equally() -> None:
    view = FELIX.view(begun(4, start=A), A)
    best = thinking("felix").best_of(view, 3)
    assert len({arm.action for arm in best} & set(view.legal)) == 3
    assert [arm.mean() for arm in best] == sorted((arm.mean() for arm in best), reverse=True)
    assert all(0 <= arm.mean() <= 1 for arm in best)
    visits = sorted(arm.visits for arm in best)
    assert visits[0] >= visits[-1] // 2


def test_a_whole_search_spends_its_budget_at_the_root() -> None:
    view = FELIX.view(begun(4, start=A), A)
    search = thinking("felix")._search(view, whole=True)
    visits = [arm.visits for arm in search.arms()]
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == search.simulations == 300


def test_a_search_is_decided_when_the_rest_cannot_change_it() -> None:
    state = laid("3 10 : 12 10", "2 : (4)")
    search = Search(heuristics_of(RATJACK), RATJACK.view(state, 0), QuickDice(1))
    assert not search.is_decided(10)
    search.simulate(200)
    lead = search.arms()[0].visits - search.arms()[1].visits
    assert search.is_decided(lead - 1)
    assert not search.is_decided(lead)


def test_a_search_stops_when_its_time_is_over() -> None:
    """The clock is read after every eight simulations."""
    at_once = Character(budget=Budget(seconds=0.0))
    state = begun(4, start=A)
    search = SearchBot(FELIX, 1, at_once)._search(FELIX.view(state, A), whole=True)
    assert search.simulations == 8


def test_a_random_percent_of_100_is_the_random_bot() -> None:
    careless = Character(budget=Budget(simulations=20), random_percent=100)
    view = FELIX.view(begun(4, start=A), A)
    chosen = {SearchBot(FELIX, seed, careless).choose(view) for seed in range(40)}
    assert chosen == set(view.legal)


def test_a_heuristic_percent_of_100_is_the_heuristic_bot() -> None:
    hasty = Character(budget=Budget(simulations=20), heuristic_percent=100)
    view = FELIX.view(begun(4, start=A), A)
    for seed in range(20):
        at_first_sight = HeuristicBot[View](heuristics_of(FELIX), seed).choose(view)
        assert SearchBot(FELIX, seed, hasty).choose(view) == at_first_sight


@pytest.mark.parametrize("name", ["tiger:", "tiger:0", "tiger:s", "tiger:5m", "random:5", "lion"])
def test_load_refuses_an_unknown_name_or_budget(name: str) -> None:
    assert not bots.is_known(name)
    with pytest.raises(bots.UnknownBot):
        bots.load(name, "felix", 1)


def test_a_budget_is_written_as_simulations_or_seconds() -> None:
    tiger = levels.CHARACTERS["tiger"]
    assert tiger.thinking("500").budget == Budget(simulations=500)
    assert tiger.thinking("0.5s").budget == Budget(seconds=0.5)


@pytest.mark.parametrize("name", games.names())
def test_weigh_visits_an_action_and_its_rival_about_as_often_as_the_best(name: str) -> None:
    game = games.load(name)
    state = position(Setting(name, 3, {}), 5, 50)
    while len(game.legal(state, game.to_act(state))) < 3 or game.to_act(state) == CHANCE:
        game.advance(
            state, game.to_act(state), game.pick(state, game.to_act(state), QuickDice(1)), None
        )
    view = game.view(state, game.to_act(state))
    for action in (view.legal[0], view.legal[-1]):
        best, made, rival = thinking(name, 10).weigh(view, action)
        assert made.action == action
        assert best.action in view.legal
        assert rival is not None
        assert rival.action == best.action or best.action == action != rival.action
        assert min(made.visits, rival.visits) >= best.visits // 2
