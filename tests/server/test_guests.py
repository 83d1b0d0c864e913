"""/api/me: guests and their signed cookies."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ninelives.server.identity import COOKIE
from testkit.server import Running, running

PROXIED = {"x-forwarded-proto": "https"}


def test_get_me_gives_a_new_guest_a_cookie_and_no_name(bob: httpx.Client) -> None:
    answer = bob.get("/api/me")
    assert answer.json() == {"name": ""}
    attributes = answer.headers["set-cookie"].lower().split("; ")
    assert {"httponly", "samesite=lax", "path=/"} < set(attributes)
    assert "secure" not in attributes


def test_get_me_knows_a_guest_by_the_cookie(ann: httpx.Client, bob: httpx.Client) -> None:
    assert ann.get("/api/me").json() == {"name": "Ann"}
    assert bob.get("/api/me").json() == {"name": ""}
    assert bob.get("/api/me").cookies[COOKIE] == bob.cookies[COOKIE]


def test_put_me_cleans_a_name_to_one_line(ann: httpx.Client) -> None:
    for name, shown in (("  Ann\u202e\n<b>安 ", "Ann <b>安"), ("x" * 24, "x" * 24)):
        assert ann.put("/api/me", json={"name": name}).json() == {"name": shown}
        assert ann.get("/api/me").json() == {"name": shown}


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"name": ""}, "malformed"),
        ({"name": "x" * 25}, "malformed"),
        ({"name": 7}, "malformed"),
        ({"name": "Ann", "admin": True}, "malformed"),
        ({}, "malformed"),
        ({"name": "\u200b \n"}, "bad-name"),
    ],
)
def test_put_me_with_a_bad_name_is_400(ann: httpx.Client, body: object, reason: str) -> None:
    answer = ann.put("/api/me", json=body)
    assert (answer.status_code, answer.json()["reason"]) == (400, reason)
    assert ann.get("/api/me").json() == {"name": "Ann"}


def test_get_me_with_a_forged_cookie_makes_a_new_guest(server: Running, ann: httpx.Client) -> None:
    guest, _, signature = ann.cookies[COOKIE].partition(".")
    for forged in (f"{guest}.{'0' * 64}", guest, f"other.{signature}", "", "ä.ö"):
        sent = {b"cookie": f"{COOKIE}={forged}".encode()}
        answer = httpx.get(f"{server.url}api/me", headers=sent)
        assert answer.json() == {"name": ""}
        assert not answer.cookies[COOKIE].startswith(f"{guest}.")


def test_a_cookie_is_valid_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookies = httpx.put(f"{server.url}api/me", json={"name": "Ann"}).cookies
    with running(tmp_path) as server, httpx.Client(cookies=cookies) as ann:
        assert ann.get(f"{server.url}api/me").json() == {"name": "Ann"}


def test_a_cookie_is_secure_behind_an_https_proxy(tmp_path: Path, server: Running) -> None:
    """Only with --proxy: the header of any other client is ignored."""
    with running(tmp_path, proxy=True) as proxied:
        answer = httpx.get(f"{proxied.url}api/me", headers=PROXIED)
    assert "secure" in answer.headers["set-cookie"].lower().split("; ")
    answer = httpx.get(f"{server.url}api/me", headers=PROXIED)
    assert "secure" not in answer.headers["set-cookie"].lower().split("; ")


@pytest.mark.parametrize("path", ["", "t/abcdefghijkl", "r/abcdefghijkl", "nowhere"])
def test_the_page_makes_its_reader_a_guest(bob: httpx.Client, path: str) -> None:
    """At every address, before a script can ask for anything; a known guest stays who they are."""
    browser = {"accept": "text/html"}
    first = bob.get(path, headers=browser)
    assert {"httponly", "samesite=lax", "path=/"} < set(
        first.headers["set-cookie"].lower().split("; ")
    )
    assert "set-cookie" not in bob.get(path, headers=browser).headers
    assert bob.get("api/me").cookies[COOKIE] == first.cookies[COOKIE]


def test_a_file_of_the_page_makes_nobody_a_guest(bob: httpx.Client) -> None:
    assert "set-cookie" not in bob.get("cat.svg").headers
