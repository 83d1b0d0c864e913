"""The servers of a soak, each a process of its own that can be killed, paused and started again."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

HOST: Final = "127.0.0.1"
LINES_SHOWN: Final = 150  # of a log


def free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`database` is a URL, or "" for a file in the folder."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self._command = [sys.executable, "-m", "bench.online.serving", str(self.port), str(folder)]
        self._command += [database] if database else []
        self._log = TemporaryFile("w+")  # noqa: SIM115 - it is read when all is over
        self.start()

    def start(self) -> None:
        """It is not waited for: who wants something of it tries again until it is there."""
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            self._command, stdout=subprocess.DEVNULL, stderr=self._log, text=True
        )

    def look_after(self) -> None:
        """Start it again if it gave up because its database was away, as a system would."""
        if self._process.poll() is not None:
            self.start()

    @property
    def is_up(self) -> bool:
        """Whether somebody can connect."""
        with socket.socket() as probe:
            return probe.connect_ex((HOST, self.port)) == 0

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        """As somebody does who wants to end it."""
        self._process.terminate()
        self._process.wait()

    def mistake(self) -> str:
        """The first mistake of its own that it wrote down, and "" for none: whatever is done to it,
        it knows what that is, and says so in a line."""
        self._log.seek(0)
        lines = self._log.readlines()
        for number, line in enumerate(lines):
            if line.startswith("Traceback"):
                return "".join(lines[max(0, number - 1) : number + LINES_SHOWN])
        return ""
