"""The page's typefaces for pictures, and what is drawn where they have no letters.

They have Latin letters only. Chinese ones come from a typeface of the system, where there is one:
none is in the package, since it would be larger than everything else in it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import ImageFont
from PIL.ImageFont import FreeTypeFont

_TITLE, _TEXT = "fraunces", "nunito"
_WEIGHTS: Final = {_TITLE: 650, _TEXT: 600}
_NOWHERE: Final = "\uffff"  # no typeface has it, so it is drawn as what is missing
_REMEMBERED: Final = 10_000  # letters of which it is known whether a font has them
_FOLDERS: Final = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "/System/Library/Fonts",
    "C:/Windows/Fonts",
)
# Files of typefaces with Chinese letters, and the number of the simplified and of the traditional
# one in it; the first that exists is taken.
_CHINESE: Final = (
    ("NotoSansCJK-Bold.ttc", 2, 3),
    ("NotoSansCJK-Regular.ttc", 2, 3),
    ("NotoSansSC-Bold.otf", 0, 0),
    ("PingFang.ttc", 0, 1),
    ("Hiragino Sans GB.ttc", 0, 0),
    ("msyhbd.ttc", 0, 0),
    ("wqy-microhei.ttc", 0, 0),
    ("DroidSansFallbackFull.ttf", 0, 0),
)


class Typeface:
    """A typeface of the page at one size, and the system's for letters that it has not."""

    def __init__(self, name: str, size: int, language: str) -> None:
        self._fonts = [font for font in (_own(name, size), _chinese(size, language)) if font]

    def can_draw(self, text: str) -> bool:
        return all(self._font_of(letter) for letter in text)

    def runs(self, text: str) -> list[tuple[str, FreeTypeFont]]:
        """The text in parts of one font each, without letters that no font has."""
        runs: list[tuple[str, FreeTypeFont]] = []
        for letter in text:
            font = self._font_of(letter)
            if font is None:
                continue
            if runs and (runs[-1][1] is font or letter == " "):
                runs[-1] = (runs[-1][0] + letter, runs[-1][1])
            else:
                runs.append((letter, font))
        return runs

    def width(self, text: str) -> float:
        return sum(font.getlength(part) for part, font in self.runs(text))

    def _font_of(self, letter: str) -> FreeTypeFont | None:
        return next((font for font in self._fonts if _has(font, letter)), None)


@cache
def title(size: int, language: str) -> Typeface:
    return Typeface(_TITLE, size, language)


@cache
def text(size: int, language: str) -> Typeface:
    return Typeface(_TEXT, size, language)


def _own(name: str, size: int) -> FreeTypeFont | None:
    """The page's typeface; that of Pillow if the page is not built."""
    data = _page_font(name)
    if not data:
        fallback = ImageFont.load_default(size)
        return fallback if isinstance(fallback, FreeTypeFont) else None
    font = ImageFont.truetype(BytesIO(data), size)
    font.set_variation_by_axes([_WEIGHTS[name]])
    return font


@cache
def _page_font(name: str) -> bytes:
    folder = files("ninelives.server") / "site" / "assets"
    if not folder.is_dir():
        return b""
    found = (each for each in folder.iterdir() if each.name.startswith(f"{name}-latin-"))
    return next((each.read_bytes() for each in found if each.name.endswith(".woff2")), b"")


def _chinese(size: int, language: str) -> FreeTypeFont | None:
    found = _system_font()
    if found is None:
        return None
    path, simplified, traditional = found
    number = traditional if language == "zh-Hant" else simplified
    return ImageFont.truetype(path, size, index=number)


@cache
def _system_font() -> tuple[str, int, int] | None:
    there = {path.name: path for path in _font_files()}
    for name, simplified, traditional in _CHINESE:
        if name in there:
            return str(there[name]), simplified, traditional
    return None


def _font_files() -> Iterable[Path]:
    for top in _FOLDERS:
        for folder, _, names in os.walk(top):
            yield from (Path(folder, name) for name in names)


@cache
def _missing(font: FreeTypeFont) -> bytes:
    return bytes(font.getmask(_NOWHERE))


@lru_cache(_REMEMBERED)
def _has(font: FreeTypeFont, letter: str) -> bool:
    return letter.isspace() or bytes(font.getmask(letter)) != _missing(font)
