"""What the search needs to know about a game beyond its rules.

Every state here is a determinization: a world that the bot itself drew from its view. How a seat
acts in it may depend only on what that seat can see there. A policy that uses hidden cards teaches
the search to count on information that no seat has (strategy fusion).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from math import exp
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits
from ninelives.engine.contract import CHANCE, NOBODY, Action, Game, Seat, State
from ninelives.engine.dice import Dice

S = TypeVar("S", bound=State)

_WIN: Final = 0.85  # weight of the win itself in the value of a finished game

_HALF: Final = 30  # bits of each half of a number made by `mixed`: products stay within a word
_MASK: Final = (1 << _HALF) - 1
_FIRST_FACTOR: Final = 0x2C1B3C6D
_SECOND_FACTOR: Final = 0x297A2D39


def mixed(number: i64, more: i64) -> i64:
    """Hash of a 60-bit number and any other number, 60 bits long."""
    return _mixed_with_half(_mixed_with_half(number, more & _MASK), more >> _HALF & _MASK)


def _mixed_with_half(number: i64, part: i64) -> i64:
    first = ((number >> _HALF) * _FIRST_FACTOR + part + 7) & _MASK
    second = ((number & _MASK) * _SECOND_FACTOR + part * 3 + 5) & _MASK
    return (first ^ first >> 13) << _HALF | (second ^ second >> 11)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics(ABC, Generic[S]):
    """Changed by `set_root` and by nothing else: one search at a time may use it."""

    def __init__(self, game: Game[Any, Any], style: str = "") -> None:
        self.game = game
        self.style = style  # what the bot likes besides winning: "", "gambler" or "rascal"
        self.c_puct: float = 1.0  # exploration constant
        self.fpu_reduction: float = 0.05  # subtracted from the node's mean for an unvisited action
        self.opponents_fixed: bool = False  # the other seats follow the rollout policy

    def set_root(self, world: S) -> None:
        """Prepare for a search, or a single choice, that begins in a world like this one."""

    # -- determinizations --------------------------------------------------------------------------

    def is_plausible(self, world: S, viewer: Seat, dice: Dice) -> bool:
        """Accept or reject a determinization, by how well it explains the others' past choices."""
        return True

    def sample_opponents(self, viewer: Seat, dice: Dice) -> i64:
        """The set of seats that act at random in one simulation."""
        return 0

    # -- actions -----------------------------------------------------------------------------------

    def options(self, world: S, seat: Seat) -> list[int]:
        """The actions to search, ascending: the legal ones, or a selection if they are many."""
        return self.game.legal(world, seat)

    @abstractmethod
    def logit(self, world: S, seat: Seat, action: Action) -> float:
        """Logarithm of the action's prior probability, up to a constant."""

    @abstractmethod
    def pick(self, world: S, seat: Seat, dice: Dice) -> Action:
        """The rollout policy: a quick and sensible choice."""

    @abstractmethod
    def infoset_key(self, world: S, seat: Seat, *, own: bool) -> i64:
        """Hash of the public information where the seat is to choose.

        `own`: it is the searching seat; then its private information is included.
        """

    # -- playing style -----------------------------------------------------------------------------

    def action_bonus(self, world: S, seat: Seat, action: Action) -> float:
        """What a bot of this style adds to the value of an action at the root."""
        return 0.0

    def outcome_bonus(self, world: S, seat: Seat) -> float:
        """What a bot of this style adds to the value of a simulation's end."""
        return 0.0

    # -- rollouts ----------------------------------------------------------------------------------

    @abstractmethod
    def is_horizon(self, world: S) -> bool:
        """Whether simulations stop here and evaluate, although the game goes on."""

    @abstractmethod
    def evaluate(self, world: S) -> list[float]:
        """The value for each seat, from 0 to 1: approximately its chance to win."""

    def rollout_action(self, world: S, seat: i64, random_seats: i64, dice: Dice) -> Action:
        if seat == CHANCE or bits.contains(random_seats, seat):
            return self.game.pick(world, seat, dice)
        return self.pick(world, seat, dice)

    def rollout(self, world: S, random_seats: i64, dice: Dice) -> None:
        """Play on to the horizon or the end of the game."""
        game = self.game
        while not self.is_horizon(world):
            seat = game.to_act(world)
            if seat == NOBODY:
                return
            game.advance(world, seat, self.rollout_action(world, seat, random_seats, dice), None)


def softmax(points: list[float], temperature: float) -> list[float]:
    """Chance of each seat to end ahead; the temperature is in points that may still be won."""
    best = max(points)
    odds = [exp((each - best) / temperature) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def final_values(places: list[int], points: list[float], temperature: float) -> list[float]:
    """Values of a finished game: mostly the win, and a little for how near a seat came to it."""
    near = softmax(points, temperature)
    winners = float(places.count(1))
    result: list[float] = []
    for seat in range(len(places)):
        won = 1.0 / winners if places[seat] == 1 else 0.0
        result.append(_WIN * won + (1.0 - _WIN) * near[seat])
    return result
