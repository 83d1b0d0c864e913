"""Security headers, host and origin checks, rate limits and error responses."""

from __future__ import annotations

import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ninelives.server.limits import Limits
from ninelives.server.middleware import without_port
from ninelives.server.security import HEADERS
from testkit.server import GENEROUS, Running, running

PLACE = {"name": "Ann"}


def host_of(server: Running) -> str:
    return server.url.removeprefix("http://").rstrip("/")


# -- headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/t/abcdefghijkl", 200),
        ("GET", "/api/me", 200),
        ("GET", "/api/schema", 200),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("DELETE", "/api/me", 405),
        ("TRACE", "/", 405),
        ("PUT", "/api/me", 400),
    ],
)
def test_every_response_has_the_security_headers(
    bob: httpx.Client, method: str, path: str, status: int
) -> None:
    answer = bob.request(method, path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "server" not in answer.headers


def test_the_content_security_policy_allows_own_sources_only() -> None:
    policy = HEADERS["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "*" not in policy


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/api/nothing"), ("DELETE", "/api/me"), ("PUT", "/api/me")]
)
def test_every_error_is_a_problem(bob: httpx.Client, method: str, path: str) -> None:
    problem = bob.request(method, path).json()
    assert set(problem) == {"reason", "detail"}
    assert problem["reason"]
    assert "Traceback" not in problem["detail"]


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\xff"}',
        b'{"\xff": 1}',
        b'{"name": "x", "more": ' + b"[" * 5000 + b"]" * 5000 + b"}",
        b'{"name": ' + b"[" * 8000,
        b'{"name": "\\ud800"}',
        *(b"", b"{", b"null", b"[[[[", b"\xff", b"\xff\xfe", b"game=felix"),
    ],
    ids=lambda body: str(body[:24]),
)
@pytest.mark.parametrize(("method", "path"), [("PUT", "/api/me"), ("POST", "/api/rooms")])
def test_a_body_that_is_not_json_is_400(
    bob: httpx.Client, method: str, path: str, body: bytes
) -> None:
    answer = bob.request(method, path, content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


# -- names of hosts and origins -------------------------------------------------------------------


def put(server: Running, **headers: str) -> httpx.Response:
    return httpx.put(f"{server.url}api/me", json=PLACE, headers=headers)


def test_a_request_from_a_foreign_origin_is_403(server: Running) -> None:
    host = host_of(server)
    for origin in (
        "http://evil.example",
        "null",
        f"http://{host}.evil.example",
        "file://",
        "",
        "http://[",
    ):
        answer = put(server, origin=origin)
        assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin"), origin
        assert "set-cookie" not in answer.headers


def test_requests_from_the_own_origin_or_without_one_are_allowed(server: Running) -> None:
    assert put(server, origin=f"http://{host_of(server)}").is_success
    assert put(server).is_success


def test_a_configured_origin_is_allowed(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://games.example",)) as server:
        assert put(server, origin="https://games.example").is_success
        assert put(server, host="games.example", origin="https://games.example").is_success
        assert put(server, origin="https://other.example").status_code == 403


def test_an_unknown_host_name_is_421(server: Running) -> None:
    """Otherwise a page could point its name at this machine and be of its origin."""
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1", "a b"):
        answer = put(server, host=host, origin=f"http://{host}")
        assert (answer.status_code, answer.json()["reason"]) == (421, "wrong-host"), host
    for host in ("localhost:1", "x.localhost", "192.168.1.5:80", "[::1]:8", socket.gethostname()):
        assert put(server, host=host).is_success, host


def test_behind_a_proxy_any_host_name_is_accepted(tmp_path: Path) -> None:
    with running(tmp_path, proxy=True) as server:
        assert put(server, host="games.example", origin="https://games.example").is_success
        assert put(server, host="games.example", origin="https://evil.example").status_code == 403


@pytest.mark.parametrize(
    "headers", [{"Origin": "http://evil.example"}, {"Origin": "null"}], ids=str
)
def test_a_websocket_from_a_foreign_origin_is_refused(
    server: Running, headers: dict[str, str]
) -> None:
    with pytest.raises(InvalidStatus) as caught, connect(server.ws, additional_headers=headers):
        pass
    assert caught.value.response.status_code == 403


def test_a_websocket_from_the_own_origin_or_without_one_is_opened(server: Running) -> None:
    for headers in ({}, {"Origin": f"http://{host_of(server)}"}):
        with connect(server.ws, additional_headers=headers) as line:
            line.send('{"type": "ping"}')
            assert json.loads(line.recv()) == {"type": "pong"}


def test_a_websocket_at_another_path_is_refused(server: Running) -> None:
    with pytest.raises(InvalidStatus), connect(f"{server.ws}/other"):
        pass


# -- limits ---------------------------------------------------------------------------------------


def test_too_many_requests_are_429_until_the_bucket_refills(tmp_path: Path) -> None:
    limits = Limits(calls_per_second=0.001, call_burst=3)
    with running(tmp_path, limits=limits) as server, httpx.Client(base_url=server.url) as bob:
        answers = [bob.get("/health") for _ in range(5)]
    assert [each.status_code for each in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["reason"] == "too-fast"
    assert {name: answers[-1].headers[name] for name in HEADERS} == HEADERS


def test_the_client_address_is_the_last_forwarded_value(tmp_path: Path) -> None:
    """Whatever the client writes before it, in the same header or in one of its own."""
    limits = Limits(calls_per_second=0.001, call_burst=3)
    with running(tmp_path, proxy=True, limits=limits) as server:

        def status(*forwarded: str) -> int:
            headers = [("x-forwarded-for", each) for each in forwarded]
            return httpx.get(f"{server.url}health", headers=headers).status_code

        tries = [("192.0.2.1",), ("198.51.100.9, 192.0.2.1:4711",), ("198.51.100.8", "192.0.2.1")]
        assert [status(*each) for each in tries] == [200] * 3
        assert status("198.51.100.7, 192.0.2.1") == 429
        assert status("192.0.2.1, 198.51.100.7") == 200


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1:80", "192.0.2.1"),
        ("2001:db8::1", "2001:db8::1"),
        ("[2001:db8::1]:80", "2001:db8::1"),
        ("unknown", "unknown"),
    ],
)
def test_without_port(said: str, meant: str) -> None:
    assert without_port(said) == meant


def test_too_many_rooms_from_one_address_are_429_for_any_guest(tmp_path: Path) -> None:
    limits = replace(GENEROUS, rooms_per_second=0.001, room_burst=2)
    wish = {"game": "felix", "seats": 3}
    with running(tmp_path, limits=limits) as server:
        answers = [httpx.post(f"{server.url}api/rooms", json=wish) for _ in range(4)]
        assert httpx.get(f"{server.url}api/tables").status_code == 200
    assert [each.status_code for each in answers] == [201, 201, 429, 429]
    assert answers[-1].json()["reason"] == "too-fast"


@pytest.mark.parametrize("told", [True, False], ids=["with its length", "without"])
def test_a_body_beyond_the_limit_is_413(server: Running, *, told: bool) -> None:
    body = b'{"name": "' + b"x" * (GENEROUS.body_bytes + 1) + b'"}'
    content: Any = body if told else iter([body])
    answer = httpx.put(
        f"{server.url}api/me", content=content, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["reason"]) == (413, "too-big")


# -- internal errors ------------------------------------------------------------------------------


def test_an_internal_error_is_logged_and_reveals_nothing(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the queen of hearts is on top")

    monkeypatch.setattr("ninelives.server.store.Store.guest", fail)
    answer = httpx.get(f"{server.url}api/me")
    assert answer.status_code == 500
    assert answer.json()["reason"] == "internal"
    assert "queen" not in answer.text
    assert "GET /api/me failed" in caplog.text
    monkeypatch.setattr("ninelives.server.store.Store.room", fail)
    assert httpx.get(f"{server.url}api/rooms/abcdefghijkl").status_code == 500
    assert "GET /api/rooms/* failed" in caplog.text
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
