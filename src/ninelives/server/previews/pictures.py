"""The picture of a preview: what it is about on the left, the cover of the game on the right."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO
from itertools import chain
from typing import Final

from PIL import Image, ImageDraw

from ninelives.server.previews import fonts
from ninelives.server.previews.fonts import Typeface
from ninelives.server.previews.words import Preview

SIZE: Final = (1200, 630)  # what chats ask for
_ART: Final = 560  # the width of the cover
_MARGIN: Final = 56
_INNER: Final = SIZE[0] - _ART - 2 * _MARGIN  # the width of the texts
# The colours of the page, from tokens.css.
_PAPER, _INK, _SOFT, _ACCENT, _FELT = "#fbf6ec", "#2a2118", "#6a5a48", "#b4471f", "#2c6a55"
_MARK: Final = "Ninelives"
_SPACING: Final = 1.18  # of lines, in sizes of the text
_STANDINGS: Final = 5
_TITLES: Final = (62, 52, 44, 38)  # the largest that fits
_TITLE_LINES: Final = 4


def draw(preview: Preview) -> bytes:
    """A PNG. It takes tens of milliseconds, so never in the event loop."""
    picture = Image.new("RGB", SIZE, _PAPER)
    picture.paste(_cover(preview.game), (SIZE[0] - _ART, 0))
    page = _Page(picture, preview.language)
    page.write(_MARK, fonts.title(34, preview.language), _ACCENT)
    page.skip(26)
    page.title(preview.title)
    page.skip(18)
    if preview.standings:
        for each in preview.standings[:_STANDINGS]:
            page.row(f"{each.rank}.", each.name, each.points)
    else:
        page.wrap(preview.status, fonts.text(34, preview.language), _ACCENT)
        page.skip(8)
        page.wrap(preview.about, fonts.text(29, preview.language), _SOFT)
    packed = BytesIO()
    picture.save(packed, "PNG")
    return packed.getvalue()


def can_draw(preview: Preview) -> bool:
    """Whether there are letters for the preview's language. Names may have others."""
    return fonts.text(29, preview.language).can_draw(preview.about)


class _Page:
    """Writes from top to bottom; what does not fit is left out."""

    def __init__(self, picture: Image.Image, language: str) -> None:
        self._draw = ImageDraw.Draw(picture)
        self._language = language
        self._top = _MARGIN - 8

    def skip(self, pixels: int) -> None:
        self._top += pixels

    def title(self, words: str) -> None:
        """In the largest size in which it takes few lines."""
        for size in _TITLES:
            face = fonts.title(size, self._language)
            if len(_lines(words, face)) <= _TITLE_LINES - (size > _TITLES[1]):
                break
        self.wrap(words, face, _INK, most=_TITLE_LINES)

    def wrap(self, words: str, face: Typeface, colour: str, *, most: int = 99) -> None:
        for line in _lines(words, face)[:most]:
            if self._top + _height(face) > SIZE[1] - _MARGIN // 2:
                return
            self.write(line, face, colour)

    def write(self, words: str, face: Typeface, colour: str) -> None:
        if words:
            self._put(words, face, colour, _MARGIN)
            self._top += round(_height(face))

    def row(self, rank: str, name: str, points: str) -> None:
        face = fonts.text(36, self._language)
        self._put(rank, face, _SOFT, _MARGIN)
        room = _INNER - 60 - face.width(points) - 20
        self._put(_cut(name, face, room) or "…", face, _INK, _MARGIN + 60)
        self._put(points, face, _ACCENT, SIZE[0] - _ART - _MARGIN - face.width(points))
        self._top += round(_height(face) * 1.15)

    def _put(self, words: str, face: Typeface, colour: str, left: float) -> None:
        # Parts in several fonts stand on one line.
        runs = face.runs(words)
        base = self._top + max((font.getmetrics()[0] for _, font in runs[:1]), default=0)
        for part, font in runs:
            self._draw.text((left, base), part, fill=colour, font=font, anchor="ls")
            left += font.getlength(part)


def _height(face: Typeface) -> float:
    return max((font.size for _, font in face.runs("A")), default=0) * _SPACING


def _lines(words: str, face: Typeface) -> list[str]:
    """Lines that fit: broken between words, in Chinese between any letters."""
    lines: list[str] = []
    line = ""
    for part in chain.from_iterable(_pieces(word, face) for word in _parts(words)):
        if line and face.width((line + part).rstrip()) > _INNER:
            lines.append(line.strip())
            line = ""
        line += part
    return [*lines, line.strip()]


def _pieces(word: str, face: Typeface) -> list[str]:
    """The word, or its parts if it is longer than a line."""
    pieces = [""]
    for letter in word:
        if face.width((pieces[-1] + letter).rstrip()) > _INNER:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _parts(words: str) -> list[str]:
    parts: list[str] = [""]
    for letter in words:
        wide = letter >= "\u2e80"
        closes = letter in "，。：；？！、）』」"
        if (wide and not closes) or parts[-1][-1:].isspace() or parts[-1][-1:] >= "\u2e80":
            if closes:
                parts[-1] += letter
            else:
                parts.append(letter)
        else:
            parts[-1] += letter
    return parts


def _cut(words: str, face: Typeface, room: float) -> str:
    """The words, cut with an ellipsis if they are too long."""
    drawn = "".join(part for part, _ in face.runs(words)).strip()
    if face.width(drawn) <= room:
        return drawn
    while drawn and face.width(drawn + "…") > room:
        drawn = drawn[:-1]
    return drawn + "…"


@cache
def _cover(game: str) -> Image.Image:
    """The cover of the game, "" for all of them; felt for a game without one."""
    size = (_ART, SIZE[1])
    file = files("ninelives.server.previews") / "art" / f"{game or 'home'}.png"
    if not file.is_file():
        return Image.new("RGB", size, _FELT)
    with file.open("rb") as data:
        return Image.open(data).convert("RGB")
