"""A language is found by any of its names, or the nearest one is."""

from __future__ import annotations

import pytest

from ninelives.text.languages import LANGUAGES, UnknownLanguage, named, of_environment


@pytest.mark.parametrize(
    ("name", "language"),
    [
        *((language, language) for language in LANGUAGES),
        ("DE", "de"),
        ("pt_BR.UTF-8", "pt"),
        ("pt-PT", "pt"),
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh_TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh-Hant-TW", "zh-Hant"),
        ("de_AT@euro", "de"),
    ],
)
def test_a_language_by_any_of_its_names(name: str, language: str) -> None:
    assert named(name) == language


@pytest.mark.parametrize("name", ["qq", "", "qq_DE", "english"])
def test_a_language_without_texts(name: str) -> None:
    with pytest.raises(UnknownLanguage, match=f"there are {', '.join(LANGUAGES)}"):
        named(name)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pt_PT.UTF-8", "LC_ALL": "zh_TW"}, "zh-Hant"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], language: str) -> None:
    assert of_environment(environment) == language
