"""Habits of players, counted in finished games: one file for each game."""

from __future__ import annotations

from typing import Final

from ninelives import games
from ninelives.arena.habits.tally import Habit, Habits, Seen, Tally

# In every game: choices with one answer, and for bot programs those drawn in their place.
FORCED: Final = Habit("forced_moves", is_share=True)
DRAWN: Final = Habit("drawn_moves", is_share=True)


def of_game(game: str) -> tuple[Habit, ...]:
    return (*_habits(game).counted, FORCED, DRAWN)


def note(game: str, seen: Seen, tally: Tally) -> None:
    """Add the habits of a finished game to the tally."""
    _habits(game).note(seen, tally)


def _habits(game: str) -> Habits:
    return games.manifest(game).habits.instance_of(Habits)
