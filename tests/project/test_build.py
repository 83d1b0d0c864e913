"""The package under test is the requested build, completely."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages

import ninelives
from ninelives import engine, games
from ninelives.build import compiled

ASKED_FOR_COMPILED = os.environ.get("NINELIVES_TESTED") == "compiled"


def test_the_package_is_compiled_when_asked_for() -> None:
    assert compiled() == ASKED_FOR_COMPILED


def test_the_rules_are_compiled_whole_or_not_at_all() -> None:
    modules = [
        module.name
        for package in (engine, games)
        for module in walk_packages(package.__path__, f"{package.__name__}.")
        if not module.ispkg and not module.name.endswith(".errors")
    ]
    assert "ninelives.engine.contract" in modules
    assert [name for name in modules if _is_compiled(name) != ASKED_FOR_COMPILED] == []


def test_an_installed_package_runs_from_its_sources_when_told_so() -> None:
    asked = "from ninelives.engine import bits; print(bits.__file__)"
    where = {"PYTHONPATH": str(Path(ninelives.__file__).parents[1]), "NINELIVES_PURE": "1"}
    answer = subprocess.run(
        [sys.executable, "-c", asked],
        env=os.environ | where,
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.endswith("bits.py\n")


def _is_compiled(module: str) -> bool:
    spec = find_spec(module)
    assert spec is not None
    return isinstance(spec.loader, ExtensionFileLoader)
