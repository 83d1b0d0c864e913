"""OpenSpiel's information set tree search as a player of our games.

Of their two, the one in C++ cannot play a game that is written in Python: it asks a state for
another world (`ResampleFromInfostate`), and a state in Python cannot answer it. So it is the one in
Python. It knows no clock, and is stopped between two simulations.
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

FEWEST: Final = 2  # the first simulation of a search makes the root, and no choice yet
_ENDLESS: Final = 1 << 62


class _TimeIsUp(Exception):
    """There is no time for another simulation."""


@dataclass(frozen=True)
class Setting:
    """How their bot plays. Of `seconds` and `simulations` a move, the one that is not None."""

    utility: Utility
    exploration: float  # the constant of UCT
    rollouts: int  # a simulation
    seconds: float | None
    simulations: int | None


@dataclass
class Spent:
    """What their search has cost so far, all seats and games together."""

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
            # Whoever sees the same may do the same: a view has its legal actions.
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
        return equal[self._game.dice.below(len(equal))]

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
