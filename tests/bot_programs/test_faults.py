"""Programs that do not play along: an action is drawn, the fault is noted, the game goes on."""

from __future__ import annotations

import logging
import sys
from pathlib import Path

import pytest

from ninelives.bot_programs import CannotStart, ProgramBot
from ninelives.bot_programs.program_bot import MOST_FAULTS
from ninelives.bots.random import Random
from ninelives.engine.contract import View
from ninelives.wire.bot_protocol import LONGEST_ANSWER
from testkit.tables import played
from tests.bot_programs.playing import CAT, EXAMPLE, ours, program_game, python

SEED = 5
SHORT = 0.2  # seconds of patience with a program that never answers
LONG = 60.0  # with one that does
TALKING = """
import json, sys

def asked():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "ask":
            yield message["choice"], message["view"]["legal"]

def say(text):
    print(text, flush=True)

def act(choice, action):
    say(json.dumps({"type": "act", "choice": choice, "action": action}))
"""


def views(count: int) -> list[View]:
    """The first choices of seat 0 in a game."""
    found: list[View] = []
    for state, seat, _ in played(CAT, SEED):
        if seat == 0 and len(found) < count:
            found.append(CAT.game.view(state, 0))
    return found


def kinds(bot: ProgramBot) -> list[tuple[int, str]]:
    return [(fault.choice, fault.kind) for fault in bot.faults]


# -- one fault each -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        ("say('I am thinking')", "malformed", "'I am thinking'"),
        ("say('{\"type\":')", "malformed", "'{\"type\":'"),
        ("say('')", "malformed", "''"),
        ('say(\'{"type": "start"}\')', "malformed", '\'{"type": "start"}\''),
        ("act(choice, -1)", "malformed", "action"),
        ("sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()", "malformed", "'��'"),
        ("act(choice + 1, legal[0])", "stale", "choice 2"),
        ("act(choice, 48)", "illegal", "CB-04 discard-first, action 48"),
        ("act(choice, 49)", "illegal", "no-such-action, action 49"),
        ("say('x' * 5000)", "too-long", f"more than {LONGEST_ANSWER} bytes, exit code -9"),
        ("sys.exit(3)", "ended", "it closed its output, exit code 3"),
    ],
)
def test_a_fault_is_noted_and_costs_one_choice(answer: str, kind: str, detail: str) -> None:
    """At its second choice the program errs; before and after, its answers count."""
    program = f"{TALKING}\nfor choice, legal in asked():\n"
    program += f"    if choice == 1:\n        {answer}\n    else:\n        act(choice, legal[-1])\n"
    first, second, third = views(3)
    with ProgramBot(python(program), CAT.game, SEED, patience=LONG) as bot:
        assert bot.choose(first) == first.legal[-1]
        assert bot.choose(first) == Random(SEED).choose(first)
        assert bot.choose(second) == second.legal[-1]
        assert bot.choose(third) == third.legal[-1]
    assert kinds(bot) == [(1, kind)]
    assert not bot.is_dismissed
    assert detail in bot.faults[0].detail


def test_a_late_answer_is_ignored() -> None:
    """It answers its first choice only when the second is asked, and then both."""
    program = f"{TALKING}\nquestions = asked()\nearly, legal = next(questions)\n"
    program += "for choice, now in questions:\n    act(early, legal[0])\n    act(choice, now[-1])\n"
    first, second = views(2)
    with ProgramBot(python(program), CAT.game, SEED, patience=SHORT) as bot:
        assert bot.choose(first) == Random(SEED).choose(first)
        bot._patience = LONG
        assert bot.choose(second) == second.legal[-1]
    assert kinds(bot) == [(0, "late")]
    assert bot.faults[0].detail == "no answer within 0.2 s"


def test_the_program_gets_refused_and_over_messages(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    program = "import sys\nlines = []\nfor line in sys.stdin:\n    lines.append(line)\n"
    program += "    if '\"ask\"' in line:\n"
    program += '        print(\'{"type":"act","choice":0,"action":48}\', flush=True)\n'
    program += f"open({str(heard)!r}, 'w').writelines(lines)\n"
    with ProgramBot(python(program), CAT.game, SEED, patience=LONG) as bot:
        bot.choose(views(1)[0])
        outcome = CAT.game.outcome([state for state, _, _ in played(CAT, SEED)][-1])
        bot.close(outcome)
    assert outcome is not None
    kinds_heard = [line.split('"')[3] for line in heard.read_text().splitlines()]
    assert kinds_heard == ["welcome", "match", "ask", "refused", "over"]
    assert '"rule":"CB-04"' in heard.read_text()
    assert f'"points":{outcome.points}'.replace(" ", "") in heard.read_text()


# -- many -----------------------------------------------------------------------------------------


def test_a_program_that_never_answers_is_dismissed_and_the_game_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    command = python("import sys\nfor line in sys.stdin: pass")
    with caplog.at_level(logging.WARNING):
        bot = program_game(command, CAT, SEED, patience=SHORT)
    assert kinds(bot) == [(choice, "late") for choice in range(MOST_FAULTS)]
    assert bot.is_dismissed
    told = [record.getMessage() for record in caplog.records]
    assert len(told) == MOST_FAULTS + 1
    assert "choice 0: late (no answer within 0.2 s); playing a random move" in told[0]
    assert "dismissed" in told[-1]


def test_a_program_that_does_not_read_does_not_block_its_host() -> None:
    """The lines written to it are more than a pipe can hold."""
    view, soon = views(1)[0], 0.01
    with ProgramBot(python("import time; time.sleep(600)"), CAT.game, SEED, patience=soon) as bot:
        assert bot._program is not None
        bot._program.write(b"x" * 1_000_000)
        for _ in range(MOST_FAULTS):
            bot.choose(view)
        assert bot.is_dismissed


def test_a_program_that_floods_its_output_does_not_block_its_host() -> None:
    program = f"{TALKING}\nnumber, legal = next(asked())\nwhile True: act(0, legal[0])"
    view = views(1)[0]
    with ProgramBot(python(program), CAT.game, SEED, patience=LONG) as bot:
        assert bot.choose(view) == view.legal[0]
        bot._patience = SHORT
        for _ in range(MOST_FAULTS):
            bot.choose(view)
    assert kinds(bot) == [(choice, "late") for choice in range(1, MOST_FAULTS + 1)]


def test_a_program_that_ended_is_restarted_once() -> None:
    """It ends after each answer. The second one is welcomed as the first was."""
    program = (
        f"{TALKING}\nassert [json.loads(input())['type'] for _ in 'ab'] == ['welcome', 'match']"
    )
    program += "\nnumber, legal = next(asked())\nact(number, legal[-1])"
    view = views(1)[0]
    with ProgramBot(python(program), CAT.game, SEED, patience=LONG) as bot:
        answers = [bot.choose(view) for _ in range(6)]
    chance = Random(SEED)
    drawn = [chance.choose(view) for _ in range(4)]
    assert answers == [view.legal[-1], drawn[0], view.legal[-1], *drawn[1:]]
    assert kinds(bot) == [(1, "ended"), (3, "ended")]
    assert bot.is_dismissed


def test_processes_that_a_program_started_end_with_it() -> None:
    """A process that still held the pipes would block the parent."""
    grandchild = "import time; print('here', flush=True); time.sleep(600)"
    program = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {grandchild!r}])"
    view = views(1)[0]
    with ProgramBot(python(program), CAT.game, SEED, patience=LONG) as bot:
        started = bot._program
        assert started is not None
        bot.choose(view)
        bot._patience = SHORT
        for _ in range(1, MOST_FAULTS):
            bot.choose(view)
    assert kinds(bot) == [(0, "malformed"), (1, "late"), (2, "late")]
    assert not any(thread.is_alive() for thread in started._threads)


def test_the_same_seed_draws_the_same_actions() -> None:
    def drawn(seed: int) -> list[int]:
        with ProgramBot(python(""), CAT.game, seed, patience=LONG) as bot:
            return [bot.choose(view) for view in views(8)]

    assert drawn(1) == drawn(1) == list(map(Random(1).choose, views(8)))
    assert drawn(1) != drawn(2)


# -- commands -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("", "the command is empty or has a null byte"),
        ("a\0b", "the command is empty or has a null byte"),
        ("python 'my bot.py", "No closing quotation"),
        ("there-is-no-such-program", "No such file or directory"),
        ("/", "Permission denied"),
    ],
)
def test_a_command_that_cannot_be_run(command: str, why: str) -> None:
    with pytest.raises(CannotStart) as refused:
        ProgramBot(command, "felix", SEED)
    assert (refused.value.command, refused.value.why) == (command, why)


def test_a_command_is_split_as_a_shell_would(tmp_path: Path) -> None:
    copy = tmp_path / "my bot.py"
    copy.write_text(EXAMPLE.read_text())
    with ProgramBot(f"{sys.executable} '{copy}'", "catinthebox", SEED, patience=LONG) as bot:
        bot.choose(views(1)[0])
    assert bot.faults == []


def test_one_of_our_bots_is_such_a_program() -> None:
    assert program_game(ours("greedy", CAT.name), CAT, SEED).faults == []
