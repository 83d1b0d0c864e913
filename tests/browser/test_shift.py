"""Nothing at a table jumps while it is played: cards and tokens glide, everything else stays."""

from __future__ import annotations

import secrets
from random import Random
from typing import Final
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser

from ninelives import games
from testkit.browser.gestures import Mouse
from testkit.browser.players import Person, game_facts, play
from testkit.browser.shifts import shifts, total, watch_shifts, worst
from testkit.browser.tables import play_bots, set_speed
from testkit.browser.visitor import LARGE_PHONE, visiting
from testkit.server import Running

CHOICES: Final = 15
MOST: Final = 0.05  # of all of them together; a tenth for each page is what is called good


@pytest.mark.parametrize("game", games.names())
def test_nothing_jumps_on_a_phone(server: Running, browser: Browser, game: str) -> None:
    with (
        patch.object(secrets, "token_bytes", Random(4).randbytes),
        visiting(browser, server.url, size=LARGE_PHONE, motion="full") as visitor,
    ):
        set_speed(visitor, "brisk")
        watch_shifts(visitor.page)
        play_bots(visitor, game)
        facts = game_facts(server.url, game)
        play([Person(visitor, Mouse(visitor.page, facts), Random(3))], until=CHOICES)
        found = shifts(visitor.page)
    lines = [f"{value:.3f} {moved}" for value, moved in worst(found)]
    assert total(found) < MOST, "\n".join(lines)
