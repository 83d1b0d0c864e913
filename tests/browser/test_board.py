"""The research board of Cat in the Box on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from ninelives.client import open_table
from testkit.browser.visitor import visiting
from testkit.server import Running

ROWS = "[role=grid] [role=rowheader]"


@pytest.mark.parametrize(
    ("rows", "order"),
    [
        ("red-first", ["red", "blue", "yellow", "green"]),
        ("red-last", ["blue", "yellow", "green", "red"]),
    ],
)
def test_cb_02_the_rows_lie_in_the_order_of_the_table(
    server: Running, browser: Browser, rows: str, order: list[str]
) -> None:
    link = open_table(
        server.url, "catinthebox", seats=3, options={"rows": rows}, bots=["random"] * 2
    )
    with visiting(browser, server.url, language="en") as visitor:
        page = visitor.page
        page.goto(link)
        page.locator(ROWS).nth(3).wait_for()
        assert [each.get_attribute("title") for each in page.locator(ROWS).all()] == order
        tops = [each.bounding_box() for each in page.locator(ROWS).all()]
        heights = [box["y"] for box in tops if box is not None]
        assert heights == sorted(heights)
        assert len(heights) == len(order)
