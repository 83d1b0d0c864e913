"""The command inside this process, as the tests of the command line have it."""

from __future__ import annotations

from tests.cli.conftest import called

__all__ = ["called"]
