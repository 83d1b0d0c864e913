"""The trust tools, each for a few seconds: whatever they find fails."""

from __future__ import annotations

import subprocess
import sys

import pytest

SHORT_RUNS = {
    "soak": "--tables 4 --kills 2 --between 1 2 --seconds 90",
    "fuzz": "--seconds 12 --seed 1",
    "leaks": "--games 10 --online 1 --seed 1",
}


@pytest.mark.parametrize("tool", SHORT_RUNS)
def test_a_short_run_finds_nothing(tool: str) -> None:
    command = [sys.executable, "-m", f"trust.{tool}", *SHORT_RUNS[tool].split()]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)
    assert done.returncode == 0, done.stderr
