"""Makes the pictures of the documents from the running program, for `make pictures`.

Cards, bots and moves are fixed, so a picture changes only when the program does. A bot plays until
its seat is asked something worth a picture; then a browser opens the seat.
"""

from __future__ import annotations

import io
import secrets
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final
from unittest.mock import patch
from xml.sax.saxutils import escape

from playwright.sync_api import Browser, Page, sync_playwright

from ninelives import bots, games
from ninelives.cli import run
from ninelives.client import join, open_table
from testkit.browser.tables import text_of
from testkit.browser.visitor import DESKTOP, PHONE, launch, visiting
from testkit.server import running

RAW: Final = Path("build/pictures")  # tooling/docs.py makes them small
SEED: Final = 9
NBSP: Final = "\u00a0"  # other spaces in a row become one
_LINE, _MARGIN, _CHARACTER = 18, 16, 8.43  # pixels of the terminal picture, at 14 pixels a letter


@dataclass(frozen=True)
class Scene:
    """A screen of the page: the game, when to look, and what to touch before."""

    game: str
    when: Callable[[dict[str, Any]], bool]
    size: tuple[int, int] = DESKTOP
    touch: str = ""


SCENES: Final = {
    "felix": Scene("felix", lambda facts: facts["asked"] == "raise"),
    "catinthebox": Scene(
        "catinthebox",
        lambda facts: facts["asked"] == "play" and len(facts["hand"]) == 5,
        touch=".hand [data-card]",
    ),
    "ratjack": Scene("ratjack", lambda facts: facts["table"]["turns"] > 12),
    "phone": Scene("felix", lambda facts: facts["asked"] == "bid", size=PHONE),
}
NAMES: Final = {"home.png", "terminal.svg", *(f"{name}.png" for name in SCENES)}


def take(browser: Browser, address: str, name: str, scene: Scene) -> None:
    link = open_table(address, scene.game, seats=4, bots=["greedy"] * 3)
    bot = bots.load("greedy", scene.game, seed=1)
    with join(link) as table:
        for view in table.choices():
            if scene.when(view.facts()):
                break
            table.act(bot.choose(view))
        assert not table.over, f"no moment of the game is one for {name}"
    with visiting(browser, address, size=scene.size) as visitor:
        visitor.page.goto(link)
        visitor.page.wait_for_selector("[data-live=true]")
        visitor.page.get_by_text(text_of(visitor, "table-log-empty")).wait_for(state="hidden")
        if scene.touch:
            visitor.page.locator(scene.touch).first.click()
        shoot(visitor.page, name)


def shoot(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.screenshot(path=RAW / f"{name}.png", animations="disabled")


def home(browser: Browser, address: str) -> None:
    with visiting(browser, address) as visitor:
        visitor.page.goto("/")
        for game in games.names():
            visitor.page.get_by_text(text_of(visitor, f"page-about-{game}")).first.wait_for()
        shoot(visitor.page, "home")


def terminal(folder: Path) -> None:
    """The first screens of a game in the terminal, as an SVG of its text."""
    record = str(folder / "game")
    words = ["play", "felix", "--players", "3", "--bots", "greedy", "--seed", "cat"]
    with (
        redirect_stdout(io.StringIO()) as screen,
        patch("sys.stdin", io.StringIO("place 5\nbid 2\nquit\n")),
    ):
        assert run([*words, "--record", record]) == 0
    _, _, game = screen.getvalue().partition(f"{record}\n")
    draw(game.partition("You bid")[0].strip().splitlines(), RAW / "terminal.svg")


def draw(lines: list[str], file: Path) -> None:
    width = round(max(map(len, lines)) * _CHARACTER) + 2 * _MARGIN
    height = len(lines) * _LINE + 2 * _MARGIN
    texts = []
    for number, line in enumerate(lines, start=1):
        place = f'x="{_MARGIN}" y="{_MARGIN + number * _LINE - 5}"'
        texts.append(f"<text {place}>{escape(line.replace(' ', NBSP))}</text>")
    style = 'font-family="monospace" font-size="14" fill="#f4efe4"'
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    ground = '<rect width="100%" height="100%" rx="8" fill="#1f2a26"/>'
    svg = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', ground, f"<g {style}>", *texts]
    file.write_text("\n".join([*svg, "</g>", "</svg>", ""]), encoding="utf-8")


def main() -> None:
    RAW.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        patch.object(secrets, "token_bytes", Random(SEED).randbytes),
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        home(browser, server.url)
        for name, scene in SCENES.items():
            take(browser, server.url, name, scene)
        browser.close()
        terminal(Path(folder))


if __name__ == "__main__":
    main()
