"""An evening together: rematches that keep the table, spectators, reactions, a television."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from ninelives import games
from ninelives.client import join
from ninelives.engine.contract import NOBODY
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.tables import button, start_game, text_of, watch_table
from testkit.browser.visitor import LAPTOP, PHONE, Visitor, visiting
from testkit.server import Running

Two = tuple[Visitor, Visitor]

TELEVISIONS = [(1920, 1080), (1280, 720)]


@pytest.fixture
def two(server: Running, browser: Browser) -> Iterator[Two]:
    with (
        visiting(browser, server.url, size=LAPTOP) as host,
        visiting(browser, server.url, size=PHONE, language="zh-Hans") as friend,
    ):
        yield host, friend


def finish(server: Running, room: str, people: Two) -> None:
    """Play the rest of the game in the players' seats, on other devices."""
    dice = Random(3)
    with ExitStack() as stack:
        tokens = [each.last_replies["welcome"]["token"] for each in people]
        tables = [stack.enter_context(join(f"{server.url}t/{room}#{token}")) for token in tokens]
        while not all(table.over for table in tables):
            for table in tables:
                if table.owes and table.view is not None:
                    table.act(dice.choice(table.view.legal))
                with suppress(TimeoutError):
                    table.receive(timeout=0.02)
    for each in people:
        each.page.evaluate(
            """() => new Promise((done) => {
              const end = () => {
                const on = '[data-testid=round-on], .finish button';
                for (const each of document.querySelectorAll(on))
                  each.click();
                if (document.querySelector('.ways')) { clearInterval(timer); done(); }
              };
              const timer = setInterval(end, 50);
            })"""
        )


def test_a_rematch_keeps_the_table_and_takes_spectators_along(
    server: Running, browser: Browser, two: Two
) -> None:
    host, friend = two
    with visiting(browser, server.url, language="de") as watcher:
        room = start_game(host, friend, "ratjack")
        watch_table(watcher, room)
        button(host, "table-phrase-hello").click()
        names = [place["name"] for place in host.last_replies["room"]["places"]]
        finish(server, room, two)
        button(host, "table-rematch").click()
        button(friend, "table-rematch-go").click()
        button(watcher, "table-rematch-watch").first.click()
        for visitor in (host, friend, watcher):
            visitor.page.wait_for_function("room => !location.pathname.endsWith(room)", arg=room)
            visitor.page.wait_for_selector("[data-evening]")
            shown = visitor.last_replies["room"]
            assert [place["name"] for place in shown["places"]] == names
            assert [each["games"] for each in shown["evening"]] == [1, 1, 1]
            rows = visitor.page.locator("[data-evening] li")
            expect(rows).to_have_count(3)
            chat = visitor.page.get_by_role("log")
            expect(chat.get_by_text(text_of(visitor, "table-phrase-hello"))).to_be_visible()
            news = text_of(visitor, "table-notice-rematch", name=names[0])
            expect(chat.get_by_text(news)).to_be_visible()
        assert (host.seat, friend.seat, watcher.seat) == (0, 1, NOBODY)
        assert friend.page.url == host.page.url == watcher.page.url


def test_who_watches_is_taken_along_without_a_click(
    server: Running, browser: Browser, two: Two
) -> None:
    host, friend = two
    with visiting(browser, server.url) as watcher:
        room = start_game(host, friend, "ratjack")
        watcher.page.clock.install()
        watch_table(watcher, room)
        for visitor in two:
            visitor.page.get_by_role("button", name=text_of(visitor, "table-menu")).click()
            button(visitor, "table-abandon").click()
        button(host, "table-rematch").click()
        expect(watcher.page.get_by_text(text_of(watcher, "table-rematch-follow"))).to_be_visible()
        watcher.page.clock.run_for(6000)
        watcher.page.wait_for_function("room => !location.pathname.endsWith(room)", arg=room)


def test_reactions_fly_from_their_player_for_a_moment(two: Two) -> None:
    host, friend = two
    start_game(host, friend, "felix")
    host.page.keyboard.press("e")
    dialog = host.page.get_by_role("dialog", name=text_of(host, "table-reactions"))
    expect(dialog.get_by_role("button", name=text_of(host, "table-reaction-love"))).to_be_visible()
    host.page.keyboard.press("2")
    expect(dialog).to_have_count(0)
    for visitor in two:
        flying = visitor.page.locator("[data-flying='0'] [data-reaction=love]")
        expect(flying).to_be_visible()
    expect(host.page.locator("[data-flying]")).to_have_count(0)
    name = host.last_replies["room"]["places"][0]["name"]
    love = text_of(friend, "table-reaction-love")
    told = text_of(friend, "table-reacted", name=name, reaction=love)
    expect(friend.page.get_by_role("status").filter(has_text=told)).to_be_attached()
    friend.page.get_by_role("button", name=text_of(friend, "table-chat")).first.tap()
    friend.page.get_by_role("button", name=text_of(friend, "table-reaction-hiss")).tap()
    expect(host.page.locator("[data-flying='1'] [data-reaction=hiss]")).to_be_visible()
    expect(friend.page.get_by_role("dialog")).to_have_count(0)


class Screen:
    """A television beside the host: another page of the same browser."""

    def __init__(self, host: Visitor, size: tuple[int, int]) -> None:
        self.page = host.context.new_page()
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.visitor = Visitor(host.context, self.page, host.language)
        self.visitor.watch()
        self.sent: list[dict[str, Any]] = []
        self.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def check_fits(self) -> None:
        outside = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-region], [data-plate], aside svg,'
                + ' aside p, .television .name, [data-evening] li, .television li')]
              .filter((each) => {
              const box = each.getBoundingClientRect();
              return box.width > 0 && (box.left < -1 || box.top < -1
                || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
            }).map((each) => each.outerHTML.slice(0, 200))"""
        )
        assert outside == []
        assert self.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", TELEVISIONS, ids=str)
@pytest.mark.parametrize("game", games.names())
def test_a_television_shows_what_a_spectator_sees(
    server: Running, browser: Browser, two: Two, game: str, size: tuple[int, int]
) -> None:
    """In the browser of a player too: no token is sent, and no view of a seat comes."""
    host, friend = two
    with visiting(browser, server.url) as stranger:
        room = start_game(host, friend, game)
        screen = Screen(host, size)
        screen.page.goto(f"/t/{room}/tv")
        watch_table(stranger, room)
        screen.page.wait_for_selector("[data-revision]")
        people = [
            Person(each, Mouse(each.page, game_facts(server.url, game)), Random(4)) for each in two
        ]
        play(people, until=4)
        revision = host.update["revision"]
        mouse = people[0].device
        for each in (screen.visitor, stranger):
            Person(each, mouse, Random(4)).wait_for_more(revision - 1)
        seen, known = (
            {frame["revision"]: frame for frame in each.frames("update")}
            for each in (screen.visitor, stranger)
        )
        both = seen.keys() & known.keys()
        assert revision in both
        assert all(seen[each] == known[each] for each in both)
        assert all(frame["view"]["seat"] == NOBODY for frame in seen.values())
        assert screen.visitor.frames("welcome")[0]["token"] == ""
        kinds = {each["type"] for each in screen.sent}
        assert kinds <= {"hello", "ping"}
        assert [each["token"] for each in screen.sent if each["type"] == "hello"] == [""]
        assert screen.page.locator("button:not([inert] *)").count() == 0
        screen.check_fits()
        assert screen.visitor.console_errors == []


def test_a_television_wakes_with_the_rematch(server: Running, two: Two) -> None:
    host, friend = two
    room = start_game(host, friend, "ratjack")
    screen = Screen(host, TELEVISIONS[0])
    screen.page.clock.install()
    screen.page.goto(f"/t/{room}/tv")
    screen.page.wait_for_selector("[data-revision]")
    finish(server, room, two)
    button(host, "table-rematch").click()
    expect(screen.page.get_by_text(text_of(host, "table-rematch-follow"))).to_be_visible()
    screen.page.clock.run_for(4000)
    screen.page.wait_for_function("room => !location.pathname.includes(room)", arg=room)
    screen.page.wait_for_selector("[data-evening]")
    assert screen.page.url.endswith("/tv")
    screen.check_fits()
    assert screen.visitor.console_errors == []
