"""A changed word costs what it changes, and not the table beside it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession

from ninelives import games
from testkit.browser.moments import Stage, record
from testkit.browser.visitor import LAPTOP, visiting
from testkit.server import Running

_CHANGE_WORDS: Final = """() => {
  const words = document.querySelector('#turn .headline span').firstChild;
  words.data += '!';
  document.body.getBoundingClientRect();
}"""


@pytest.mark.parametrize("game", games.names())
def test_another_word_beside_the_table_styles_nothing_anew(
    server: Running, browser: Browser, game: str
) -> None:
    """A table with container queries is styled again whenever it is measured at another size."""
    with visiting(browser, server.url, size=LAPTOP) as visitor:
        asked = next(each for each in record(game, 3) if not each.is_event and not each.lesson)
        Stage(visitor.page).show(asked)
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.send("Performance.enable")
        visitor.page.evaluate("document.body.getBoundingClientRect()")
        before = _styled(devtools)
        visitor.page.evaluate(_CHANGE_WORDS)
        assert _styled(devtools) == before


def _styled(devtools: CDPSession) -> float:
    """How often the styles of any elements were computed."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "RecalcStyleCount")
