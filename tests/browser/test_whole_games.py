"""Whole games in real browsers: every way of playing, screen and language, with mishaps."""

from __future__ import annotations

from contextlib import AbstractContextManager
from random import Random
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser

from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from testkit.browser.checks import check_screen
from testkit.browser.gestures import InputDevice, Keyboard, Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.proxy import Proxy, proxy_to
from testkit.browser.tables import start_game
from testkit.browser.visitor import DESKTOP, PHONE, Visitor, visiting
from testkit.server import Running


class Guest(NamedTuple):
    """How one of the two people at a table plays."""

    device: type[InputDevice]
    size: tuple[int, int]
    language: str


TABLES = [
    ("felix", Guest(Mouse, DESKTOP, "en"), Guest(Mouse, PHONE, "de")),
    ("felix", Guest(Keyboard, PHONE, "pt"), Guest(Keyboard, DESKTOP, "zh-Hans")),
    ("catinthebox", Guest(Mouse, PHONE, "zh-Hant"), Guest(Mouse, DESKTOP, "pt")),
    ("catinthebox", Guest(Keyboard, DESKTOP, "de"), Guest(Keyboard, PHONE, "en")),
    ("ratjack", Guest(Mouse, DESKTOP, "zh-Hans"), Guest(Mouse, PHONE, "zh-Hant")),
    ("ratjack", Guest(Keyboard, PHONE, "de"), Guest(Keyboard, DESKTOP, "en")),
]


@pytest.mark.parametrize(("game", "one", "other"), TABLES)
def test_two_people_and_a_bot_play_to_the_end(
    server: Running, browser: Browser, game: str, one: Guest, other: Guest
) -> None:
    """Two browsers and a bot; a reload, and a connection that is cut while a move is made."""
    with (
        proxy_to(server.url) as proxy,
        _guest(browser, proxy, one) as host,
        _guest(browser, proxy, other) as friend,
    ):
        room = start_game(host, friend, game)
        facts = game_facts(server.url, game)
        people = [
            Person(host, one.device(host.page, facts), Random(1)),
            Person(friend, other.device(friend.page, facts), Random(2)),
        ]
        play(people, between=lambda moves: _mishap(people, proxy, moves))
        for person in people:
            person.visitor.page.get_by_role("heading", level=1).wait_for()
            check_screen(person.visitor.page)
    record = read_record(httpx.get(f"{server.url}api/rooms/{room}/record").text)
    assert record.outcome is not None
    assert record.seed is not None
    verify_record(record)


def _guest(browser: Browser, proxy: Proxy, guest: Guest) -> AbstractContextManager[Visitor]:
    return visiting(browser, proxy.url, size=guest.size, language=guest.language, lossy=True)


def _mishap(people: list[Person], proxy: Proxy, moves: int) -> None:
    """First each page is reloaded once, then the connections are cut repeatedly."""
    if moves in (3, 6):
        page = people[moves // 3 - 1].visitor.page
        page.reload()
        page.wait_for_selector("[data-revision]")
    elif moves % 5 == 0:
        host, friend = (person.visitor.page for person in people)
        with host.expect_websocket(), friend.expect_websocket():  # both notice, and come back
            proxy.cut()
