"""Runs the command with typed input, through pipes or on a terminal."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.commands import COMMAND, environment

# Makes standard input the terminal that Ctrl-C comes from, then becomes the command. Signals mean
# what they mean on a terminal, also where the tests run in the background and ignore them.
TAKE_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.signal(signal.SIGHUP, signal.SIG_DFL)
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
PATIENCE = 60.0  # seconds until a game that says nothing is given up


class Player:
    """A player of a running game, through pipes or on a terminal."""

    def __init__(self, process: subprocess.Popen[bytes], typing: int, shown: int) -> None:
        self.process = process
        self._typing = typing
        self._shown = shown
        self.seen = ""

    def read_until(self, end: str) -> bool:
        """Read until the output ends with this; False if the game ends first."""
        new = b""
        while not new.decode("utf-8", "replace").endswith(end):
            ready, _, _ = select.select([self._shown], [], [], PATIENCE)
            assert ready, "the game says nothing"
            try:
                more = os.read(self._shown, 4096)
            except OSError:  # a terminal whose program has ended
                more = b""
            new += more
            if not more:
                break
        self.seen += new.decode("utf-8").replace("\r\n", "\n")
        return bool(more)

    def type(self, text: str) -> None:
        os.write(self._typing, text.encode())


@contextmanager
def by_pipes(home: Path, *words: str) -> Iterator[Player]:
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(home),
        cwd=home,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        try:
            yield Player(process, process.stdin.fileno(), process.stdout.fileno())
        finally:
            process.kill()


@contextmanager
def on_a_terminal(home: Path, *words: str) -> Iterator[Player]:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", TAKE_TERMINAL, *COMMAND, *words],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(home, TERM="xterm"),
        cwd=home,
        start_new_session=True,
    )
    os.close(theirs)
    with process:
        try:
            yield Player(process, ours, ours)
        finally:
            process.kill()
            os.close(ours)
