"""The guide to deck files: everything that can stand in one is named in it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from ninelives.games.ratjack import decks, tokens
from ninelives.games.ratjack.catalogue import LARGEST_COUNT
from ninelives.games.ratjack.powers import POWER_NAMES
from ninelives.text.phrases import Phrases

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "decks.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `([a-z-]+)` \| (.*) \|$", PAGE, flags=re.MULTILINE))


def test_the_guide_tells_every_power_as_the_game_does() -> None:
    for name in POWER_NAMES:
        told = Phrases("en").say(f"ratjack-power-{name}", count=LARGEST_COUNT)
        assert ROWS[name].replace("`count`", str(LARGEST_COUNT)) == told


def test_the_guide_has_no_power_or_face_that_is_not_there() -> None:
    faces = {tokens.face_key(face) for face in range(tokens.FACES)}
    assert set(ROWS) <= {*POWER_NAMES, *faces}


def test_the_guide_tells_every_face() -> None:
    for face in range(tokens.FACES):
        kind, _, amount = tokens.face_key(face).partition("-")
        assert f"`{kind} 1` … `{kind} {tokens.LARGEST_AMOUNT}`" in PAGE if amount else kind in ROWS


def test_the_guide_names_files_and_sources() -> None:
    for name in (*decks.DECK_FILES, decks.TOKENS_FILE, *decks.SOURCES):
        assert f"`{name}`" in PAGE


def test_the_examples_of_the_guide_can_be_read() -> None:
    examples = re.findall(r"```toml\n(.*?)```", PAGE, flags=re.DOTALL)
    deck, tokens = (tomllib.loads(example) for example in examples)
    assert {deck[value]["power"] for value in ("1", "2")} <= set(POWER_NAMES)
    assert tokens["1"] == {"front": "plus 5", "back": "minus 5"}
