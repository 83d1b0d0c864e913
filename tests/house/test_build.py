"""The package as it is built: compiled or pure, as asked for, and its version."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import ninelives
from ninelives.build import compiled

SAY_WHICH = "from ninelives.build import compiled; print(compiled())"


def test_the_package_under_test_is_the_one_that_was_asked_for() -> None:
    assert compiled() == (os.environ.get("NINELIVES_TESTED") == "compiled")


def test_an_installed_package_runs_from_source_when_told_so() -> None:
    environment = os.environ | {"NINELIVES_PURE": "1"}
    said = subprocess.run(
        [sys.executable, "-c", SAY_WHICH],
        env=environment | {"PYTHONPATH": str(Path(ninelives.__file__).parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.strip() == "False"
