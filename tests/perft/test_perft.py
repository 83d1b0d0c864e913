"""The counts of the perft files, the same from the pure and from the compiled build."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ninelives import games
from testkit.tables import Setting
from tests.perft.counting import path, perft, position


def positions() -> Iterator[tuple[Setting, int, list[tuple[int, int]]]]:
    for name in games.names():
        counts: list[tuple[int, int]] = []
        for line in path(name).read_text().splitlines():
            words = line.split()
            if words[0] == "seats":
                options = dict(word.split("=") for word in words[3:-2])
                counts = []
                yield Setting(name, int(words[1]), options), int(words[-1]), counts
            else:
                counts.append((int(words[1]), int(words[2])))


@pytest.mark.parametrize(
    ("setting", "steps", "counts"),
    [pytest.param(*each, id=f"{each[0]}-{each[1]}") for each in positions()],
)
def test_lines_of_play(setting: Setting, steps: int, counts: list[tuple[int, int]]) -> None:
    state = position(setting, steps)
    assert counts
    for depth, lines in counts:
        assert perft(setting, state, depth) == lines
