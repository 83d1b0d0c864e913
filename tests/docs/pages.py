"""The documents as tests read them: their code blocks, links and headings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
_FENCE = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_OUTPUT = re.compile(r"(?:\n\n[^\n]+:)?\n\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block of code; `output` is the text block that follows it after at most one line."""

    document: Path
    line: int
    language: str
    code: str
    output: str | None = None

    def __str__(self) -> str:
        return f"{self.document.relative_to(ROOT)}:{self.line}"


def blocks(*languages: str) -> Iterator[Block]:
    """Every code block of these languages in the documents; of all if none is named."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        for fence in _FENCE.finditer(text):
            if not languages or fence[1] in languages:
                line = text.count("\n", 0, fence.start()) + 1
                output = _OUTPUT.match(text, fence.end())
                yield Block(document, line, fence[1], fence[2], output and output[1])


def prose(document: Path) -> str:
    """The document without its code blocks."""
    return _FENCE.sub("", document.read_text(encoding="utf-8"))


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as hosting sites and Sphinx make them."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", prose(document), re.MULTILINE):
        slug = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        count = sum(1 for anchor in found if re.fullmatch(rf"{re.escape(slug)}(-\d+)?", anchor))
        found.add(f"{slug}-{count}" if count else slug)
    return found
