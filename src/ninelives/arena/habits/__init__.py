"""What the players of a game are like, from what they did.

A game may have a module here of its own name, with `HABITS` in the order in which they are shown
and `note(seen, tally)`; one without simply has none of its own.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from ninelives.arena.habits.tally import Habit, Seen, Tally

# In every game: choices with one answer, and of foreign programs those that were made for them.
FORCED: Final = Habit("forced_moves", is_share=True)
DRAWN: Final = Habit("drawn_moves", is_share=True)


def of_game(game: str) -> tuple[Habit, ...]:
    module = _module(game)
    own: tuple[Habit, ...] = module.HABITS if module else ()
    return (*own, FORCED, DRAWN)


def note(game: str, seen: Seen, tally: Tally) -> None:
    """Count the habits of the game that was seen."""
    module = _module(game)
    if module:
        module.note(seen, tally)


@cache
def _module(game: str) -> ModuleType | None:
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None
