"""The rule books are the law: every clause is tested, and nobody cites one that is not there."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from ninelives import games
from ninelives.text.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
BOOKS = ROOT / "src" / "ninelives" / "text" / "rules"
PARAGRAPH = re.compile(r"^\*\*([A-Z]{2}-\d\d)\*\*", re.MULTILINE)
CITED = re.compile(r"\b(?:FX|CB|RJ)-\d\d\b")
TEST_NAME = re.compile(r"def test_((?:fx|cb|rj)_\d\d)_")

# The first and the last clause of each game, so that a chapter cannot go missing unnoticed.
EXTENT = {"felix": ("FX", 30), "catinthebox": ("CB", 20), "ratjack": ("RJ", 25)}


def clauses(game: str) -> list[str]:
    return PARAGRAPH.findall((BOOKS / game / "en.md").read_text())


def all_clauses() -> set[str]:
    return {clause for game in games.names() for clause in clauses(game)}


@pytest.mark.parametrize("game", games.names())
def test_the_book_of_a_game_is_whole(game: str) -> None:
    prefix, count = EXTENT[game]
    found = clauses(game)
    assert len(found) == len(set(found)) == count
    assert all(clause.startswith(prefix) for clause in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_language_has_every_clause_once(game: str, language: str) -> None:
    found = Counter(PARAGRAPH.findall((BOOKS / game / f"{language}.md").read_text()))
    assert found == Counter(clauses(game))


@pytest.mark.parametrize("game", games.names())
def test_every_clause_has_a_test_that_names_it(game: str) -> None:
    tests = "\n".join(file.read_text() for file in (ROOT / "tests" / "games" / game).glob("*.py"))
    named = {name.upper().replace("_", "-") for name in TEST_NAME.findall(tests)}
    assert set(clauses(game)) - named == set()


def test_every_clause_cited_anywhere_exists() -> None:
    folders = ["src", "tests", "docs", "bench"]
    files = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    files += ROOT.glob("*.md")
    known = all_clauses()
    for file in files:
        if file.suffix in {".py", ".md", ".ftl", ".toml", ".txt"}:
            unknown = set(CITED.findall(file.read_text())) - known
            assert not unknown, f"{file.relative_to(ROOT)} cites {sorted(unknown)}"
