"""The log: every request, and never a secret."""

from __future__ import annotations

import json
import logging
from typing import Any

import httpx
import pytest

from ninelives.server import logs
from testkit.server import Running


@pytest.fixture
def written(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    caplog.set_level(logging.INFO, logger="ninelives")
    return caplog


def test_a_request_is_logged_without_secrets(
    server: Running, ann: httpx.Client, written: pytest.LogCaptureFixture
) -> None:
    table = ann.post("/api/rooms", json={"game": "felix", "seats": 3}).json()
    asking = {"authorization": f"Bearer {table['token']}"}
    ann.get(f"/api/rooms/{table['room']}/replay?seat=0&token={table['token']}", headers=asking)
    httpx.get(f"{server.url}t/{table['room']}")
    lines = [record.getMessage() for record in written.records]
    assert any(line.startswith("POST /api/rooms 201 ") for line in lines)
    assert any(line.startswith("GET /api/rooms/*/replay 422 ") for line in lines)
    assert any(line.startswith("GET /t/* 200 ") for line in lines)
    for secret in (table["token"], table["room"], ann.cookies["ninelives"], "Ann", "seat=0"):
        assert secret not in written.text


def test_a_path_cannot_forge_a_log_line(server: Running, written: pytest.LogCaptureFixture) -> None:
    httpx.get(f"{server.url}x%0aGET%20/admin%20200")
    assert "GET /x%0AGET%20/admin%20200 404" in written.text


def test_requests_are_counted_by_status(server: Running) -> None:
    httpx.get(f"{server.url}health")
    httpx.get(f"{server.url}nothing")
    counted = httpx.get(f"{server.url}metrics").text
    assert 'ninelives_http_requests_total{status="200"}' in counted
    assert 'ninelives_http_requests_total{status="404"}' in counted


@pytest.fixture
def root() -> Any:
    """Restores the root logger afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("ninelives")
    before = (root.handlers[:], root.level, ours.level)
    yield root
    root.handlers[:] = before[0]
    root.setLevel(before[1])
    ours.setLevel(before[2])


@pytest.mark.usefixtures("root")
def test_json_style_writes_one_object_per_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("json")
    logs.log_request("GET", "/api/me", 200, 1.5)
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logging.getLogger("ninelives.test").exception("failed")
    call, failure = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    wanted = {"level": "info", "method": "GET", "path": "/api/me", "status": 200, "ms": 1.5}
    assert wanted.items() <= call.items()
    assert failure["exception"].endswith("ValueError: two\nlines")


@pytest.mark.usefixtures("root")
def test_plain_style_writes_text(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up("plain")
    logs.log_request("GET", "/api/me", 200, 1.5)
    assert capsys.readouterr().err.endswith(" INFO GET /api/me 200 1.5 ms\n")


@pytest.mark.usefixtures("root")
def test_without_a_style_only_warnings_are_logged(capsys: pytest.CaptureFixture[str]) -> None:
    logs.set_up(None)
    logs.log_request("GET", "/api/me", 200, 1.5)
    logging.getLogger("ninelives.test").warning("look at this")
    assert capsys.readouterr().err.endswith(" WARNING look at this\n")
