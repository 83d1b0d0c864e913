"""The guide for hosts names every option of the command, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives.cli.keeping import BACKUP, RESTORE
from ninelives.cli.serving import SERVE

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")


def test_it_names_the_options_there_are() -> None:
    """Those of the other commands that it is about are among them."""
    assert set(re.findall(r"(?<=\s)--[a-z-]+|(?<=`)--[a-z-]+", GUIDE)) == {
        *SERVE.options,
        *SERVE.flags,
    }
    assert {*BACKUP.options, *RESTORE.options} <= {*SERVE.options}


def test_it_leads_nowhere_that_is_not_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / "guide" / target).exists(), target
