"""Starts the measured servers and the load generators."""

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
    """This many of our servers on one database, on consecutive ports from PORT."""
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
    """A server; waits for the line that says it is ready."""
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


def _load(*arguments: str | int | float) -> list[str]:
    return [sys.executable, "-m", "bench.online.load", *map(str, arguments)]


@contextmanager
def staying(*arguments: str | int | float) -> Iterator[None]:
    """A load generator that runs until the block ends; waits for its line that it is ready."""
    with subprocess.Popen(  # noqa: S603 - our own command
        _load(*arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as driver:
        assert driver.stdout is not None
        if not driver.stdout.readline():
            raise SystemExit(f"This could not be had: {arguments}")
        yield


def _node() -> str:
    """The path of Node.js: of the machine, or installed beside this Python."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=places)
    if found is None:
        raise SystemExit("boardgame.io needs Node.js, and there is none here.")
    return found


def driven(
    who: str, port: int, tables: int, seconds: float, rest: float = 0.0, processes: int = 1
) -> Measured:
    """Measure this many tables, with a pause in seconds before each move. With several servers the
    seats of a table are spread over them."""
    command = _load(who, port, tables, seconds, rest, processes)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{who} with {tables} tables: {done.stderr}")
    measured: Measured = json.loads(done.stdout)
    return measured


def medians(rounds: list[Measured]) -> Measured:
    return {what: median(each[what] for each in rounds) for what in rounds[0]}
