"""A minimal game: all seats guess in secret, then a coin is tossed.

For tests of the match that do not depend on the rules of a real game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from ninelives.engine.contract import (
    CHANCE,
    NOBODY,
    Game,
    GameInfo,
    Notation,
    Option,
    Outcome,
    Refusal,
    State,
    View,
    places_by,
)
from ninelives.engine.dice import Dice
from ninelives.engine.errors import BadNotation, UnknownGame
from ninelives.engine.events import Event, Log

SIDES: Final = ("heads", "tails")


@dataclass
class OwnGuessMade(Event):
    seat: int
    side: int


@dataclass
class GuessMade(Event):
    seat: int


@dataclass
class CoinTossed(Event):
    side: int


class CoinState(State):
    def __init__(self, seats: int, tosses: int) -> None:
        self.points = [0] * seats
        self.guesses: dict[int, int] = {}
        self.tosses_left = tosses

    def clone(self) -> CoinState:
        copy = CoinState(len(self.points), self.tosses_left)
        copy.points = list(self.points)
        copy.guesses = dict(self.guesses)
        return copy


class CoinView(View):
    def __init__(self, seat: int, asked: str, legal: list[int], points: list[int]) -> None:
        super().__init__(seat, asked, legal)
        self.points = points

    def facts(self) -> dict[str, object]:
        return {"seat": self.seat, "asked": self.asked, "legal": self.legal, "points": self.points}


class CoinNotation(Notation):
    def __init__(self) -> None:
        super().__init__({"side": range(len(SIDES))})

    def key(self, kind: str, value: int) -> str:
        return SIDES[value]

    def parts(self, action: int) -> tuple[str, dict[str, int]]:
        return "guess", {"side": action}

    def write(self, action: int) -> str:
        return f"guess {SIDES[action]}"

    def read(self, text: str) -> int:
        return self._side(text, "guess")

    def write_chance(self, outcome: int) -> str:
        return f"toss {SIDES[outcome]}"

    def read_chance(self, text: str) -> int:
        return self._side(text, "toss")

    def _side(self, text: str, verb: str) -> int:
        for side, name in enumerate(SIDES):
            if text == f"{verb} {name}":
                return side
        raise BadNotation(text)


class Coin(Game[CoinState, CoinView]):
    def __init__(self, variant: str = "") -> None:
        info = GameInfo(
            name="coin",
            rules_version=4,
            seats=(2, 3),
            options=(Option("tosses", ("one", "three"), "three"),),
            actions=2,
            chance_outcomes=2,
            questions=("guess",),
            dealing_rule="CO-2",
            lowest_points=0,
            highest_points=3,
            variant=variant,
        )
        super().__init__(info, CoinNotation())

    def _set_up(self, seats: int, options: dict[str, str]) -> CoinState:
        return CoinState(seats, 1 if options["tosses"] == "one" else 3)

    def to_act(self, state: CoinState) -> int:
        if state.tosses_left == 0:
            return NOBODY
        waiting = self.waiting(state)
        return waiting[0] if waiting else CHANCE

    def waiting(self, state: CoinState) -> list[int]:
        if state.tosses_left == 0:
            return []
        return [seat for seat in range(len(state.points)) if seat not in state.guesses]

    def legal(self, state: CoinState, seat: int) -> list[int]:
        due = self.to_act(state) == CHANCE if seat == CHANCE else seat in self.waiting(state)
        return [0, 1] if due else []

    def is_legal(self, state: CoinState, seat: int, action: int) -> bool:
        return action in self.legal(state, seat)

    def chance(self, state: CoinState) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def pick(self, state: CoinState, seat: int, dice: Dice) -> int:
        return self.legal(state, seat)[dice.below(2)]

    def advance(self, state: CoinState, seat: int, action: int, log: Log | None) -> None:
        if seat != CHANCE:
            state.guesses[seat] = action
            if log is not None:
                log.split(1 << seat, OwnGuessMade(seat, action), GuessMade(seat))
            return
        for guesser, guess in state.guesses.items():
            state.points[guesser] += guess == action
        state.guesses = {}
        state.tosses_left -= 1
        if log is not None:
            log.tell(CoinTossed(action))

    def outcome(self, state: CoinState) -> Outcome | None:
        if state.tosses_left:
            return None
        return Outcome(list(state.points), places_by([(points, 0) for points in state.points]))

    def view(self, state: CoinState, seat: int) -> CoinView:
        legal = self.legal(state, seat) if seat >= 0 else []
        return CoinView(seat, "guess" if legal else "", legal, list(state.points))

    def view_of(self, facts: Mapping[str, object]) -> CoinView:
        raise NotImplementedError("views of this game are not sent")

    def why_not(self, view: CoinView, action: int) -> Refusal | None:
        return None if action in view.legal else Refusal("CO-1", "not-your-turn")

    def imagine(self, view: CoinView, dice: Dice) -> CoinState:
        raise NotImplementedError("no bot plays this game")


COIN: Final = Coin()


def find(name: str) -> Coin:
    """Finds this game by name, for the reader of records."""
    if name != COIN.info.name:
        raise UnknownGame(name, (COIN.info.name,))
    return COIN
