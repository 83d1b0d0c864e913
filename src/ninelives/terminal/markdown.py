"""Renders the Markdown of the rule books as plain lines."""

from __future__ import annotations

import re
from typing import Final

from ninelives.terminal.console import WIDTH
from ninelives.terminal.width import columns_of, joined, padded, width, wrapped
from ninelives.text.rulebook import MARK, PICTURE

_BULLET: Final = re.compile(r"\s*[-*] ")
_GAP: Final = "  "


def plain(markdown: str) -> list[str]:
    """Headings, paragraphs, lists, tables, and what pictures show, as lines that fit the screen."""
    lines: list[str] = []
    for block in re.split(r"\n\s*\n", MARK.sub("", markdown).strip()):
        lines += [*_block(block.split("\n")), ""]
    return lines[:-1]


def _block(block: list[str]) -> list[str]:
    first = block[0]
    if first.startswith("#"):
        return _heading(first)
    if first.startswith("|"):
        return _table(block)
    if _BULLET.match(first):
        return _items(block)
    text = joined(block)
    picture = PICTURE.fullmatch(text)
    return wrapped(f"[{picture[1]}]" if picture else _bare(text), WIDTH)


def _heading(line: str) -> list[str]:
    title = _bare(line.lstrip("# "))
    return [title, ("=" if line.startswith("# ") else "-") * width(title)]


def _items(block: list[str]) -> list[str]:
    items: list[list[str]] = []
    for line in block:
        if _BULLET.match(line):
            items.append([_BULLET.sub("", line, count=1)])
        else:
            items[-1].append(line)
    return [line for item in items for line in wrapped(f"- {_bare(joined(item))}", WIDTH, "  ")]


def _table(block: list[str]) -> list[str]:
    """Columns as wide as needed; the last one is wrapped to the rest of the screen."""
    rows = [_cells(line) for line in block if not set(line) <= set("|-: ")]
    widths = columns_of(rows)
    start = sum(widths[:-1]) + len(_GAP) * len(widths[:-1])
    lines: list[str] = []
    for row in rows:
        cells = [padded(cell, space) for cell, space in zip(row[:-1], widths, strict=False)]
        last = wrapped(row[-1], max(WIDTH - start, 20)) or [""]
        lines.append(_GAP.join([*cells, last[0]]).rstrip())
        lines += [" " * start + more for more in last[1:]]
    return lines


def _cells(line: str) -> list[str]:
    inside = line.strip().removeprefix("|").removesuffix("|")
    return [_bare(cell.strip()) for cell in inside.split("|")]


def _bare(text: str) -> str:
    """Without the marks for bold and code."""
    return text.replace("**", "").replace("`", "")
