"""The guide to playing on a server: its program runs, and what it names is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from ninelives import client
from ninelives.client import join, open_table
from testkit.server import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "play-online-from-python.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
ADDRESS = "http://127.0.0.1:8000"


def test_the_first_program_plays_a_game(tmp_path: Path) -> None:
    assert ADDRESS in PROGRAMS[0]
    with running(tmp_path) as server:
        program = PROGRAMS[0].replace(ADDRESS, server.url.rstrip("/"))
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
    assert re.fullmatch(r"\{('[^']+': -?\d+(, )?){4}\}\n", done.stdout)


def test_everything_the_guide_names_is_there(tmp_path: Path) -> None:
    named = set(re.findall(r"`?table\.(\w+)", PAGE))
    assert len(named) > 10
    with running(tmp_path) as server, join(open_table(server.url, "felix")) as table:
        assert sorted(name for name in named if not hasattr(table, name)) == []
    for error in re.findall(r"^\| `([A-Z]\w+)` \|", PAGE, flags=re.MULTILINE):
        assert issubclass(getattr(client, error), Exception)
