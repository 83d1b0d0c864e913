"""A copy of the repository to change things in, and the tools run there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
_FOLDERS: Final = ("bench", "docs", "src", "testkit", "tests", "tooling", "trust", "web")
_LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", "node_modules", "site", "*.so", "*.pyc")


def copy_to(folder: Path) -> Path:
    """The sources in a folder, without what was built from them."""
    for name in _FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=_LEFT_OUT)
    for path in [*ROOT.glob("*.md"), *ROOT.glob("*.toml"), ROOT / "setup.py", ROOT / "Makefile"]:
        shutil.copy(path, folder)
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`python -m words…` in a copy, on its sources, with the tools of this environment."""
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


def passes(folder: Path, *words: str) -> None:
    """The same, which must succeed."""
    done = run(folder, *words)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}{done.stderr}"
