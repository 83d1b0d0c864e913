"""Load generator: plays many tables of four, in a process of its own that `bench.online` starts.

    python -m bench.online.load PEER PORT TABLES SECONDS REST PROCESSES   plays, and measures
    python -m bench.online.load idle PORT CONNECTIONS       connects, then waits
    python -m bench.online.load rooms PORT ROOMS            starts games and leaves them
    python -m bench.online.load bots PORT TABLES            keeps bots thinking

PEER is `ours` or `boardgame.io`. Both get the same load: each seat has a socket and reads every
message, and the seat to move moves at once, or REST seconds later. The latency of a move is the
time from sending it to the answer on the same socket.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from time import perf_counter
from typing import Any, Final

import uvloop

from bench.online import ours, theirs
from bench.online.seats import SEATS, Meter
from ninelives.server.runner import allow_many_connections

WARM_UP: Final = 1.0  # seconds
BEGIN: Final = {"ours": ours.begin, "boardgame.io": theirs.begin}
LEFT_AT_ONCE: Final = 50  # rooms


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


async def measure(
    peer: str, port: int, tables: int, seconds: float, rest: float, processes: int
) -> dict[str, float]:
    meter = Meter(rest=rest, processes=processes)
    playing = await BEGIN[peer](meter, port, tables)
    await asyncio.sleep(WARM_UP)
    meter.counting, begun = True, perf_counter()
    try:
        await asyncio.wait_for(meter.over.wait(), seconds)
    except TimeoutError:
        meter.counting = False
    took = perf_counter() - begun
    for task in playing:
        task.cancel()
    latencies = meter.latencies
    return {
        "moves_per_s": round(len(latencies) / took),
        "p50_ms": round(1000 * percentile(latencies, 0.5), 2),
        "p99_ms": round(1000 * percentile(latencies, 0.99), 2),
        "seconds": round(took, 2),
    }


async def idle(port: int, connections: int) -> None:
    rooms = await ours.opened_rooms(Meter(), port, connections // SEATS)
    print(f"{SEATS * len(rooms)} connections", flush=True)
    await asyncio.to_thread(sys.stdin.read)


async def rooms(port: int, wanted: int) -> None:
    """Started games without clients: only the rooms remain."""
    for _ in range(wanted // LEFT_AT_ONCE):
        for room in await ours.opened_rooms(Meter(), port, LEFT_AT_ONCE):
            room.start()
            await room.begun
            for seat in room.seats:
                seat.socket.close()
    print(f"{wanted} rooms", flush=True)
    await asyncio.to_thread(sys.stdin.read)


async def bots(port: int, tables: int) -> None:
    await ours.keep_bots_thinking(Meter(), port, tables)
    print(f"{tables} tables", flush=True)
    await asyncio.to_thread(sys.stdin.read)


def give_up(_loop: asyncio.AbstractEventLoop, what: dict[str, Any]) -> None:
    """Stop on any error of a socket; otherwise the measurement would wait forever."""
    print(what.get("exception") or what["message"], file=sys.stderr, flush=True)
    os._exit(1)


async def main(arguments: list[str]) -> None:
    asyncio.get_running_loop().set_exception_handler(give_up)
    if arguments[0] == "idle":
        await idle(int(arguments[1]), int(arguments[2]))
    elif arguments[0] == "rooms":
        await rooms(int(arguments[1]), int(arguments[2]))
    elif arguments[0] == "bots":
        await bots(int(arguments[1]), int(arguments[2]))
    else:
        peer, port, tables = arguments[0], int(arguments[1]), int(arguments[2])
        seconds, rest, processes = float(arguments[3]), float(arguments[4]), int(arguments[5])
        print(json.dumps(await measure(peer, port, tables, seconds, rest, processes)))


if __name__ == "__main__":
    allow_many_connections()
    uvloop.run(main(sys.argv[1:]))
