"""Two builds of the games side by side: how much faster the second is than the first.

make bench-builds OLD=/path/to/old/package                      the new one is build/package
make bench-builds OLD=/path/to/old/package ARGS='--rounds 12'

A package is the folder that contains `ninelives`, such as a copy of build/package. `ninelives
bench` measures both in turn, and of each speed the fastest round counts: other load on the machine
can only slow a round down. Exits with 1 if the new build is slower than allowed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Final

SPEEDS: Final = (
    "rollout_steps_per_s",
    "python_steps_per_s",
    "round_rollouts_per_s",
    "guided_rollouts_per_s",
)
SLOWEST: Final = 0.95  # of the old speed

Fastest = dict[tuple[str, str], float]  # by game and kind of speed


def measure(package: Path, fastest: Fastest) -> None:
    done = subprocess.run(
        [sys.executable, "-P", "-m", "ninelives", "bench", "--json"],
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=True,
    )
    for game, figures in json.loads(done.stdout)["games"].items():
        for speed in SPEEDS:
            fastest[game, speed] = max(fastest[game, speed], figures[speed])


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the speed of two builds.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=6)
    arguments = parser.parse_args()
    old: Fastest = defaultdict(float)
    new: Fastest = defaultdict(float)
    for _ in range(arguments.rounds):
        measure(arguments.old, old)
        measure(arguments.new, new)
    slower = 0
    print(f"{'':42}{'old':>12}{'new':>12}{'ratio':>8}")
    for game, speed in sorted(old):
        before, after = old[game, speed], new[game, speed]
        is_slower = after < SLOWEST * before
        slower += is_slower
        mark = "  SLOWER" if is_slower else ""
        print(f"{game:14}{speed:28}{before:12,.0f}{after:12,.0f}{after / before:8.2f}{mark}")
    return 1 if slower else 0


if __name__ == "__main__":
    sys.exit(main())
