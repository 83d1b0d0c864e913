"""What the tools of trust have in common: findings and figures."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping


class Finding(Exception):
    """Something that should not be: what it is, and the command that shows it again."""

    def __init__(self, what: str, again: str) -> None:
        super().__init__(what, again)  # as they are, so that it can travel between processes
        self.what = what
        self.again = again

    def __str__(self) -> str:
        return f"{self.what}\n\nTo see it again: {self.again}"


def told(figures: Mapping[str, object]) -> str:
    """What was done, a line each, numbers below each other."""
    names = max(map(len, figures))
    numbers = {name: _number(figure) for name, figure in figures.items()}
    width = max(map(len, numbers.values()))
    return "\n".join(f"{name:{names}}  {number:>{width}}" for name, number in numbers.items())


def _number(figure: object) -> str:
    return f"{figure:,}" if isinstance(figure, (int, float)) else str(figure)


def run(tool: Callable[[], Mapping[str, object]]) -> None:
    """Print what the tool has done; a finding is printed instead, and the process ends with 1."""
    try:
        figures = tool()
    except Finding as finding:
        print(f"FOUND: {finding}", file=sys.stderr)
        sys.exit(1)
    print(told(figures))
