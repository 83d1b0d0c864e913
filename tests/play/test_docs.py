"""docs/records.md is true: its examples are read, played and verified."""

from __future__ import annotations

import re
from pathlib import Path

from ninelives.engine.contract import Outcome
from ninelives.games.ratjack import decks
from ninelives.games.ratjack.rules import Ratjack
from ninelives.play.dealer import Dealer, commitment
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import Record, write_header, write_record, write_result
from ninelives.play.replay import verify_record
from tests.play.coin import Coin

PAGE = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
POSITION, DEAL = re.findall(r"```\n(ninelives record.*?)```", PAGE, flags=re.DOTALL)


def test_the_position_verifies_and_is_written_the_same() -> None:
    record = read_record(POSITION)
    verify_record(record)
    assert write_record(record) == re.sub(r"^#.*\n", "", POSITION, flags=re.MULTILINE)


def test_the_position_can_be_gone_on_with() -> None:
    record = read_record(POSITION)
    assert record.seed is not None
    match, _ = Match.resume(record, Dealer(record.seed))
    assert match.waiting()[0] == 3


def test_the_deal_is_dealt() -> None:
    deal = read_record(DEAL)
    verify_record(deal)
    match, _ = Match.resume(deal, Dealer(b"any"))
    assert match.waiting() == [0, 1, 2]
    assert match.record.draws()[:5] == deal.draws()
    assert match.record.given_draws == 5


def test_every_header_is_described() -> None:
    everything = Record(
        Coin(variant="bent coin"),
        seats=2,
        options={"tosses": "three"},
        players={0: "Ada"},
        commitment=commitment(b"seed"),
        seed=b"seed",
        seat_values={1: b"luck"},
        given_draws=1,
    )
    keys = [line.partition(":")[0] for line in write_header(everything)[1:]]
    shown = [re.sub(r" \d$", " N", key.replace("tosses", "NAME")) for key in keys]
    assert re.findall(r"^\| `([a-zN ]+|option NAME)` \|", PAGE, flags=re.MULTILINE) == shown


def test_the_decks_of_the_example_are_so_named(tmp_path: Path) -> None:
    for file in (Path(decks.__file__).parent / "decks").glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace('"draw-discard"', '"token-any"')
        (tmp_path / file.name).write_text(text, encoding="utf-8")
    record = Record(Ratjack(decks.load_decks(tmp_path)), seats=2, options={})
    (shown,) = re.findall(r"^    (variant: .*)$", PAGE, flags=re.MULTILINE)
    assert shown in write_header(record)


def test_the_result_is_written_as_shown() -> None:
    shown = re.findall(r"^    (result:\n(?:    .*\n)+)", PAGE, flags=re.MULTILINE)[0]
    assert write_result(Outcome([11, 4], [1, 2])) == [line.strip() for line in shown.splitlines()]
