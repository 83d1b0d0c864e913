"""Counts of habits: each is an amount, and the number of occasions to divide it by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ninelives.engine.contract import View
from ninelives.engine.events import Event

Counts: TypeAlias = dict[str, tuple[int, int]]  # by habit: amount and occasions


@dataclass(frozen=True)
class Habit:
    """A measure of how a player plays."""

    name: str
    is_share: bool = False  # a share of occasions, otherwise an amount for each
    is_of_table: bool = False  # for all together the seats add up: one event a table


@dataclass(frozen=True)
class Seen:
    """A finished game as its host saw it: secret events included, and the final view."""

    facts: list[Event]
    view: View


class Tally:
    def __init__(self, seats: int) -> None:
        self.by_seat: list[Counts] = [{} for _ in range(seats)]

    def note(self, habit: str, seat: int, amount: int = 1, of: int = 1) -> None:
        """Add an amount and its occasions."""
        counts = self.by_seat[seat]
        before, occasions = counts.get(habit, (0, 0))
        counts[habit] = (before + amount, occasions + of)


@dataclass(frozen=True)
class Habits:
    """The habits of a game in display order, and the function that counts them."""

    counted: tuple[Habit, ...]
    note: Callable[[Seen, Tally], None]
