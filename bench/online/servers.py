"""The servers that are measured, and the processes that drive them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from typing import Final

from testkit.postgres import Postgres
from testkit.server_process import serving

ROOT: Final = Path(__file__).parents[2]
PEER_SCRIPT: Final = Path(__file__).parent / "boardgame.io" / "server.js"
PEER_MODULES: Final = ROOT / "build" / "bench-node" / "node_modules"
PORT: Final = 8803
PEER_PORT: Final = 8853
OURS: Final = "ours"
PEER: Final = "boardgame.io"

Measured = dict[str, float]


@contextmanager
def on_postgresql(processes: int) -> Iterator[None]:
    """So many of our servers on one database, at PORT and after it."""
    with ExitStack() as stack:
        database = stack.enter_context(Postgres()).new_database()
        for number in range(processes):
            stack.enter_context(serving(database=database, port=PORT + number))
        yield


@contextmanager
def their_server() -> Iterator[subprocess.Popen[str]]:
    command = [_node(), str(PEER_SCRIPT), str(PEER_PORT)]
    with _started(command, NODE_PATH=str(PEER_MODULES), NODE_ENV="production") as server:
        yield server


@contextmanager
def _started(command: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A server, from the line on in which it says that it is ready."""
    server = subprocess.Popen(  # noqa: S603 - our own commands
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}
    )
    assert server.stdout is not None
    try:
        if not server.stdout.readline():
            raise SystemExit(f"This did not start: {' '.join(command)}")
        yield server
    finally:
        server.terminate()
        server.wait()


def _driving(*arguments: str | int | float) -> list[str]:
    return [sys.executable, "-m", "bench.online.driving", *map(str, arguments)]


@contextmanager
def staying(*arguments: str | int | float) -> Iterator[None]:
    """Somebody who is there as long as this lasts, from the line on in which he says so."""
    with subprocess.Popen(  # noqa: S603 - our own command
        _driving(*arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as driver:
        assert driver.stdout is not None
        if not driver.stdout.readline():
            raise SystemExit(f"This could not be had: {arguments}")
        yield


def _node() -> str:
    """Node.js: that of the machine, or the one that was installed beside this Python."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=places)
    if found is None:
        raise SystemExit("boardgame.io needs Node.js, and there is none here.")
    return found


def driven(
    who: str, port: int, tables: int, seconds: float, rest: float = 0.0, processes: int = 1
) -> Measured:
    """What was measured at so many tables, where everybody rests so many seconds before a move.
    Where there are several servers, every seat of a table comes to the next one."""
    command = _driving(who, port, tables, seconds, rest, processes)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{who} with {tables} tables: {done.stderr}")
    measured: Measured = json.loads(done.stdout)
    return measured


def medians(rounds: list[Measured]) -> Measured:
    return {what: median(each[what] for each in rounds) for what in rounds[0]}
