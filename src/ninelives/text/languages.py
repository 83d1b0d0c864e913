"""The languages there are texts in, and which one a reader gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ninelives.engine.errors import NinelivesError

OWN_NAMES: Final = {  # every language there are texts in, by its own name
    "en": "English",
    "de": "Deutsch",
    "pt": "Português",
    "zh-Hans": "简体中文",
    "zh-Hant": "繁體中文",
}
LANGUAGES: Final = tuple(OWN_NAMES)
DEFAULT: Final = "en"
LOCALES: Final = {"pt": "pt-PT"}  # whose plurals and numbers, where it is not that of the name

TRADITIONAL: Final = ("hant", "tw", "hk", "mo")  # scripts and regions that mean zh-Hant
_SETTINGS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class UnknownLanguage(NinelivesError):
    """The name of a language without texts."""

    code = "unknown-language"

    def __init__(self, name: str) -> None:
        super().__init__(f"no language {name!r}, there are {', '.join(LANGUAGES)}")
        self.name = name
        self.known = LANGUAGES


def named(name: str) -> str:
    """The language of that name, also as `pt-BR` or `zh_TW.UTF-8`; raises UnknownLanguage."""
    language = _nearest(name)
    if language is None:
        raise UnknownLanguage(name)
    return language


def of_environment(environment: Mapping[str, str]) -> str:
    """The language of the user's system, or English if there are no texts in it."""
    for setting in _SETTINGS:
        if environment.get(setting):
            return _nearest(environment[setting]) or DEFAULT
    return DEFAULT


def _nearest(name: str) -> str | None:
    parts = name.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if any(part in TRADITIONAL for part in parts) else "zh-Hans"
    return parts[0] if parts[0] in LANGUAGES else None
