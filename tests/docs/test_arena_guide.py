"""The guide to the arena: its program runs, and what it names is there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import msgspec

from ninelives.arena.figures import BotFigures, Figures
from ninelives.cli.arena import ARENA

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "arena.md").read_text(encoding="utf-8")


def test_its_program_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert "5 deals\ngreedy " in done.stdout


def test_it_tells_every_figure() -> None:
    known = {field.name for kind in (BotFigures, Figures) for field in msgspec.structs.fields(kind)}
    told = set(re.findall(r"`\"?([a-z0-9_]+)\"?(?:: true)?`", PAGE))
    assert known - told - {"name", "seats"} == set()


def test_its_options_are_those_of_the_command() -> None:
    named = set(re.findall(r"--[a-z]+", PAGE)) - {"--help"}
    assert named <= {*ARENA.options, *ARENA.flags}
