"""Rollouts inside the compiled core, at random or by heuristics, for benchmarks and adapters."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ninelives.bots.heuristics.base import Heuristics
from ninelives.engine.contract import NOBODY, Game, State
from ninelives.engine.dice import Dice


def rollout(game: Game[Any, Any], state: State, dice: Dice) -> int:
    """Play the state to its end at random; the number of steps."""
    steps: i64 = 0
    seat = game.to_act(state)
    while seat != NOBODY:
        game.advance(state, seat, game.pick(state, seat, dice), None)
        steps += 1
        seat = game.to_act(state)
    return steps


def rollouts(game: Game[Any, Any], start: State, dice: Dice, count: int) -> int:
    """Play `count` copies of a state to their end at random; the number of steps in all."""
    steps = 0
    for _ in range(count):
        steps += rollout(game, start.clone(), dice)
    return steps


def heuristic_rollouts(heuristics: Heuristics[Any], start: State, dice: Dice, count: int) -> int:
    """Play `count` copies of a state to the search horizon by the rollout policy."""
    heuristics.set_root(start)
    for _ in range(count):
        heuristics.rollout(start.clone(), 0, dice)
    return count


def random_rollouts(heuristics: Heuristics[Any], start: State, dice: Dice, count: int) -> int:
    """Play `count` copies of a state to the search horizon at random."""
    game = heuristics.game
    heuristics.set_root(start)
    for _ in range(count):
        world = start.clone()
        seat = game.to_act(world)
        while seat != NOBODY and not heuristics.is_horizon(world):
            game.advance(world, seat, game.pick(world, seat, dice), None)
            seat = game.to_act(world)
    return count
