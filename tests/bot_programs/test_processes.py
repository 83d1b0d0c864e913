"""LineProcess: no child can block its parent, and none is left behind."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from ninelives.processes import CannotStart, LineProcess

ECHO = "import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)"
HANG = "import time; time.sleep(600)"
LONG = 60.0


def child(program: str, longest: int = 100) -> LineProcess:
    return LineProcess([sys.executable, "-S", "-c", program], longest=longest)


def test_lines_are_answered_and_a_closed_input_ends_the_child() -> None:
    process = child(ECHO)
    process.write(b"one")
    process.write(b"two")
    deadline = monotonic() + LONG
    assert [process.read(deadline) for _ in range(2)] == [b"ONE\n", b"TWO\n"]
    assert process.close() == 0
    with pytest.raises(EOFError):
        process.read(deadline)


def test_read_stops_at_its_deadline_and_close_kills_a_child_that_hangs() -> None:
    process = child(HANG)
    with pytest.raises(TimeoutError):
        process.read(monotonic() + 0.01)
    assert process.close() != 0


def test_kill_wakes_a_thread_that_reads_and_can_be_repeated() -> None:
    process = child(HANG)
    with ThreadPoolExecutor(1) as thread:
        reading = thread.submit(process.read, monotonic() + LONG)
        code = process.kill()
        with pytest.raises(EOFError):
            reading.result(timeout=LONG / 2)
    assert process.kill() == code != 0


def test_a_long_line_is_cut() -> None:
    process = child("print('x' * 1000)", longest=10)
    assert process.read(monotonic() + LONG) == b"x" * 11
    process.kill()


def test_a_command_that_does_not_exist_cannot_start() -> None:
    with pytest.raises(CannotStart, match="No such file"):
        LineProcess(["/no/such/program"], longest=10)
