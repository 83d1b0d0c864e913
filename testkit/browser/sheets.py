"""Contact sheets: many pictures of screens, small and labelled, on a few large pictures."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, FloatRect, Page

_WIDTH: Final = 1500  # pixels of a sheet
_HEIGHT: Final = 1150  # pixels of a sheet, unless one picture is taller
_UPRIGHT, _BROAD = 238, 484  # pixels of the width of a picture
_GAP, _LABEL = 10, 20
_TALLEST: Final = 2.5  # a picture is cut at this many times the height of the window

_STYLE: Final = f"""
body {{ margin: 0; padding: {_GAP}px; width: {_WIDTH - 2 * _GAP}px; background: #888;
  font: 13px sans-serif; color: #000; }}
h1 {{ margin: 0 0 {_GAP}px; font-size: 16px; }}
main {{ display: flex; flex-wrap: wrap; gap: {_GAP}px; align-items: start; }}
figure {{ margin: 0; background: #fff; }}
figcaption {{ height: {_LABEL}px; padding: 0 4px; overflow: hidden; white-space: nowrap;
  text-overflow: ellipsis; box-sizing: border-box; line-height: {_LABEL}px; }}
img {{ display: block; width: 100%; }}
"""


@dataclass(frozen=True)
class Tile:
    label: str
    file: Path
    size: tuple[int, int]  # of the picture, in pixels

    @property
    def width(self) -> int:
        return _UPRIGHT if self.size[0] < self.size[1] and self.size[0] < 600 else _BROAD

    @property
    def height(self) -> int:
        return round(self.size[1] * self.width / self.size[0]) + _LABEL


class Album:
    """Pictures by the title of their sheet, below one folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tiles: defaultdict[str, list[Tile]] = defaultdict(list)

    def shoot(self, page: Page, sheet: str, label: str, *, whole: bool = False) -> None:
        """Put the screen of this page on a sheet; `whole`: also what is below the window."""
        viewport = page.viewport_size
        assert viewport is not None
        width, height = viewport["width"], viewport["height"]
        if whole:
            full: int = page.evaluate("document.documentElement.scrollHeight")
            height = min(full, round(height * _TALLEST))
        number = len(self._tiles[sheet])
        file = self._folder / "screens" / _name(sheet) / f"{number:03} {_name(label)}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        area: FloatRect = {"x": 0, "y": 0, "width": width, "height": height}
        page.screenshot(path=file, full_page=whole, clip=area if whole else None)
        self._tiles[sheet].append(Tile(label, file, (width, height)))

    def write_sheets(self, browser: Browser) -> list[Path]:
        """Returns the files, one or more for each sheet."""
        page = browser.new_page(viewport={"width": _WIDTH, "height": _HEIGHT})
        written = []
        for title, tiles in self._tiles.items():
            pages = _pages(tiles)
            for number, some in enumerate(pages, start=1):
                part = f" {number} of {len(pages)}" if len(pages) > 1 else ""
                file = self._folder / f"{_name(title + part)}.png"
                layout = self._folder / "sheet.html"
                layout.write_text(_html(title + part, some), encoding="utf-8")
                page.goto(layout.resolve().as_uri())
                page.screenshot(path=file, full_page=True)
                layout.unlink()
                written.append(file)
        page.close()
        return written


def _name(title: str) -> str:
    return re.sub(r"[^A-Za-z0-9-]+", "-", title).strip("-")


def _pages(tiles: list[Tile]) -> list[list[Tile]]:
    """Rows of pictures, as many on a sheet as have room."""
    pages: list[list[Tile]] = [[]]
    across = down = row = 0
    for tile in tiles:
        if across + tile.width + _GAP > _WIDTH - _GAP:
            across, down, row = 0, down + row + _GAP, 0
        if across == 0 and pages[-1] and down + tile.height > _HEIGHT:
            pages.append([])
            down = 0
        pages[-1].append(tile)
        across += tile.width + _GAP
        row = max(row, tile.height)
    return pages


def _html(title: str, tiles: list[Tile]) -> str:
    figures = "".join(
        f'<figure style="width:{tile.width}px"><figcaption>{escape(tile.label)}</figcaption>'
        f'<img src="{tile.file.resolve().as_uri()}"></figure>'
        for tile in tiles
    )
    head = f'<!doctype html><meta charset="utf-8"><style>{_STYLE}</style>'
    return f"{head}<h1>{escape(title)}</h1><main>{figures}</main>"
