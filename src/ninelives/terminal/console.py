"""Input and output of lines; the only module that knows about colours."""

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
    """The terminal or pipe of one player. Colours only repeat what the words say."""

    def __init__(self, source: TextIO, target: TextIO, *, colours: bool) -> None:
        self._source = source
        self._target = target
        self._colours = colours
        self._prompt = ""  # while `ask` waits
        self._talking = RLock()

    @classmethod
    def standard(cls) -> Console:
        """Standard input and output, coloured on a terminal unless NO_COLOR is set."""
        wanted = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        return cls(sys.stdin, sys.stdout, colours=wanted and os.environ.get("TERM") != "dumb")

    def paint(self, text: str, style: str) -> str:
        """The text with escape codes, if there are colours."""
        return f"\x1b[{_STYLES[style]}m{text}\x1b[0m" if self._colours and style else text

    def line(self, text: str = "") -> None:
        print(text, file=self._target)

    def lines(self, lines: list[str]) -> None:
        for line in lines:
            self.line(line)

    def paragraph(self, text: str, indent: str = "") -> None:
        """A text wrapped to the width of the screen."""
        self.lines(wrapped(text, WIDTH, indent))

    @contextmanager
    def aside(self) -> Iterator[None]:
        """Prints without interruption, above the line that another thread is reading."""
        with self._talking:
            prompt = self._prompt
            if prompt:
                self._target.write(_CLEAR_LINE if self._typed_here() else "\n")
            yield
            if prompt:
                self._target.write(prompt + _typed_so_far())
            self._target.flush()

    def ask(self, prompt: str) -> str | None:
        """One line of input, or None at its end."""
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
        # A terminal echoes input, a pipe does not.
        self.line(answer.rstrip("\n"))
        return answer.rstrip("\n") if answer else None

    def _typed_here(self) -> bool:
        """Whether input comes from a terminal, which echoes it."""
        return self._source is sys.stdin and sys.stdin.isatty()


def _typed_so_far() -> str:
    """The text after the prompt; known only with readline."""
    editing = sys.modules.get("readline")
    return editing.get_line_buffer() if editing is not None else ""
