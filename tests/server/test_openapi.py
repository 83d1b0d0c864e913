"""The OpenAPI schema describes every operation and every response."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from testkit.server import Running

CALLS = {
    ("get", "/api/me"),
    ("put", "/api/me"),
    ("get", "/api/games"),
    ("get", "/api/games/{name}"),
    ("get", "/api/rules/{name}/{language}"),
    ("post", "/api/rooms"),
    ("get", "/api/tables"),
    ("get", "/api/rooms/{room}"),
    ("get", "/api/rooms/{room}/picture"),
    ("get", "/api/games/{name}/picture"),
    ("get", "/api/picture"),
    ("get", "/api/rooms/{room}/record"),
    ("get", "/api/rooms/{room}/deal"),
    ("get", "/api/rooms/{room}/replay"),
    ("get", "/api/rooms/{room}/events"),
    ("get", "/health"),
    ("get", "/api/rooms/{room}/review"),
    ("get", "/metrics"),
}


@pytest.fixture(scope="module")
def schema(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{server.url}api/schema").json()
    return found


def calls(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            yield method, path, call


def test_schema_has_a_title_and_a_description(schema: dict[str, Any]) -> None:
    assert schema["info"]["title"] == "Ninelives"
    assert "Felix, Cat in the Box, Ratjack" in schema["info"]["description"]


def test_schema_describes_every_operation(schema: dict[str, Any]) -> None:
    assert {(method, path) for method, path, _ in calls(schema)} == CALLS
    for _, path, call in calls(schema):
        assert call["summary"], path
        assert call["description"], path
        assert call["tags"], path


def test_schema_describes_every_error_as_a_problem(schema: dict[str, Any]) -> None:
    for _, path, call in calls(schema):
        for status, answer in call["responses"].items():
            assert answer["description"], (path, status)
            if int(status) >= 400:
                said = answer["content"]["application/json"]["schema"]
                assert said == {"$ref": "#/components/schemas/Problem"}, (path, status)


def test_every_operation_lists_the_common_errors(schema: dict[str, Any]) -> None:
    for method, path, call in calls(schema):
        assert {"421", "429", "500"} <= set(call["responses"]), path
        if method != "get":
            assert {"400", "403", "413"} <= set(call["responses"]), path


def test_text_responses_are_described_as_text(schema: dict[str, Any]) -> None:
    for path, kind in (
        ("/api/rooms/{room}/record", "text/plain"),
        ("/metrics", "text/plain; version=0.0.4"),
    ):
        assert list(schema["paths"][path]["get"]["responses"]["200"]["content"]) == [kind]


def test_no_html_viewer_is_served(server: Running) -> None:
    """Litestar's viewers load scripts from other hosts."""
    for path in ("", "/redoc", "/swagger", "/elements", "/rapidoc"):
        answer = httpx.get(f"{server.url}api/schema{path}")
        assert "html" not in answer.headers["content-type"]
