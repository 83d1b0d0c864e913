"""Figures as people read them: with the decimal sign of their language, and few digits."""

from __future__ import annotations

from typing import Final

from ninelives.arena.habits.tally import Habit
from ninelives.arena.intervals import Interval
from ninelives.text.phrases import Phrases

NONE: Final = "–"


class Numerals:
    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{value:.{digits}f}".replace(".", self._phrases.say("arena-decimal-sign"))
        return text.replace("-", "−")

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.number(value)

    def whole(self, value: float) -> str:
        """A number of wins: shares of a win only where there are some."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, share: float) -> str:
        return self._phrases.say("arena-percent", number=self.number(100 * share))

    def interval(self, interval: Interval | None, *, is_share: bool = False) -> str:
        if interval is None:
            return NONE
        low, high = (self.number(100 * end if is_share else end) for end in interval)
        return self._phrases.say("arena-interval", low=low, high=high)

    def habit(self, habit: Habit, value: float | None) -> str:
        if value is None:
            return NONE
        return self.percent(value) if habit.is_share else self.number(value, 2)

    def duration(self, ms: float) -> str:
        return self.number(ms, 0 if ms >= 100 else 1 if ms >= 10 else 2)
