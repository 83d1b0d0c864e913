"""A real server in a process of its own, with limits that no test reaches.

python -m testkit.server_process SETTINGS      serve until terminated
"""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO, Any, Final

from ninelives.server import logs
from ninelives.server.config import Config
from ninelives.server.limits import Limits
from ninelives.server.runner import Server, run, tune_process
from ninelives.server.store import StoreInvalid

HOST: Final = "127.0.0.1"
_UNREACHABLE: Final = 1_000_000
UNLIMITED: Final = Limits(
    messages_per_second=_UNREACHABLE,
    message_burst=_UNREACHABLE,
    calls_per_second=_UNREACHABLE,
    call_burst=_UNREACHABLE,
    rooms_per_second=_UNREACHABLE,
    room_burst=_UNREACHABLE,
    rooms_per_guest=_UNREACHABLE,
    rooms=_UNREACHABLE,
    connections_per_guest=_UNREACHABLE,
    connections_per_address=_UNREACHABLE,
    connections=_UNREACHABLE,
)
_LOG_LINES: Final = 150  # shown of a log with an error


def free_port() -> int:
    with socket.create_server((HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def resident_memory(process: int | str = "self") -> float:
    """The resident memory of a process in MB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1000, 1)
    raise SystemExit("Memory is measured on Linux only.")


def first_error(lines: list[str]) -> str:
    """The first error or traceback of a log with what follows it; "" for none."""
    return _from_first(lines, (" ERROR ", "Traceback"))


def _from_first(lines: list[str], marks: tuple[str, ...]) -> str:
    for number, line in enumerate(lines):
        if any(mark in line for mark in marks):
            return "".join(lines[max(0, number - 1) : number + _LOG_LINES])
    return ""


class ServerProcess:
    """Can be killed, paused and started again; its log goes on.

    `settings` are fields of `Config`, and `rooms` of its limits.
    """

    def __init__(self, folder: Path, *, port: int = 0, **settings: Any) -> None:
        self.port = port or free_port()
        self.url = f"http://{HOST}:{self.port}/"
        self.ws = f"ws://{HOST}:{self.port}/ws"
        written = json.dumps({"port": self.port, "data_dir": str(folder), **settings})
        self._command = [sys.executable, "-m", __name__, written]
        self._log: IO[str] = TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115
        self.start()

    def start(self) -> None:
        """Returns at once; see `wait_until_ready`."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.PIPE, stderr=self._log, text=True
        )

    def wait_until_ready(self) -> None:
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise SystemExit(f"The server did not start:\n{''.join(self._log_lines())}")

    def restart_if_ended(self) -> None:
        """As a service manager would after the server gave up on its database."""
        if self._process.poll() is not None:
            self.start()

    @property
    def is_up(self) -> bool:
        """Whether it accepts connections."""
        with socket.socket() as probe:
            return probe.connect_ex((HOST, self.port)) == 0

    @property
    def pid(self) -> int:
        return self._process.pid

    def memory(self) -> float:
        return resident_memory(self.pid)

    def error(self) -> str:
        """The first error in its log, or ""."""
        return first_error(self._log_lines())

    def traceback(self) -> str:
        """The first traceback in its log, or "". Failures the server expects, such as a database
        that is down, are errors without one."""
        return _from_first(self._log_lines(), ("Traceback",))

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()

    def _log_lines(self) -> list[str]:
        self._log.flush()
        self._log.seek(0)
        return self._log.readlines()


@contextmanager
def serving(**settings: Any) -> Iterator[ServerProcess]:
    """A server with a new data folder, ready; stopped at the end."""
    with TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder), **settings)
        try:
            server.wait_until_ready()
            yield server
        finally:
            server.stop()


def _main(settings: str) -> None:
    def ready(_: Server, url: str) -> None:
        tune_process()
        print(url, flush=True)

    logs.set_up(None)
    given = json.loads(settings)
    given["data_dir"] = Path(given["data_dir"])
    given["limits"] = replace(UNLIMITED, rooms=given.pop("rooms", _UNREACHABLE))
    try:
        run(Config(**given), ready)
    except StoreInvalid as error:
        raise SystemExit(f"Cannot use the database: {error}") from None


if __name__ == "__main__":
    _main(*sys.argv[1:])
