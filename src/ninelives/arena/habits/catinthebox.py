"""Habits in Cat in the Box, read off the score sheet."""

from __future__ import annotations

from typing import Final

from ninelives.arena.habits.tally import Habit, Habits, Seen, Tally
from ninelives.engine import lanes
from ninelives.games.catinthebox.table import RoundScore
from ninelives.games.catinthebox.view import CatView

_COUNTED: Final = (
    Habit("paradox_rate", is_share=True, is_of_table=True),
    Habit("predictions_met", is_share=True),
    Habit("prediction"),
    Habit("tricks"),
    Habit("group_bonus"),
)


def note(seen: Seen, tally: Tally) -> None:
    assert isinstance(seen.view, CatView)
    table = seen.view.table
    for score in table.sheet:
        for seat in range(table.seats):
            _note_round(score, seat, tally)


def _note_round(score: RoundScore, seat: int, tally: Tally) -> None:
    tricks = lanes.get(score.tricks, seat)
    prediction = lanes.get(score.predictions, seat)
    tally.note("paradox_rate", seat, seat == score.causer)
    if prediction:  # CB-31: there is none in a game of two
        met = tricks == prediction and seat != score.causer
        tally.note("predictions_met", seat, met)
        tally.note("prediction", seat, prediction)
    tally.note("tricks", seat, tricks)
    tally.note("group_bonus", seat, lanes.get(score.bonuses, seat))


HABITS: Final = Habits(_COUNTED, note)
