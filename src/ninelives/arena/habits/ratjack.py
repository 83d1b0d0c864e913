"""Habits in Ratjack: sums near 25, and how drawn cards are used."""

from __future__ import annotations

from typing import Final

from ninelives.arena.habits.tally import Habit, Habits, Seen, Tally
from ninelives.engine.events import Event
from ninelives.games.ratjack.events import (
    CardDiscarded,
    CardHidden,
    CardShown,
    PlayerOut,
    PointsWon,
    RoundBegan,
    TurnBegan,
)
from ninelives.games.ratjack.table import KNOCK_OUT, RATJACK

_COUNTED: Final = (
    Habit("bust_rate", is_share=True),
    Habit("exact_25s"),
    Habit("knock_outs"),
    Habit("shows", is_share=True),
    Habit("hides", is_share=True),
    Habit("discards", is_share=True),
)
_PLAYED: Final[dict[type[Event], str]] = {
    CardShown: "shows",
    CardHidden: "hides",
    CardDiscarded: "discards",
}


def note(seen: Seen, tally: Tally) -> None:
    seats = range(len(tally.by_seat))
    for seat in seats:
        tally.note("exact_25s", seat, 0)
        tally.note("knock_outs", seat, 0)
    for fact in seen.facts:
        if isinstance(fact, RoundBegan):
            for seat in seats:
                tally.note("bust_rate", seat, 0)
        elif isinstance(fact, PlayerOut):
            tally.note("bust_rate", fact.seat, of=0)
        elif isinstance(fact, PointsWon) and fact.reason == RATJACK:
            tally.note("exact_25s", fact.seat, of=0)
        elif isinstance(fact, PointsWon) and fact.reason == KNOCK_OUT:
            tally.note("knock_outs", fact.seat, fact.points, of=0)
    _note_turns(seen.facts, tally)


def _note_turns(facts: list[Event], tally: Tally) -> None:
    """The first card that leaves the hand in a turn is played; others are moved by effects."""
    has_played = True  # cards hidden before the first turn belong to the deal
    for fact in facts:
        if isinstance(fact, TurnBegan):
            has_played = False
        elif isinstance(fact, (CardShown, CardHidden, CardDiscarded)) and not has_played:
            has_played = True
            for kind, habit in _PLAYED.items():
                tally.note(habit, fact.seat, isinstance(fact, kind))


HABITS: Final = Habits(_COUNTED, note)
