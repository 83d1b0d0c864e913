"""Bytes over the network until the first game can be played."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser

from bench.page.figures import Figure
from testkit.browser.tables import click_play_now
from testkit.browser.visitor import visiting

BUDGET = 200  # kilobytes without fonts


def first_load(browser: Browser, address: str, game: str) -> list[Figure]:
    """Home, then a table of this game."""
    kinds: dict[str, str] = {}
    loaded: defaultdict[str, float] = defaultdict(float)

    def answered(told: dict[str, Any]) -> None:
        kinds[told["requestId"]] = told["type"]

    def finished(told: dict[str, Any]) -> None:
        loaded[kinds.get(told["requestId"], "")] += told["encodedDataLength"] / 1000

    with visiting(browser, address) as visitor:
        devtools = visitor.context.new_cdp_session(visitor.page)
        devtools.on("Network.responseReceived", answered)
        devtools.on("Network.loadingFinished", finished)
        devtools.send("Network.enable")
        visitor.page.goto("/", wait_until="networkidle")
        home = sum(loaded.values()) - loaded["Font"]
        click_play_now(visitor, game)
        visitor.page.wait_for_selector("[data-live=true]")
        visitor.page.wait_for_load_state("networkidle")
    fonts = loaded.pop("Font", 0)
    both = sum(loaded.values())
    about = f"home alone {home:.0f} kB; with fonts {both + fonts:.0f} kB"
    return [Figure(f"home and {game}, without fonts", both, "kB", BUDGET, about)]
