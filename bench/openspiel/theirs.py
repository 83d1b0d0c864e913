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
class Budget:
    """What their bot may spend on a move; of the two, the one that is not None."""

    seconds: float | None
    simulations: int | None


class Theirs(Bot[View]):
    """Their bot for one seat. `simulations` and `thought`, in seconds, are those of all moves."""

    def __init__(
        self, game: Game[Any, Any], utility: Utility, exploration: float, budget: Budget, seed: int
    ) -> None:
        self.simulations = 0
        self.thought = 0.0
        self._seconds = inf if budget.seconds is None else budget.seconds
        self._begun = 0.0
        self._before = 0  # simulations of all moves before the present one
        self._game = SpielGame(game, utility, seed, _kind(game))
        self._search = ISMCTSBot(
            self._game,
            Rollouts(),
            uct_c=exploration,
            max_simulations=budget.simulations or _ENDLESS,
            random_state=np.random.RandomState(seed),
            # Whoever sees the same may do the same: a view has its legal actions.
            allow_inconsistent_action_sets=False,
        )
        self._search.set_resampler(self._resampled)

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        self._begun, self._before = perf_counter(), self.simulations
        policy = self._searched(self._game.state_of(view))
        self.thought += perf_counter() - self._begun
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
        if late and self.simulations - self._before >= FEWEST:
            raise _TimeIsUp
        self.simulations += 1
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
