"""The report: one page that stands alone, in every language, light and dark."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninelives import games
from ninelives.arena.figures import figures
from ninelives.arena.habits.tally import Habit
from ninelives.arena.plan import Plan
from ninelives.arena.report import page
from ninelives.arena.report.charts import Scale, scale_around
from ninelives.arena.tables import Tables
from ninelives.text.languages import LANGUAGES
from ninelives.text.numbers import NONE
from ninelives.text.phrases import Phrases
from tests.arena.matches import planned, played
from tests.cli.commands import Call

VOID = {"meta", "line", "circle", "rect"}


class Balanced(HTMLParser):
    """Reads a page and notes what is in it; every element that begins must end."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.seen: list[str] = []
        self.words: list[str] = []
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_report_is_one_page_in_every_language(game: str, language: str) -> None:
    plan = planned(game, "random", "random", "random")
    deals = played(plan, 2)
    text = page(figures(plan, deals), deals, Phrases(language))
    found = Balanced(text)
    assert "script" not in found.seen
    assert not re.search(r"https?:|url\(|@import|src=", text)
    assert f'lang="{language}"' in text
    assert "prefers-color-scheme: dark" in text
    assert not any("arena-" in words for words in found.words)


def test_the_report_shows_intervals_scores_and_habits(tmp_path: Path, called: Call) -> None:
    words = ("catinthebox", "greedy", "random", "--games", "8", "--jobs", "1")
    done = called("arena", *words, "--report", "match.html")
    found = Balanced((tmp_path / "match.html").read_text(encoding="utf-8"))
    assert done.exit_code == 0
    assert "match.html" in done.errors
    assert found.seen.count("circle") == 3  # two win rates and a difference
    assert found.seen.count("article") == 4  # habits of a game of two
    assert found.seen.count("section") == 6
    version, _, figures = done.shown.partition("\n")
    assert version.startswith("ninelives ")
    for number in re.findall(r"\d+\.\d%?", figures):
        assert any(number in said for said in found.words), number


def test_the_report_escapes_names() -> None:
    plan = planned("felix", "random", "random", "random")
    deals = played(plan, 1)
    renamed = Plan(plan.game, (), ("cmd:<b>&",) * 3, plan.seed)
    found = Balanced(page(figures(renamed, deals), deals, Phrases("en")))
    assert "b" not in found.seen
    assert "cmd:<b>&" in found.words


@given(st.lists(st.integers(-90, 300), min_size=1, max_size=9))
def test_a_scale_holds_all_values_and_has_few_round_ticks(values: list[int]) -> None:
    scale = scale_around([0.0, *values])
    assert scale.low <= min(0, *values) <= max(0, *values) <= scale.high
    ticks = scale.ticks()
    assert 2 <= len(ticks) <= 8
    assert all(scale.low <= tick <= scale.high for tick in ticks)
    assert Scale(0, 10).at(2.5) == "25.00%"


def test_the_value_of_a_habit_is_a_share_or_an_amount_or_unknown() -> None:
    plan = planned("felix", "random", "random", "random")
    tables = Tables(figures(plan, played(plan, 1)), Phrases("en"))
    assert tables.habit_value(Habit("shows", is_share=True), 0.5) == "50.0%"
    assert tables.habit_value(Habit("price"), 4.5) == "4.50"
    assert tables.habit_value(Habit("price"), None) == NONE
