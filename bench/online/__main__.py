"""Compares our server with boardgame.io's, in one run on this machine.

    make bench-online                    a table, and whether the goals are met
    make bench-online ARGS=--json        the same as JSON
    make bench-thinking                  ours alone, while bots think (thinking.py)

Ours plays real Cat in the Box: each seat gets its own view after every move, and a move is
committed before it is acknowledged: to SQLite (synchronous=FULL), or to PostgreSQL by one process
or by two, with the seats of a table alternating between them. boardgame.io keeps everything in
memory and plays a game that only counts. Each server is measured several times, in turn, by the
same light clients, four seats a table, in a process of their own (load.py).

Also measured: memory for each connection and each room, and the size of the page.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from bench.online import thinking
from bench.online.servers import (
    OURS,
    PEER,
    PEER_PORT,
    PORT,
    Measured,
    driven,
    medians,
    on_postgresql,
    staying,
    their_server,
)
from ninelives.build import compiled
from testkit.server_process import serving

TABLES: Final = (10, 100, 500)
ROUNDS: Final = 3
IDLE: Final = 1000  # connections
ROOMS: Final = 250
MORE: Final = 4  # factor, to see how memory grows
LINEAR: Final = 1.2  # upper bound: cost of each of many, in units of each of few
ON_POSTGRESQL: Final = "ours, PostgreSQL"
BY_TWO: Final = "ours, PostgreSQL, 2 processes"

# Goals.
SPEED_GOAL: Final = 1.5  # times the peer's moves a second, with a lower p99
MEMORY_GOAL: Final = 200.0  # MB
PAGE_GOAL: Final = 250.0  # kB


@dataclass
class Goal:
    what: str
    measured: float
    wanted: str
    met: bool


# -- measuring ------------------------------------------------------------------------------------


def speeds(tables: int, seconds: float, turns: int) -> dict[str, Measured]:
    """Medians for each server with this many tables; they take turns and start fresh each time."""
    rounds: dict[str, list[Measured]] = {OURS: [], ON_POSTGRESQL: [], BY_TWO: [], PEER: []}
    for _ in range(turns):
        with serving(port=PORT):
            rounds[OURS].append(driven(OURS, PORT, tables, seconds))
        for who, processes in ((ON_POSTGRESQL, 1), (BY_TWO, 2)):
            with on_postgresql(processes):
                rounds[who].append(driven(OURS, PORT, tables, seconds, processes=processes))
        with their_server():
            rounds[PEER].append(driven(PEER, PEER_PORT, tables, seconds))
    return {who: medians(measured) for who, measured in rounds.items()}


def taken_by_each() -> Measured:
    """Memory of the server with open connections, and the share of each connection and room."""
    idle, more = _grown("idle", IDLE), _grown("idle", MORE * IDLE)
    rooms, more_rooms = _grown("rooms", ROOMS), _grown("rooms", MORE * ROOMS)
    return {
        "all_mb": idle["all_mb"],
        "connection_kb": round(1000 * idle["grown_mb"] / IDLE, 1),
        "connection_of_many_kb": round(1000 * more["grown_mb"] / (MORE * IDLE), 1),
        "room_kb": round(1000 * rooms["grown_mb"] / ROOMS, 1),
        "room_of_many_kb": round(1000 * more_rooms["grown_mb"] / (MORE * ROOMS), 1),
    }


def _grown(what: str, count: int) -> Measured:
    """Memory with this many connections, four to a room, or with rooms without clients."""
    with serving(port=PORT) as server:
        before = server.memory()
        with staying(what, PORT, count):
            after = server.memory()
    return {"all_mb": after, "grown_mb": after - before}


def page_size() -> float:
    """Everything the page can load, all games and languages, compressed; in kB."""
    folder = files("ninelives.server") / "site"
    return round(sum(each.stat().st_size for each in Path(str(folder)).rglob("*.br")) / 1000, 1)


# -- report ---------------------------------------------------------------------------------------


def goals(measured: dict[int, dict[str, Measured]], taken: Measured, page: float) -> list[Goal]:
    reached: list[Goal] = []
    for tables, both in measured.items():
        ours, theirs = both[OURS], both[PEER]
        ratio = round(ours["moves_per_s"] / theirs["moves_per_s"], 2)
        slowest, limit = ours["p99_ms"], theirs["p99_ms"]
        name = f"{tables} tables"
        reached.append(Goal(f"{name}, speed", ratio, f">= {SPEED_GOAL}", ratio >= SPEED_GOAL))
        reached.append(Goal(f"{name}, p99 in ms", slowest, f"< {limit}", slowest < limit))
    total = taken["all_mb"]
    what = f"{IDLE} idle connections, MB"
    reached.append(Goal(what, total, f"< {MEMORY_GOAL:.0f}", total < MEMORY_GOAL))
    for each, count in (("connection", IDLE), ("room", ROOMS)):
        few, many = taken[f"{each}_kb"], taken[f"{each}_of_many_kb"]
        what, limit = f"a {each} of {MORE * count}, kB", round(few * LINEAR, 1)
        reached.append(Goal(what, many, f"<= {limit}, one of {count} is {few}", many <= limit))
    reached.append(Goal("the page, kB", page, f"< {PAGE_GOAL:.0f}", 0 < page < PAGE_GOAL))
    return reached


def print_report(report: dict[str, Any], reached: list[Goal]) -> None:
    print(f"rules compiled: {'yes' if report['compiled'] else 'no'}\n")
    print(f"{'tables':>6}  {'server':30}  {'moves/s':>8}  {'p50 ms':>7}  {'p99 ms':>7}")
    for tables, both in report["tables"].items():
        for who, speed in both.items():
            numbers = (
                f"{speed['moves_per_s']:8,.0f}  {speed['p50_ms']:7.1f}  {speed['p99_ms']:7.1f}"
            )
            print(f"{tables:6}  {who:30}  {numbers}")
    print()
    for goal in reached:
        mark = "met    " if goal.met else "NOT MET"
        print(f"{mark}  {goal.what}: {goal.measured} ({goal.wanted})")


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare our server with boardgame.io's.")
    parser.add_argument("--seconds", type=float, default=3.0, help="duration of each measurement")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="turns of each server")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--thinking", action="store_true", help="ours alone, without and with bots that think"
    )
    arguments = parser.parse_args()
    if arguments.thinking:
        print(thinking.table(thinking.measured(arguments.seconds)))
        return
    seconds, rounds = arguments.seconds, arguments.rounds
    measured = {tables: speeds(tables, seconds, rounds) for tables in TABLES}
    taken, page = taken_by_each(), page_size()
    reached = goals(measured, taken, page)
    report: dict[str, Any] = {"compiled": compiled(), "tables": measured}
    if arguments.json:
        extra = {"memory": taken, "page_kb": page, "goals": [asdict(goal) for goal in reached]}
        print(json.dumps({**report, **extra}))
    else:
        print_report(report, reached)


if __name__ == "__main__":
    main()
