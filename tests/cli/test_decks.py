"""`--decks`: Ratjack with the decks of a folder, its records, and its errors."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ninelives.games.ratjack import decks
from ninelives.text.languages import LANGUAGES
from tests.cli.commands import Call

RAT_1 = "\nrat 1       Put 1 token from the supply on any card. (reconstructed)\n"  # of `own`
BUILT_IN = Path(decks.__file__).parent / "decks"


def write_decks(folder: Path, rat_1: str = "draw-discard") -> None:
    """The built-in decks with another power on the rat 1."""
    folder.mkdir()
    for file in BUILT_IN.glob("*.toml"):
        text = file.read_text(encoding="utf-8").replace("draw-discard", rat_1)
        (folder / file.name).write_text(text, encoding="utf-8")


@pytest.fixture(autouse=True)
def here(tmp_path: Path) -> Path:
    """A folder with three folders of decks: `own`, `other`, and `same` as built in."""
    write_decks(tmp_path / "own", rat_1="token-any")
    write_decks(tmp_path / "other", rat_1="give-hand")
    write_decks(tmp_path / "same")
    return tmp_path


def begin(called: Call, *words: str) -> str:
    """Begin a game, leave it at the first question; what was shown."""
    done = called("play", "ratjack", "--seed", "x", "--record", "game", *words)
    assert done.exit_code == 0
    return done.shown


# -- all is well -----------------------------------------------------------------------------------


def test_rules_shows_the_decks_of_the_folder(called: Call) -> None:
    assert RAT_1 not in called("rules", "ratjack").shown
    assert RAT_1 in called("rules", "ratjack", "--decks", "own").shown


def test_play_resumes_with_the_decks_of_the_folder(here: Path, called: Call) -> None:
    shown = begin(called, "--decks", "own")
    assert "ninelives play --resume game --decks own\n" in shown
    record = (here / "game").read_text(encoding="utf-8")
    assert f"\nvariant: {decks.load_decks(here / 'own').digest()}\n" in record
    for words in (["verify", "game"], ["replay", "game"], ["play", "--resume", "game"]):
        assert called(*words, "--decks", "own").exit_code == 0
    assert (here / "game").read_text(encoding="utf-8") == record


def test_rules_in_a_game_are_those_of_its_decks(
    called: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("rules\n"))
    assert RAT_1 in begin(called, "--decks", "own")


def test_decks_equal_to_the_built_in_ones_are_not_recorded(here: Path, called: Call) -> None:
    begin(called, "--decks", "same")
    assert "variant" not in (here / "game").read_text(encoding="utf-8")
    assert called("verify", "game").exit_code == 0


# -- mistakes --------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_record_needs_the_decks_it_was_played_with(
    here: Path, called: Call, command: list[str]
) -> None:
    begin(called, "--decks", "own")
    digest = decks.load_decks(here / "own").digest()
    for words in ([], ["--decks", "other"], ["--decks", "same"]):
        done = called(*command, "game", *words)
        assert done.exit_code == 2
        assert done.errors == (
            f"ninelives: game, line 4: this game was played with other decks ({digest}); "
            "name their folder with --decks.\n"
        )


@pytest.mark.parametrize("command", [["verify"], ["replay"], ["play", "--resume"]])
def test_a_record_of_the_built_in_decks_needs_no_folder(called: Call, command: list[str]) -> None:
    begin(called)
    done = called(*command, "game", "--decks", "own")
    assert done.exit_code == 2
    assert done.errors == (
        "ninelives: game, line 2: this game was played with the built-in decks; "
        "leave --decks out.\n"
    )


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "felix", "--decks", "own"], "Felix has no decks to choose; --decks is for"),
        (["rules", "felix", "--decks", "own"], "Felix has no decks to choose; --decks is for"),
        (["play", "chess", "--decks", "own"], "There’s no game chess; choose one of "),
        (["play", "ratjack", "--decks"], "--decks needs a value after it"),
        (["play", "ratjack", "--decks", "none"], "none isn’t a folder; --decks needs one with"),
        (["rules", "ratjack", "--decks", "own/rats.toml"], "own/rats.toml isn’t a folder; "),
        (["rules", "ratjack", "--decks", "short"], "weasels.toml: can’t be read (No such file "),
        (["rules", "ratjack", "--decks", "binary"], "rats.toml: this isn’t text in UTF-8."),
        (["play", "ratjack", "--decks", "bad"], 'rats.toml, line 7: there’s no power "sing"; '),
        (["play", "ratjack", "--decks", "lines"], 'line 7: there’s no power "sing and'),
        (["bench", "ratjack", "--decks", "own"], "This command has no option --decks;"),
    ],
)
def test_a_wrong_deck_file_is_reported_in_one_line(
    here: Path, called: Call, words: list[str], says: str
) -> None:
    write_decks(here / "bad", rat_1="sing")
    write_decks(here / "lines", rat_1="sing\\nand dance")
    write_decks(here / "short")
    (here / "short" / "weasels.toml").unlink()
    write_decks(here / "binary")
    (here / "binary" / "rats.toml").write_bytes(b"\xff\xfe")
    called(*words).check_error(says)


def test_decks_are_an_error_for_another_game(called: Call) -> None:
    called("play", "felix", "--record", "sack")
    called("verify", "sack", "--decks", "own").check_error(
        "ninelives: Felix has no decks to choose;"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_deck_errors_are_translated(here: Path, called: Call, language: str) -> None:
    write_decks(here / "bad", rat_1="sing")
    done = called("rules", "ratjack", "--decks", "bad", "--lang", language)
    says = {
        "en": ", line 7: there’s no power",
        "de": ", Zeile 7: Keine Kraft heißt",
        "pt": ", linha 7: nenhum poder se chama",
        "zh-Hans": "，第 7 行：没有叫",
        "zh-Hant": "，第 7 行：沒有叫",
    }
    assert f"bad/rats.toml{says[language]}" in done.errors
