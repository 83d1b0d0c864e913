"""Work for workers: importable by the processes that do it."""

from __future__ import annotations

import os
import signal
from functools import partial
from pathlib import Path

from ninelives.arena.workers import Work


def squared(number: int) -> int:
    return number * number


def refused(number: int) -> int:
    raise ValueError(f"not {number}")


def mortal(marks: Path, deadly: int) -> Work[int]:
    """Squares numbers; who is first given the deadly one is killed in the middle of it."""
    return partial(_killed_once, marks, deadly)


def _killed_once(marks: Path, deadly: int, number: int) -> int:
    mark = marks / str(number)
    if number == deadly and not mark.exists():
        mark.touch()
        _kill_this_process()
    return squared(number)


def murderous(marks: Path) -> Work[int]:
    """Squares numbers; the number 3 kills its worker and leaves a file for each death."""
    return partial(_killed_always, marks)


def _killed_always(marks: Path, number: int) -> int:
    if number == 3:
        (marks / str(os.getpid())).touch()
        _kill_this_process()
    return squared(number)


def _kill_this_process() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
