"""What building a wheel needs on this machine, beyond setuptools. Needs nothing but Python.

    python -m tooling.requirements

mypy is required only where a C compiler works, Node.js only where the page has to be built and
there is none. Both are listed in pyproject.toml, [tool.ninelives.build].
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tooling import compiler, page


def of_wheel() -> list[str]:
    return [*(_known()["compiled"] if compiler.is_wanted() else []), *of_page()]


def of_page() -> list[str]:
    """What is missing to build the page; nothing if it is up to date."""
    return [] if page.is_current() else [*_known()["page"], *of_node()]


def of_node() -> list[str]:
    """What brings a Node.js; nothing if there is one."""
    return [] if page.node_folder() is not None else _known()["node"]


def _known() -> dict[str, list[str]]:
    text = Path("pyproject.toml").read_text(encoding="utf-8")
    known: dict[str, list[str]] = tomllib.loads(text)["tool"]["ninelives"]["build"]
    return known


if __name__ == "__main__":
    print(*of_wheel())
