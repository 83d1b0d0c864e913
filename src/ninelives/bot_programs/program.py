"""A child process that is told lines and says lines. Nothing it does, or omits, can hold us up."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic
from typing import IO, Final

from ninelives.engine.errors import NinelivesError

_GRACE: Final = 1.0  # seconds that somebody who is told to end has for it
_UNREAD: Final = 16  # lines; whoever says more at once waits


class CannotStart(NinelivesError):
    """A command that cannot be run."""

    code = "cannot-start"

    def __init__(self, command: str, why: str) -> None:
        super().__init__(f"{command}: {why}")
        self.command = command
        self.why = why


class Program:
    """One process. A thread each writes and reads, since either may take for ever."""

    def __init__(self, command: Sequence[str], *, longest: int) -> None:
        """Start it; raises CannotStart. Lines of more than `longest` bytes are cut there."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the caller's own
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # so that what it starts itself ends with it
            )
        except OSError as error:
            raise CannotStart(shlex.join(command), error.strerror or "") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        self._said: Queue[bytes | None] = Queue(_UNREAD)
        self._threads = (
            Thread(target=_write, args=(self._process.stdin, self._to_say), daemon=True),
            Thread(target=_read, args=(self._process.stdout, self._said, longest), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    def tell(self, line: bytes) -> None:
        """Say a line to it, without waiting."""
        self._to_say.put(line + b"\n")

    def hear(self, until: float) -> bytes:
        """Its next line; raises TimeoutError after that time, EOFError when it says no more."""
        try:
            line = self._said.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._said.put(None)  # it stays so
            raise EOFError
        return line

    def close(self) -> int:
        """Let it end, or after a time of grace see to it; its exit code."""
        self._to_say.put(None)
        try:
            code = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._kill()
            code = self._process.wait()
        with suppress(Empty):
            while self._said.get(timeout=_GRACE) is not None:
                pass
        for thread in self._threads:
            thread.join(_GRACE)
        return code

    def end(self) -> int:
        """Stop it at once; its exit code."""
        self._kill()
        return self.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # it has just ended
                os.killpg(self._process.pid, signal.SIGKILL)


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), stream:  # nobody reads it any more: no answer will come either
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: Queue[bytes | None], longest: int) -> None:
    with stream:
        while line := stream.readline(longest + 1):
            lines.put(line)
    lines.put(None)
