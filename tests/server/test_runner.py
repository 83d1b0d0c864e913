"""Running a server: its URLs, its health, errors at the start, and an orderly shutdown."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.client import join
from ninelives.server.runner import CannotListen, local_url, network_urls
from ninelives.server.store import Store, StoreInvalid
from testkit.server import running


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),  # noqa: S104
        ("::", "http://[::1]:80/"),
        ("192.168.1.5", "http://192.168.1.5:80/"),
        ("games.example", "http://games.example:80/"),
    ],
)
def test_local_url_works_on_this_machine(host: str, shown: str) -> None:
    assert local_url(host, 80) == shown


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.8.8.8"])
def test_network_urls_is_empty_for_a_loopback_host(host: str) -> None:
    assert network_urls(host, 80) == []


def test_network_urls_has_the_address_in_the_network() -> None:
    assert network_urls("192.168.1.5", 80) == ["http://192.168.1.5:80/"]
    assert network_urls("games.example", 80) == ["http://games.example:80/"]
    for found in network_urls("0.0.0.0", 80):  # noqa: S104
        assert "127.0.0.1" not in found


def test_health_is_503_while_the_database_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_engine: AsyncEngine) -> None:
        raise OSError("the disk is gone")

    with running(tmp_path) as server:
        assert httpx.get(f"{server.url}health").json()["status"] == "ok"
        monkeypatch.setattr(AsyncEngine, "connect", fail)
        answer = httpx.get(f"{server.url}health")
    assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")


def test_metrics_count_rooms_and_commits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        httpx.post(f"{server.url}api/rooms", json={"game": "felix", "seats": 3})
        metrics = httpx.get(f"{server.url}metrics").text
    assert 'ninelives_rooms{status="waiting"} 1\n' in metrics
    assert "ninelives_commit_size_count 1\n" in metrics
    assert "ninelives_connections 0\n" in metrics


def test_a_taken_port_raises_cannot_listen(tmp_path: Path) -> None:
    with running(tmp_path / "one") as server:
        port = int(server.url.rstrip("/").rpartition(":")[2])
        with pytest.raises(CannotListen) as caught, running(tmp_path / "two", port=port):
            pass
    assert caught.value.port == port


def test_an_unusable_database_raises_store_invalid(tmp_path: Path) -> None:
    with pytest.raises(StoreInvalid), running(tmp_path, database="sqlite:////dev/null/x"):
        pass


def test_shutdown_closes_connections_and_commits(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        opened = httpx.post(f"{server.url}api/rooms", json={"game": "felix", "seats": 3})
    assert not (tmp_path / "ninelives.db-wal").exists(), "all is in the database itself"

    async def kept() -> object:
        store = await Store.open(server.config.database_url)
        try:
            return await store.room(opened.json()["room"])
        finally:
            await store.close()

    assert asyncio.run(kept()) is not None


def test_shutdown_ends_the_bot_processes(tmp_path: Path) -> None:
    table = {"game": "felix", "seats": 3, "bots": ["greedy", "greedy"], "begin": True}
    before = set(threading.enumerate())
    with running(tmp_path) as server:
        opened = httpx.post(f"{server.url}api/rooms", json=table).json()
        with join(f"{server.url}t/{opened['room']}#{opened['token']}") as seat:
            next(seat.choices())
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=30)
        assert not thread.is_alive(), thread.name
