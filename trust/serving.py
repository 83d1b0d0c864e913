"""A real server in a process of its own, whose log and memory are looked at.

python -m trust.serving FOLDER ROOMS      serves until its standard input ends
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from ninelives.server import logs
from ninelives.server.runner import settle
from tests.server.running import GENEROUS, running
from trust.finding import memory


@dataclass(frozen=True)
class Server:
    """Where it is: `url` ends in a slash. What it has noted, and what it takes."""

    url: str
    process: int
    log: Path

    @property
    def ws(self) -> str:
        return f"ws{self.url.removeprefix('http')}ws"

    @property
    def port(self) -> int:
        return int(self.url.rstrip("/").rpartition(":")[2])

    def memory(self) -> float:
        return memory(self.process)

    def trouble(self) -> str:
        """What it noted of its own mistakes; "" for none."""
        noted = self.log.read_text(encoding="utf-8", errors="replace")
        return noted if " ERROR " in noted or "Traceback" in noted else ""


@contextmanager
def server(rooms: int = 20_000) -> Iterator[Server]:
    """One with a new database that holds so many unfinished rooms at most."""
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        command = [sys.executable, "-m", "trust.serving", folder, str(rooms)]
        with (
            log.open("wb") as errors,
            subprocess.Popen(  # noqa: S603 - our own command
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            ) as process,
        ):
            assert process.stdin is not None
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            if not url:
                raise SystemExit(f"The server did not start:\n{log.read_text(encoding='utf-8')}")
            try:
                yield Server(url, process.pid, log)
            finally:
                process.stdin.close()


def main(folder: str, rooms: str) -> None:
    logs.set_up(None)
    with running(Path(folder), limits=replace(GENEROUS, rooms=int(rooms))) as served:
        settle()
        print(served.url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main(*sys.argv[1:])
