"""All tables there can be: every game with every number of seats and every set of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from hypothesis import strategies as st

from ninelives import games
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import CHANCE, NOBODY, SPECTATOR, Game, State


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
        """Every seat, and the spectator."""
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

# Each game as often as the others, however many options it has.
settings = st.sampled_from(_BY_GAME).flatmap(st.sampled_from)
seeds = st.integers(0, 2**32 - 1)


def played(setting: Setting, seed: int) -> Iterator[tuple[State, int, int]]:
    """A random game: before each action the state, who acts (CHANCE too) and what he will do.

    Sealed choices are made in an order of the dice, as they may come in on line.
    """
    game, state, dice = setting.game, setting.new(), QuickDice(seed)
    while (seat := game.to_act(state)) != NOBODY:
        if seat != CHANCE:
            waiting = game.waiting(state)
            seat = waiting[dice.below(len(waiting))]
        action = game.pick(state, seat, dice)
        yield state, seat, action
        game.advance(state, seat, action, None)
    yield state, NOBODY, 0


def position(setting: Setting, seed: int, share: int) -> State:
    """The state of a random game when about share per cent of it have been played."""
    steps = sum(1 for _ in played(setting, seed)) - 1
    for step, (state, _, _) in enumerate(played(setting, seed)):
        if step >= steps * share // 100:
            return state
    raise AssertionError("a share of 100 is the end of the game")


def fingerprint(setting: Setting, state: State) -> str:
    """All that can be known of a state by asking the game: every view, and what chance may do."""
    game = setting.game
    views = [game.view(state, viewer).facts() for viewer in setting.viewers()]
    return repr((views, game.to_act(state), game.waiting(state), game.chance(state)))
