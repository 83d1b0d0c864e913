"""Soak test: servers are killed while people play, and nothing acknowledged may be lost.

python -m trust.soak                         one server on SQLite
python -m trust.soak --postgresql packaged   three servers on PostgreSQL, which is killed too
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from testkit.postgres import Postgres, of_the_system, packaged
from testkit.server_process import ServerProcess
from trust.soak.faults import Faults
from trust.soak.players import NotAsPromised
from trust.soak.tables import Soak, Table

SERVERS: Final = 3  # with a database that several servers share


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="trust.soak", description=__doc__)
    parser.add_argument("--postgresql", choices=("packaged", "system"))
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--kills", type=int, default=100, help="of servers")
    parser.add_argument("--pauses", type=int, default=5, help="of one of several servers")
    parser.add_argument("--database-kills", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1800, help="then it has failed")
    parser.add_argument("--between", type=float, nargs=2, default=(1.0, 4.0), metavar="SECONDS")
    parser.add_argument("--rest", type=float, default=0.5, help="seconds at most before a move")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


@contextmanager
def servers(wanted: argparse.Namespace) -> Iterator[tuple[list[ServerProcess], Postgres | None]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        database = None
        if wanted.postgresql:
            programs = packaged() if wanted.postgresql == "packaged" else of_the_system()
            if programs is None:
                raise SystemExit("No PostgreSQL is installed on this machine.")
            database = stack.enter_context(Postgres(programs))
        url = database.new_database() if database else ""
        started = [ServerProcess(folder, database=url) for _ in range(SERVERS if database else 1)]
        for server in started:
            stack.callback(server.stop)
        yield started, database


async def soak(wanted: argparse.Namespace, faults: Faults) -> Soak:
    dice = Random(f"{wanted.seed} address")
    playing = Soak(lambda: dice.choice(faults.servers).url, rest=wanted.rest)
    shared = faults.database is not None
    async with asyncio.timeout(wanted.seconds), asyncio.TaskGroup() as group:
        for number in range(wanted.tables):
            group.create_task(Table(number, playing, wanted.seed).play())
        await faults.make(
            wanted.kills,
            wanted.pauses if shared else 0,
            wanted.database_kills if shared else 0,
        )
        playing.enough = True
    return playing


def print_report(playing: Soak, faults: Faults, seconds: float) -> None:
    notes, away = playing.notes, sorted(playing.notes.away)
    lines = {
        "servers killed": faults.done["kill"],
        "servers paused past their lease": faults.done["pause"],
        "database killed": faults.done["database"],
        "games played to the end, records true": dict(sorted(playing.games.items())),
        "moves acknowledged, none lost, none twice": notes.moves,
        "connections made again": len(away),
        "seconds until one was back (median, most)": f"{median(away):.2f}, {away[-1]:.2f}",
        "seconds in all": f"{seconds:.0f}",
    }
    for what, figure in lines.items():
        print(f"{what:45}{figure}")


def main() -> int:
    wanted, begun = arguments(), monotonic()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))  # with all processes it started
    with servers(wanted) as (started, database):
        dice = Random(f"{wanted.seed} faults")
        faults = Faults(started, database, dice, tuple(wanted.between))
        try:
            playing = asyncio.run(soak(wanted, faults))
        except BaseExceptionGroup as group:
            broken = group.subgroup(NotAsPromised)
            if broken is None:
                raise
            print(*(str(each) for each in broken.exceptions), sep="\n", file=sys.stderr)
            return 1
        except TimeoutError:
            print(f"After {wanted.seconds} s there are games without an end.", file=sys.stderr)
            return 1
        print_report(playing, faults, monotonic() - begun)
    if mistakes := [mistake for server in started if (mistake := server.traceback())]:
        print("A server made a mistake:", mistakes[0], sep="\n", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
