"""A real server for the clients under test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from testkit.server import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path / "server") as started:
        yield started
