"""docs/records.md is true: its examples are read, played and verified."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives.engine.contract import Outcome
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.reader import read
from ninelives.play.record import write, write_result
from ninelives.play.replay import verify

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
POSITION, DEAL = re.findall(r"```\n(ninelives record.*?)```", PAGE, flags=re.DOTALL)


def test_the_position_verifies_and_is_written_the_same() -> None:
    record = read(POSITION)
    verify(record)
    assert write(record) == re.sub(r"^#.*\n", "", POSITION, flags=re.MULTILINE)


def test_the_position_can_be_gone_on_with() -> None:
    record = read(POSITION)
    assert record.seed is not None
    match, _ = Match.resume(record, Dealer(record.seed))
    assert match.waiting()[0] == 3


def test_the_deal_is_dealt() -> None:
    deal = read(DEAL)
    verify(deal)
    match, _ = Match.resume(deal, Dealer(b"any"))
    assert match.waiting() == [0, 1, 2]
    assert match.record.draws()[:5] == deal.draws()
    assert match.record.given_draws == 5


def test_every_header_is_described() -> None:
    for line in write(read(POSITION)).partition("play:")[0].splitlines()[1:]:
        key = re.sub(r" [a-z_]+:", " NAME:", line) if line.startswith("option") else line
        key = re.sub(r"player \d", "player N", key).partition(":")[0]
        assert f"| `{key}` |" in PAGE


def test_the_result_is_written_as_shown() -> None:
    shown = re.findall(r"^    (result:\n(?:    .*\n)+)", PAGE, flags=re.MULTILINE)[0]
    assert write_result(Outcome([11, 4], [1, 2])) == [line.strip() for line in shown.splitlines()]
