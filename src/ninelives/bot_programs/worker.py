"""A worker process of the server, for bots that search and for the coach.

    python -m ninelives.bot_programs.worker

It reads a task per line and writes an answer per line (`wire.bot_protocol`). It keeps nothing
between two tasks, so every worker gives the same answer to the same task. It runs at low priority,
and ends as soon as its input does, even in the middle of a search.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Final

import msgspec

from ninelives import bots, games
from ninelives.coach import tasks
from ninelives.wire.bot_protocol import Answer, Choose, Chosen, Failed, Task, read_task

# A tenth of what other processes get. At the lowest priority a search beside a busy process would
# get nothing at all.
_NICENESS: Final = 10


def main() -> None:
    _lower_priority()
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_input, args=(lines,), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            sys.stdout.buffer.write(answer_line(lines.get()))
            sys.stdout.buffer.flush()


def answer_line(line: bytes) -> bytes:
    """The answer to a task; raises MsgspecError for a line that is no task."""
    return msgspec.json.encode(_answer(read_task(line))) + b"\n"


def _answer(task: Task) -> Answer:
    try:
        if isinstance(task, Choose):
            game = games.load(task.game)
            return Chosen(bots.load(task.bot, game, task.seed).choose(game.view_of(task.view)))
        return tasks.perform(task)
    except Exception:
        return Failed(format_exc())


def _read_input(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def _lower_priority() -> None:
    with suppress(OSError):  # a container may forbid it
        if sys.platform != "win32":
            os.nice(_NICENESS)
        if sys.platform == "linux":
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
            # With autogroups, Linux shares time between sessions first: set this session's share.
            Path("/proc/self/autogroup").write_text(str(_NICENESS), encoding="ascii")


if __name__ == "__main__":
    main()
