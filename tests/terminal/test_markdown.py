"""Rule books as plain lines."""

from __future__ import annotations

import re

import pytest

from ninelives import games
from ninelives.presentation.books import whole_book
from ninelives.terminal.console import WIDTH
from ninelives.terminal.markdown import plain
from ninelives.terminal.width import width
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases


def test_headings_paragraphs_lists_and_tables() -> None:
    text = "# Cats\n\nA **bold**\nword, `code`.\n\n- one\n- two\n  more\n\n"
    assert plain(text + "| a | b |\n|---|---|\n| x | y |") == [
        "Cats",
        "====",
        "",
        "A bold word, code.",
        "",
        "- one",
        "- two more",
        "",
        "a  b",
        "x  y",
    ]


def test_the_last_column_of_a_wide_table_is_broken() -> None:
    lines = plain(f"| card | effect |\n|---|---|\n| rat 1 | {'long text ' * 12} |")
    assert len(lines) == 3
    assert lines[1].startswith("rat 1  long text")
    assert re.match(r" {7}(long|text)\b", lines[2])


def test_a_picture_is_what_it_shows_and_marks_are_not_shown() -> None:
    text = "<!-- summary -->\n## Cats\n\n![A cat\nin a box](box-table)\n\n<!-- terminal -->\n\nMore"
    assert plain(text) == ["Cats", "----", "", "[A cat in a box]", "", "More"]


def test_an_empty_first_cell_stays_a_column() -> None:
    assert plain("| | 1 |\n|---|---|\n| Red | A |") == ["     1", "Red  A"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_rule_book_is_wider_than_the_screen(game: str, language: str) -> None:
    book = whole_book(games.load(game), Phrases(language))
    assert [line for line in plain(book) if width(line) > WIDTH] == []
