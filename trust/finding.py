"""Findings and figures, shared by all tools here."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping


class Finding(Exception):
    """A fault: its description, and the command that reproduces it."""

    def __init__(self, what: str, again: str) -> None:
        super().__init__(what, again)  # positional, so that it can be pickled
        self.what = what
        self.again = again

    def __str__(self) -> str:
        return f"{self.what}\n\nTo see it again: {self.again}"


def aligned(figures: Mapping[str, object]) -> str:
    """Figures as text, one on each line, numbers right-aligned."""
    names = max(map(len, figures))
    numbers = {name: _number(figure) for name, figure in figures.items()}
    width = max(map(len, numbers.values()))
    return "\n".join(f"{name:{names}}  {number:>{width}}" for name, number in numbers.items())


def _number(figure: object) -> str:
    return f"{figure:,}" if isinstance(figure, (int, float)) else str(figure)


def run(tool: Callable[[], Mapping[str, object]]) -> None:
    """Print the figures of the tool; on a finding print that and exit with 1."""
    try:
        figures = tool()
    except Finding as finding:
        print(f"FOUND: {finding}", file=sys.stderr)
        sys.exit(1)
    print(aligned(figures))
