"""The guide to playing on a server names only attributes and errors that exist."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives import client
from ninelives.client import join, open_table
from testkit.server import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "play-online-from-python.md").read_text(encoding="utf-8")


def test_everything_the_guide_names_is_there(tmp_path: Path) -> None:
    named = set(re.findall(r"`?table\.(\w+)", PAGE))
    assert len(named) > 10
    with running(tmp_path) as server, join(open_table(server.url, "felix")) as table:
        assert sorted(name for name in named if not hasattr(table, name)) == []
    for error in re.findall(r"^\| `([A-Z]\w+)` \|", PAGE, flags=re.MULTILINE):
        assert issubclass(getattr(client, error), Exception)
