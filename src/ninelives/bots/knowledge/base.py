"""What a search needs to know of a game beyond its rules.

A state here is always a world that the bot itself imagined from its view; nobody gives it the
true one. How a seat plays in such a world may depend on what that seat can see there, and on
nothing else: a player who acts on cards he cannot know teaches the search to wait for miracles.
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

_WIN: Final = 0.85  # what the win counts in the end, and not how near it was

_HALF: Final = 30  # bits of each half of a number made by `mixed`: products stay within a word
_MASK: Final = (1 << _HALF) - 1
_FIRST_FACTOR: Final = 0x2C1B3C6D
_SECOND_FACTOR: Final = 0x297A2D39


def mixed(number: i64, more: i64) -> i64:
    """A number of 60 bits made of one such number and any other."""
    return _mixed_with_half(_mixed_with_half(number, more & _MASK), more >> _HALF & _MASK)


def _mixed_with_half(number: i64, part: i64) -> i64:
    first = ((number >> _HALF) * _FIRST_FACTOR + part + 7) & _MASK
    second = ((number & _MASK) * _SECOND_FACTOR + part * 3 + 5) & _MASK
    return (first ^ first >> 13) << _HALF | (second ^ second >> 11)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(ABC, Generic[S]):
    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.leaning = ""  # what the player likes besides winning: "", "gambler" or "rascal"
        self.curiosity: float = 1.0  # how much is tried that does not look best
        self.doubt: float = 0.05  # how much worse than its situation an action counts untried
        self.foresees: bool = False  # the others are taken to play quickly and sensibly
        self.erratic: i64 = 0  # the set of seats that have no plan, in the simulation that runs

    # -- worlds ------------------------------------------------------------------------------------

    def is_believable(self, world: S, viewer: Seat, dice: Dice) -> bool:
        """Whether to think about this world: as often as the others' past choices fit it."""
        return True

    # -- choices -----------------------------------------------------------------------------------

    def options(self, world: S, seat: Seat) -> list[int]:
        """The actions worth a thought, ascending: all legal ones, unless there are too many."""
        return self.game.legal(world, seat)

    @abstractmethod
    def weight(self, world: S, seat: Seat, action: Action) -> float:
        """How good the action looks at first sight; a point more is e times as often right."""

    @abstractmethod
    def pick(self, world: S, seat: Seat, dice: Dice) -> Action:
        """What a quick and sensible player would do."""

    @abstractmethod
    def situation(self, world: S, seat: Seat, *, own: bool) -> i64:
        """A number for what everybody sees where the seat is to choose, the same for the same.

        `own`: it is the seat that thinks; then with what only that seat sees.
        """

    # -- leanings ----------------------------------------------------------------------------------

    def liking(self, world: S, seat: Seat, action: Action) -> float:
        """How much of the chance to win a player of this leaning gives up to do this."""
        return 0.0

    def relish(self, world: S, seat: Seat) -> float:
        """The same for what has come of it."""
        return 0.0

    # -- how far to look, and how good it is there -------------------------------------------------

    @abstractmethod
    def look_from(self, world: S) -> None:
        """The search begins in a world like this."""

    @abstractmethod
    def is_far_enough(self, world: S) -> bool:
        """Whether to stop here, before the game is over, and judge."""

    @abstractmethod
    def utilities(self, world: S) -> list[float]:
        """How good it stands for each seat, from 0 to 1: about its chance to win."""

    # -- playing on --------------------------------------------------------------------------------

    def suspect(self, viewer: Seat, dice: Dice) -> None:
        """Before each simulation: who of the others may be one who plays without a plan."""

    def choice(self, world: S, seat: i64, dice: Dice) -> Action:
        """What chance or a player does where nobody thinks about it."""
        if seat == CHANCE or bits.contains(self.erratic, seat):
            return self.game.pick(world, seat, dice)
        return self.pick(world, seat, dice)

    def finish(self, world: S, dice: Dice) -> None:
        """Play on quickly and sensibly until it is far enough."""
        game = self.game
        while not self.is_far_enough(world):
            seat = game.to_act(world)
            if seat == NOBODY:
                return
            game.advance(world, seat, self.choice(world, seat, dice), None)


def shares(points: list[float], spread: float) -> list[float]:
    """The chance of each to be ahead in the end: the points now, and how much may still happen."""
    best = max(points)
    odds = [exp((each - best) / spread) for each in points]
    total = sum(odds)
    return [each / total for each in odds]


def final_shares(places: list[int], points: list[float], spread: float) -> list[float]:
    """How good the end is for each: the win above all, and how near it was."""
    near = shares(points, spread)
    winners = float(places.count(1))
    result: list[float] = []
    for seat in range(len(places)):
        won = 1.0 / winners if places[seat] == 1 else 0.0
        result.append(_WIN * won + (1.0 - _WIN) * near[seat])
    return result
