"""The guide to the arena names every figure, and only options that exist."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from ninelives.arena.figures import BotFigures, Figures
from ninelives.cli.arena import ARENA

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "arena.md").read_text(encoding="utf-8")


def test_it_names_every_figure() -> None:
    known = {field.name for kind in (BotFigures, Figures) for field in msgspec.structs.fields(kind)}
    named = set(re.findall(r"`\"?([a-z0-9_]+)\"?(?:: true)?`", PAGE))
    assert known - named - {"name", "seats"} == set()


def test_its_options_are_those_of_the_command() -> None:
    named = set(re.findall(r"--[a-z]+", PAGE)) - {"--help"}
    assert named <= {*ARENA.options, *ARENA.flags}
