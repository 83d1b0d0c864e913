"""From "Play now" to my cards, and to my first choice."""

from __future__ import annotations

from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser

from bench.page.figures import Figure
from testkit.browser.tables import click_play_now
from testkit.browser.visitor import LAPTOP, visiting

CARDS: Final = 1000  # milliseconds
LIVE: Final = 2000
TIMES: Final = 3

# Milliseconds from the click until a card of my hand is on the screen and until I may choose.
_RECORD: Final = """
window.opening = {};
{
  let clicked = 0;
  addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), true);
  const seen = { cards: '[data-region=hand] [data-card]', live: '[data-live=true]' };
  const look = () => {
    for (const [name, selector] of Object.entries(seen))
      if (!(name in window.opening) && document.querySelector(selector)?.checkVisibility()) {
        window.opening[name] = 0;
        requestAnimationFrame(() => setTimeout(
          () => (window.opening[name] = performance.now() - clicked)));
      }
  };
  new MutationObserver(look).observe(document, {
    subtree: true, attributes: true, childList: true,
  });
}
"""


def once(browser: Browser, address: str, game: str) -> dict[str, float]:
    with visiting(browser, address, size=LAPTOP, motion="full") as visitor:
        visitor.page.add_init_script(_RECORD)
        visitor.page.goto("/", wait_until="networkidle")
        click_play_now(visitor, game)
        handle = visitor.page.wait_for_function(
            "() => window.opening.cards && window.opening.live && window.opening"
        )
        found: dict[str, Any] = handle.json_value()
        return found


def figures(browser: Browser, address: str, game: str) -> list[Figure]:
    found = [once(browser, address, game) for _ in range(TIMES)]
    return [
        Figure(f"{game}, Play now to {name}", median(each[key] for each in found), "ms", goal)
        for name, key, goal in (("my cards", "cards", CARDS), ("my first choice", "live", LIVE))
    ]
