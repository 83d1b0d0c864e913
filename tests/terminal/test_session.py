"""A session: questions, wrong input, commands, and quitting."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ninelives import games
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.record import write_record
from ninelives.terminal.local_game import Journal, without_torn_line
from ninelives.terminal.session import final_places
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import Speaker
from tests.terminal.robot import first_legal, played, scripted


def answers_to(tmp_path: Path, *typed: str, game: str = "felix", seats: int = 4) -> str:
    """What is shown after these lines were typed and then no more."""
    shown, _ = played(game, scripted(*typed), tmp_path / "record.txt", seats=seats)
    return shown


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ((), "Round 1 of 9\nMice for passing: 2, 4, 6. In the bank: 15.\n"),
        ((), "Choose a card for the sack."),
        (("?",), "  place 11         put it face down in the sack: cat 11\n"),
        (("?",), "  save FILE    keep a copy of the game so far\n"),
        (("bid 4",), "Put a card in the sack first. (Rule FX-10)\n"),
        (("5", "99"), "You don’t have that many mice. (Rule FX-12)\n"),
        (("dog",), "That could be: place big-dog, place small-dog\n"),
        (("fly away",), "“fly away” isn’t a move here. Type ? for your moves.\n"),
        (("", "", "  "), "> \n> \n"),
        (("rules FX-12",), "\nFX-12 "),
        (("RULES fx-12",), "\nFX-12 "),
        (("rules ZZ-77",), "There’s no rule ZZ-77."),
    ],
)
def test_what_is_typed_is_answered(tmp_path: Path, typed: tuple[str, ...], shown: str) -> None:
    assert shown in answers_to(tmp_path, *typed)


def test_a_long_run_of_bids_is_one_line(tmp_path: Path) -> None:
    script = scripted("11", "?")
    shown, _ = played("felix", script, tmp_path / "record.txt", seats=4, seed=b"a")
    assert "  bid 1 … bid 15  bid that many mice in all for the sack\n" in shown
    assert "bid 12  " not in shown


def test_the_rule_book_can_be_read(tmp_path: Path) -> None:
    shown = answers_to(tmp_path, "rules", game="ratjack", seats=2)
    assert "\nRatjack\n=======\n" in shown
    assert "rat 6" in shown


def test_the_table_can_be_drawn_again(tmp_path: Path) -> None:
    assert answers_to(tmp_path, "table").count("Round 1 of 9") == 2


def test_the_game_can_be_saved(tmp_path: Path) -> None:
    copy = tmp_path / "copy.txt"
    shown = answers_to(tmp_path, "5", f"save {copy}")
    assert f"Saved: {copy}" in shown.replace("\n", " ").replace("  ", " ")
    assert read_record(copy.read_text(encoding="utf-8")).steps
    assert "Save to which file?" in answers_to(tmp_path, "save")
    assert f"{copy} already exists;" in answers_to(tmp_path, f"save {copy}").replace("\n", " ")
    shown = answers_to(tmp_path, f"save {tmp_path}/no/folder")
    assert ": No such file or directory" in shown.replace("\n", " ")


@pytest.mark.parametrize("typed", [(), ("quit",), ("QUIT",)])
def test_quit_shows_how_to_resume(tmp_path: Path, typed: tuple[str, ...]) -> None:
    path = tmp_path / "record.txt"
    assert f"  ninelives play --resume {path}\n" in answers_to(tmp_path, *typed)
    assert read_record(path.read_text(encoding="utf-8")).outcome is None


def test_the_resume_command_quotes_a_path_with_a_blank(tmp_path: Path) -> None:
    path = tmp_path / "my games" / "record.txt"
    shown, _ = played("felix", scripted(), path, seats=3)
    assert f"  ninelives play --resume '{path}'\n" in shown


def test_the_end_explains_every_point(tmp_path: Path) -> None:
    shown, record = played("felix", first_legal, tmp_path / "record.txt", seats=3)
    end = shown[shown.rindex("\nRound 9\n") :]
    assert "In the sack: " in end
    assert "player  cats  mice  points\n" in end
    outcome = record.outcome
    assert outcome is not None
    assert f"You: {outcome.points[0]}\n" in end
    assert re.search(r"^(You win!|.* wins\.|.* share the win\.)$", end, re.MULTILINE)


def test_the_end_of_cat_in_the_box_explains_every_point(tmp_path: Path) -> None:
    shown, record = played("catinthebox", first_legal, tmp_path / "record.txt", seats=3)
    outcome = record.outcome
    assert outcome is not None
    end = shown[shown.rindex("\nRound 1\n") :]
    accounts = [line for line in end.splitlines() if line.startswith("  You: ")]
    points = [int(line.rpartition("= ")[2].replace("−", "-")) for line in accounts]
    assert sum(points) == outcome.points[0]
    assert min(points) < 0


def test_the_end_of_ratjack_explains_every_point(tmp_path: Path) -> None:
    shown, record = played("ratjack", first_legal, tmp_path / "record.txt", seats=3)
    outcome = record.outcome
    assert outcome is not None
    end = shown[shown.rindex("\nRound 1\n") :]
    assert sum(int(won) for won in re.findall(r"^  .*: \+(\d+) cheese", end, re.MULTILINE)) == sum(
        outcome.points
    )


@pytest.mark.parametrize("game", ["catinthebox", "felix"])
def test_the_end_has_a_true_minus(game: str, tmp_path: Path) -> None:
    shown, _ = played(game, first_legal, tmp_path / "record.txt", seats=3)
    end = shown[shown.rindex("\nRound 1\n") :]
    assert re.search(r"−\d", end)
    assert not re.search(r"(?<![\w-])-\d", end)


def test_chinese_sentences_have_no_blanks_between_them_and_wide_brackets(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    shown, _ = played("ratjack", first_legal, path, seats=3, language="zh-Hans")
    assert "（原版）" in shown
    assert not re.search(r"。 |[\u4e00-\u9fff。] ?\(", shown)


def test_the_record_is_complete_after_every_action(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"

    def checks(match: Match) -> str:
        assert path.read_text(encoding="utf-8") == write_record(match.record)
        return first_legal(match)

    _, record = played("catinthebox", checks, path, seats=2)
    assert path.read_text(encoding="utf-8") == write_record(record)


def test_an_incomplete_last_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    _, record = played("felix", scripted("5"), path, seats=3)
    whole = path.read_text(encoding="utf-8")
    assert without_torn_line(whole) == whole
    torn = read_record(without_torn_line(whole[:-3]))
    assert torn.steps == record.steps[:-1]
    assert torn.seed is not None
    match, _ = Match.resume(torn, Dealer(torn.seed))
    Journal(path, match.record)
    assert read_record(path.read_text(encoding="utf-8")).steps[: len(torn.steps)] == torn.steps


@pytest.mark.parametrize(
    ("points", "places", "sentence"),
    [
        ([3, 1, 0], [1, 2, 3], "You win!"),
        ([1, 3, 0], [2, 1, 3], "Bo wins."),
        ([3, 3, 0], [1, 1, 3], "You, Bo share the win."),
    ],
)
def test_the_winners_are_named(points: list[int], places: list[int], sentence: str) -> None:
    notation = games.load("felix").notation
    speaker = Speaker(Phrases("en"), "felix", notation, ["Ada", "Bo", "Cleo"], 0)
    lines = final_places(speaker, points, places)
    assert lines[-1] == sentence
    assert lines[0].startswith("1. ")
