"""A bar on the terminal while something takes its time; nothing where nobody watches."""

from __future__ import annotations

import sys
from time import monotonic
from types import TracebackType
from typing import Final

from ninelives.text.phrases import Phrases

_WIDTH: Final = 30
_BETWEEN: Final = 0.1  # seconds from one drawing to the next
_CLEAR_LINE: Final = "\r\x1b[K"


class Progress:
    def __init__(self, whole: int, phrases: Phrases) -> None:
        self._whole = whole
        self._phrases = phrases
        self._is_watched = sys.stderr.isatty()
        self._began = monotonic()
        self._drawn = float("-inf")

    def __enter__(self) -> Progress:
        self.show(0)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._is_watched:
            print(_CLEAR_LINE, end="", file=sys.stderr, flush=True)

    def show(self, done: int) -> None:
        now = monotonic()
        if not self._is_watched or now < self._drawn + _BETWEEN:
            return
        self._drawn = now
        bar = ("█" * (_WIDTH * done // self._whole)).ljust(_WIDTH, "░")
        line = f"{bar} {done}/{self._whole} {self._left(done, now)}"
        print(f"{_CLEAR_LINE}{line}", end="", file=sys.stderr, flush=True)

    def _left(self, done: int, now: float) -> str:
        """How long it will take from here, as far as one can tell."""
        if not done:
            return ""
        seconds = round((now - self._began) / done * (self._whole - done))
        return self._phrases.say("time-left", time=f"{seconds // 60}:{seconds % 60:02}")
