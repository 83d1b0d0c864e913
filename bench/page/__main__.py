"""How fast and how steady the page is: every figure with its goal.

make bench-page                        all
make bench-page ARGS='frames weight'   some: clicks, opening, frames, shift, weight
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from bench.page import clicks, frames, opening, steadiness, weight
from bench.page.figures import Figure
from ninelives import games
from testkit.browser.visitor import LAPTOP, LARGE_PHONE, launch
from testkit.server_process import serving

Found = Iterable[Figure | str]


def _clicks(browser: Browser, address: str) -> Found:
    yield clicks.other_screen(address, browser)
    for game in games.names():
        yield from clicks.own_screen(address, browser, game)


def _opening(browser: Browser, address: str) -> Found:
    for game in games.names():
        yield from opening.figures(browser, address, game)


def _frames(browser: Browser, address: str) -> Found:
    for game in games.names():
        for size in (LAPTOP, LARGE_PHONE):
            yield from frames.figures(browser, address, game, size)


def _shift(browser: Browser, address: str) -> Found:
    for game in games.names():
        yield from steadiness.whole_game(address, browser, game)


def _weight(browser: Browser, address: str) -> Found:
    for game in games.names():
        yield from weight.first_load(browser, address, game)


# Bots pause as they do for players, unless a game has to be short.
_NO_PAUSE: Final = {"bot_pause": (0, 0)}
SUBJECTS: Final[dict[str, tuple[Callable[[Browser, str], Found], dict[str, tuple[int, int]]]]] = {
    "weight": (_weight, {}),
    "opening": (_opening, {}),
    "clicks": (_clicks, _NO_PAUSE),
    "frames": (_frames, {}),
    "shift": (_shift, _NO_PAUSE),
}


def measured(names: Iterable[str]) -> Iterator[Figure | str]:
    for name in names:
        measure, settings = SUBJECTS[name]
        with serving(**settings) as server, sync_playwright() as playwright:
            browser = launch(playwright)
            yield from measure(browser, server.url)
            browser.close()


def main(names: list[str]) -> int:
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}: times need a machine at rest")
    missed = 0
    for found in measured(names or SUBJECTS):
        print(found, flush=True)
        missed += isinstance(found, Figure) and found.missed
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
