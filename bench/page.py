"""The time from a click in one browser to the screen of another.

make bench-page
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import start_game
from testkit.browser.visitor import launch, visiting
from testkit.server import Running, running

GOAL: Final = 100  # milliseconds, for half of the moves at least
MOVES: Final = 40

# Notes when something was clicked and when the table showed each revision.
_WATCH: Final = """() => {
  window.clicked = 0;
  window.shown = {};
  addEventListener('click', () => (window.clicked = Date.now()), true);
  new MutationObserver(() => {
    const revision = document.querySelector('[data-revision]')?.dataset.revision;
    if (revision !== undefined) window.shown[revision] ??= Date.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""

# The time of the first change after the click; bots may have moved too.
_FIRST_SHOWN: Final = """clicked => {
  const times = Object.values(window.shown).filter((time) => time >= clicked);
  return times.length ? Math.min(...times) : 0;
}"""


def delays(server: Running, browser: Browser) -> list[int]:
    """The delay of each move, in milliseconds."""
    waits: list[int] = []
    with visiting(browser, server.url) as host, visiting(browser, server.url) as friend:
        start_game(host, friend, "felix")
        for visitor in (host, friend):
            visitor.page.evaluate(_WATCH)
        facts = game_facts(server.url, "felix")
        people = [Person(each, Mouse(each.page, facts), Random(8)) for each in (host, friend)]

        def measure(_: int) -> None:
            clicked = [each.page.evaluate("window.clicked") for each in (host, friend)]
            other = host if clicked[1] > clicked[0] else friend
            seen = other.page.wait_for_function(_FIRST_SHOWN, arg=max(clicked)).json_value()
            waits.append(int(seen) - max(clicked))

        play(people, until=MOVES, between=measure)
    return waits


def main() -> int:
    with (
        TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        waits = sorted(delays(server, browser))
        browser.close()
    middle = median(waits)
    mark = "met" if middle < GOAL else "NOT MET"
    print(
        f"{mark}  median {middle:.0f} ms of {len(waits)} moves, slowest {waits[-1]} ms (< {GOAL})"
    )
    return 0 if middle < GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
