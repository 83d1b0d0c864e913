"""One process that thinks (`ninelives.thinker`), as the server has it."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from typing import Final

# -P: a file in the folder in which the server was started is no part of the program.
COMMAND: Final = (sys.executable, "-P", "-m", "ninelives.thinker")


class Process:
    """It is begun anew and takes nothing over from the server: no module, no memory, no file."""

    def __init__(self) -> None:
        """Raises OSError where the system has no process to give."""
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            COMMAND,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Ctrl-C is for the server, which ends it then; and a session has its share of time.
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, question: bytes) -> bytes:
        """Its answer, for which a thread waits; "" from one that has died."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(OSError, ValueError):  # it is dead, or was just put away
            self._process.stdin.write(question)
            self._process.stdin.flush()
            return self._process.stdout.readline()
        return b""

    def end(self) -> None:
        """At once, whatever it is at; whoever waits for its answer gets none."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(OSError):  # what was not said yet will not be
                pipe.close()
