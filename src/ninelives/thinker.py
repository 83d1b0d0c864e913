"""A process in which bots think: it is asked a line at a time, and answers each with a line.

    python -m ninelives.thinker

It is told who chooses, by which seed, and what the seat may know; it keeps nothing between two
choices, so any of its kind would choose the same. It knows the games and the bots, and nothing of
whoever asks. Everybody else on the machine goes first, and when nobody is there to ask any more it
ends, also in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Final

from ninelives import bots, games

_GOES_AFTER: Final = 10  # a tenth of what others get, where there is not enough for all


def question(bot: str, game: str, seed: int, facts: Mapping[str, object]) -> bytes:
    """The line that asks this bot for a choice; `facts` are those of the view."""
    return json.dumps([bot, game, seed, facts]).encode() + b"\n"


def answer(asked: bytes) -> bytes:
    """The line that answers it: an action, or as a text how the bot failed."""
    bot, game, seed, facts = json.loads(asked)
    said: int | str
    try:
        played = games.load(game)
        said = bots.load(bot, played, seed).choose(played.view_of(facts))
    except Exception:
        said = format_exc()
    return json.dumps(said).encode() + b"\n"


def main() -> None:
    _step_back()
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(questions,), daemon=True).start()
    with suppress(BrokenPipeError):
        while True:
            sys.stdout.buffer.write(answer(questions.get()))
            sys.stdout.buffer.flush()


def _listen(questions: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        questions.put(line)
    os._exit(0)


def _step_back() -> None:
    """A low priority, but not the lowest: beside a busy neighbour that would be none at all."""
    with suppress(OSError):  # some places do not let a process choose
        if sys.platform != "win32":
            os.nice(_GOES_AFTER)
        if sys.platform == "linux":
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
            # Where the system shares time out by sessions, what counts is that of this one.
            Path("/proc/self/autogroup").write_text(str(_GOES_AFTER), encoding="ascii")


if __name__ == "__main__":
    main()
