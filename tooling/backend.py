"""The build backend: setuptools, with build requirements that depend on the machine.

NINELIVES_BUILD in the environment chooses the build:

    auto      compile if a C compiler works, else build the pure package (the default)
    compiled  compile, and fail if that is impossible
    pure      build the pure package

An editable install is always pure: it runs the sources that are being edited.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tooling import page, requirements

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
    return [*build_meta.get_requires_for_build_wheel(config_settings), *requirements.of_wheel()]


def get_requires_for_build_sdist(config_settings: dict[str, Any] | None = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *requirements.of_page()]


def build_sdist(sdist_directory: str, config_settings: dict[str, Any] | None = None) -> str:
    """An sdist contains the built page, so that installing it does not need Node.js."""
    with one_line_errors():
        page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


@contextmanager
def one_line_errors() -> Iterator[None]:
    try:
        yield
    except page.PageError as error:
        sys.exit(f"ninelives: {error}")
