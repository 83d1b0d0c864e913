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
_BUILT: Final = ("__pycache__", "node_modules", "*.so", "*.pyc")
_PAGE: Final = ROOT / "src/ninelives/server/site"


def copy_to(folder: Path) -> Path:
    """The sources in a folder, without what was built from them."""
    for name in _FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=_built)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder)
    return folder


def _built(folder: str, names: list[str]) -> set[str]:
    page = {_PAGE.name} if Path(folder) == _PAGE.parent else set()
    return page | shutil.ignore_patterns(*_BUILT)(folder, names)


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
