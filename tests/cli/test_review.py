"""`ninelives review`: how well a recorded game was played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ninelives.play.record import write_record
from tests.cli.commands import Call
from tests.coach.test_reviews import finished

QUICK = ("--budget", "5")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.txt"
    path.write_text(write_record(finished("felix")), encoding="utf-8")
    return str(path)


def test_review_judges_the_seat_asked_for(called: Call, file: str) -> None:
    done = called("review", file, "--seat", "2", *QUICK)
    assert done.exit_code == 0
    assert "2’s chance to win" in done.shown
    assert "At the start: 33%" in done.shown


def test_review_as_json_adds_up(called: Call, file: str) -> None:
    done = called("review", file, "--json", *QUICK)
    facts = json.loads(done.shown)
    assert facts["seat"] == 0
    total = facts["start"] + facts["luck"] + facts["decision"]
    assert total == pytest.approx(facts["result"], abs=0.001)
    assert called("review", file, "--json", *QUICK).shown == done.shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seat", "3"), "There’s no seat 3; the seats are 0 to 2."),
        (("--budget", "much"), "much isn’t a budget; write simulations as 500 or seconds as 0.5s."),
    ],
)
def test_review_reports_usage_errors_in_one_line(
    called: Call, file: str, words: tuple[str, ...], said: str
) -> None:
    done = called("review", file, *words)
    assert (done.exit_code, done.errors) == (2, f"ninelives: {said}\n")


def test_review_needs_a_finished_game(called: Call, file: str) -> None:
    text = Path(file).read_text(encoding="utf-8").partition("result:")[0]
    Path(file).write_text(text, encoding="utf-8")
    done = called("review", file)
    assert (done.exit_code, done.shown) == (2, "")
    assert "isn’t over" in done.errors


def test_review_reports_the_wrong_line_of_a_record(called: Call, file: str) -> None:
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if "seat 0: place" in line)
    lines.insert(at, lines[at])
    Path(file).write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = called("review", file, *QUICK)
    assert done.exit_code == 2
    assert f"line {at + 2}: rule" in done.errors
