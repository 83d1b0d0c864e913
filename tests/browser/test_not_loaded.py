"""What cannot be loaded is said, or done without: nothing breaks, and nothing is an error."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.browser.browsing import visiting
from tests.browser.meeting import text_of
from tests.server.running import Running


def test_without_their_name_people_still_see_the_home_page(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route("**/api/me", lambda route: route.abort())
        visitor.page.goto("/")
        visitor.page.get_by_role("heading", level=1).wait_for()
        visitor.page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(
    ("page", "what", "said"),
    [
        ("/", "**/api/games", "page-problem-load"),
        ("/rules/felix", "**/api/rules/**", "page-rules-missing"),
        ("/t/abcdefgh2345", "**/table-*.js", "page-problem-load"),
        ("/learn/felix", "**/table-*.js", "page-problem-load"),
    ],
)
def test_what_is_missing_is_said(
    server: Running, browser: Browser, page: str, what: str, said: str
) -> None:
    with visiting(browser, server.url, lossy=True) as visitor:
        visitor.page.route(what, lambda route: route.abort())
        visitor.page.goto(page)
        visitor.page.get_by_text(text_of(visitor, said)).wait_for()
