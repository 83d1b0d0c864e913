"""The page below a path behind a proxy: everything it loads and links is below that path too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.visitor import Visitor, visiting
from testkit.proxy import proxied
from testkit.server import Running, running


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("below"), root_path="/games") as server:
        yield server


@pytest.fixture(params=[True, False], ids=["stripped", "passed on"])
def address(request: pytest.FixtureRequest, below: Running) -> Iterator[str]:
    """Where the page is, behind a proxy of either kind."""
    with proxied(below.url, "/games", strips=request.param) as address:
        yield address


def asked(page: Page) -> list[str]:
    """The addresses that a page asks for, from now on."""
    found: list[str] = []

    def opened(socket: WebSocket) -> None:
        found.append(socket.url.replace("ws:", "http:", 1))

    page.on("request", lambda request: found.append(request.url))
    page.on("websocket", opened)
    return found


def begun(visitor: Visitor, address: str) -> str:
    """A game of Felix against bots, from the home page; the id of its room."""
    visitor.page.goto(address)
    visitor.page.get_by_role("button", name="Play now: Felix").click()
    visitor.page.wait_for_url(f"{address}t/*")
    visitor.page.wait_for_selector("[data-revision]")
    return visitor.page.url.rpartition("/")[2]


def test_a_game_is_played_on_another_device_and_looked_at_again(
    browser: Browser, address: str
) -> None:
    facts = game_facts(address, "felix")
    with visiting(browser, address) as ada, visiting(browser, address) as phone:
        page, seen = ada.page, asked(ada.page)
        room = begun(ada, address)
        person = Person(ada, Mouse(page, facts), Random(1))
        play([person], until=2)
        page.reload()
        page.wait_for_selector("[data-revision]")
        play([person], until=1)

        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name="Show my seat link").click()
        link = page.get_by_label("Play on another device").input_value()
        assert link.startswith(f"{address}t/{room}#")
        phone.page.goto(link)
        phone.page.wait_for_selector("[data-revision]")
        assert phone.seat == ada.seat
        assert phone.page.url == f"{address}t/{room}"
        play([Person(phone, Mouse(phone.page, facts), Random(2))], until=1)

        page.get_by_role("button", name="End game").click()
        page.get_by_role("button", name="More", exact=True).click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Download record").click()
        record = Path(download.value.path()).read_text(encoding="utf-8")
        assert record.startswith("ninelives record")
        page.get_by_role("link", name="Watch replay").first.click()
        page.wait_for_url(f"{address}r/{room}")
        page.go_back()
        page.get_by_role("link", name="Check the deal").click()
        page.wait_for_url(f"{address}r/{room}/deal")
        expect(page.get_by_role("region", name="The deal was as promised")).to_be_visible()
        page.get_by_role("link", name="The result").click()
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: url.startswith(f"{address}t/") and room not in url)
        page.wait_for_selector("[data-revision]")
        assert len(seen) > 20
        assert [each for each in seen if not each.startswith(address)] == []


def test_every_page_is_reached_from_the_home_page(browser: Browser, address: str) -> None:
    with visiting(browser, address) as ada:
        page, seen = ada.page, asked(ada.page)
        page.goto(address)
        page.get_by_role("link", name="Felix: Rules").click()
        page.wait_for_url(f"{address}rules/felix")
        page.get_by_role("link", name="FX-01").first.click()
        page.wait_for_url(f"{address}rules/felix#FX-01")
        page.reload()
        page.get_by_role("link", name="Ninelives").click()
        page.wait_for_url(address)
        page.get_by_role("link", name="Felix: Learn it in five minutes").click()
        page.wait_for_url(f"{address}t/*")
        page.wait_for_selector("[data-revision]")
        assert [each for each in seen if not each.startswith(address)] == []
