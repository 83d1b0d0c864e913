"""Runs `ninelives join` with typed input, through pipes or on a terminal."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Condition, Thread
from typing import Final

PATIENCE: Final = 60.0  # seconds; a busy machine is no mistake


class Typist:
    """Reads what is shown, and types. What was read is not read again."""

    def __init__(self, process: subprocess.Popen[bytes], source: int, target: int) -> None:
        self.process = process
        self.shown = ""
        self._read = 0
        self._target = target
        self._news = Condition()
        self._ended = False
        self._reading = Thread(target=self._follow, args=[source], daemon=True)
        self._reading.start()

    def until(self, pattern: str) -> re.Match[str]:
        """The next place where this is shown."""

        def found() -> bool:
            return self._ended or re.search(pattern, self.shown[self._read :]) is not None

        with self._news:
            in_time = self._news.wait_for(found, PATIENCE)
            match = re.search(pattern, self.shown[self._read :])
            assert match, f"{pattern!r} {'never' if in_time else 'not yet'} shown:\n{self.shown}"
            self._read += match.end()
        return match

    def type(self, text: str) -> None:
        os.write(self._target, text.encode())

    def line(self, text: str) -> None:
        self.type(f"{text}\n")

    def ended(self) -> int:
        """The exit code, when it is over."""
        code = self.process.wait(PATIENCE)
        self._reading.join(PATIENCE)
        return code

    def _follow(self, source: int) -> None:
        while True:
            try:
                data = os.read(source, 4096)
            except OSError:  # a terminal whose program is gone
                data = b""
            with self._news:
                self.shown += data.decode(errors="replace")
                self._ended = not data
                self._news.notify_all()
            if not data:
                return


@contextmanager
def joining(link: str, *options: str, at_terminal: bool = False) -> Iterator[Typist]:
    command = [sys.executable, "-m", "ninelives", "join", link, *options]
    environment = {**os.environ, "LANG": "C.UTF-8", "TERM": "xterm"}
    if at_terminal:
        mine, theirs = os.openpty()
        process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)
        source = target = mine
    else:
        process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=environment,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        source, target = process.stdout.fileno(), process.stdin.fileno()
    with process:
        try:
            yield Typist(process, source, target)
        finally:
            process.kill()
            if at_terminal:
                os.close(source)
