"""Our server beside that of boardgame.io, measured in one run on this machine.

    make bench-online                    a table, and whether the goals are met
    make bench-online ARGS=--json        the same as JSON

Ours plays real Cat in the Box: every seat gets a view of its own after every move, and a move is
committed to SQLite (synchronous=FULL) before anybody is answered. boardgame.io keeps everything in
memory and plays a game that only counts. Both are driven in turn, several times, by the same light
clients, four seats a table, from a process of their own (see driving.py).

Beside it: the memory of a thousand idle connections, and the size of the page.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from ninelives.build import compiled

ROOT: Final = Path(__file__).parents[2]
PEER_SCRIPT: Final = Path(__file__).parent / "boardgame.io" / "server.js"
PEER_MODULES: Final = ROOT / "build" / "bench-node" / "node_modules"
PORT: Final = 8803
PEER_PORT: Final = 8853
TABLES: Final = (10, 50, 100)
ROUNDS: Final = 5
IDLE: Final = 1000
OURS: Final = "ours"
PEER: Final = "boardgame.io"

# What we promise.
SPEED_GOAL: Final = 1.5  # times the moves a second of the peer, with a lower p99
MEMORY_GOAL: Final = 200.0  # MB
PAGE_GOAL: Final = 250.0  # kB

Measured = dict[str, float]


@dataclass
class Goal:
    what: str
    measured: float
    wanted: str
    met: bool


# -- servers --------------------------------------------------------------------------------------


@contextmanager
def our_server() -> Iterator[subprocess.Popen[str]]:
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.online.serving", str(PORT), folder]
        with _started(command) as server:
            yield server


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


def _node() -> str:
    """Node.js: that of the machine, or the one that was installed beside this Python."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=places)
    if found is None:
        raise SystemExit("boardgame.io needs Node.js, and there is none here.")
    return found


# -- measuring ------------------------------------------------------------------------------------


def speeds(tables: int, seconds: float) -> dict[str, Measured]:
    """Both of them with so many tables, in turn and freshly started each time; the medians."""
    rounds: dict[str, list[Measured]] = {OURS: [], PEER: []}
    for _ in range(ROUNDS):
        for who, port, server in ((OURS, PORT, our_server), (PEER, PEER_PORT, their_server)):
            with server():
                rounds[who].append(_driven(who, port, tables, seconds))
    return {who: _medians(measured) for who, measured in rounds.items()}


def _driven(who: str, port: int, tables: int, seconds: float) -> Measured:
    command = _driving(who, port, tables, seconds)
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{who} with {tables} tables: {done.stderr}")
    measured: Measured = json.loads(done.stdout)
    return measured


def _medians(rounds: list[Measured]) -> Measured:
    return {what: median(each[what] for each in rounds) for what in rounds[0]}


def idle_memory() -> Measured:
    """What the server takes with open connections, and how much of it they are."""
    with our_server() as server:
        before = _memory(server.pid)
        command = _driving("idle", PORT, IDLE)
        with subprocess.Popen(  # noqa: S603 - our own command
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as driver:
            assert driver.stdout is not None
            said = driver.stdout.readline()
            after = _memory(server.pid)
        if not said.startswith(str(IDLE)):
            raise SystemExit(f"{IDLE} connections could not be opened.")
    return {"all_mb": after, "connections_mb": round(after - before, 1)}


def _memory(process: int) -> float:
    """The resident memory of a process in MB."""
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return round(int(line.split()[1]) / 1000, 1)
    raise SystemExit("Memory is measured on Linux only.")


def page_size() -> float:
    """Everything the page can load, all games and languages, compressed as it is sent; in kB."""
    folder = files("ninelives.server") / "site"
    return round(sum(each.stat().st_size for each in Path(str(folder)).rglob("*.br")) / 1000, 1)


# -- telling --------------------------------------------------------------------------------------


def goals(measured: dict[int, dict[str, Measured]], memory: Measured, page: float) -> list[Goal]:
    reached: list[Goal] = []
    for tables, both in measured.items():
        ours, theirs = both[OURS], both[PEER]
        ratio = round(ours["moves_per_s"] / theirs["moves_per_s"], 2)
        slowest, limit = ours["p99_ms"], theirs["p99_ms"]
        name = f"{tables} tables"
        reached.append(Goal(f"{name}, speed", ratio, f">= {SPEED_GOAL}", ratio >= SPEED_GOAL))
        reached.append(Goal(f"{name}, p99 in ms", slowest, f"< {limit}", slowest < limit))
    total = memory["all_mb"]
    what = f"{IDLE} idle connections, MB"
    reached.append(Goal(what, total, f"< {MEMORY_GOAL:.0f}", total < MEMORY_GOAL))
    reached.append(Goal("the page, kB", page, f"< {PAGE_GOAL:.0f}", 0 < page < PAGE_GOAL))
    return reached


def told(report: dict[str, Any], reached: list[Goal]) -> None:
    print(f"rules compiled: {'yes' if report['compiled'] else 'no'}\n")
    print(f"{'tables':>6}  {'server':12}  {'moves/s':>8}  {'p50 ms':>7}  {'p99 ms':>7}")
    for tables, both in report["tables"].items():
        for who, speed in both.items():
            numbers = (
                f"{speed['moves_per_s']:8,.0f}  {speed['p50_ms']:7.1f}  {speed['p99_ms']:7.1f}"
            )
            print(f"{tables:6}  {who:12}  {numbers}")
    print()
    for goal in reached:
        mark = "met    " if goal.met else "NOT MET"
        print(f"{mark}  {goal.what}: {goal.measured} ({goal.wanted})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Our server beside that of boardgame.io.")
    parser.add_argument(
        "--seconds", type=float, default=3.0, help="of measuring each of them, each time"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    measured = {tables: speeds(tables, arguments.seconds) for tables in TABLES}
    memory, page = idle_memory(), page_size()
    reached = goals(measured, memory, page)
    report: dict[str, Any] = {"compiled": compiled(), "tables": measured}
    if arguments.json:
        extra = {"idle": memory, "page_kb": page, "goals": [asdict(goal) for goal in reached]}
        print(json.dumps({**report, **extra}))
    else:
        told(report, reached)


if __name__ == "__main__":
    main()
