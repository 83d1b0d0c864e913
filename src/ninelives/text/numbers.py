"""Numbers for people: the decimal sign of their language, a true minus, few digits."""

from __future__ import annotations

from typing import Final

from ninelives.text.phrases import Phrases

NONE: Final = "–"
_DIGITS: Final = 4


def minus(value: int) -> str:
    """A whole number with a true minus, for tables: a text gets the number itself."""
    return str(value).replace("-", "−")


def rounded(number: float) -> float:
    """For programs: with as many digits as are useful, and never -0.0."""
    return round(number, _DIGITS) + 0.0


class Numbers:
    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{round(value, digits) + 0.0:.{digits}f}"
        return text.replace(".", self._phrases.say("arena-decimal-sign")).replace("-", "−")

    def signed(self, value: float, digits: int = 1) -> str:
        text = self.number(value, digits)
        return f"+{text}" if round(value, digits) > 0 else text

    def percent(self, share: float, digits: int = 1) -> str:
        return self._phrases.say("arena-percent", number=self.number(100 * share, digits))

    def wins(self, value: float) -> str:
        """A decimal only where wins were shared."""
        return self.number(value, 0 if value == int(value) else 1)

    def interval(self, interval: tuple[float, float] | None, *, is_share: bool = False) -> str:
        if interval is None:
            return NONE
        low, high = (self.number(100 * end if is_share else end) for end in interval)
        return self._phrases.say("arena-interval", low=low, high=high)

    def milliseconds(self, ms: float) -> str:
        """Three significant digits."""
        return self.number(ms, 0 if ms >= 100 else 1 if ms >= 10 else 2)
