"""The version of the package, and which build of it is running."""

from __future__ import annotations

import os
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

VERSION: Final = "0.1.0"

Build = Literal["compiled", "pure-asked", "pure-source", "pure-no-compiler"]

_ROOT: Final = Path(__file__).parents[2]  # of a source tree, if this is one


def compiled() -> bool:
    """Whether the rules run compiled; NINELIVES_PURE=1 runs an installed package from source."""
    spec = find_spec("ninelives.engine.contract")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def build() -> Build:
    """Whether the rules run compiled, and if not, why."""
    if compiled():
        return "compiled"
    if os.environ.get("NINELIVES_PURE") == "1":
        return "pure-asked"
    return "pure-source" if (_ROOT / "pyproject.toml").exists() else "pure-no-compiler"
