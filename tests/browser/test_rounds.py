"""The end of a round: a sheet over the table, which fits and is closed by the reader."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.checks import check_screen
from testkit.browser.gestures import Mouse
from testkit.browser.players import game_facts
from testkit.browser.tables import play_bots
from testkit.browser.visitor import DESKTOP, Visitor, visiting
from testkit.server import Running

_MOVES: Final = 400  # more than a round has
_SHEET: Final = "[data-region=round]"
_SIZES: Final = ((360, 640), (844, 390), DESKTOP)
# How far the sheet is from each edge of the table, and what it hides of itself.
_MARGINS: Final = """() => {
  const sheet = document.querySelector('[data-region=round]');
  const [box, felt] = [sheet, sheet.closest('.felt')].map(each => each.getBoundingClientRect());
  return {
    top: box.top - felt.top,
    bottom: felt.bottom - box.bottom,
    left: box.left - felt.left,
    right: felt.right - box.right,
    scrolls: sheet.scrollHeight - sheet.clientHeight,
  };
}"""


def play_a_round(server: Running, visitor: Visitor, game: str) -> None:
    """Random moves until the sheet of a round is on the table."""
    page, dice = visitor.page, Random(3)
    device = Mouse(page, game_facts(server.url, game))
    for _ in range(_MOVES):
        page.wait_for_selector(f"[data-live=true], {_SHEET}")
        if page.locator(_SHEET).count():
            return
        legal = visitor.update["view"]["legal"]
        device.perform(legal[dice.randrange(len(legal))])
    raise AssertionError("the round does not end")


@pytest.fixture
def german(server: Running, browser: Browser) -> Iterator[Visitor]:
    """The language with the longest words."""
    with visiting(browser, server.url, language="de") as visitor:
        yield visitor


@pytest.mark.parametrize("game", games.names())
def test_a_round_ends_with_a_sheet_that_fits_and_waits_for_the_reader(
    server: Running, german: Visitor, game: str
) -> None:
    page = german.page
    seats = max(game_facts(server.url, game)["seats"])
    play_bots(german, game, seats=seats)
    play_a_round(server, german, game)
    assert page.locator(f"{_SHEET} li").count() == seats
    assert page.locator(f"{_SHEET} [data-plate]").count() == 0
    for width, height in _SIZES:
        page.set_viewport_size({"width": width, "height": height})
        margins: dict[str, Any] = page.evaluate(_MARGINS)
        assert all(margin >= 0 for side, margin in margins.items() if side != "scrolls"), margins
        assert margins["scrolls"] <= 0
    if page.locator(".seconds").count() == 0:  # else it closes while the checks run
        for width, height in _SIZES:
            page.set_viewport_size({"width": width, "height": height})
            check_screen(page)
    assert page.get_attribute(".felt", "data-live") == "false"
    page.keyboard.press("Enter")
    page.wait_for_selector(_SHEET, state="detached")


def test_a_click_beside_the_sheet_closes_it_too(server: Running, german: Visitor) -> None:
    play_bots(german, "felix", seats=3)
    play_a_round(server, german, "felix")
    german.page.locator(".felt").click(position={"x": 8, "y": 8})
    german.page.wait_for_selector(_SHEET, state="detached")


def test_fast_forward_leaves_the_sheet_to_the_reader(server: Running, german: Visitor) -> None:
    play_bots(german, "catinthebox", seats=3)
    play_a_round(server, german, "catinthebox")
    german.page.keyboard.press("f")
    assert german.page.locator(_SHEET).count() == 1
    german.page.keyboard.press("Enter")
    german.page.wait_for_selector(_SHEET, state="detached")
