"""Which build of the package is running."""

from __future__ import annotations

from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the rules run compiled; NINELIVES_PURE=1 runs an installed package from source."""
    spec = find_spec("ninelives.engine.contract")
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
