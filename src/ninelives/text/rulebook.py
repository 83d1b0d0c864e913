"""The rule books: Markdown, each clause a paragraph that begins with its id."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


def rule_book(game: str, language: str, tables: Mapping[str, str] | None = None) -> str:
    """A game's whole rule book; `tables` replace `{{name}}` in it."""
    text = _read(game, language)
    for name, table in (tables or {}).items():
        text = text.replace("{{" + name + "}}", table)
    return text


def clause(game: str, language: str, rule: str) -> str | None:
    """One clause of the rule book, or None for an unknown id."""
    match = re.search(rf"^\*\*{re.escape(rule)}\*\*.*?(?=\n\n|\Z)", _read(game, language), _LINES)
    return match[0] if match else None


_LINES = re.MULTILINE | re.DOTALL


@cache
def _read(game: str, language: str) -> str:
    book = files("ninelives.text") / "rules" / game / f"{language}.md"
    return book.read_text(encoding="utf-8")
