"""What somebody waits for: the first page, and the others' moves."""

from __future__ import annotations

from random import Random
from statistics import median

from playwright.sync_api import Browser

from testkit.server import Running
from tests.browser.browsing import visiting
from tests.browser.meeting import meet
from tests.browser.playing import Person, game_facts, play
from tests.browser.touching import Mouse

FIRST_LOAD = 250_000  # bytes, as they come over the line
ON_THE_OTHER_SCREEN = 100  # milliseconds
MOVES = 12

# When anything was clicked here, and when the table here showed which revision.
_WATCH = """() => {
  window.clicked = 0;
  window.shown = {};
  addEventListener('click', () => (window.clicked = Date.now()), true);
  new MutationObserver(() => {
    const revision = document.querySelector('[data-revision]')?.dataset.revision;
    if (revision !== undefined) window.shown[revision] ??= Date.now();
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
}"""

# When the first change after that time was shown; bots may have gone on meanwhile.
_FIRST_SHOWN = """clicked => {
  const times = Object.values(window.shown).filter((time) => time >= clicked);
  return times.length ? Math.min(...times) : 0;
}"""


def test_the_first_page_is_light(server: Running, browser: Browser) -> None:
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


def test_a_move_is_on_the_others_screen_at_once(server: Running, browser: Browser) -> None:
    """Half of the moves at least: the machine of a test has other things to do as well."""
    waits: list[int] = []
    with visiting(browser, server.url) as host, visiting(browser, server.url) as friend:
        meet(host, friend, "felix")
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
    assert len(waits) == MOVES
    assert median(waits) < ON_THE_OTHER_SCREEN, waits
