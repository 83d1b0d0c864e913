"""Comments, docstrings and documents are plain English (CONTRIBUTING.md, "How we write").

Rule sentences and player-facing texts follow the rule books and are not checked.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("bench", "docs", "src", "testkit", "tests", "tooling", "trust", "web/src")
NOT_CHECKED: Final = (
    "src/ninelives/text/locales/",
    "src/ninelives/text/rules/",
    "tests/games/",  # the docstrings are rule sentences
    "CONTRIBUTING.md",  # quotes what we do not write
    "tests/project/test_wording.py",
)

# A person or a process is "they" or "it", and clients, seats and processes are named as such.
UNWANTED: Final = re.compile(
    r"\b(he|him|himself|his|whoever|whomever|anew|in the midst|none of ours|so many that"
    r"|is no (move|file|text|link|address|number|name)|thrown out|sent away|by and by)\b",
    re.IGNORECASE,
)
_RULE: Final = re.compile(r"[A-Z]{2}-\d\d")
_TS_COMMENT: Final = re.compile(r"/\*\*?.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def _sources() -> list[str]:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    names = (path.relative_to(ROOT).as_posix() for path in [*files, *ROOT.glob("*.md")])
    return [
        name
        for name in names
        if name.endswith((".py", ".md", ".ts", ".svelte")) and not name.startswith(NOT_CHECKED)
    ]


def _python_prose(source: str) -> Iterator[str]:
    """Docstrings, and comments in blocks; a block with a clause id is a rule sentence."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(node) or ""
    block: list[str] = []
    last = -2
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield "\n".join(block)
                block = []
            block.append(token.string)
            last = token.start[0]
    yield "\n".join(block)


def _prose(name: str, text: str) -> Iterator[str]:
    if name.endswith(".py"):
        yield from _python_prose(text)
    elif name.endswith(".md"):
        yield text
    else:
        yield from _TS_COMMENT.findall(text)


def _unwanted(name: str) -> Iterator[str]:
    text = (ROOT / name).read_text(encoding="utf-8")
    for part in _prose(name, text):
        if not (name.endswith(".py") and _RULE.search(part)):
            for match in UNWANTED.finditer(part):
                yield f"{name}: {match[0]!r} in: {part.strip()[:100]}"


def test_comments_docstrings_and_documents_use_plain_words() -> None:
    assert [found for name in _sources() for found in _unwanted(name)] == []
