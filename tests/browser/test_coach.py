"""The coach on the page: asked at a table with bots, and after the game."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Browser, expect

from testkit.browser.checks import check_screen
from testkit.browser.gestures import Keyboard
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import text_of
from testkit.browser.visitor import LAPTOP, PHONE, visiting
from testkit.server import Running

ALONE = {"game": "catinthebox", "seats": 2, "bots": ["random"], "begin": True}


def test_a_hint_by_a_click_on_its_words(server: Running, browser: Browser) -> None:
    """Nothing that is not shown may lie over the button."""
    with visiting(browser, server.url, size=LAPTOP) as ada:
        page = ada.page
        opened = page.request.post("/api/rooms", data=ALONE).json()
        page.goto(f"/t/{opened['room']}#{opened['token']}")
        ask = page.get_by_role("button", name=text_of(ada, "coach-ask"))
        ask.locator(".label").click()
        expect(page.get_by_role("region", name=text_of(ada, "coach-ask"))).to_contain_text("%")


def test_a_hint_by_keyboard_and_the_review_after_the_game(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, size=PHONE) as ada:
        page = ada.page
        opened = page.request.post("/api/rooms", data=ALONE).json()
        page.goto(f"/t/{opened['room']}#{opened['token']}")
        label = text_of(ada, "coach-ask")
        ask = page.get_by_role("button", name=label)
        ask.press("Enter")
        expect(page.get_by_role("region", name=label)).to_contain_text("%")
        expect(ask).to_be_focused()
        check_screen(page)
        ask.press("Escape")
        expect(page.get_by_role("region", name=label)).to_have_count(0)
        play([Person(ada, Keyboard(page, game_facts(server.url, "catinthebox")), Random(3))])
        page.get_by_role("link", name=text_of(ada, "table-see-review")).click()
        expect(page.get_by_role("region", name="Review")).to_contain_text("Luck:")
        check_screen(page)
