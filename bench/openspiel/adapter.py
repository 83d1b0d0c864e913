"""Adapter: our games with the interface that OpenSpiel's search expects.

OpenSpiel accepts any object with the right methods as a state, so nothing is imported from it here.
Costs that are not those of their search are kept out of it:

- Chance acts inside `apply_action`; a search that samples worlds would draw one outcome there too.
- A key is a view as bytes, made once for each state; a world imagined from a view has its key.
- Rollouts run in our compiled core, at random and to the end of the game, like theirs.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable
from typing import Any, Final, TypeAlias

from ninelives.bots import rollouts
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, Game, Outcome, State, View

TERMINAL: Final = -4  # OpenSpiel's id where no player is to act

Returns: TypeAlias = list[float]
Utility: TypeAlias = Callable[[Outcome], Returns]


# -- returns ---------------------------------------------------------------------------------------


def wins(outcome: Outcome) -> Returns:
    """From -1 for a loss to 1 for a win; a shared win counts for its share."""
    winners = outcome.winners()
    return [2 * (seat in winners) / len(winners) - 1 for seat in range(len(outcome.places))]


def points(outcome: Outcome) -> Returns:
    """The lead of a seat over the best other seat, in points."""
    best = [
        max(outcome.points[:seat] + outcome.points[seat + 1 :])
        for seat in range(len(outcome.points))
    ]
    return [float(own - other) for own, other in zip(outcome.points, best, strict=True)]


UTILITIES: Final[dict[str, Utility]] = {"wins": wins, "points": points}


# -- game and states -------------------------------------------------------------------------------


class SpielGame:
    """One of our games; `kind` is the GameType that OpenSpiel asks for."""

    def __init__(self, game: Game[Any, Any], utility: Utility, seed: int, kind: object) -> None:
        self.game = game
        self.utility = utility
        self.dice = QuickDice(seed)
        self._kind = kind

    def get_type(self) -> object:
        return self._kind

    def state_of(self, view: View) -> SpielState:
        """A state sampled from a view of the seat to act."""
        world = self.game.imagine(view, self.dice)
        assert self.game.to_act(world) == view.seat
        return SpielState(self, world, view.seat, view)


class SpielState:
    """A world in which a seat is to act, or none; caches the view of that seat."""

    def __init__(
        self, rules: SpielGame, world: State, seat: int, view: View | None, key: str = ""
    ) -> None:
        self._rules = rules
        self._world = world
        self._seat = seat
        self._view = view
        self._key = key

    def get_game(self) -> SpielGame:
        return self._rules

    def clone(self) -> SpielState:
        return SpielState(self._rules, self._world.clone(), self._seat, self._view, self._key)

    # -- turns and actions ------------------------------------------------------------------------

    def current_player(self) -> int:
        return TERMINAL if self._seat == NOBODY else self._seat

    def is_terminal(self) -> bool:
        return self._seat == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        return self._seen().legal

    def apply_action(self, action: int) -> None:
        """Apply an action and the draws that follow."""
        game, dice, world = self._rules.game, self._rules.dice, self._world
        game.advance(world, self._seat, action, None)
        while (seat := game.to_act(world)) == CHANCE:
            game.advance(world, CHANCE, game.pick(world, CHANCE, dice), None)
        self._seat, self._view, self._key = seat, None, ""

    def returns(self) -> Returns:
        """The returns of the seats at the end."""
        return self._worth(self._world)

    def rolled_out(self) -> Returns:
        """The returns of one random game from here; the state is unchanged."""
        world = self._world.clone()
        rollouts.rollout(self._rules.game, world, self._rules.dice)
        return self._worth(world)

    def _worth(self, end: State) -> Returns:
        outcome: Outcome | None = self._rules.game.outcome(end)
        assert outcome is not None
        return self._rules.utility(outcome)

    # -- information states ------------------------------------------------------------------------

    def information_state_string(self) -> str:
        """Equal for two states if and only if the seat to act has the same view of both.

        This format of marshal, unlike the newer ones, depends on nothing but the values.
        """
        if not self._key:
            self._key = marshal.dumps(self._seen().facts(), 2).decode("latin-1")
        return self._key

    def resampled(self) -> SpielState:
        """Another world in the same information set of the seat to act."""
        view = self._seen()
        world = self._rules.game.imagine(view, self._rules.dice)
        return SpielState(self._rules, world, self._seat, view, self._key)

    def _seen(self) -> View:
        if self._view is None:
            self._view = self._rules.game.view(self._world, self._seat)
        return self._view


class Rollouts:
    """Like their RandomRolloutEvaluator: the value of a state is the mean of random games."""

    def __init__(self, games: int) -> None:
        """`rollouts` games for each simulation; their mean counts."""
        self._games = games

    def evaluate(self, state: SpielState) -> Returns:
        ends = [state.rolled_out() for _ in range(self._games)]
        return [sum(seat) / self._games for seat in zip(*ends, strict=True)]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
