"""Hints and reviews in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ninelives import games
from ninelives.bots.levels import Budget
from ninelives.coach.record_reviews import review
from ninelives.terminal.coach import ReviewScreen, chart, coach_for
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from tests.terminal.robot import RobotConsole, first_legal, played, scripted

BUDGET = Budget(simulations=5)


def answers_to(path: Path, game: str, language: str, *typed: str) -> str:
    coach = coach_for(games.load(game), 1, BUDGET)
    shown, _ = played(game, scripted(*typed), path, seats=3, language=language, coach=coach)
    return shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_hint_names_moves_with_their_chance_and_a_reason(
    tmp_path: Path, game: str, language: str
) -> None:
    shown = answers_to(tmp_path / "record.txt", game, language, "hint")
    hint = shown.split("> hint\n")[1]
    assert 1 <= len(re.findall(r"^  \d+\s?% ", hint, re.MULTILINE)) <= 3
    assert f"{game}-coach" not in hint


def test_the_help_lists_the_hint_only_where_there_is_a_coach(tmp_path: Path) -> None:
    assert "  hint  " in answers_to(tmp_path / "with.txt", "felix", "en", "?")
    alone, _ = played("felix", scripted("?", "hint"), tmp_path / "without.txt", seats=3)
    assert "  hint  " not in alone
    assert "“hint” isn’t a move here." in alone


def test_the_end_shows_the_review_command(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    shown, record = played("felix", first_legal, path, seats=3)
    assert record.outcome is not None
    assert shown.endswith(f"See how you played:\n  ninelives review {path}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_complete_in_every_language(tmp_path: Path, language: str) -> None:
    _, record = played("felix", first_legal, tmp_path / "record.txt", seats=3)
    console = RobotConsole(lambda: None)
    judged = review(record, 0, 1, Budget(simulations=2))
    ReviewScreen(record, judged, console, Phrases(language)).show()
    shown = console.shown()
    assert "coach" not in shown
    assert shown.count("•") == min(64, len(judged.choices) + 2)


def test_a_chart_has_one_point_per_column() -> None:
    assert chart([0.0, 0.5, 1.0, 0.26], Phrases("en")) == [
        "  100% |  •",
        "   75% |",
        "   50% | •",
        "   25% |   •",
        "    0% |•",
    ]
