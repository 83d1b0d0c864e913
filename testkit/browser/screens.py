"""The screens around the tables, each prepared for a look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from ninelives import bots, games
from ninelives.client import join
from testkit.browser.players import wait_for_choice, wait_for_end
from testkit.browser.tables import button, open_table, play_bots, seat, text_of
from testkit.browser.visitor import Visitor

CHOICES = 8  # before a panel is opened, so that there is something to read
PANELS = {"log": "l", "score": "s", "rules": "r", "menu": "m", "keys": "?"}  # and their keys


@dataclass(frozen=True)
class Screen:
    """`whole`: it is longer than a window."""

    name: str
    whole: bool = False


def around(visitor: Visitor) -> Iterator[Screen]:
    """Home and what opens there, the waiting room, a page that does not exist."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=text_of(visitor, "page-play-now")).nth(2).wait_for()
    yield Screen("home")
    yield Screen("home, whole", whole=True)
    page.locator("details summary").first.click()
    yield Screen("home, other opponents", whole=True)
    page.goto("/")
    page.get_by_role("button", name=text_of(visitor, "page-settings")).click()
    yield Screen("settings")
    page.goto("/")
    title = text_of(visitor, "game-name-ratjack")
    friends = f"{text_of(visitor, 'page-play-friends')}: {title}"
    page.get_by_role("button", name=friends).click()
    button(visitor, "page-friends-open").wait_for()
    yield Screen("play with friends")
    room = open_table(visitor, "ratjack", seats=4)
    seat(visitor, 3).wait_for()
    yield Screen("waiting room")
    button(visitor, "table-add-bot", seat(visitor, 3)).click()
    yield Screen("waiting room, a bot", whole=True)
    visitor.context.clear_cookies()
    page.evaluate("localStorage.clear(), sessionStorage.clear()")
    page.goto(f"/t/{room}")
    button(visitor, "table-invited-sit").wait_for()
    yield Screen("invitation")
    page.goto("/about")
    page.get_by_role("link", name=title).wait_for()
    yield Screen("about", whole=True)
    page.goto("/nowhere")
    page.get_by_role("heading", level=1).wait_for()
    yield Screen("no such page")
    visitor.console_errors.clear()  # the browser reports the status 404


def of_game(visitor: Visitor, address: str, game: str) -> Iterator[Screen]:
    """Rule book, lesson, panels at the table, the end of a game, and what comes after it."""
    page = visitor.page
    page.goto(f"/rules/{game}")
    page.locator(f"[id^={games.manifest(game).clause_prefix}-]").first.wait_for()
    yield Screen("rules", whole=True)
    page.goto(f"/learn/{game}")
    button(visitor, "table-lesson-skip").wait_for()
    yield Screen("lesson, first step")
    play_bots(visitor, game)
    _play(visitor, address, until=CHOICES)
    for panel, key in PANELS.items():
        page.keyboard.press(key)
        yield Screen(f"panel: {panel}")
        page.keyboard.press("Escape")
    _play(visitor, address)
    yield Screen("the end")
    page.locator(".finish button").click()
    page.get_by_role("heading", level=1).wait_for()
    yield Screen("result")
    yield Screen("result, whole", whole=True)
    yield from _afterwards(visitor)


def _afterwards(visitor: Visitor) -> Iterator[Screen]:
    page = visitor.page
    room = page.url.rpartition("/")[2].partition("#")[0]
    page.goto(f"/r/{room}")
    timeline = page.get_by_role("slider").first
    timeline.wait_for()
    yield Screen("replay, start")
    middle: float = timeline.evaluate("slider => slider.max / 2")
    timeline.fill(str(round(middle)))
    yield Screen("replay, middle")
    page.get_by_role("button", name=text_of(visitor, "table-review")).click()
    page.get_by_test_id("chance-line").wait_for()
    yield Screen("review")
    page.goto(f"/r/{room}/deal")
    page.get_by_role("heading", level=1).wait_for()
    yield Screen("deal", whole=True)


def _play(visitor: Visitor, address: str, until: int | None = None) -> None:
    """Choose for the visitor as a bot would, through the client."""
    room, token = visitor.page.url.rpartition("/")[2], visitor.last_replies["welcome"]["token"]
    with join(f"{address}t/{room.partition('#')[0]}#{token}") as table:
        bot = bots.load("greedy", table.game.info.name, seed=Random(1).randrange(100))
        for view in table.choices():
            if table.choice == until:
                break
            table.act(bot.choose(view))
    if until is None:
        wait_for_end(visitor)
    else:
        wait_for_choice(visitor, until)
