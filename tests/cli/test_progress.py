"""The progress bar: on a terminal only, translated, and erased at the end."""

from __future__ import annotations

import io

import pytest

from ninelives.cli.progress import progress_bar
from ninelives.text.phrases import Phrases


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_shows_numbers_and_is_erased(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    with progress_bar(Phrases("de")) as show:
        show(0, 8)
        show(2, 8)
    drawn = terminal.getvalue()
    assert "2/8" in drawn
    assert drawn.endswith("\x1b[2K"), "the line is erased"


def test_without_a_terminal_nothing_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    monkeypatch.setattr("sys.stderr", pipe)
    with progress_bar(Phrases("en")) as show:
        show(2, 8)
    assert pipe.getvalue() == ""
