"""Reading deck files: one per animal and one for the tokens, in a folder.

Owners of the printed game can enter the true cards in such a folder without touching Python, as
docs/guide/decks.md describes. Every fault is a `BadDeck` with the file and the line.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

from ninelives.engine.errors import BadDeck
from ninelives.games.ratjack import cards, tokens
from ninelives.games.ratjack.catalogue import LARGEST_COUNT, Decks, Print
from ninelives.games.ratjack.powers import POWER_NAMES, POWERS, Power

DECK_FILES: Final = ("rats.toml", "weasels.toml", "raccoons.toml")
TOKENS_FILE: Final = "tokens.toml"
SOURCES: Final = ("printed", "reconstructed")
MOST_CHAINS: Final = 2  # copies of one chaining power in a deck: keeps chains short

_PACKAGE: Final = "ninelives.games.ratjack"


def built_in() -> Decks:
    return _BUILT_IN


def variant(decks: Decks) -> str:
    """How records name these decks: by their digest, and the built-in ones not at all."""
    digest = decks.digest()
    return "" if digest == _BUILT_IN.digest() else digest


def load_decks(folder: Path) -> Decks:
    """The decks of a folder with all four files; raises BadDeck."""
    texts: list[str] = []
    for name in _names():
        try:
            texts.append(folder.joinpath(name).read_text("utf-8"))
        except OSError as error:
            raise BadDeck(name, 0, "unreadable", error.strerror or "") from error
        except UnicodeDecodeError as error:
            raise BadDeck(name, 0, "not-text") from error
    return _decks(texts)


def _names() -> list[str]:
    return [*DECK_FILES, TOKENS_FILE]


def _decks(texts: list[str]) -> Decks:
    prints: list[Print] = []
    for animal in range(len(DECK_FILES)):
        page = _Page(DECK_FILES[animal], texts[animal])
        prints += _read_deck(page, cards.ANIMALS[animal])
    page = _Page(TOKENS_FILE, texts[-1])
    fronts, backs = _read_tokens(page)
    return Decks(POWERS[:], prints, fronts, backs, _read_printed_faces(page))


class _Page:
    """One file: what it says, and in which line."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.splitlines()
        try:
            self.facts: dict[str, object] = tomllib.loads(text)
        except (ValueError, RecursionError) as error:  # no TOML, or nested too deeply
            raise BadDeck(file, self._line_in(str(error)), "not-toml", str(error)) from error

    def _line_in(self, message: str) -> int:
        """The line a message of the TOML reader speaks of: "… (at line 3, column 5)"."""
        words = message.replace(",", " ").split()
        if "line" in words[:-1]:
            return int(words[words.index("line") + 1])
        return len(self.lines)

    def bad(
        self, section: str, key: str, fault: str, detail: str = "", allowed: tuple[str, ...] = ()
    ) -> BadDeck:
        """A fault at a key of a section, or at the section where the key is missing."""
        return BadDeck(self.file, self._line_of(section, key), fault, detail, allowed)

    def _line_of(self, section: str, key: str) -> int:
        line = 1
        current = ""
        for number, text in enumerate(self.lines, 1):
            bare = text.split("#")[0].strip()
            if bare.startswith("["):
                current = bare.strip("[] ")
                line = number if current in (section, key) else line
            elif current == section and bare.split("=")[0].strip() == key:
                return number
        return line

    def section(self, name: str) -> dict[str, object]:
        value = self.facts.get(name)
        if not isinstance(value, dict):
            raise self.bad(name, "", "section-missing", name)
        return {str(key): member for key, member in value.items()}

    def allow(self, section: str, given: dict[str, object], known: list[str]) -> None:
        for key in given:
            if key not in known:
                raise self.bad(section, key, "unknown-key", key, tuple(known))

    def word(self, section: str, given: dict[str, object], key: str) -> str:
        value = given.get(key)
        if not isinstance(value, str):
            raise self.bad(section, key, "not-a-word", key)
        return value


def _read_deck(page: _Page, animal: str) -> list[Print]:
    values = [str(value) for value in range(1, cards.VALUES + 1)]
    page.allow("", page.facts, ["animal", *values])
    if page.word("", page.facts, "animal") != animal:
        raise page.bad("", "animal", "other-animal", animal)
    prints: list[Print] = []
    for value in values:
        given = page.section(value)
        page.allow(value, given, ["power", "count", "source"])
        power = _power(page, value, given)
        before = [each for each in prints if each.power is power]
        if power.chains and len(before) == MOST_CHAINS:
            raise page.bad(value, "power", "too-many-chains", power.name, (str(MOST_CHAINS),))
        count = _count(page, value, given, power)
        prints.append(Print(power, count, printed=_is_printed(page, value, given)))
    return prints


def _power(page: _Page, value: str, given: dict[str, object]) -> Power:
    name = page.word(value, given, "power")
    if name not in POWER_NAMES:
        raise page.bad(value, "power", "unknown-power", name)
    return POWERS[POWER_NAMES.index(name)]


def _count(page: _Page, value: str, given: dict[str, object], power: Power) -> int:
    count = given.get("count")
    if not power.takes_count:
        if count is not None:
            raise page.bad(value, "count", "no-count")
        return 0
    # To Python `true` is a number, to TOML it is not.
    if isinstance(count, bool) or not isinstance(count, int):
        raise page.bad(value, "count", "bad-count", str(LARGEST_COUNT))
    if not 1 <= count <= LARGEST_COUNT:
        raise page.bad(value, "count", "bad-count", str(LARGEST_COUNT))
    return count


def _is_printed(page: _Page, value: str, given: dict[str, object]) -> bool:
    source = page.word(value, given, "source")
    if source not in SOURCES:
        raise page.bad(value, "source", "bad-source", source, SOURCES)
    return source == SOURCES[0]


def _read_tokens(page: _Page) -> tuple[list[int], list[int]]:
    numbers = [str(token) for token in range(1, tokens.TOKENS + 1)]
    page.allow("", page.facts, ["printed", *numbers])
    fronts: list[int] = []
    backs: list[int] = []
    for number in numbers:
        given = page.section(number)
        page.allow(number, given, ["front", "back"])
        front = _face(page, number, "front", page.word(number, given, "front"))
        back = _face(page, number, "back", page.word(number, given, "back"))
        if front == back:
            raise page.bad(number, "back", "same-faces")
        fronts.append(front)
        backs.append(back)
    return fronts, backs


def _read_printed_faces(page: _Page) -> list[int]:
    given = page.facts.get("printed")
    if not isinstance(given, list):
        raise page.bad("", "printed", "not-a-list")
    return [_face(page, "", "printed", str(member)) for member in given]


def _face(page: _Page, section: str, key: str, text: str) -> int:
    """The face so called: "plus 5", "lock"."""
    written = text.replace(" ", "-")
    for face in range(tokens.FACES):
        if tokens.face_key(face) == written:
            return face
    raise page.bad(section, key, "unknown-face", text)


def _read_built_in() -> Decks:
    folder = files(_PACKAGE).joinpath("decks")
    return _decks([folder.joinpath(name).read_text("utf-8") for name in _names()])


_BUILT_IN: Final = _read_built_in()
