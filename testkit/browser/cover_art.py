"""Takes the covers for previews from the running page: python -m testkit.browser.cover_art"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from ninelives import games
from testkit.browser.tables import text_of
from testkit.browser.visitor import ROOT, Visitor, launch, visiting
from testkit.server import running

FOLDER: Final = ROOT / "src" / "ninelives" / "server" / "previews" / "art"
WIDTH, HEIGHT = 560, 630
_FULL: Final = """([card, width, height]) => {
  const outer = card.querySelector('.cover');
  for (const each of [outer, outer.firstElementChild]) {
    Object.assign(each.style, { aspectRatio: 'auto', width: `${width}px`, height: `${height}px` });
  }
  document.body.replaceChildren(outer);
  document.body.style.margin = 0;
}"""


def cover(visitor: Visitor, game: str, width: int, height: int) -> Image.Image:
    """Scaled to the height; its sides are cut."""
    page: Page = visitor.page
    page.goto("/")
    card = page.get_by_role("article", name=text_of(visitor, f"game-name-{game}"))
    card.locator(".cover .cover, .cover svg").first.wait_for()
    page.evaluate("document.fonts.ready")
    wide = max(width, height * 3 // 2)
    page.set_viewport_size({"width": wide, "height": height})
    card.evaluate(
        "(card, [width, height]) => (" + _FULL + ")([card, width, height])", [wide, height]
    )
    taken = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    left = (wide - width) // 2
    return taken.crop((left, 0, left + width, height))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        running(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright)
        with visiting(browser, server.url) as visitor:
            names = games.names()
            home = Image.new("RGB", (WIDTH, HEIGHT))
            for number, game in enumerate(names):
                save(cover(visitor, game, WIDTH, HEIGHT), game)
                height = HEIGHT // len(names)
                home.paste(cover(visitor, game, WIDTH, height), (0, number * height))
            save(home, "home")
        browser.close()


def save(picture: Image.Image, name: str) -> None:
    picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
