"""Three card games of hidden things: Felix, Cat in the Box and Ratjack."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from typing import Final

__version__: Final = "0.1.0"


def _run_from_source() -> None:
    """Make the import system overlook the compiled twins of this package's modules."""
    for top in __path__:
        for folder, _, _ in os.walk(top):
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            sys.path_importer_cache[folder] = finder


if os.environ.get("NINELIVES_PURE") == "1":
    _run_from_source()
