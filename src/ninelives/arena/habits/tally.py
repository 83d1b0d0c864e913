"""Counting what players do: every habit is an amount divided by how often there was occasion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ninelives.engine.contract import View
from ninelives.engine.events import Event

Counts: TypeAlias = dict[str, tuple[int, int]]  # by habit: the amount, and of how many


@dataclass(frozen=True)
class Habit:
    """Something that players do more or less of."""

    name: str
    is_share: bool = False  # how often something is done, else how much of it
    is_of_table: bool = False  # for all together the seats add up, as where one ends it for all


@dataclass(frozen=True)
class Seen:
    """A finished game as its host saw it: every fact whole, and the table at the end."""

    facts: list[Event]
    view: View


class Tally:
    def __init__(self, seats: int) -> None:
        self.by_seat: list[Counts] = [{} for _ in range(seats)]

    def note(self, habit: str, seat: int, amount: int = 1, of: int = 1) -> None:
        """So much more of it, on so many more occasions."""
        counts = self.by_seat[seat]
        before, occasions = counts.get(habit, (0, 0))
        counts[habit] = (before + amount, occasions + of)


@dataclass(frozen=True)
class Habits:
    """What is counted in a game, in the order in which it is shown, and how."""

    counted: tuple[Habit, ...]
    note: Callable[[Seen, Tally], None]
