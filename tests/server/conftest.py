"""Fixtures: servers, clients and databases."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import pytest

from ninelives.server.rooms import seats
from testkit.postgres import Postgres
from testkit.server import Running, running
from tests.server.rooms.local_server import LocalServer, local_server


@pytest.fixture(autouse=True)
def stand_ins_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stand-ins play whole games in these tests, so they must answer at once."""
    monkeypatch.setattr(seats, "STAND_IN_BOT", "greedy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[LocalServer]:
    """A server in the test's event loop, with a clock that the test sets."""
    async with local_server(tmp_path) as server:
        yield server


@pytest.fixture
def ann(server: Running) -> Iterator[httpx.Client]:
    """A client with a cookie and the name Ann."""
    with httpx.Client(base_url=server.url) as client:
        client.put("/api/me", json={"name": "Ann"})
        yield client


@pytest.fixture
def bob(server: Running) -> Iterator[httpx.Client]:
    """A client without a cookie."""
    with httpx.Client(base_url=server.url) as client:
        yield client


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with Postgres() as server:
        yield server


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """The URL of a new database that several processes may serve."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database, once of every kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    url: str = request.getfixturevalue("shared_database")
    return url
