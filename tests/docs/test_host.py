"""The guide for hosts names every option of the command, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives.cli.keeping import BACKUP, RESTORE
from ninelives.cli.serving import SERVE
from ninelives.server.limits import Limits

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")


def test_it_names_the_options_there_are() -> None:
    """Those of the other commands that it is about are among them."""
    assert set(re.findall(r"(?<=\s)--[a-z-]+|(?<=`)--[a-z-]+", GUIDE)) == {
        *SERVE.options,
        *SERVE.flags,
    }
    assert {*BACKUP.options, *RESTORE.options} <= {*SERVE.options}


def test_it_tells_the_limits_that_there_are() -> None:
    limits, told = Limits(), dict(re.findall(r"^\| ([^|]+) \| (\d[^|]*) \|$", GUIDE, re.MULTILINE))
    assert told["HTTP calls from one address"] == _rate(limits.calls_per_second, limits.call_burst)
    assert told["tables opened from one address"] == _rate(
        limits.rooms_per_second, limits.room_burst
    )
    assert told["messages on one connection"] == _rate(
        limits.messages_per_second, limits.message_burst
    )
    assert told["connections from one address"] == str(limits.connections_per_address)
    assert told["connections of one guest"] == str(limits.connections_per_guest)
    assert told["connections in all"] == str(limits.connections)
    assert told["tables of one guest that are not finished"] == str(limits.rooms_per_guest)
    assert told["tables in all that are not finished"] == str(limits.rooms)


def _rate(per_second: float, burst: int) -> str:
    return f"{per_second:g} a second, {burst} at once"


def test_it_leads_nowhere_that_is_not_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", GUIDE):
        assert (ROOT / "docs" / "guide" / target).exists(), target
