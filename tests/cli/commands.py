"""Runs the command as a process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import ninelives as package

KEPT = ("PATH", "NINELIVES_PURE", "NINELIVES_TESTED")


def environment(home: Path, **more: str) -> dict[str, str]:
    """An English system with an empty home, independent of the developer's."""
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    return {
        **kept,
        "PYTHONPATH": str(Path(package.__file__).parents[1]),  # the build under test
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "LANG": "C.UTF-8",
        "PYTHONIOENCODING": "utf-8",
        **more,
    }


COMMAND = (sys.executable, "-m", "ninelives")


@dataclass(frozen=True)
class Done:
    exit_code: int
    shown: str
    errors: str

    def check_error(self, says: str, exit_code: int = 2) -> None:
        """One line on standard error, after the name of the program, with this in it."""
        assert (self.exit_code, self.errors.count("\n")) == (exit_code, 1)
        assert self.errors.startswith("ninelives: ")
        assert self.errors.count("ninelives: ") == 1
        assert says in self.errors


Call = Callable[..., Done]  # runs the command inside this process; see conftest.py


def ninelives(
    *words: str, home: Path, typed: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run it to its end with these lines on standard input."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=60,
        check=False,
    )
