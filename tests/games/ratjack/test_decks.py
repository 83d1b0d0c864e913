"""Ratjack: deck files, and what is said of faulty ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninelives.engine.contract import CHANCE
from ninelives.engine.errors import BadDeck
from ninelives.games.ratjack import cards, decks, tokens
from ninelives.games.ratjack.powers import POWERS
from ninelives.games.ratjack.rules import GAME, Ratjack
from tests.games.ratjack.helpers import face

BUILT_IN = Path(decks.__file__).parent / "decks"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with copies of the built-in files."""
    for file in BUILT_IN.glob("*.toml"):
        tmp_path.joinpath(file.name).write_text(file.read_text("utf-8"), "utf-8")
    return tmp_path


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = folder.joinpath(file).read_text("utf-8")
    assert old in text
    folder.joinpath(file).write_text(text.replace(old, new, 1), "utf-8")


def test_the_built_in_decks_hold_every_power_once() -> None:
    built_in = decks.built_in()
    assert [each.power for each in built_in.prints] == POWERS
    counts = [each.count for each in built_in.prints]
    assert [card for card in range(36) if counts[card]] == [1, 12]
    assert counts[1] == counts[12] == 3


def test_what_is_printed_and_what_is_reconstructed() -> None:
    built_in = decks.built_in()
    printed = [cards.name(card) for card in range(36) if built_in.prints[card].printed]
    assert printed == ["rat 6", "rat 8", "rat 12"]
    known = {tokens.face_sign(each) for each in built_in.printed_faces}
    assert known == {"+5", "+10", "0", "x2", "/2", "lock", "shield", "mute"}


def test_the_faces_of_the_tokens() -> None:
    built_in = decks.built_in()
    assert built_in.fronts == [face(sign) for sign in ["+5", "+10", "x2", "+3", "lock", "mute"]]
    assert built_in.backs == [face(sign) for sign in ["-5", "0", "/2", "-3", "shield", "+1"]]


def test_a_folder_of_own_decks(folder: Path) -> None:
    assert decks.load_decks(folder).digest() == GAME.decks.digest()
    change(folder, "rats.toml", 'power = "draw-discard"', 'power = "token-any"')
    change(folder, "tokens.toml", 'front = "plus 5"', 'front = "plus 7"')
    own = decks.load_decks(folder)
    assert own.digest() != GAME.decks.digest()
    assert own.prints[0].power.name == "token-any"
    game = Ratjack(own)
    assert game.info.variant == own.digest()
    state = game.new(2, {})
    game.apply(state, CHANCE, 0)
    tosses = [game.notation.write_chance(outcome) for outcome, _ in game.chance(state)]
    assert tosses == ["toss +7", "toss -5"]


def test_the_digest_depends_on_what_is_played_only(folder: Path) -> None:
    change(folder, "rats.toml", 'source = "reconstructed"', 'source = "printed"')
    assert decks.load_decks(folder).digest() == GAME.decks.digest()
    assert Ratjack(decks.load_decks(folder)).info.variant == GAME.info.variant == ""
    change(folder, "rats.toml", "count = 3", "count = 2")
    assert decks.load_decks(folder).digest() != GAME.decks.digest()


FAULTS = [
    ("rats.toml", "[1]", "[1", 6, "not-toml"),
    ("rats.toml", 'animal = "rat"', 'animal = "cat"', 4, "other-animal (rat)"),
    ("rats.toml", 'animal = "rat"', "", 1, "not-a-word (animal)"),
    ("rats.toml", "[12]", "[13]", 51, "unknown-key (13)"),
    ("rats.toml", '[12]\npower = "flip-other"\nsource = "printed"', "", 1, "section-missing (12)"),
    ("rats.toml", 'power = "look-hidden"', 'power = "sing"', 16, "unknown-power (sing)"),
    ("rats.toml", 'power = "look-hidden"', "power = 3", 16, "not-a-word (power)"),
    ("rats.toml", "count = 3", "count = 9", 12, "bad-count (5)"),
    ("rats.toml", "count = 3", "count = true", 12, "bad-count (5)"),
    ("rats.toml", "count = 3\n", "", 10, "bad-count (5)"),
    ("rats.toml", '"look-hidden"\n', '"look-hidden"\ncount = 2\n', 17, "no-count"),
    ("rats.toml", 'source = "printed"', 'source = "seen"', 29, "bad-source (seen)"),
    ("rats.toml", 'source = "printed"', 'sauce = "printed"', 29, "unknown-key (sauce)"),
    ("tokens.toml", 'back = "minus 5"', 'back = "plus 5"', 9, "same-faces"),
    ("tokens.toml", 'back = "minus 5"', 'back = "minus 11"', 9, "unknown-face (minus 11)"),
    ("tokens.toml", '["plus 5"', '["plus 55"', 5, "unknown-face (plus 55)"),
    ("tokens.toml", "printed = [", "# [", 1, "not-a-list"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "what"), FAULTS)
def test_a_fault_is_named_with_its_line(
    folder: Path, file: str, old: str, new: str, line: int, what: str
) -> None:
    change(folder, file, old, new)
    with pytest.raises(BadDeck) as refused:
        decks.load_decks(folder)
    assert (refused.value.file, refused.value.line) == (file, line)
    assert str(refused.value).startswith(f"{file}, line {line}: {what}")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("monster", ["9" * 5000, "[" * 5000 + "]" * 5000])
def test_a_file_beyond_all_measure_is_refused_too(folder: Path, monster: str) -> None:
    change(folder, "rats.toml", "count = 3", f"count = {monster}")
    with pytest.raises(BadDeck, match="not-toml"):
        decks.load_decks(folder)


def test_a_fault_says_what_could_stand_there(folder: Path) -> None:
    change(folder, "rats.toml", 'source = "printed"', 'source = "seen"')
    with pytest.raises(BadDeck) as refused:
        decks.load_decks(folder)
    assert refused.value.allowed == ("printed", "reconstructed")


def test_a_deck_has_few_chaining_cards(folder: Path) -> None:
    """Chains are tested to their end before a card may be shown: this keeps them short."""
    for old in ("draw-discard", "look-hidden"):
        change(folder, "rats.toml", f'power = "{old}"', 'power = "flip-trigger"')
    with pytest.raises(BadDeck, match=r"too-many-chains \(flip-trigger\)") as refused:
        decks.load_decks(folder)
    assert refused.value.allowed == ("2",)


def test_a_fault_at_the_end_of_a_file(folder: Path) -> None:
    folder.joinpath("rats.toml").write_text("animal = 'rat'\n[1]\npower = ", "utf-8")
    with pytest.raises(BadDeck) as refused:
        decks.load_decks(folder)
    assert refused.value.line == 3


def test_a_missing_file_and_one_that_is_no_text(folder: Path) -> None:
    folder.joinpath("weasels.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadDeck, match=r"weasels.toml, line 0: not-text"):
        decks.load_decks(folder)
    folder.joinpath("weasels.toml").unlink()
    with pytest.raises(BadDeck, match=r"weasels.toml, line 0: unreadable \(No such file"):
        decks.load_decks(folder)
