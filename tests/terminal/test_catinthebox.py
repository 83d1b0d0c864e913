"""The research board in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.robot import first_legal, played


@pytest.mark.parametrize(
    ("rows", "order"),
    [
        ("red-first", ["R red", "B blue", "Y yellow", "G green"]),
        ("red-last", ["B blue", "Y yellow", "G green", "R red"]),
    ],
)
def test_cb_02_the_rows_lie_in_the_order_of_the_table(
    rows: str, order: list[str], tmp_path: Path
) -> None:
    path, options = tmp_path / "record.txt", {"rows": rows}
    shown, _ = played("catinthebox", first_legal, path, seats=3, options=options)
    colours = re.findall(r"^(?:R red|B blue|Y yellow|G green)(?= +\S)", shown, re.MULTILINE)
    assert len(colours) > 8
    assert colours == order * (len(colours) // 4)
