"""Child processes that speak in lines and can never block their parent."""

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

MAX_CRASHES: Final = 3  # crashes during one task before it is given up
_GRACE: Final = 1.0  # seconds between asking a process to end and killing it
_UNREAD: Final = 16  # lines kept; a process that writes more has to wait


class CannotStart(NinelivesError):
    """The command cannot be run."""

    code = "cannot-start"

    def __init__(self, command: str, why: str) -> None:
        super().__init__(f"{command}: {why}")
        self.command = command
        self.why = why


class LineProcess:
    """One child process. Two threads write and read its pipes, since either may block forever.

    The child has a session of its own: Ctrl-C reaches only the parent, everything that the child
    starts can be killed with it, and Linux counts its share of the processor separately. When the
    parent dies, the child sees the end of its input.
    """

    def __init__(self, command: Sequence[str], *, longest: int) -> None:
        """Start it; raises CannotStart. Lines of more than `longest` bytes are cut there."""
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the caller's own
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise CannotStart(shlex.join(command), error.strerror or "") from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._to_write: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread: Queue[bytes | None] = Queue(_UNREAD)
        self._threads = (
            Thread(target=_write, args=(self._process.stdin, self._to_write), daemon=True),
            Thread(target=_read, args=(self._process.stdout, self._unread, longest), daemon=True),
        )
        for thread in self._threads:
            thread.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def write(self, line: bytes) -> None:
        """Queue a line for it, without waiting."""
        self._to_write.put(line + b"\n")

    def read(self, deadline: float) -> bytes:
        """Its next line; raises TimeoutError at the deadline (monotonic), EOFError at the end."""
        try:
            line = self._unread.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise TimeoutError from None
        if line is None:
            self._unread.put(None)  # for the next call
            raise EOFError
        return line

    def close(self) -> int:
        """Close its input, and kill it unless it ends within a second; its exit code."""
        self._to_write.put(None)
        try:
            code = self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._kill()
            code = self._process.wait()
        with suppress(Empty):
            while self._unread.get(timeout=_GRACE) is not None:
                pass
        self._unread.put(None)  # for a thread that is still in `read`
        for thread in self._threads:
            thread.join(_GRACE)
        return code

    def kill(self) -> int:
        """End it at once; its exit code. A thread in `read` gets EOFError."""
        self._kill()
        return self.close()

    def _kill(self) -> None:
        if sys.platform == "win32":
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # it has just ended
                os.killpg(self._process.pid, signal.SIGKILL)


def _write(stream: IO[bytes], lines: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError), stream:  # a closed pipe shows in `read`, which finds the end
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()


def _read(stream: IO[bytes], lines: Queue[bytes | None], longest: int) -> None:
    with stream:
        while line := stream.readline(longest + 1):
            lines.put(line)
    lines.put(None)
