"""Which texts the page is written with, found by reading its sources."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from ninelives import games

PAGE: Final = Path(__file__).parents[2] / "web" / "src"

# A literal that could be an id, and a template that could make ids.
_LITERAL: Final = re.compile(r"""(['"])(\.?[A-Za-z0-9]+(?:[-_.+][A-Za-z0-9]+)*)\1""")
_TEMPLATE: Final = re.compile(r"`((?:[a-z0-9.-]|\$\{[^{}`]*\})+)`")
_HOLE: Final = re.compile(r"\$\{[^{}`]*\}")
# What is given to `t(…)` or `say(…)`, and the texts that the steps of a lesson name.
_SAID: Final = re.compile(r"\b(?:t|say)\(([^()]*)")
_STEP: Final = re.compile(r"\btext: ('[a-z0-9-]+')")


def _sources() -> Iterator[Path]:
    for path in PAGE.rglob("*"):
        ours = path.suffix in {".ts", ".svelte"} and path.name != "wire.ts"
        if ours and not path.name.endswith(".test.ts"):
            yield path


@cache
def named() -> tuple[frozenset[str], frozenset[re.Pattern[str]]]:
    """All strings that could be ids, or parts of them, and patterns for templates."""
    strings: set[str] = set()
    patterns: set[re.Pattern[str]] = set()
    for path in _sources():
        text = path.read_text(encoding="utf-8")
        strings |= {match[2] for match in _LITERAL.finditer(text)}
        strings |= {match[0] for match in re.finditer(r"\b[a-z]+(?=:)", text)}  # keys of objects
        patterns |= {p for match in _TEMPLATE.finditer(text) if (p := _pattern(match[1]))}
    return frozenset(strings), frozenset(patterns)


def said() -> Iterator[tuple[Path, str | re.Pattern[str], tuple[str, ...]]]:
    """What is said: the file, the id or a pattern of it, and what may stand before it."""
    for path in _sources():
        text = path.read_text(encoding="utf-8")
        before = _prefixes(path)
        for part in [m[1] for m in _SAID.finditer(text)] + [m[1] for m in _STEP.finditer(text)]:
            for match in _LITERAL.finditer(part):
                if "-" in match[2]:
                    yield path, match[2], before
            for match in _TEMPLATE.finditer(part):
                pattern = _pattern(match[1])
                if pattern:
                    yield path, pattern, before


def _prefixes(path: Path) -> tuple[str, ...]:
    """A speaker puts the name of its game before an id: in a game's folder it is that one."""
    folders = path.relative_to(PAGE).parts
    own = [name for name in games.names() if name in folders]
    return ("", *(f"{name}-" for name in own or games.names()))


def _pattern(template: str) -> re.Pattern[str] | None:
    """A template as a pattern, if it has enough words to mean something."""
    words = _HOLE.sub("", template)
    if not _HOLE.search(template) or len(words.strip("-.")) < 3:
        return None
    parts = [re.escape(part) for part in _HOLE.split(template)]
    return re.compile("([A-Za-z0-9-]+)".join(parts))
