"""The bytes of the first page."""

from __future__ import annotations

from playwright.sync_api import Browser

from testkit.browser.visitor import visiting
from testkit.server import Running

FIRST_LOAD = 250_000  # bytes over the network


def test_first_page_stays_below_its_budget(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as visitor:
        loaded: list[float] = []
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.on(
            "Network.loadingFinished", lambda each: loaded.append(each["encodedDataLength"])
        )
        devtools.send("Network.enable")
        visitor.page.goto("/", wait_until="networkidle")
    assert len(loaded) > 3
    assert sum(loaded) < FIRST_LOAD
