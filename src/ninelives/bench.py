"""Benchmarks of the games: rollouts inside the compiled core, and stepping from Python.

A step is one action or one draw of chance. Stepping from Python is what an outside program does:
ask for the actor, list the legal actions, choose one, apply it; at a chance node let the game draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter
from timeit import timeit
from typing import Any, Final

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.bots.heuristics.base import Heuristics
from ninelives.bots.rollouts import heuristic_rollouts, random_rollouts, rollout
from ninelives.bots.rollouts import rollouts as play_rollouts
from ninelives.bots.search_bot import heuristics_of
from ninelives.build import compiled
from ninelives.engine.contract import CHANCE, NOBODY, Game, State
from ninelives.engine.dice import Dice

PLAYERS: Final = 4
SECONDS: Final = 1.0

_SEED: Final = 9
_ROLLOUTS_BETWEEN_CLOCKS: Final = 8
_CLONES: Final = 2000
_TRIES: Final = 15


def run(names: Iterable[str], seconds: float = SECONDS) -> dict[str, object]:
    """Benchmark these games, each kind of speed for `seconds`; plain data for JSON."""
    return {"compiled": compiled(), "games": {name: _measured(name, seconds) for name in names}}


def _measured(name: str, seconds: float) -> dict[str, float]:
    game = games.load(name)
    steps, played = rollouts(game, seconds)
    stepped, stepped_games = stepping(game, seconds)
    speeds = {
        "players": PLAYERS,
        "rollout_steps_per_s": round(steps),
        "rollouts_per_s": round(played),
        "python_steps_per_s": round(stepped),
        "round_rollouts_per_s": round(round_rollouts(game, seconds, random_rollouts)),
        "guided_rollouts_per_s": round(round_rollouts(game, seconds, heuristic_rollouts)),
        "clone_ns": round(clone_ns(game)),
        "chance_share": round(chance_share(game), 2),
    }
    if not compiled():
        speeds["pure_game_ms"] = round(1000 / stepped_games, 1)
    return speeds


# -- one measurement each -------------------------------------------------------------------------


def rollouts(game: Game[Any, Any], seconds: float) -> tuple[float, float]:
    """Steps and games per second of random rollouts inside the core."""
    start = game.new(PLAYERS, {})
    dice = QuickDice(_SEED)
    steps, batches, taken = _repeated(
        lambda: play_rollouts(game, start, dice, _ROLLOUTS_BETWEEN_CLOCKS), seconds
    )
    return steps / taken, batches * _ROLLOUTS_BETWEEN_CLOCKS / taken


def round_rollouts(
    game: Game[Any, Any],
    seconds: float,
    played: Callable[[Heuristics[Any], State, Dice, int], int],
) -> float:
    """Rollouts per second from the middle of a game to the horizon of a search."""
    start, dice, heuristics = _midway(game), QuickDice(_SEED), heuristics_of(game)
    count, _, taken = _repeated(
        lambda: played(heuristics, start, dice, _ROLLOUTS_BETWEEN_CLOCKS), seconds
    )
    return count / taken


def stepping(game: Game[Any, Any], seconds: float) -> tuple[float, float]:
    """Steps and games per second of random play from Python, one action at a time."""
    dice = QuickDice(_SEED)
    steps, played, taken = _repeated(lambda: _stepped_through(game, dice), seconds)
    return steps / taken, played / taken


def clone_ns(game: Game[Any, Any]) -> float:
    """Nanoseconds to clone a state in the middle of a game, including the call from Python."""
    state = _midway(game)
    # The minimum: other load on the machine can only add time.
    quickest = min(timeit(state.clone, number=_CLONES) for _ in range(_TRIES))
    return quickest / _CLONES * 1e9


def chance_share(game: Game[Any, Any]) -> float:
    """The share of the steps of a game that are draws of chance."""
    dice = QuickDice(_SEED)
    state: State = game.new(PLAYERS, {})
    draws = steps = 0
    while (seat := game.to_act(state)) != NOBODY:
        game.advance(state, seat, game.pick(state, seat, dice), None)
        draws += seat == CHANCE
        steps += 1
    return draws / steps


# -- loops ---------------------------------------------------------------------------------------


def _repeated(work: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Call `work` until the time is up: the sum of its results, the calls, the seconds."""
    total = times = 0
    begin = perf_counter()
    taken = 0.0
    while taken < seconds:
        total += work()
        times += 1
        taken = perf_counter() - begin
    return total, times, taken


def _stepped_through(game: Game[Any, Any], dice: Dice) -> int:
    """Play one game as an outside program does; returns the number of steps."""
    legal, apply, choice = game.legal, game.apply, dice.choice
    resolve_chance = game.resolve_chance
    state = game.new(PLAYERS, {})
    seat = game.to_act(state)
    steps = 0
    while seat != NOBODY:
        if seat == CHANCE:
            seat = resolve_chance(state, dice)
        else:
            seat = apply(state, seat, choice(legal(state, seat)))
        steps += 1
    return steps


def _midway(game: Game[Any, Any]) -> State:
    """A state in the middle of a random game."""
    steps = rollout(game, game.new(PLAYERS, {}), QuickDice(_SEED))
    dice = QuickDice(_SEED)
    state: State = game.new(PLAYERS, {})
    for _ in range(steps // 2):
        seat = game.to_act(state)
        game.advance(state, seat, game.pick(state, seat, dice), None)
    return state
