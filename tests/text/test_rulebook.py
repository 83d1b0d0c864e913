"""The rule books open at any clause, in any language."""

from __future__ import annotations

import re

import pytest

from ninelives import games
from ninelives.presentation.books import rule_tables, whole_book
from ninelives.text import rulebook
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import MARK, PICTURE, clause, rule_book

CLAUSE = re.compile(r"^\*\*([A-Z]{2}-\d\d)\*\*", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_rule_book_has_no_open_places(game: str, language: str) -> None:
    for typed in (False, True):
        book = whole_book(games.load(game), Phrases(language), typed=typed)
        assert book.startswith("# ")
        assert "{{" not in book


@pytest.mark.parametrize("game", games.names())
def test_all_languages_have_the_same_pictures_tables_and_marks_in_the_same_order(game: str) -> None:
    def shown(language: str) -> list[str]:
        book = rule_book(game, language)
        found = [*PICTURE.finditer(book), *MARK.finditer(book), *re.finditer(r"{{\w+}}", book)]
        found += list(CLAUSE.finditer(book))
        return [each[each.lastindex or 0] for each in sorted(found, key=lambda each: each.start())]

    for language in LANGUAGES:
        assert shown(language) == shown("en"), language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_rule_book_shows_the_options_that_there_are(game: str, language: str) -> None:
    loaded = games.load(game)
    assert ("{{options}}" in rule_book(game, language)) == bool(loaded.info.options)
    for typed in (False, True):
        table = rule_tables(loaded, Phrases(language), typed=typed)["options"]
        assert len(table.splitlines()) == 2 + len(loaded.info.options)
        for option in loaded.info.options:
            for word in (option.name, *option.values):
                assert (f"`{word}`" in table) == typed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_only_readers_who_type_are_told_what_to_type(game: str, language: str) -> None:
    """A clause is for all readers, so none is in a section about typing."""
    everything, page = rule_book(game, language), rule_book(game, language, typed=False)
    assert CLAUSE.findall(page) == CLAUSE.findall(everything)
    typed = everything.count("<!-- terminal -->")
    assert page.count("\n## ") == everything.count("\n## ") - typed
    assert "<!-- terminal -->" not in page


def test_a_section_about_typing_ends_at_the_next_heading(monkeypatch: pytest.MonkeyPatch) -> None:
    book = "# A\n\n<!-- terminal -->\n## B\n\n### C\n\n<!-- summary -->\n\n## D\n\nd\n"
    book += "\n<!-- terminal -->\n\n## E\n\ne\n"
    monkeypatch.setattr(rulebook, "_read", lambda *_: book)
    page = rule_book("felix", "en", typed=False)
    assert page == "# A\n\n<!-- summary -->\n\n## D\n\nd\n\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_ratjack_have_every_card_and_face(language: str) -> None:
    tables = rule_tables(games.load("ratjack"), Phrases(language))
    assert len(tables["cards"].splitlines()) == 2 + 36
    assert len(tables["tokens"].splitlines()) == 2 + 12


def test_a_clause_is_one_paragraph() -> None:
    text = clause("ratjack", "en", "RJ-10")
    assert text is not None
    assert text.startswith("**RJ-10** First draw one card")
    assert text.endswith("you draw from the deck.")


def test_a_clause_that_is_not_there() -> None:
    assert clause("felix", "en", "ZZ-99") is None
    assert clause("felix", "en", ".*") is None
