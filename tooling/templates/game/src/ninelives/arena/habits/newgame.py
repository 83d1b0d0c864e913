"""Habits in New Game: how high the cards are that tricks are led with."""

from __future__ import annotations

from typing import Final

from ninelives.arena.habits.tally import Habit, Habits, Seen, Tally
from ninelives.games.newgame.events import CardPlayed, TrickTaken

_COUNTED: Final = (Habit("newgame_led"),)


def note(seen: Seen, tally: Tally) -> None:
    leads = True
    for fact in seen.facts:
        if isinstance(fact, CardPlayed):
            if leads:
                tally.note("newgame_led", fact.seat, fact.card)
            leads = False
        elif isinstance(fact, TrickTaken):
            leads = True


HABITS: Final = Habits(_COUNTED, note)
