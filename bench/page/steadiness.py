"""Layout shift of a whole game on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from playwright.sync_api import Browser

from bench.page.figures import Figure
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.shifts import shifts, total, total_unasked, watch_shifts, worst
from testkit.browser.tables import play_bots, set_speed
from testkit.browser.visitor import LARGE_PHONE, visiting

GOAL: Final = 0.05


def whole_game(address: str, browser: Browser, game: str) -> Iterator[Figure | str]:
    """The figure, then the elements that moved most."""
    with visiting(browser, address, size=LARGE_PHONE, motion="full") as visitor:
        set_speed(visitor, "brisk")
        watch_shifts(visitor.page)
        play_bots(visitor, game)
        facts = game_facts(address, game)
        play([Person(visitor, Mouse(visitor.page, facts), Random(3))])
        visitor.page.locator(".finish button").wait_for()
        found = shifts(visitor.page)
    about = f"{total_unasked(found):.3f} without what follows a click, {len(found)} shifts"
    yield Figure(f"{game}, layout shift of a game on a phone", total(found), "", GOAL, about)
    for value, moved in worst(found):
        yield f"          {value:.3f}  {moved.element}  {moved.before} to {moved.after}"
