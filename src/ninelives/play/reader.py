"""Parsing records, with line numbers for errors.

Only the syntax is checked here; `replay` checks that the actions are legal and the result correct.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from ninelives import games
from ninelives.engine.contract import CHANCE, Game, Outcome
from ninelives.engine.errors import BadNotation, BadOption, BadSeats, UnknownGame
from ninelives.play.record import DEAL, PLAY, RESULT, TITLE, BadRecord, Record, Step

_HEADERS: Final = re.compile(
    r"game|rules|variant|seats|commitment|seed|given draws"
    r"|option \S+|(player|value) (0|[1-9][0-9]?)"
)
_RESULT: Final = re.compile(r"(-?[0-9]{1,9}) points, place ([0-9]{1,3})")
_COMMITMENT: Final = re.compile(r"[0-9a-f]{64}")

Numbered = tuple[int, str]


def read_record(text: str, find_game: Callable[[str], Game[Any, Any]] = games.load) -> Record:
    """The record in a text; raises BadRecord.

    >>> header = "ninelives record 1\\ngame: felix\\nrules: 1\\nseats: 3\\n"
    >>> record = read_record(header + "play:\\nchance: start 0\\n")
    >>> record.game.info.name, len(record.steps)
    ('felix', 1)
    """
    lines = [
        (number, line.strip())
        for number, line in enumerate(text.split("\n"), start=1)
        if line.strip() and (number == 1 or not line.lstrip().startswith("#"))
    ]
    if not lines or lines[0] != (1, TITLE):
        raise BadRecord(1, "not-a-record", TITLE)
    end = next((at for at, (_, line) in enumerate(lines) if line in (f"{PLAY}:", f"{DEAL}:")), None)
    if end is None:
        raise BadRecord(lines[-1][0], "no-section")
    record = _read_header(lines[1:end], find_game)
    record.section = lines[end][1].removesuffix(":")
    _read_body(record, lines[end + 1 :])
    return record


# -- the header -----------------------------------------------------------------------------------


def _read_header(lines: list[Numbered], find_game: Callable[[str], Game[Any, Any]]) -> Record:
    values: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for number, line in lines:
        key, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or not _HEADERS.fullmatch(key):
            raise BadRecord(number, "unknown-header", line)
        if key in values:
            raise BadRecord(number, "header-twice", key)
        values[key], numbers[key] = value, number
    for key in ("game", "rules", "seats"):
        if key not in values:
            raise BadRecord(1, "header-missing", key)
    header = _Header(values, numbers)
    record = header.what_is_played(find_game)
    header.who_and_how_dealt(record)
    return record


class _Header:
    """The keys of a header with their values and line numbers."""

    def __init__(self, values: dict[str, str], numbers: dict[str, int]) -> None:
        self._values = values
        self._numbers = numbers

    def what_is_played(self, find_game: Callable[[str], Game[Any, Any]]) -> Record:
        try:
            game = find_game(self._values["game"])
        except UnknownGame as error:
            raise self._bad("game", "unknown-game", ", ".join(error.known)) from None
        if self._number("rules") != game.info.rules_version:
            raise self._bad("rules", "other-rules", str(game.info.rules_version))
        self._same_variant(game.info.variant)
        seats, options = self._number("seats"), self._all_of("option")
        try:
            game.new(seats, {})
            settled = game.settled(options)
        except BadSeats as error:
            raise self._bad("seats", "bad-seats", ", ".join(map(str, error.allowed))) from None
        except BadOption as error:
            raise self._bad(
                f"option {error.name}", "bad-option", ", ".join(error.allowed)
            ) from None
        return Record(game, seats, settled, lines=self._numbers)

    def _same_variant(self, found: str) -> None:
        """Check that the game has the cards that the record was played with."""
        wanted = self._values.get("variant", "")
        if wanted and wanted != found:
            raise self._bad("variant", "other-variant", wanted)
        if found and not wanted:
            raise self._bad("game", "no-variant", found)

    def who_and_how_dealt(self, record: Record) -> None:
        for key, name in self._all_of("player").items():
            record.players[self._seat(record, "player", key)] = name
        for key in self._all_of("value"):
            record.seat_values[self._seat(record, "value", key)] = self._bytes(f"value {key}")
        if "commitment" in self._values:
            record.commitment = self._values["commitment"]
            if not _COMMITMENT.fullmatch(record.commitment):
                raise self._bad("commitment", "bad-commitment")
        if "seed" in self._values:
            record.seed = self._bytes("seed")
        if "given draws" in self._values:
            record.given_draws = self._number("given draws")

    def _all_of(self, kind: str) -> dict[str, str]:
        """Values of `kind NAME` by NAME."""
        start = f"{kind} "
        return {k.removeprefix(start): v for k, v in self._values.items() if k.startswith(start)}

    def _number(self, key: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", self._values[key]):
            raise self._bad(key, "bad-number", self._values[key])
        return int(self._values[key])

    def _bytes(self, key: str) -> bytes:
        try:
            return bytes.fromhex(self._values[key])
        except ValueError:
            raise self._bad(key, "bad-hex", self._values[key]) from None

    def _seat(self, record: Record, kind: str, seat: str) -> int:
        if int(seat) >= record.seats:
            raise self._bad(f"{kind} {seat}", "bad-seat", seat)
        return int(seat)

    def _bad(self, key: str, fault: str, detail: str = "") -> BadRecord:
        return BadRecord(self._numbers[key], fault, detail)


# -- the play and the result ----------------------------------------------------------------------


def _read_body(record: Record, lines: list[Numbered]) -> None:
    end = next((at for at, (_, line) in enumerate(lines) if line == f"{RESULT}:"), len(lines))
    for number, line in lines[:end]:
        record.steps.append(_read_step(record, number, line))
    if end < len(lines):
        record.lines[RESULT] = lines[end][0]
        record.outcome = _read_result(record, lines[end + 1 :])


def _read_step(record: Record, number: int, line: str) -> Step:
    who, colon, words = (part.strip() for part in line.partition(":"))
    if not colon:
        raise BadRecord(number, "not-a-step", line)
    seat = _read_seat(record, number, who)
    if record.section == DEAL and seat != CHANCE:
        raise BadRecord(number, "not-a-draw", line)
    notation = record.game.notation
    try:
        action = notation.read_chance(words) if seat == CHANCE else notation.read(words)
    except BadNotation:
        raise BadRecord(number, "bad-notation", words) from None
    return Step(seat, action, number)


def _read_seat(record: Record, number: int, who: str) -> int:
    if who == "chance":
        return CHANCE
    match = re.fullmatch(r"seat ([0-9]{1,3})", who)
    if match is None:
        raise BadRecord(number, "not-a-step", who)
    if int(match[1]) >= record.seats:
        raise BadRecord(number, "bad-seat", match[1])
    return int(match[1])


def _read_result(record: Record, lines: list[Numbered]) -> Outcome:
    points: list[int] = []
    places: list[int] = []
    for number, line in lines:
        who, _, words = (part.strip() for part in line.partition(":"))
        match = _RESULT.fullmatch(words)
        if match is None or who != f"seat {len(points)}" or len(points) == record.seats:
            raise BadRecord(number, "not-a-result", line)
        points.append(int(match[1]))
        places.append(int(match[2]))
        record.lines[f"{RESULT} {len(points) - 1}"] = number
    if len(points) < record.seats:
        raise BadRecord(record.line_of(RESULT), "result-incomplete", str(record.seats))
    return Outcome(points, places)
