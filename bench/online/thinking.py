"""Response times with and without bots that think.

Ten tables of people play as in the other measurements, but pause before each move, so that latency
is measured and not throughput. Then the same with eight tables of three tigers beside them: more
bots than the machine has processes, so all processes think all the time. Both in turn, several
times.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from bench.online.servers import OURS, PORT, Measured, driven, medians, staying
from ninelives.build import compiled
from testkit.server_process import serving

TABLES: Final = 10
TABLES_OF_BOTS: Final = 8
REST: Final = 0.05  # seconds
ROUNDS: Final = 5
GOAL: Final = 1.5  # times the p99 without bots


def measured(seconds: float) -> tuple[Measured, Measured]:
    """Medians without bots and with them."""
    rounds: tuple[list[Measured], list[Measured]] = ([], [])
    for _ in range(ROUNDS):
        for which, has_bots in zip(rounds, (False, True), strict=True):
            with serving(port=PORT), _bots() if has_bots else nullcontext():
                which.append(driven(OURS, PORT, TABLES, seconds, REST))
    without, beside = map(medians, rounds)
    return without, beside


def _bots() -> AbstractContextManager[None]:
    return staying("bots", PORT, TABLES_OF_BOTS)


def table(both: tuple[Measured, Measured]) -> str:
    lines = [f"rules compiled: {'yes' if compiled() else 'no'}\n"]
    for name, speed in zip(("alone", "beside bots that think"), both, strict=True):
        times = f"p50 {speed['p50_ms']:.1f} ms, p99 {speed['p99_ms']:.1f} ms"
        lines.append(f"{name:24}{speed['moves_per_s']:6.0f} moves/s  {times}")
    ratio = both[1]["p99_ms"] / both[0]["p99_ms"]
    mark = "met" if ratio <= GOAL else "NOT MET"
    lines.append(f"\n{mark}  p99 beside bots, times that without: {ratio:.2f} (<= {GOAL})")
    return "\n".join(lines)
