"""OpenSpiel's information set tree search as a bot for our games.

OpenSpiel has two. The C++ one cannot play a game written in Python, because it needs
`ResampleFromInfostate`, which a Python state cannot offer; so this uses the Python one. It has no
time limit of its own, so it is stopped between two simulations.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

from bench.openspiel.adapter import Rollouts, SpielGame, SpielState, Utility
from ninelives.bots.base import Bot
from ninelives.engine.contract import Game, View

FEWEST: Final = 2  # the first simulation only creates the root
_ENDLESS: Final = 1 << 62


class _TimeIsUp(Exception):
    """The time for this move is used up."""


@dataclass(frozen=True)
class Setting:
    """Settings of their bot; a move's budget is `seconds` or `simulations`, the other is None."""

    utility: Utility
    exploration: float  # exploration constant of UCT
    rollouts: int  # a simulation
    seconds: float | None
    simulations: int | None


@dataclass
class Spent:
    """The cost of their search so far, over all seats and games."""

    simulations: int = 0
    seconds: float = 0.0


class Theirs(Bot[View]):
    """Their bot for one seat."""

    def __init__(self, game: Game[Any, Any], setting: Setting, seed: int, spent: Spent) -> None:
        self._spent = spent
        self._seconds = inf if setting.seconds is None else setting.seconds
        self._begun = 0.0
        self._simulations = 0  # of this move
        self._game = SpielGame(game, setting.utility, seed, _kind(game))
        self._search = ISMCTSBot(
            self._game,
            Rollouts(setting.rollouts),
            uct_c=setting.exploration,
            max_simulations=setting.simulations or _ENDLESS,
            random_state=np.random.RandomState(seed),
            # The legal actions depend on the view alone.
            allow_inconsistent_action_sets=False,
        )
        self._search.set_resampler(self._resampled)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        self._begun, self._simulations = perf_counter(), 0
        policy = self._searched(self._game.state_of(view))
        self._spent.seconds += perf_counter() - self._begun
        self._spent.simulations += self._simulations
        best = max(share for _, share in policy)
        equal = [action for action, share in policy if share == best]
        return self._game.dice.choice(equal)

    def _searched(self, root: SpielState) -> list[tuple[int, float]]:
        try:
            policy: list[tuple[int, float]] = self._search.get_policy(root)
        except _TimeIsUp:
            policy = self._search.get_final_policy(root, self._search.lookup_node(root))
        return policy

    def _resampled(self, root: SpielState, _player: int) -> SpielState:
        """The world of the next simulation."""
        late = perf_counter() - self._begun >= self._seconds
        if late and self._simulations >= FEWEST:
            raise _TimeIsUp
        self._simulations += 1
        return root.resampled()


def _kind(game: Game[Any, Any]) -> object:
    seats = game.info.seats
    return pyspiel.GameType(
        short_name=game.info.name,
        long_name=game.info.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
    )
