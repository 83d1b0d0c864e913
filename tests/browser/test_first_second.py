"""From "Play now" to the first choice: nothing has to end before the hand is live."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.tables import click_play_now
from testkit.browser.visitor import visiting
from testkit.server import Running


@pytest.mark.parametrize("game", games.names())
def test_the_hand_is_live_while_the_deal_still_flies(
    server: Running, browser: Browser, game: str
) -> None:
    """The clock of the page stands still, so no deal and no pause can come to its end."""
    with visiting(browser, server.url, motion="full") as visitor:
        page = visitor.page
        page.clock.install()
        page.goto("/")
        page.clock.pause_at(page.evaluate("Date.now() + 1000") / 1000)
        click_play_now(visitor, game)
        page.wait_for_selector("[data-live=true]")
        assert page.locator("[data-region=hand] [data-card]").count() > 0
