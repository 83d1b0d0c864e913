"""Every clause of the rule books is tested, and every cited clause exists."""

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
PREFIXES = {game: games.manifest(game).clause_prefix for game in games.names()}
ANY_PREFIX = "|".join(PREFIXES.values())
CITED = re.compile(rf"\b(?:{ANY_PREFIX})-\d\d\b")
TEST_NAME = re.compile(rf"def test_((?:{ANY_PREFIX.lower()})_\d\d)_")


def clauses(game: str) -> list[str]:
    return PARAGRAPH.findall((BOOKS / game / "en.md").read_text())


def all_clauses() -> set[str]:
    return {clause for game in games.names() for clause in clauses(game)}


@pytest.mark.parametrize("game", games.names())
def test_the_clauses_of_a_book_are_of_its_game_and_each_is_there_once(game: str) -> None:
    found = clauses(game)
    assert found
    assert len(found) == len(set(found))
    assert all(clause.startswith(f"{PREFIXES[game]}-") for clause in found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_every_language_has_every_clause_once(game: str, language: str) -> None:
    found = Counter(PARAGRAPH.findall((BOOKS / game / f"{language}.md").read_text()))
    assert found == Counter(clauses(game))


@pytest.mark.parametrize("game", games.names())
def test_every_clause_has_a_test_that_names_it_and_no_chapter_is_missing(game: str) -> None:
    tests = "\n".join(file.read_text() for file in (ROOT / "tests" / "games" / game).glob("*.py"))
    named = {name.upper().replace("_", "-") for name in TEST_NAME.findall(tests)}
    assert named == set(clauses(game))


def test_every_clause_cited_anywhere_exists() -> None:
    folders = ["src", "tests", "docs", "bench"]
    files = [file for folder in folders for file in (ROOT / folder).rglob("*")]
    files += ROOT.glob("*.md")
    known = all_clauses()
    for file in files:
        if file.suffix in {".py", ".md", ".ftl", ".toml", ".txt"}:
            unknown = set(CITED.findall(file.read_text())) - known
            assert not unknown, f"{file.relative_to(ROOT)} cites {sorted(unknown)}"
