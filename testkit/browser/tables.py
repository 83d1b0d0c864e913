"""Opening and joining a table through the page."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from ninelives.text.phrases import Phrases
from testkit.browser.visitor import Visitor


def text_of(visitor: Visitor, name: str, /, **values: str | int) -> str:
    """A text as this visitor reads it."""
    return Phrases(visitor.language).say(name, **values)


def button(visitor: Visitor, name: str, within: Locator | None = None) -> Locator:
    """The button with that text and nothing else on it."""
    where: Locator | Page = visitor.page if within is None else within
    return where.get_by_role("button", name=text_of(visitor, name), exact=True)


def open_table(host: Visitor, game: str, *, seats: int) -> str:
    """Open a table in the dialog of the home page; returns the room id."""
    host.page.goto("/")
    title = text_of(host, f"game-name-{game}")
    friends = f"{text_of(host, 'page-play-friends')}: {title}"
    host.page.get_by_role("button", name=friends).click()
    dialog = host.page.get_by_role("dialog")
    group = dialog.get_by_role("group", name=text_of(host, "page-seats"))
    group.get_by_role("radio", name=str(seats)).check()
    button(host, "page-friends-open", dialog).click()
    host.page.wait_for_url("**/t/*")
    return host.page.url.rpartition("/")[2]


def seat(visitor: Visitor, number: int) -> Locator:
    """A seat in the waiting room, counted from 1."""
    name = text_of(visitor, "table-seat", number=number)
    return visitor.page.get_by_role("group", name=name, exact=True)


def start_game(host: Visitor, friend: Visitor, game: str) -> str:
    """Start a game of host, friend and a bot; returns the room id."""
    room = open_table(host, game, seats=3)
    button(host, "table-add-bot", seat(host, 3)).click()
    button(host, "page-bot-kitten", seat(host, 3)).click()
    friend.page.goto(f"/t/{room}")
    button(friend, "table-sit", seat(friend, 2)).click()
    button(friend, "table-be-ready").click()
    button(host, "table-start").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-revision]")
    return room
