"""Deals that the page checks: promised before the start, with something of one's own in them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, expect

from testkit.browser.checks import check_screen
from testkit.browser.gestures import Keyboard
from testkit.browser.players import Person, game_facts, play
from testkit.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from testkit.server import Running

ALONE = {"game": "catinthebox", "seats": 2, "bots": ["random"]}
GOOD, FITS, WRONG = "The deal was as promised", "The draws are right", "This deal is not right"


def begun(visitor: Visitor) -> list[str]:
    """The promises that this one was shown, the first of them before the start."""
    visitor.page.wait_for_selector("[data-revision]")
    rooms = visitor.frames("room")
    assert [rooms[0]["status"], rooms[-1]["status"]] == ["waiting", "playing"]
    assert len(rooms[-1]["places"][visitor.seat]["value"]) == 32
    return [room["commitment"] for room in rooms]


def test_one_click_and_the_cards_are_dealt_after_the_promise(
    server: Running, browser: Browser
) -> None:
    with visiting(browser, server.url) as ada:
        ada.page.goto("/")
        ada.page.get_by_role("button", name="Play now").first.click()
        (promise,) = set(begun(ada))
        assert len(promise) == 64
        ada.page.reload()
        ada.page.wait_for_selector("[data-revision]")


def test_so_does_a_rematch_with_bots(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url) as ada:
        page, first = ada.page, opened(ada)
        begun(ada)
        page.get_by_role("button", name="Table", exact=True).click()
        page.get_by_role("button", name="End game").click()
        ada.received.clear()
        page.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/t/" in url and first not in url)
        ada.received[:] = [each for each in ada.received if first not in each]
        begun(ada)


def test_a_reload_before_the_start_loses_nothing(server: Running, browser: Browser) -> None:
    """The first connection is mute: what the page says on it is never heard."""
    with visiting(browser, server.url, lossy=True) as ada:
        lines: list[str] = []

        def deaf(socket: Any) -> None:
            lines.append(socket.url)
            there = socket.connect_to_server()
            if len(lines) == 1:
                socket.on_message(lambda said: "start" in said or there.send(said))

        ada.page.route_web_socket("**/ws", deaf)
        opened(ada)
        expect(ada.page.get_by_text("Setting the table")).to_be_visible()
        ada.page.reload()
        ada.page.wait_for_selector("[data-revision]")
        assert len(lines) == 2


def opened(visitor: Visitor) -> str:
    """A table with a bot, and the visitor is there; the id of the room."""
    table = visitor.page.request.post("/api/rooms", data=ALONE).json()
    visitor.page.goto(f"/t/{table['room']}#{table['token']}")
    room: str = table["room"]
    return room


def verdict(page: Page, name: str) -> Locator:
    region = page.get_by_role("region", name=name)
    expect(region).to_be_visible()
    return region


def test_a_deal_is_checked_and_a_forged_one_is_found_out(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=PHONE) as ada:
        page = ada.page
        opened(ada)
        page.wait_for_selector("[data-revision]")
        play([Person(ada, Keyboard(page, game_facts(server.url, "catinthebox")), Random(3))])
        page.get_by_role("link", name="Check the deal").click()
        found = verdict(page, GOOD)
        expect(found).to_contain_text("This browser saw the promise before the cards were dealt.")
        expect(found).to_contain_text("What this browser added is in the deal.")
        check_screen(page)
        _open_the_draws(page)
        check_screen(page)
        _forge(page)


def _open_the_draws(page: Page) -> None:
    draws = page.locator("ol > li")
    page.locator("summary", has_text="Every draw").press("Enter")
    expect(draws.first).to_be_visible()
    draws.first.locator("summary").press("Enter")
    expect(draws.first).to_contain_text("Drawn from: 1 × start 0, 1 × start 1.")
    drawn = draws.count()
    expect(verdict(page, GOOD)).to_contain_text(f"{drawn} of {drawn} draws match.")


def _forge(page: Page) -> None:
    """What the server could have told instead, and how it is found out."""

    def outcome(deal: dict[str, Any]) -> None:
        draw = deal["draws"][1]
        draw["outcome"] = next(each for each in draw["outcomes"] if each != draw["outcome"])

    def seed(deal: dict[str, Any]) -> None:
        deal["seed"] = "00" * 32

    def value(deal: dict[str, Any]) -> None:
        deal["values"] = ["", ""]

    _tampered(page, outcome)
    expect(verdict(page, WRONG)).to_contain_text("The first that doesn’t match is draw 2:")
    check_screen(page)
    _tampered(page, seed)
    expect(verdict(page, WRONG)).to_contain_text("The seed is not the one that was promised.")
    _tampered(page, value)
    expect(verdict(page, WRONG)).to_contain_text("What this browser added is not in the deal.")
    page.evaluate("localStorage.clear()")
    _tampered(page, lambda _: None)
    expect(verdict(page, FITS)).to_contain_text("This browser didn’t see the promise")


def _tampered(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """The page once more, with a deal that was changed on its way."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        deal = reply.json()
        change(deal)
        route.fulfill(response=reply, body=json.dumps(deal), headers={})

    page.route("**/api/rooms/*/deal", answer)
    page.reload()
    page.get_by_role("heading", level=2).first.wait_for()
    page.unroute("**/api/rooms/*/deal")


def test_the_promise_is_shown_to_whoever_waits(server: Running, browser: Browser) -> None:
    with visiting(browser, server.url, size=DESKTOP) as ada:
        page = ada.page
        table = page.request.post("/api/rooms", data={"game": "felix", "seats": 3}).json()
        page.goto(f"/t/{table['room']}#{table['token']}")
        promise = page.locator("details", has_text="The dealer’s promise")
        promise.locator("summary").press("Enter")
        expect(promise.locator("code")).to_have_text(ada.last_replies["room"]["commitment"])
        check_screen(page)
        page.goto(f"/r/{table['room']}/deal")
        expect(page.get_by_text("This game hasn’t started yet.")).to_be_visible()
        assert ["422" in each for each in ada.console_errors] == [True]
        ada.console_errors.clear()
