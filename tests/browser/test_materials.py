"""Tables and card backs to choose from: they are kept, they fit every game, and all is legible."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator

from ninelives import games
from testkit.browser.checks import check_screen
from testkit.browser.tables import button, text_of
from testkit.browser.visitor import Visitor, visiting
from testkit.server import Running

TABLES = ["green", "blue", "walnut", "linen", "night"]
TEXT, MARK = 4.5, 3.0  # WCAG 2.1, 1.4.3 and 1.4.11
_COLOURS = """() => {
  const style = getComputedStyle(document.documentElement);
  const names = ['felt', 'felt-deep', 'felt-lit', 'on-felt', 'felt-mark', 'felt-good', 'felt-bad'];
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(`--${name}`)]));
}"""


def _choose(visitor: Visitor, group: str, value: str) -> Locator:
    named = visitor.page.get_by_role("group", name=text_of(visitor, f"page-{group}"), exact=True)
    radio = named.get_by_role("radio", name=text_of(visitor, f"page-{group}-{value}"), exact=True)
    radio.check()
    return radio


def _luminance(colour: str) -> float:
    assert re.fullmatch(r"#[0-9a-f]{6}", colour), colour
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_texts_and_marks_are_legible_on_every_table(
    server: Running, browser: Browser, theme: str
) -> None:
    with visiting(browser, server.url, theme=theme) as visitor:
        page = visitor.page
        page.goto("/")
        page.get_by_role("button", name=text_of(visitor, "page-settings")).click()
        group = page.get_by_role("group", name=text_of(visitor, "page-surface"), exact=True)
        group.wait_for()
        assert group.get_by_role("radio").count() == len(TABLES)
        poor = []
        for table in TABLES:
            _choose(visitor, "surface", table)
            page.wait_for_selector(f":root[data-table={table}]")
            colours: dict[str, str] = page.evaluate(_COLOURS)
            pairs = [
                (name, felt, least)
                for name, least in (("on-felt", TEXT), ("felt-mark", MARK))
                for felt in ("felt", "felt-deep", "felt-lit")
            ]
            pairs += [
                (n, f, TEXT) for n in ("felt-good", "felt-bad") for f in ("felt", "felt-deep")
            ]
            poor += [
                (table, name, felt, round(_contrast(colours[name], colours[felt]), 2))
                for name, felt, least in pairs
                if _contrast(colours[name], colours[felt]) < least
            ]
            check_screen(page)
        assert poor == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", games.names())
def test_every_game_is_legible_on_every_table(
    server: Running, browser: Browser, game: str, theme: str
) -> None:
    with visiting(browser, server.url, theme=theme) as visitor:
        page = visitor.page
        page.goto(f"/learn/{game}")
        button(visitor, "table-lesson-skip").click()
        page.wait_for_selector("[data-live=true]")
        button(visitor, "table-settings").click()
        for table in TABLES:
            _choose(visitor, "surface", table)
            page.keyboard.press("Escape")
            check_screen(page)
            button(visitor, "table-settings").click()


@pytest.mark.parametrize("game", games.names())
def test_a_chosen_back_is_on_every_card_and_is_kept(
    server: Running, browser: Browser, game: str
) -> None:
    with visiting(browser, server.url) as visitor:
        page = visitor.page
        page.goto("/")
        page.get_by_role("button", name=text_of(visitor, "page-settings")).click()
        _choose(visitor, "back", "bones")
        _choose(visitor, "surface", "walnut")
        page.goto(f"/learn/{game}")
        button(visitor, "table-lesson-skip").click()
        page.wait_for_selector("[data-live=true]")
        assert page.locator(":root[data-table=walnut]").count() == 1
        chosen = page.locator("svg[data-back=bones]").count()
        assert page.locator("svg[data-back]").count() == chosen
        if game != "catinthebox":  # no card lies face down there while cards are played
            assert chosen > 0
