"""Every screen, in every language, on a phone and on a desktop: nothing is missing or sticks out,
and axe has nothing against it."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser

from ninelives import client as online
from ninelives import games
from ninelives.text.languages import LANGUAGES
from testkit.browser.checks import check_screen
from testkit.browser.players import wait_for_choice
from testkit.browser.tables import button, open_table, seat, text_of
from testkit.browser.visitor import DESKTOP, LAPTOP, PHONE, Visitor, visiting
from testkit.server import Running

SIZES = {"phone": PHONE, "desktop": DESKTOP}
CHOICES = 12  # before the table is looked at, so that there is something on it


@pytest.fixture(scope="module")
def over(server: Running) -> str:
    """The id of a room in which a game was played to its end."""
    link = online.open_table(server.url, "felix", seats=3, bots=["random"] * 2)
    with online.join(link) as table:
        for view in table.choices():
            table.act(view.legal[0])
        return table.room.id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_around_the_tables(
    server: Running, browser: Browser, over: str, language: str, size: str
) -> None:
    theme = "dark" if LANGUAGES.index(language) % 2 else "light"
    with visiting(browser, server.url, size=SIZES[size], language=language, theme=theme) as visitor:
        page = visitor.page
        page.goto("/")
        page.get_by_role("button", name=text_of(visitor, "page-play-now")).nth(2).wait_for()
        check_screen(page)
        page.get_by_role("button", name=text_of(visitor, "page-settings")).click()
        check_screen(page)
        button(visitor, "page-close").click()
        for game in games.names():
            page.goto(f"/rules/{game}")
            page.locator(f"[id^={games.manifest(game).clause_prefix}-]").first.wait_for()
            check_screen(page)
        page.goto("/about")
        page.get_by_role("link", name=text_of(visitor, "game-name-ratjack")).wait_for()
        check_screen(page)
        room = _waiting_room(visitor)
        visitor.context.clear_cookies()
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.goto(f"/t/{room}")
        button(visitor, "table-invited-sit").wait_for()
        check_screen(page)
        _deal(visitor, over)
        page.goto("/nowhere")
        page.get_by_role("heading", level=1).wait_for()
        check_screen(page)
        assert ["404" in each for each in visitor.console_errors] == [True]
        visitor.console_errors.clear()


def test_the_choice_of_a_bot_covers_nothing_above_the_table(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url, size=LAPTOP) as visitor:
        page = visitor.page
        open_table(visitor, "felix", seats=5)
        head = page.get_by_role("main").locator("header").bounding_box()
        assert head
        for number in range(2, 6):
            place = seat(visitor, number)
            button(visitor, "table-add-bot", place).click()
            box = place.bounding_box()
            assert box
            assert box["y"] >= head["y"] + head["height"], number
            button(visitor, "page-bot-kitten", place).click()
            button(visitor, "page-bot-kitten", place).wait_for(state="detached")


def _waiting_room(visitor: Visitor) -> str:
    """The table that is opened has a free seat."""
    page = visitor.page
    page.goto("/")
    title = text_of(visitor, "game-name-ratjack")
    friends = f"{text_of(visitor, 'page-play-friends')}: {title}"
    page.get_by_role("button", name=friends).click()
    button(visitor, "page-friends-open").wait_for()
    check_screen(page)
    page.get_by_role("dialog").locator("summary").click()
    check_screen(page)
    room = open_table(visitor, "ratjack", seats=4)
    button(visitor, "table-add-bot", seat(visitor, 3)).click()
    check_screen(page)
    return room


def _deal(visitor: Visitor, room: str) -> None:
    page = visitor.page
    page.goto(f"/r/{room}/deal")
    page.locator("summary", has_text=text_of(visitor, "deal-draws")).click()
    page.locator("li summary").first.click()
    check_screen(page)


def _play_on(server: Running, visitor: Visitor) -> None:
    """Make the visitor's next choices through the client, and wait until the page shows them."""
    room, token = visitor.page.url.rpartition("/")[2], visitor.last_replies["welcome"]["token"]
    dice = Random(3)
    with online.join(f"{server.url}t/{room}#{token}") as table:
        for view in table.choices():
            if table.choice == CHOICES:
                break
            table.act(dice.choice(view.legal))
        assert not table.over
    wait_for_choice(visitor, CHOICES)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_a_table(server: Running, browser: Browser, game: str, language: str, size: str) -> None:
    """The guided game at its start and after some moves, its panels, its replay."""
    theme = "light" if LANGUAGES.index(language) % 2 else "dark"
    with visiting(browser, server.url, size=SIZES[size], language=language, theme=theme) as visitor:
        page = visitor.page
        page.goto(f"/learn/{game}")
        button(visitor, "table-lesson-skip").wait_for()
        check_screen(page)
        button(visitor, "table-lesson-skip").click()
        _play_on(server, visitor)
        check_screen(page)
        for panel in ("score", "menu"):
            button(visitor, f"table-{panel}").click()
            check_screen(page)
            page.keyboard.press("Escape")
        page.goto(f"/r/{page.url.rpartition('/')[2]}")
        page.get_by_role("slider").wait_for()
        check_screen(page)
