"""A process in which bots and the coach think: it is asked line by line, and answers each line.

    python -m ninelives.thinker

It is told who chooses, by which seed, and what the seat may know; it keeps nothing between two
choices, so any of its kind would choose the same. It knows the games, the bots and the coach, and
nothing of whoever asks. Everybody else on the machine goes first, and when nobody is there to ask
any more it ends, also in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import sys
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import format_exc
from typing import Any, Final

from ninelives import bots, games
from ninelives.coach.tasks import think
from ninelives.engine.contract import View

_GOES_AFTER: Final = 10  # a tenth of what others get, where there is not enough for all


CHOOSE: Final = "choose"  # the task of a bot; the others are the coach's


def question(task: str, data: dict[str, Any]) -> bytes:
    """The line that asks for one thought."""
    return json.dumps([task, data]).encode() + b"\n"


def to_choose(bot: str, game: str, seed: int, view: View) -> dict[str, Any]:
    """What the task CHOOSE needs; it answers with an action."""
    return {"bot": bot, "game": game, "seed": seed, "view": view.facts()}


def answer(asked: bytes) -> bytes:
    """The line that answers it: what was thought, or how that failed."""
    task, data = json.loads(asked)
    try:
        said = {"thought": _chosen(data) if task == CHOOSE else think(task, data)}
    except Exception:
        said = {"failed": format_exc()}
    return json.dumps(said).encode() + b"\n"


def _chosen(data: dict[str, Any]) -> int:
    game = games.load(data["game"])
    return bots.load(data["bot"], game, data["seed"]).choose(game.view_of(data["view"]))


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
