"""Runs `ninelives serve` as a process."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.commands import COMMAND, environment


@contextmanager
def served(home: Path, *words: str, **more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running command and the first line it printed."""
    with subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
    ) as process:
        assert process.stdout is not None
        try:
            yield process, process.stdout.readline()
        finally:
            process.kill()


def address_in(line: str) -> str:
    found = re.search(r"http://\S+/", line)
    assert found, line
    return found[0]


def ended(process: subprocess.Popen[str], by: signal.Signals) -> tuple[int, str, str]:
    """Terminate it: its exit code and remaining output."""
    assert process.stdout is not None
    assert process.stderr is not None
    process.send_signal(by)
    shown, errors = process.stdout.read(), process.stderr.read()
    return process.wait(timeout=30), shown, errors
