"""A server below a root path, behind a proxy that strips the prefix or forwards it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urljoin

import httpx
import pytest

from ninelives import bots
from ninelives.client import join, open_table
from ninelives.client.links import Link
from ninelives.server.app import SOCKET
from ninelives.server.identity import COOKIE
from ninelives.server.middleware import OWN_SEGMENTS, BadRootPath, root_path
from testkit.proxy import proxied
from testkit.server import Running, running

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a root path."""
    with running(tmp_path_factory.mktemp("below"), root_path="/games") as server:
        yield server


@pytest.fixture(params=[True, False], ids=["stripped", "passed on"])
def address(request: pytest.FixtureRequest, below: Running) -> Iterator[str]:
    """Its URL behind a proxy of either kind."""
    with proxied(below.url, "/games", strips=request.param) as address:
        yield address


def direct(server: Running, path: str, **headers: str) -> httpx.Response:
    """A request without a proxy, at a path from the top of the host."""
    return httpx.get(urljoin(server.url, path), headers=headers)


# -- which paths can be one -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("", ""),
        ("/", ""),
        ("/games", "/games"),
        ("/games/", "/games"),
        ("/a/b.c/d-e_f~1", "/a/b.c/d-e_f~1"),
        ("/..games", "/..games"),
        ("/tables", "/tables"),
    ],
)
def test_root_path_is_normalized(written: str, meant: str) -> None:
    assert root_path(written) == meant


@pytest.mark.parametrize(
    "path",
    [
        *("games", "/a?b", "/a#b", "/..", "/a/../b", "/a/./b", "/a//b", "//host", "/a b", "/a%20b"),
        *('/a"b', "/<b>", "/a\n", "/ä", "http://host/games", "/a;b", "\\a"),
    ],
)
def test_root_path_refuses_a_malformed_path(path: str) -> None:
    with pytest.raises(BadRootPath) as caught:
        root_path(path)
    assert caught.value.taken == ""


@pytest.mark.parametrize("path", ["/t", "/api/games", "/r/"])
def test_root_path_refuses_a_path_of_the_server(path: str) -> None:
    with pytest.raises(BadRootPath) as caught:
        root_path(path)
    assert caught.value.taken == path.split("/")[1]


def test_own_segments_lists_every_route(below: Running) -> None:
    calls = direct(below, "/api/schema").json()["paths"]
    pages = re.findall(r"\^\\/(\w+)", (ROOT / "web/src/routes.ts").read_text(encoding="utf-8"))
    assert len(pages) > 4
    own = {path.split("/")[1] for path in (*calls, SOCKET, "/assets/x")}
    assert {*OWN_SEGMENTS} == own | set(pages)


# -- what is served -------------------------------------------------------------------------------


def test_every_file_that_the_page_names_is_served(address: str) -> None:
    for path in ("", "t/abcdefghijkl", "rules/felix"):
        page = httpx.get(address + path)
        assert page.headers["content-type"].startswith("text/html")
        named = re.findall(r'(?:src|href|content)="(/[^"]*)"', page.text)
        assert len(named) > 4
        assert "/games/" in named
        for each in named:
            assert each.startswith("/games/")
            assert httpx.get(urljoin(address, each)).is_success, each
        assert '"./' not in page.text


def test_the_page_without_a_root_path_names_served_files(server: Running) -> None:
    page = direct(server, "/t/abcdefghijkl").text
    named = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert '<meta name="root-path" content="/" />' in page
    for each in named:
        assert each.startswith(("/assets/", "/cat.svg"))
        assert direct(server, each).is_success


def test_the_etag_of_the_page_depends_on_the_root_path(server: Running, below: Running) -> None:
    """Otherwise a browser would keep the cached page."""
    tag = direct(below, "/").headers["etag"]
    assert direct(below, "/", **{"if-none-match": tag}).status_code == 304
    assert direct(server, "/", **{"if-none-match": tag}).status_code == 200


def test_a_game_is_played_below_a_root_path(address: str) -> None:
    link = open_table(address, "ratjack", seats=2, bots=["random"])
    assert link.startswith(f"{address}t/")
    with join(link) as table:
        bot = bots.load("random", "ratjack", seed=1)
        for view in table.choices():
            table.act(bot.choose(view))
        assert table.over
    record = httpx.get(f"{address}api/rooms/{Link.read(link).room}/record")
    assert record.text.startswith("ninelives record")


def test_the_cookie_has_the_root_path(address: str, server: Running) -> None:
    with httpx.Client(base_url=address) as ann:
        set_by = ann.put("api/me", json={"name": "Ann"}).headers["set-cookie"]
        assert SimpleCookie(set_by)[COOKIE]["path"] == "/games"
        assert ann.get("api/me").json() == {"name": "Ann"}
    alone = direct(server, "/api/me").headers["set-cookie"]
    assert SimpleCookie(alone)[COOKIE]["path"] == "/"


def test_a_cookie_of_another_server_on_the_host_is_skipped(below: Running) -> None:
    """A browser sends cookies of longer paths first, and older ones first."""
    mine = httpx.put(f"{below.url}api/me", json={"name": "Ann"}).cookies[COOKIE]
    other = f"{COOKIE}=another.{'0' * 64}"
    for cookies in (f"{COOKIE}={mine}; {other}", f"{other}; x=y; {COOKIE}={mine}"):
        assert direct(below, "/games/api/me", cookie=cookies).json() == {"name": "Ann"}


def test_the_schema_names_the_root_path(below: Running, server: Running) -> None:
    assert direct(below, "/api/schema").json()["servers"] == [{"url": "/games"}]
    assert direct(server, "/api/schema").json()["servers"] == [{"url": "/"}]


# -- the paths as they come in --------------------------------------------------------------------


def test_the_url_has_the_root_path(below: Running) -> None:
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/games/", below.url)


@pytest.mark.parametrize("path", ["/games/health", "/health", "/games", "/games/", "/", "/t/x"])
def test_paths_with_and_without_the_prefix_are_equal(below: Running, path: str) -> None:
    assert direct(below, path).is_success


@pytest.mark.parametrize(
    "path", ["/other/health", "/gameshealth", "/Games/health", "/games/games/health", "/other/"]
)
def test_a_path_outside_the_prefix_is_404(below: Running, path: str) -> None:
    answer = direct(below, path)
    assert (answer.status_code, answer.json()["reason"]) == (404, "not-found")


def test_a_prefix_without_a_root_path_is_404(server: Running) -> None:
    assert direct(server, "/games/health").status_code == 404
