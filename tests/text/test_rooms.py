"""Every code that a room sends has a text in every language."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.wire.error_codes import CLOSE_REASONS, REPLAY_ERRORS, REQUEST_ERRORS
from ninelives.wire.replies import Notice
from ninelives.wire.requests import PHRASES, REACTIONS
from tests.text.page_inventory import PAGE


def _missing(language: str, ids: set[str]) -> list[str]:
    phrases = Phrases(language)
    return sorted(each for each in ids if not phrases.has(each))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quick_phrase_has_words(language: str) -> None:
    assert PHRASES
    assert _missing(language, {f"table-phrase-{phrase}" for phrase in PHRASES}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reaction_and_every_notice_has_words(language: str) -> None:
    assert _missing(language, {f"table-reaction-{reaction}" for reaction in REACTIONS}) == []
    notices = {f"table-notice-{notice}" for notice in get_args(Notice) if notice}
    assert len(notices) > 3
    assert _missing(language, notices) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_a_room_has_words(language: str) -> None:
    reasons = {*REQUEST_ERRORS, *CLOSE_REASONS, *REPLAY_ERRORS}
    assert len(reasons) > 20
    assert _missing(language, {f"table-refused-{reason}" for reason in reasons}) == []


def test_there_are_words_for_nothing_else() -> None:
    english = (PAGE.parents[1] / "src/ninelives/text/locales/en/table.ftl").read_text("utf-8")
    told = set(re.findall(r"^table-phrase-([a-z-]+) =", english, re.MULTILINE))
    assert told == set(PHRASES)
    told = set(re.findall(r"^table-reaction-([a-z-]+) =", english, re.MULTILINE))
    assert told == set(REACTIONS)
    told = set(re.findall(r"^table-notice-([a-z-]+) =", english, re.MULTILINE))
    assert told == {notice for notice in get_args(Notice) if notice}
    told = set(re.findall(r"^table-refused-([a-z-]+) =", english, re.MULTILINE))
    assert told == {*REQUEST_ERRORS, *CLOSE_REASONS, *REPLAY_ERRORS}
