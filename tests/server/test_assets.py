"""The built page: routes, caching, encodings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request, Response
from litestar.testing import TestClient

from ninelives.server import problems
from ninelives.server.assets import Site, site_handler

INDEX = b"<!doctype html><title>Ninelives</title>"
SCRIPT = b"console.log('miau')\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "icon.svg").write_bytes(b"<svg/>")
    (tmp_path / "assets" / "index-B3xY_k-9.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "index-B3xY_k-9.js.br").write_bytes(b"as brotli")
    (tmp_path / "assets" / "index-B3xY_k-9.js.gz").write_bytes(b"as gzip")
    return tmp_path


def client(folder: Path, root_path: str = "") -> TestClient[Any]:
    site = Site(folder, root_path)

    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        return site.page.answer(request)

    app = Litestar(
        [site_handler(site, page)],
        exception_handlers={problems.HTTPProblem: problems.refused},
        openapi_config=None,
        logging_config=None,
    )
    return TestClient(app)


@pytest.mark.parametrize("path", ["/", "/t/abcdefghijkl", "/r/abc", "/rules/felix", "/learn/felix"])
def test_every_route_of_the_page_serves_the_page(folder: Path, path: str) -> None:
    with client(folder) as browser:
        answer = browser.get(path)
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "private, no-cache"


def test_an_unknown_path_is_404_with_the_page_for_a_browser(folder: Path) -> None:
    with client(folder) as browser:
        answer = browser.get("/nothing", headers={"accept": "text/html,*/*;q=0.8"})
        call = browser.get("/api/nothing", headers={"accept": "text/html"})
    assert (answer.status_code, answer.content) == (404, INDEX)
    assert (call.status_code, call.json()["reason"]) == (404, "not-found")


@pytest.mark.parametrize(
    "path", ["/nothing", "/assets/nothing.js", "/assets", "/tables", "/..%2findex.html"]
)
def test_an_unknown_file_is_404(folder: Path, path: str) -> None:
    with client(folder) as browser:
        answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["reason"] == "not-found"


def test_a_file_with_a_content_hash_is_immutable(folder: Path) -> None:
    with client(folder) as browser:
        browser.headers["accept-encoding"] = "identity"
        script, icon = browser.get("/assets/index-B3xY_k-9.js"), browser.get("/icon.svg")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert icon.headers["cache-control"] == "no-cache"
    assert icon.headers["content-type"] == "image/svg+xml"


def test_a_font_is_sent_as_it_is(folder: Path) -> None:
    """It is compressed already."""
    font = b"wOF2" * 1000
    (folder / "assets" / "text-B3xY_k-9.woff2").write_bytes(font)
    with client(folder) as browser:
        answer = browser.get("/assets/text-B3xY_k-9.woff2", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-type"] == "font/woff2"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "content-encoding" not in answer.headers
    assert answer.content == font


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"as brotli"),
        ("gzip", "gzip", b"as gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"as gzip"),
        ("identity", None, SCRIPT),
    ],
)
def test_the_preferred_accepted_encoding_is_sent(
    folder: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    with (
        client(folder) as browser,
        browser.stream(
            "GET", "/assets/index-B3xY_k-9.js", headers={"accept-encoding": accepted}
        ) as answer,
    ):
        sent = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    assert sent == body


def test_the_page_gets_its_root_path_before_it_is_compressed(folder: Path) -> None:
    """The files compressed by the build do not contain the root path."""
    (folder / "index.html").write_bytes(b'<script src="./assets/x.js">' * 50)
    for ending in ("br", "gz"):
        (folder / f"index.html.{ending}").write_bytes(b"as it was built")
    with client(folder, "/games") as browser:
        answer = browser.get("/t/abcdefghijkl", headers={"accept-encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.content == b'<script src="/games/assets/x.js">' * 50


def test_a_matching_etag_is_304(folder: Path) -> None:
    with client(folder) as browser:
        first = browser.get("/")
        again = browser.get("/", headers={"if-none-match": first.headers["etag"]})
        other = browser.get("/", headers={"if-none-match": '"other"'})
    assert (again.status_code, again.content) == (304, b"")
    assert other.content == INDEX


def test_without_a_built_page_a_text_says_how_to_build_it(tmp_path: Path) -> None:
    with client(tmp_path / "nothing") as browser:
        answer = browser.get("/")
    assert answer.text.startswith("The page is not built.")
    assert answer.headers["content-type"].startswith("text/plain")
