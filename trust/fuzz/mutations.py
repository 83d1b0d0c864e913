"""Random small changes to valid texts, bytes or lists of lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, TypeVar

# What can be sliced and joined: a text, bytes, a list of lines.
Row = TypeVar("Row", str, bytes, list[str])
Way = Callable[[Random, Any, Any], Any]

LONGEST: Final = 20_000  # limit for repetition
_MOST_CHANGES: Final = 6

_NUMBER: Final = re.compile(r"\d+")
_NUMBERS: Final = (
    *map(str, range(-1, 12)),
    "007",
    "9" * 20,
    "9" * 5000,  # more digits than int() accepts
    "\u0663",  # a digit that is not ASCII
    "\u00b2",  # superscript: isdigit() accepts it, int() does not
)
PIECES: Final = (
    *_NUMBERS,
    *" \t\r\n\0:;,.#'\"\\/{}[]()=-+_%",
    "1e400",
    "NaN",
    "\u200b",
    "\u202e",
    "\ufeff",
    "\ud800",  # half of a surrogate pair
    "\U0001f600",
    "true",
    "null",
    "seat",
    "chance",
    "../",
    "[" * 3000,
    '{"a":' * 800,
)
BYTES: Final = (
    *(piece.encode("utf-8", "surrogatepass") for piece in PIECES),
    b"\xff",
    b"\xc0\x80",
    b"\x80",
)


def mutated(chance: Random, row: Row, pieces: Sequence[Row]) -> Row:
    """A copy with at least one change, most often exactly one."""
    for _ in range(1 + min(int(chance.expovariate(1.0)), _MOST_CHANGES)):
        row = chance.choice(_WAYS)(chance, row, pieces)
    return row


def renumbered(chance: Random, text: str) -> str:
    """A copy with one number replaced by another."""
    places = list(_NUMBER.finditer(text))
    if not places:
        return text
    place = chance.choice(places)
    return text[: place.start()] + chance.choice(_NUMBERS) + text[place.end() :]


def _span(chance: Random, row: Any) -> tuple[int, int]:
    """A random part, most often a short one."""
    start = chance.randint(0, len(row))
    return start, min(len(row), start + int(chance.expovariate(0.3)))


def _cut(chance: Random, row: Any, _: Any) -> Any:
    return row[: chance.randint(0, len(row))]


def _drop(chance: Random, row: Any, _: Any) -> Any:
    start, end = _span(chance, row)
    return row[:start] + row[end:]


def _repeat(chance: Random, row: Any, _: Any) -> Any:
    start, end = _span(chance, row)
    often = LONGEST // max(1, end - start) if chance.random() < 0.1 else 2
    return row[:start] + row[start:end] * often + row[end:]


def _move(chance: Random, row: Any, _: Any) -> Any:
    start, end = _span(chance, row)
    rest, at = row[:start] + row[end:], chance.randint(0, len(row))
    return rest[:at] + row[start:end] + rest[at:]


def _insert(chance: Random, row: Any, pieces: Any) -> Any:
    at = chance.randint(0, len(row))
    return row[:at] + chance.choice(pieces) + row[at:]


def _replace(chance: Random, row: Any, pieces: Any) -> Any:
    start, end = _span(chance, row)
    return row[:start] + chance.choice(pieces) + row[end:]


_WAYS: Final[tuple[Way, ...]] = (_cut, _drop, _repeat, _move, _insert, _insert, _replace, _replace)
