"""A progress bar, drawn only where standard error is a terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task
from rich.text import Text

from ninelives.text.phrases import Phrases


@contextmanager
def progress_bar(phrases: Phrases) -> Iterator[Callable[[int, int], None]]:
    """Yields a function to call with the number done and the total; erases the bar at the end."""
    with Progress(
        BarColumn(),
        MofNCompleteColumn(),
        _TimeLeft(phrases),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)


class _TimeLeft(ProgressColumn):
    """rich's own column speaks English only."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__()
        self._phrases = phrases

    def render(self, task: Task) -> Text:
        if task.time_remaining is None:
            return Text("")
        minutes, seconds = divmod(round(task.time_remaining), 60)
        return Text(self._phrases.say("time-left", time=f"{minutes}:{seconds:02}"))
