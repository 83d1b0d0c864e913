"""Several people at a table: talk, seats on other devices, leaving and coming back, once more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from testkit.browser.checks import check_screen
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import button, open_table, start_game, text_of
from testkit.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from testkit.server import Running

Two = tuple[Visitor, Visitor]


@pytest.fixture
def two(server: Running, browser: Browser) -> Iterator[Two]:
    """An English desktop and a Chinese phone."""
    with (
        visiting(browser, server.url, size=DESKTOP, language="en") as host,
        visiting(browser, server.url, size=PHONE, language="zh-Hans") as friend,
    ):
        yield host, friend


def person(server: Running, visitor: Visitor, game: str) -> Person:
    return Person(visitor, Mouse(visitor.page, game_facts(server.url, game)), Random(6))


def test_own_words_are_text_and_phrases_are_read_in_everybodys_language(two: Two) -> None:
    host, friend = two
    start_game(host, friend, "felix")
    trick = "<img src=x onerror=alert(1)><b>bold</b>"
    host.page.get_by_label(text_of(host, "table-chat-write")).fill(trick)
    button(host, "table-chat-send").click()
    button(host, "table-phrase-good-luck").click()
    friend.page.get_by_role("button", name=text_of(friend, "table-chat")).first.click()
    chat = friend.page.get_by_role("dialog")
    expect(chat.get_by_text(trick)).to_be_visible()
    expect(chat.locator("img, b >> text=bold")).to_have_count(0)
    expect(
        chat.get_by_role("log").get_by_text(text_of(friend, "table-phrase-good-luck"))
    ).to_be_visible()
    check_screen(friend.page)


def test_a_seat_link_is_the_seat_on_another_device(
    server: Running, browser: Browser, two: Two
) -> None:
    """The token leaves the address bar at once, and both devices show every move."""
    host, friend = two
    room = start_game(host, friend, "catinthebox")
    token = host.last_replies["welcome"]["token"]
    with visiting(browser, server.url, size=PHONE, language="de") as phone:
        phone.page.goto(f"/t/{room}#{token}")
        phone.page.wait_for_selector("[data-live=true]")
        assert phone.page.url == f"{server.url}t/{room}"
        assert phone.seat == host.seat
        person(server, phone, "catinthebox").move()
        person(server, host, "catinthebox").wait_for_more(phone.update["revision"] - 1)


def test_a_friend_who_comes_by_the_link_finds_the_table_at_home(two: Two) -> None:
    """The table is the first page that they open."""
    host, friend = two
    room = open_table(host, "felix", seats=3)
    friend.page.goto(f"/t/{room}")
    button(friend, "table-invited-sit").click()
    button(friend, "table-be-ready").wait_for()
    friend.page.goto("/")
    mine = friend.page.get_by_role("region", name=text_of(friend, "page-tables-running"))
    expect(mine.locator(f"a[href='/t/{room}']")).to_be_visible()


def test_whoever_leaves_is_stood_in_for_and_comes_back(server: Running, two: Two) -> None:
    host, friend = two
    room = start_game(host, friend, "felix")
    friend.page.get_by_role("button", name=text_of(friend, "table-menu")).click()
    button(friend, "table-leave").click()
    asked = friend.page.get_by_role("dialog", name=text_of(friend, "table-leave-ask"))
    button(friend, "table-leave-stay", asked).click()
    expect(asked).to_have_count(0)
    assert not host.last_replies["room"]["places"][friend.seat]["stands_in"]
    button(friend, "table-leave").click()
    button(friend, "table-leave", asked).click()
    friend.page.wait_for_url(server.url)
    name = host.last_replies["room"]["places"][1]["name"]
    news = text_of(host, "table-notice-left", name=name)
    expect(host.page.locator(".notices").get_by_text(news)).to_be_visible()
    expect(host.page.locator(".chat").get_by_text(news)).to_be_visible()
    stands_in = text_of(host, "table-stands-in")
    expect(
        host.page.get_by_text(stands_in)
        .or_(host.page.get_by_label(stands_in))
        .or_(host.page.get_by_title(stands_in))
        .first
    ).to_be_attached()
    play([person(server, host, "felix")], until=4)
    friend.page.goto(f"/t/{room}")
    friend.page.wait_for_selector("[data-revision]")
    assert not friend.last_replies["room"]["places"][friend.seat]["stands_in"]
    back = text_of(host, "table-notice-back", name=name)
    expect(host.page.locator(".chat").get_by_text(back)).to_be_visible()


def test_a_game_ends_by_agreement_and_begins_again(two: Two) -> None:
    host, friend = two
    room = start_game(host, friend, "ratjack")
    for visitor in two:
        visitor.page.get_by_role("button", name=text_of(visitor, "table-menu")).click()
        button(visitor, "table-abandon").click()
    for visitor in two:
        visitor.page.get_by_role("heading", name=text_of(visitor, "table-over")).wait_for()
    button(host, "table-rematch").click()
    button(friend, "table-rematch-go").click()
    for visitor in two:
        visitor.page.wait_for_function("room => !location.pathname.endsWith(room)", arg=room)
        button(visitor, "table-be-ready").or_(button(visitor, "table-start")).first.wait_for()
    assert friend.page.url == host.page.url


def test_two_tabs_of_one_player_take_turns(server: Running, two: Two) -> None:
    """Whatever is done in one is seen in the other, which goes on from there."""
    host, friend = two
    room = start_game(host, friend, "felix")
    second = Visitor(host.context, host.context.new_page(), host.language)
    second.watch()
    second.page.goto(f"/t/{room}")
    tabs = [person(server, tab, "felix") for tab in (host, second)]
    other = person(server, friend, "felix")
    for moves in range(8):
        play([tabs[moves % 2], other], until=2)
        revision = tabs[moves % 2].visitor.update["revision"]
        for tab in tabs:
            tab.wait_for_more(revision - 1)
    assert [tab.visitor.update["choice"] for tab in tabs] == [host.update["choice"]] * 2
    assert second.console_errors == []


def test_what_is_not_allowed_says_why_and_shows_the_rule(two: Two) -> None:
    host, friend = two
    start_game(host, friend, "catinthebox")
    host.page.wait_for_selector("[data-live=true]")
    # A finger does not ask whether something is disabled.
    host.page.locator("[data-space='1-0']").click(force=True)
    alert = host.page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="CB-").click()
    expect(host.page.locator("[id^='CB-']").first).to_be_attached()
    check_screen(host.page)
