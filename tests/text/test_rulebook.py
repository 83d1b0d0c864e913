"""The rule books open at any clause, in any language."""

from __future__ import annotations

import pytest

from ninelives import games
from ninelives.presentation.books import rule_tables, whole_book
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.text.rulebook import clause


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_rule_book_has_no_open_places(game: str, language: str) -> None:
    book = whole_book(games.load(game), Phrases(language))
    assert book.startswith("# ")
    assert "{{" not in book


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
