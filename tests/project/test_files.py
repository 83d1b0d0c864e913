"""Every text file keeps to .editorconfig, and facts that stand in two files agree."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import ninelives

ROOT = Path(__file__).parents[2]
GENERATED = {"build", "dist", "node_modules", "__pycache__", "ninelives.egg-info", "wire.ts"}
PAGE = ROOT / "src/ninelives/server/site"
HIDDEN = {".ci", ".github"}  # the hidden folders that are tracked
DATA = {".db", ".gz", ".ico", ".png", ".pyc", ".so", ".sql", ".woff2"}


def files() -> Iterator[Path]:
    for folder, names, found in os.walk(ROOT):
        names[:] = [
            name
            for name in names
            if name not in GENERATED
            and (name in HIDDEN or not name.startswith("."))
            and Path(folder, name) != PAGE
        ]
        for name in found:
            path = Path(folder, name)
            if path.suffix not in DATA and name not in GENERATED and not name.startswith(".cov"):
                yield path


def test_text_files_keep_to_the_editor_configuration() -> None:
    faults: list[str] = []
    for path in files():
        content = path.read_bytes()
        lines = content.decode("utf-8").splitlines(keepends=True)
        good = b"\r" not in content and (not content or content.endswith(b"\n"))
        if not good or any(line != line.rstrip() + "\n" for line in lines):
            faults.append(str(path.relative_to(ROOT)))
    assert faults == []


def test_the_citation_names_the_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"\nversion: {ninelives.__version__}\n" in citation


def test_the_hook_runs_what_make_check_begins_with() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    hook = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert "\ncheck: check-quick\n" in makefile
    assert "entry: make check-quick\n" in hook
