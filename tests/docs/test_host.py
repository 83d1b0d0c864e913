"""The guide for hosts names every option of the command, and no other."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives.cli.arguments import read
from ninelives.cli.configuration import values_of
from ninelives.cli.help import default_of
from ninelives.cli.options import DATABASE, SETTINGS
from ninelives.cli.server import BACKUP, RESTORE, SERVE
from ninelives.server.limits import Limits
from ninelives.text.phrases import Phrases

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text(encoding="utf-8")


def test_it_names_the_options_there_are() -> None:
    """Those of the other commands that it is about are among them."""
    named = set(re.findall(r"(?<=\s)--[a-z-]+|(?<=`)--[a-z-]+", GUIDE)) - {"--help"}
    assert named == {*SERVE.options, *SERVE.flags}
    assert {*BACKUP.options, *RESTORE.options} <= {*SERVE.options}


def rows() -> dict[str, list[str]]:
    """The cells of the table of settings, by option."""
    lines = [
        line.strip("| ").split(" | ") for line in GUIDE.splitlines() if line.startswith("| `--")
    ]
    return {cells[0].strip("`").split()[0].strip("`,"): cells for cells in lines}


def test_its_table_has_every_setting() -> None:
    table, english = rows(), Phrases("en")
    assert list(table) == [setting.option for setting in SETTINGS]
    for setting in SETTINGS:
        options, variable, key, default, meaning = table[setting.option]
        calls = [f"{option} {setting.value}".strip() for option in setting.options]
        assert options == ", ".join(f"`{call}`" for call in calls)
        assert variable == f"`{setting.variable}`"
        assert key == (f"`{setting.key}`" if setting.key else "—")
        assert default.startswith("[") or default == default_of(setting, english)
        assert all(f"`{choice}`" in meaning for choice in setting.choices)


def test_its_files_can_be_read_and_the_first_has_every_key(tmp_path: Path) -> None:
    files = re.findall(r"```toml\n(.*?)```", GUIDE, flags=re.DOTALL)
    assert len(files) == 2
    for file in files:
        assert "postgresql" not in values(file, tmp_path)[DATABASE.name]
    whole = values(re.sub(r"^# (?=[a-z-]+ = )", "", files[0], flags=re.MULTILINE), tmp_path)
    assert [setting.key for setting in SETTINGS if setting.key and not whole[setting.name]] == []


def values(content: str, folder: Path) -> dict[str, str]:
    """What the command understands of a file."""
    file = folder / "config.toml"
    file.write_text(content, encoding="utf-8")
    found = values_of(SERVE, read(SERVE, ["--config", str(file)]), {}, Phrases("en"))
    return {
        setting.name: "" if found.get(setting) is None else str(found.get(setting))
        for setting in SETTINGS
    }


def test_it_tells_the_limits_that_there_are() -> None:
    limits, told = Limits(), dict(re.findall(r"^\| ([^|]+) \| (\d[^|]*) \|$", GUIDE, re.MULTILINE))
    assert told["HTTP requests from one address"] == _rate(
        limits.calls_per_second, limits.call_burst
    )
    assert told["tables opened from one address"] == _rate(
        limits.rooms_per_second, limits.room_burst
    )
    assert told["messages on one connection"] == _rate(
        limits.messages_per_second, limits.message_burst
    )
    assert told["connections from one address"] == str(limits.connections_per_address)
    assert told["connections of one guest"] == str(limits.connections_per_guest)
    assert told["connections in all"] == str(limits.connections)
    assert told["unfinished tables of one guest"] == str(limits.rooms_per_guest)
    assert told["unfinished tables in all"] == str(limits.rooms)


def _rate(per_second: float, burst: int) -> str:
    return f"{per_second:g} a second, {burst} at once"
