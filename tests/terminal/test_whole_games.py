"""Whole games in every language: no text is missing, no line too wide."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import pytest

from ninelives import games
from ninelives.play.match import Match
from ninelives.play.reader import read_record
from ninelives.play.replay import verify_record
from ninelives.terminal.console import WIDTH
from ninelives.terminal.players import ME
from ninelives.terminal.width import width
from ninelives.text.languages import LANGUAGES
from tests.terminal.robot import first_legal, played

RAW = re.compile(rf"\b({'|'.join(games.names())})-[a-z]|[{{}}]|\bscreen-|\bevent-")
MOVES_TO_ASK_ABOUT = 150
TABLES = [
    (game, seats, language)
    for game in games.names()
    for seats, language in product(games.load(game).info.seats, LANGUAGES)
]


class Curious:
    """Asks what the moves are before each of the first choices, then makes the last legal one."""

    def __init__(self) -> None:
        self._asked = -1

    def __call__(self, match: Match) -> str:
        moved = len(match.record.steps)
        if self._asked != moved and moved < MOVES_TO_ASK_ABOUT:
            self._asked = moved
            return "?"
        return match.game.notation.write(match.view(ME).legal[-1])


@pytest.mark.parametrize(("game", "seats", "language"), TABLES)
def test_a_whole_game_reads_well(game: str, seats: int, language: str, tmp_path: Path) -> None:
    shown, record = played(game, Curious(), tmp_path / "record.txt", seats=seats, language=language)
    assert record.outcome is not None
    lines = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert [line for line in lines if width(line) > WIDTH] == []
    assert [line for line in lines if RAW.search(line)] == []


@pytest.mark.parametrize("game", games.names())
def test_the_record_on_disk_is_the_game(game: str, tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    seats = games.load(game).info.seats[0]
    _, record = played(game, first_legal, path, seats=seats)
    kept = read_record(path.read_text(encoding="utf-8"))
    verify_record(kept)
    assert kept.steps == record.steps
    assert kept.outcome is not None


@pytest.mark.parametrize("decks", ["rats+weasels", "rats+raccoons", "weasels+raccoons"])
def test_every_deck_of_ratjack_has_texts(decks: str, tmp_path: Path) -> None:
    for seed in (b"a", b"b", b"c"):
        path = tmp_path / f"{seed.hex()}.txt"
        shown, _ = played("ratjack", Curious(), path, seats=3, seed=seed, options={"decks": decks})
        lines = [line for line in shown.splitlines() if str(tmp_path) not in line]
        assert [line for line in lines if RAW.search(line) or width(line) > WIDTH] == []
