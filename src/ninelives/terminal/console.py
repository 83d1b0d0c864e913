"""Lines out and lines in. The only place that knows of colours, and of whether there are any."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Final, TextIO

from ninelives.terminal.width import wrapped

WIDTH: Final = 80
_CLEAR_LINE: Final = "\r\x1b[K"

_STYLES: Final = {
    "red": "31",
    "blue": "34",
    "yellow": "33",
    "green": "32",
    "bold": "1",
    "dim": "2",
}


class Console:
    """What a person sees and types. Colours only repeat what the words say."""

    def __init__(self, source: TextIO, target: TextIO, *, colours: bool) -> None:
        self._source = source
        self._target = target
        self._colours = colours
        self._prompt = ""  # while an answer is awaited
        self._talking = RLock()

    @classmethod
    def standard(cls) -> Console:
        """Standard input and output, coloured on a terminal unless NO_COLOR is set."""
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        return cls(sys.stdin, sys.stdout, colours=wanted and os.environ.get("TERM") != "dumb")

    def paint(self, text: str, style: str) -> str:
        """The text in a style; its width is not changed."""
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self._colours and style else text

    def line(self, text: str = "") -> None:
        print(text, file=self._target)

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            self.line(line)

    def paragraph(self, text: str, indent: str = "") -> None:
        """A text of any length, broken at the edge of the screen."""
        self.lines(wrapped(text, WIDTH, indent))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Say something in one piece, also while somebody is typing in another thread."""
        with self._talking:
            prompt = self._prompt
            if prompt:
                self._target.write(_CLEAR_LINE if self._typed_here() else "\n")
            yield
            if prompt:
                self._target.write(prompt + _typed_so_far())
            self._target.flush()

    def ask(self, prompt: str) -> str | None:
        """One line of answer, or None when there will be no more."""
        with self._talking:
            self._prompt = prompt
            if not self._typed_here():
                self._target.write(prompt)
                self._target.flush()
        try:
            return self._read(prompt)
        finally:
            self._prompt = ""

    def _read(self, prompt: str) -> str | None:
        if self._typed_here():
            try:
                return input(prompt)
            except EOFError:
                self.line()
                return None
        answer = self._source.readline()
        # What comes out of a pipe is not echoed by anybody else.
        self.line(answer.rstrip("\n"))
        return answer.rstrip("\n") if answer else None

    def _typed_here(self) -> bool:
        """Whether a person types at a terminal, which shows what is typed."""
        return self._source is sys.stdin and sys.stdin.isatty()


def _typed_so_far() -> str:
    """What stands behind the prompt, which is known only where lines can be edited."""
    editing = sys.modules.get("readline")
    return editing.get_line_buffer() if editing is not None else ""
