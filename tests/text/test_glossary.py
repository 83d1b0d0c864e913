"""One thing has one name: the words of each language, and the synonyms that lost."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import pytest

from ninelives import games
from ninelives.text.languages import LANGUAGES
from tests.text.inventory import FILES, TEXT

FOLDER: Final = TEXT / "glossary"
FEWEST: Final = 60
CHINESE: Final = re.compile(r"[\u2e80-\u9fff]")
# Of a Fluent file, what is not said: comments, ids, selectors, variables, keys of variants.
UNSAID: Final = re.compile(
    r"^#.*$|^-?[a-z][\w-]*\s*=|^\s+\.[\w-]+\s*=|\$[\w-]+|->|\[[\w -]+\]", re.MULTILINE
)
# Of a rule book: code, names of diagrams and tables, marks.
MARKUP: Final = re.compile(r"`[^`]*`|\]\([a-z0-9-]+\)|\{\{\w+\}\}|<!-- [a-z]+ -->")


@dataclass(frozen=True)
class Term:
    term: str
    avoid: list[str] = field(default_factory=list)
    only: list[str] = field(default_factory=list)  # beginnings of the files it is limited to

    def __post_init__(self) -> None:
        assert isinstance(self.term, str)
        assert self.term.strip() == self.term != ""
        for words in (self.avoid, self.only):
            assert isinstance(words, list)
            assert all(isinstance(word, str) and word for word in words)


@cache
def glossary(language: str) -> dict[str, Term]:
    """The terms by key; a field with another name is an error."""
    read: dict[str, Any] = tomllib.loads((FOLDER / f"{language}.toml").read_text(encoding="utf-8"))
    return {key: Term(**entry) for key, entry in read.items()}


@cache
def texts(language: str) -> dict[str, str]:
    """What players read, by file; a rule book has the name of its game."""
    found = {}
    for file in FILES:
        path = TEXT / "locales" / language / f"{file}.ftl"
        found[f"{file}.ftl"] = UNSAID.sub(" ", path.read_text(encoding="utf-8"))
    for game in games.names():
        path = TEXT / "rules" / game / f"{language}.md"
        found[f"{game}.md"] = MARKUP.sub(" ", path.read_text(encoding="utf-8"))
    return found


def wherever(word: str) -> re.Pattern[str]:
    """A whole word in any case; in Chinese, which has no spaces, also within others."""
    if CHINESE.search(word):
        return re.compile(re.escape(word))
    spaced = r"\s+".join(re.escape(part) for part in word.split())
    return re.compile(rf"(?<![\w-]){spaced}(?![\w-])", re.IGNORECASE)


def losers(terms: dict[str, Term], files: dict[str, str]) -> list[str]:
    """Each use of a losing synonym: file, word, and the term it should be."""
    return [
        f"{file}: {found[0]!r} in {text[max(found.start() - 25, 0) : found.end() + 25]!r}, "
        f"should be {term.term!r} ({key})"
        for key, term in terms.items()
        for word in term.avoid
        for file, text in files.items()
        if not term.only or file.startswith(tuple(term.only))
        for found in wherever(word).finditer(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_terms(language: str) -> None:
    assert len(glossary("en")) >= FEWEST
    assert list(glossary(language)) == list(glossary("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_term_is_limited_to_files_that_there_are(language: str) -> None:
    names = tuple(texts(language))
    beginnings = {each for term in glossary(language).values() for each in term.only}
    assert sorted(e for e in beginnings if not any(n.startswith(e) for n in names)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_term_is_a_losing_synonym_of_another_in_the_same_files(language: str) -> None:
    for key, term in glossary(language).items():
        assert losers({key: term}, {f"{key}.ftl": term.term}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_losing_synonym(language: str) -> None:
    assert losers(glossary(language), texts(language)) == []


# -- the search itself -----------------------------------------------------------------------------


def test_whole_words_are_found_in_any_case_but_no_parts_of_words() -> None:
    terms = {"sack": Term("sack", ["row", "victory point"])}
    assert len(losers(terms, {"a.ftl": "Row. Throw the rows, victory\n  Point; row-boat."})) == 2
    assert len(losers({"x": Term("麻袋", ["牌列"])}, {"a.md": "这张牌列出来"})) == 1


def test_a_term_may_be_limited_to_some_files() -> None:
    terms = {"sack": Term("sack", ["row"], only=["felix"])}
    found = losers(terms, {"felix.md": "a row", "ratjack.ftl": "a row", "felix-x.ftl": "row"})
    assert [each.partition(":")[0] for each in found] == ["felix.md", "felix-x.ftl"]


def test_only_what_is_said_is_searched() -> None:
    said = UNSAID.sub(" ", "# row\nrow-row = { $row -> [row] a\n   *[other] b\n}\n    .row = c")
    assert "row" not in said
    assert "row" not in MARKUP.sub(" ", "`row` ![a](row) {{row}} <!-- row -->")
