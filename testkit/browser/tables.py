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


def watch_table(visitor: Visitor, room: str) -> None:
    """Open a table as a visitor who only watches."""
    visitor.page.goto(f"/t/{room}")
    button(visitor, "table-invited-watch").click()
    visitor.page.wait_for_selector("[data-revision]")


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
    button(friend, "table-invited-sit").click()
    button(friend, "table-be-ready").click()
    button(host, "table-start").click()
    for visitor in (host, friend):
        visitor.page.wait_for_selector("[data-revision]")
    return room


def click_play_now(visitor: Visitor, game: str) -> None:
    """On the home page: one click, and the cards of this game are dealt."""
    name = f"{text_of(visitor, 'page-play-now')}: {text_of(visitor, f'game-name-{game}')}"
    visitor.page.get_by_role("button", name=name, exact=True).click()


def play_bots(visitor: Visitor, game: str, *, seats: int = 4, bot: str = "greedy") -> None:
    """Start a game against bots and open it."""
    table = {"game": game, "seats": seats, "bots": [bot] * (seats - 1), "begin": True}
    opened = visitor.page.request.post("/api/rooms", data=table).json()
    visitor.page.goto(f"/t/{opened['room']}#{opened['token']}")
    visitor.page.wait_for_selector("[data-revision]")


def set_speed(visitor: Visitor, speed: str) -> None:
    """The pace of animations in the settings, for every page opened from now on."""
    visitor.page.add_init_script(f"localStorage.setItem('ninelives:speed', '{speed}')")
