"""The width of text on the screen, where Chinese characters take two columns, and its layout."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import combining, east_asian_width

_WIDE: Final = "\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\U00020000-\U0003ffff"
_CLOSING: Final = "，。、；：？！）」』》〉”’…,.;:?!)"
_OPENING: Final = "（「『《〈“‘("
# A word of a western script, or one wide character; punctuation that may not begin or end a line
# stays with its neighbour.
_ATOM: Final = re.compile(
    rf"\s+|[{_OPENING}]*(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*|[{_OPENING}{_CLOSING}]+"
)


def width(text: str) -> int:
    """In columns of the screen."""
    return sum(_columns(sign) for sign in text)


def _columns(sign: str) -> int:
    if combining(sign):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def wrapped(text: str, columns: int, indent: str = "") -> list[str]:
    """Wraps a text; all lines but the first are indented."""
    lines: list[str] = []
    line = ""
    for atom in _ATOM.findall(text):
        if width(line) + width(atom.rstrip()) > columns and line.strip():
            lines.append(line.rstrip())
            line = indent
        if not (atom.isspace() and line == indent and lines):
            line += atom
    return [*lines, line.rstrip()]


def joined(lines: Sequence[str]) -> str:
    """Joins the lines of a paragraph; between wide characters without a blank."""
    text = ""
    for line in (line.strip() for line in lines):
        wide = text and line and _columns(text[-1]) == 2 and _columns(line[0]) == 2
        text += ("" if wide or not text else " ") + line
    return text


def aligned(rows: Sequence[Sequence[str]], *, numbers: bool = False) -> list[str]:
    """A table in columns; with `numbers` all but the first are aligned to the right."""
    widths = columns_of(rows)
    lines: list[str] = []
    for row in rows:
        cells = [
            " " * (space - width(cell)) + cell if numbers and at else padded(cell, space)
            for at, (cell, space) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return lines


def columns_of(rows: Sequence[Sequence[str]]) -> list[int]:
    """The width of each column of a table."""
    return [max(width(cell) for cell in column) for column in zip(*rows, strict=True)]
