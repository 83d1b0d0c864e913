"""What a preview says. Anyone with the link may see all of it at the table too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final
from urllib.parse import parse_qs

from ninelives import games
from ninelives.server.store.rows import RoomRow
from ninelives.text import languages
from ninelives.text.languages import UnknownLanguage
from ninelives.text.phrases import Phrases

_ROOM: Final = re.compile(r"/[tr]/([0-9a-z]{12})(?:/.*)?")
_GAME: Final = re.compile(r"/(rules|learn)/([a-z]+)/?")
_OVER: Final = ("finished", "abandoned")
_MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a result."""

    rank: int
    name: str
    points: str


@dataclass(frozen=True, slots=True)
class Preview:
    """`game` is "" for an address that is about no game."""

    language: str
    game: str
    title: str
    about: str
    status: str = ""
    standings: tuple[Standing, ...] = ()

    @property
    def digest(self) -> str:
        """Changes with what the picture shows, so that chats do not show an older one."""
        return sha256(repr(self).encode()).hexdigest()[:12]

    @property
    def description(self) -> str:
        results = (f"{each.rank}. {each.name} {each.points}" for each in self.standings)
        return " · ".join(results) or " · ".join(filter(None, (self.about, self.status)))


def room_at(path: str) -> str:
    """The room that this address of the page is about, or ""."""
    match = _ROOM.fullmatch(path)
    return match[1] if match else ""


def language_of(query: str, accepted: str) -> str:
    """That of the link (`lang=de`), which is its sender's; else the first that the reader's program
    accepts; else English."""
    asked = parse_qs(query).get("lang", [])
    for name in (*asked, *_by_preference(accepted)):
        try:
            return languages.named(name)
        except UnknownLanguage:
            continue
    return languages.DEFAULT


def _by_preference(header: str) -> Iterator[str]:
    """The languages of an Accept-Language header, the preferred one first."""
    offers = []
    for offer in header.split(","):
        name, _, quality = offer.replace(" ", "").partition(";q=")
        try:
            offers.append((-float(quality or 1), name))
        except ValueError:
            continue
    return (name for quality, name in sorted(offers, key=lambda each: each[0]) if quality < 0)


def of_page(path: str, language: str) -> Preview:
    """Of an address that is about no room."""
    match = _GAME.fullmatch(path)
    if match is None or match[2] not in games.names():
        return of_home(language)
    return of_game(match[2], language, is_rules=match[1] == "rules")


def of_home(language: str) -> Preview:
    phrases = Phrases(language)
    return Preview(language, "", phrases.say("page-tagline"), phrases.say("page-tagline-more"))


def of_game(game: str, language: str, *, is_rules: bool = True) -> Preview:
    phrases = Phrases(language)
    named = _game(game, phrases)
    text = "page-rules-title" if is_rules else "page-preview-learn"
    return Preview(language, game, phrases.say(text, game=named), phrases.say(f"page-about-{game}"))


def of_room(row: RoomRow, language: str) -> Preview:
    phrases = Phrases(language)
    game = _game(row.game, phrases)
    names = [place.name for place in row.places if place.name]
    about = phrases.say(f"page-about-{row.game}")
    if row.lesson or not names:
        return Preview(language, row.game, game, about)
    if row.status == "waiting":
        free = sum(place.sitter == "free" for place in row.places)
        host = row.places[row.host].name if 0 <= row.host < row.seats else ""
        title = (
            phrases.say("table-invited", name=host, game=game)
            if host
            else phrases.say("table-invited-nobody", game=game)
        )
        status = phrases.say("page-table-free", count=free) if free else ""
        return Preview(language, row.game, title, about, status)
    title = phrases.say("page-preview-players", game=game, names=phrases.listed(names))
    status = "" if row.status == "finished" else phrases.say(f"page-table-{row.status}")
    return Preview(language, row.game, title, about, status, _standings(row))


def _standings(row: RoomRow) -> tuple[Standing, ...]:
    """The result of a game that is over, best first; none of one that ended early."""
    if row.status not in _OVER or len(row.ranks) < row.seats or len(row.points) < row.seats:
        return ()
    seats = sorted(range(row.seats), key=lambda seat: row.ranks[seat])
    return tuple(
        Standing(row.ranks[seat], row.places[seat].name, str(row.points[seat]).replace("-", _MINUS))
        for seat in seats
    )


def _game(game: str, phrases: Phrases) -> str:
    return phrases.say(f"game-name-{game}")
