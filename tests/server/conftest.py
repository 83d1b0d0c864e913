"""One server for all tests of a file that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from ninelives.server.rooms import standing_in
from tests.server.running import Running, running


@pytest.fixture(autouse=True)
def stand_ins_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are stood in for, and who thinks about each move is not what they are about."""
    monkeypatch.setattr(standing_in, "STAND_IN", "greedy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> Iterator[httpx.Client]:
    """Somebody with a cookie of her own."""
    with httpx.Client(base_url=server.url) as client:
        client.put("/api/me", json={"name": "Ann"})
        yield client


@pytest.fixture
def bob(server: Running) -> Iterator[httpx.Client]:
    """Somebody else, who has not been here."""
    with httpx.Client(base_url=server.url) as client:
        yield client
