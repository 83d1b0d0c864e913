"""No bot uses the true state: from the facts of a view, in another process, it plays the same."""

from __future__ import annotations

import subprocess
import sys
from itertools import product

import msgspec

from ninelives import bots, games
from ninelives.engine.contract import View
from ninelives.wire.bot_protocol import Choose, Chosen, read_answer
from testkit.tables import SETTINGS, Setting, played

BUDGET = ":4"  # simulations, so that time has no part in it
SEED = 9
ELSEWHERE = """
import sys
from ninelives.bot_programs.worker import answer_line
for line in sys.stdin.buffer:
    sys.stdout.buffer.write(answer_line(line))
    sys.stdout.buffer.flush()
print(*sorted(name for name in sys.modules if name.startswith("ninelives.")))
"""


def choices_of(setting: Setting) -> list[View]:
    """Some choices of a game, from its beginning to its end, each with more than one answer."""
    game = setting.game
    views = (game.view(state, seat) for state, seat, _ in played(setting, SEED) if seat >= 0)
    open_ones = [view for view in views if len(view.legal) > 1]
    return open_ones[:: len(open_ones) // 3]


def every_bot() -> list[str]:
    return [name + BUDGET if name in bots.LEVELS else name for name in bots.NAMES]


def test_every_bot_plays_the_same_from_facts_in_another_process() -> None:
    """The worker loads no module that could hold the true state."""
    lines: list[bytes] = []
    expected: list[int] = []
    for name in games.names():
        settings = [each for each in SETTINGS if each.name == name]
        views = [*choices_of(settings[0]), *choices_of(settings[-1])]
        for view, bot in product(views, every_bot()):
            lines.append(msgspec.json.encode(Choose(name, SEED, view.facts(), bot=bot)) + b"\n")
            expected.append(bots.load(bot, name, SEED).choose(view))
    assert len(set(expected)) > len(games.names())
    done = subprocess.run(
        [sys.executable, "-P", "-c", ELSEWHERE],
        input=b"".join(lines),
        capture_output=True,
        check=True,
    )
    *answers, modules = done.stdout.splitlines()
    assert [read_answer(answer) for answer in answers] == [Chosen(each) for each in expected]
    packages = {module.split(".")[1] for module in modules.decode().split()}
    allowed = {"bot_programs", "bots", "build", "coach", "engine", "games", "processes", "wire"}
    assert packages == allowed
