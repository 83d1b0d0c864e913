"""The bytes of the home page and of one game, and where the typefaces come from."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.tables import text_of
from testkit.browser.visitor import Visitor, visiting
from testkit.server import Running

# Bytes over the network.
WITHOUT_FONTS = 200_000
WITH_FONTS = 300_000
FONTS = 100_000


class Loaded:
    """What a page has loaded, by request."""

    def __init__(self, visitor: Visitor) -> None:
        self._fonts: set[str] = set()
        self._bytes: dict[str, float] = {}
        self.addresses: list[str] = []
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.on("Network.responseReceived", self._received)
        devtools.on("Network.loadingFinished", self._finished)
        devtools.send("Network.enable")

    def _received(self, event: dict[str, Any]) -> None:
        self.addresses.append(event["response"]["url"])
        if event["response"]["mimeType"] == "font/woff2":
            self._fonts.add(event["requestId"])

    def _finished(self, event: dict[str, Any]) -> None:
        self._bytes[event["requestId"]] = event["encodedDataLength"]

    @property
    def fonts(self) -> float:
        return sum(self._bytes[each] for each in self._fonts)

    @property
    def everything(self) -> float:
        return sum(self._bytes.values())


@pytest.mark.parametrize("game", games.names())
def test_home_and_a_game_stay_within_their_budget(
    server: Running, browser: Browser, game: str
) -> None:
    with visiting(browser, server.url) as visitor:
        loaded = Loaded(visitor)
        page = visitor.page
        page.goto("/", wait_until="networkidle")
        now = f"{text_of(visitor, 'page-play-now')}: {text_of(visitor, f'game-name-{game}')}"
        page.get_by_role("button", name=now).click()
        page.wait_for_selector("[data-revision]")
        page.wait_for_load_state("networkidle")
    assert any(f"/assets/{game}-" in each for each in loaded.addresses)
    assert 0 < loaded.fonts < FONTS
    assert loaded.everything - loaded.fonts < WITHOUT_FONTS
    assert loaded.everything < WITH_FONTS


def test_typefaces_come_with_the_page(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        loaded = Loaded(visitor)
        visitor.page.goto("/", wait_until="networkidle")
        used = visitor.page.evaluate(
            "[...document.fonts].filter(f => f.status === 'loaded').map(f => f.family)"
        )
        license_text = visitor.page.request.get("/fonts.txt").text()
    # Typefaces of the system, shown until ours have come.
    fallback = {"Nunito Fallback", "Fraunces Fallback"}
    assert {each.strip('"') for each in used} - fallback == {"Nunito", "Fraunces"}
    ours = (server.url, "data:")
    assert [each for each in loaded.addresses if not each.startswith(ours)] == []
    for family in ("Nunito", "Fraunces", "SIL OPEN FONT LICENSE"):
        assert family in license_text
