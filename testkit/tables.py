"""All kinds of tables: each game with each number of seats and each set of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from hypothesis import strategies as st

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, SPECTATOR, Game, State
from ninelives.engine.errors import IllegalAction


@dataclass(frozen=True)
class Setting:
    name: str
    seats: int
    options: dict[str, str] = field(hash=False)

    @property
    def game(self) -> Game[Any, Any]:
        return games.load(self.name)

    def new(self) -> State:
        state: State = self.game.new(self.seats, self.options)
        return state

    def viewers(self) -> list[int]:
        """All seats, and the spectator."""
        return [SPECTATOR, *range(self.seats)]

    def __str__(self) -> str:
        return "-".join([self.name, str(self.seats), *self.options.values()])


def _settings() -> Iterator[Setting]:
    for name in games.names():
        info = games.load(name).info
        names = [option.name for option in info.options]
        for seats in info.seats:
            for values in product(*(option.values for option in info.options)):
                yield Setting(name, seats, dict(zip(names, values, strict=True)))


SETTINGS = list(_settings())

_BY_GAME = [[each for each in SETTINGS if each.name == name] for name in games.names()]

# Each game equally often, however many options it has.
settings = st.sampled_from(_BY_GAME).flatmap(st.sampled_from)
seeds = st.integers(0, 2**32 - 1)


def played(setting: Setting, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: before each action the state, the seat that acts (or CHANCE) and the action.

    Sealed choices are made in random order, as they may arrive on a server.
    """
    game, state, dice = setting.game, setting.new(), QuickDice(seed)
    while (seat := game.to_act(state)) != NOBODY:
        if seat != CHANCE:
            waiting = game.waiting(state)
            seat = dice.choice(waiting)
        action = game.pick(state, seat, dice)
        yield state, seat, action
        game.advance(state, seat, action, None)
    yield state, NOBODY, 0


def position(setting: Setting, seed: int, share: int) -> State:
    """The state of a random game after about `share` per cent of its actions."""
    steps = sum(1 for _ in played(setting, seed)) - 1
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step >= steps * share // 100:
            return state
    raise AssertionError("a share of 100 is the end of the game")


def fingerprint(setting: Setting, state: State) -> str:
    """Everything the game says about a state: each view, and the possible draws."""
    game = setting.game
    views = [game.view(state, viewer).facts() for viewer in setting.viewers()]
    return repr((views, game.to_act(state), game.waiting(state), game.chance(state)))


def refusal(game: Game[Any, Any], state: State, seat: int, action: int) -> str:
    """The clause and the reason for which the action is refused; "" if it is legal, and made."""
    try:
        game.apply(state, seat, action)
    except IllegalAction as refused:
        return str(refused)
    return ""
