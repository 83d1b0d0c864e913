"""The rule books: Markdown, each clause a paragraph that begins with its id.

Besides the usual blocks, which the page, the terminal and the documentation read alike:

- `![alternative text](name)` on a line of its own is a diagram of the game.
- `{{name}}` on a line of its own is a table that the program makes.
- `<!-- terminal -->` above a heading of the second level: its section is about what one types.
- `<!-- summary -->` above such a heading: its section is the summary on one page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

PICTURE: Final = re.compile(r"!\[([^\]]+)\]\(([a-z0-9-]+)\)")
MARK: Final = re.compile(r"^<!-- (summary|terminal) -->\n+", re.MULTILINE)
_LINES: Final = re.MULTILINE | re.DOTALL
# Up to the next heading of the second level, with the mark above that.
_TYPED: Final = re.compile(r"^<!-- terminal -->\n+## .*?(?=^(?:<!-- [a-z]+ -->\n+)?## |\Z)", _LINES)


def rule_book(
    game: str, language: str, tables: Mapping[str, str] | None = None, *, typed: bool = True
) -> str:
    """A game's whole rule book; `tables` replace `{{name}}` in it.

    Readers who do not type their moves get it without the sections about typing.
    """
    text = _read(game, language)
    for name, table in (tables or {}).items():
        text = text.replace("{{" + name + "}}", table)
    return text if typed else _TYPED.sub("", text)


def clause(game: str, language: str, rule: str) -> str | None:
    """One clause of the rule book, or None for an unknown id."""
    match = re.search(rf"^\*\*{re.escape(rule)}\*\*.*?(?=\n\n|\Z)", _read(game, language), _LINES)
    return match[0] if match else None


@cache
def _read(game: str, language: str) -> str:
    book = files("ninelives.text") / "rules" / game / f"{language}.md"
    return book.read_text(encoding="utf-8")
