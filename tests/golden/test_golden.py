"""The golden games: the same text from the pure and from the compiled build."""

from __future__ import annotations

import pytest

from testkit.tables import Setting
from tests.golden.transcript import FOLDER, path, settings, transcript


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_game_goes_as_it_always_went(setting: Setting) -> None:
    """A change that is meant: `make golden`, then read the difference."""
    assert transcript(setting).splitlines() == path(setting).read_text().splitlines()


def test_no_golden_game_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {path(each).name for each in settings()}
