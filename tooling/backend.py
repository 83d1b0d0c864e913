"""The build backend: setuptools, with build requirements that depend on the machine.

mypy is required only where a C compiler works, Node.js only where the page has to be built and
there is none. Both are listed in pyproject.toml, [tool.ninelives.build]. NINELIVES_BUILD in the
environment chooses the build:

    auto      compile if a C compiler works, else build the pure package (the default)
    compiled  compile, and fail if that is impossible
    pure      build the pure package

An editable install is always pure: it runs the sources that are being edited.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tooling import extension, page

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    known = _requirements()
    compiling = known["compiled"] if extension.is_wanted() else []
    return [*_setuptools_wants(config_settings), *compiling, *page_requirements()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page_requirements()]


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """An sdist contains the built page, so that installing it does not need Node.js."""
    with one_line_errors():
        page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def page_requirements() -> list[str]:
    """What is missing to build the page; nothing if it is up to date."""
    if page.is_current():
        return []
    known = _requirements()
    return known["page"] if page.node_folder() is not None else [*known["page"], *known["node"]]


@contextmanager
def one_line_errors() -> Iterator[None]:
    try:
        yield
    except page.PageError as error:
        sys.exit(f"ninelives: {error}")


def _setuptools_wants(config_settings: dict[str, Any] | None) -> list[str]:
    """Asking setuptools runs setup.py, which does nothing unless a wheel is being built."""
    return build_meta.get_requires_for_build_wheel(config_settings)


def _requirements() -> dict[str, list[str]]:
    text = Path("pyproject.toml").read_text(encoding="utf-8")
    known: dict[str, list[str]] = tomllib.loads(text)["tool"]["ninelives"]["build"]
    return known
