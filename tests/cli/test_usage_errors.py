"""Usage errors: one line that says how to fix it, exit code 2 (1 for a wrong record)."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninelives import games
from ninelives.cli.errors import bad_option
from ninelives.engine.errors import BadOption
from ninelives.text.phrases import Phrases
from tests.cli.commands import Call, ninelives

ALL_RANDOM = ("felix", "random", "random", "random")
RECORD = """\
ninelives record 1
game: felix
rules: 1
seats: 3
play:
chance: start 0
chance: remove 15
chance: remove 15
chance: remove 15
seat 0: place 8
seat 1: place 8
"""


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["fly"], "There’s no command fly. Choose one of serve, play, join"),
        (["--fly"], "This command has no option --fly; see ninelives serve --help."),
        (["serve", "now"], "now is one word too many; see ninelives serve --help."),
        (["serve", "--port", "70000"], "There’s no port 70000; ports go up to 65535."),
        (["--port", "http"], "--port must be a whole number, not http."),
        (["serve", "--host", "192.0.2.77", "--port", "1"], "Can’t listen on 192.0.2.77:1: "),
        (["serve", "--log", "loud"], "--log can’t be loud; choose one of plain, json."),
        (["serve", "--origin", "games.example"], '"games.example" isn’t the address of a page'),
        (["serve", "--origin", "https://a.example/b"], "isn’t the address of a page; write it"),
        (["play", "chess"], f"There’s no game chess; choose one of {', '.join(games.names())}."),
        (["play", "felix", "poker"], "poker is one word too many; see ninelives play --help."),
        (["play", "felix", "--speed", "9"], "This command has no option --speed;"),
        (["play", "felix", "--players"], "--players needs a value after it"),
        (["play", "felix", "--players", "--seed", "1"], "--players needs a value after it"),
        (["play", "felix", "--players", "many"], "--players must be a whole number, not many."),
        (["play", "felix", "--players", "-3"], "--players must be a whole number, not -3."),
        (
            ["play", "felix", "--players", "2"],
            "Felix can’t be played with 2 players; choose one of 3, 4, 5.",
        ),
        (["play", "felix", "--players=99"], "Felix can’t be played with 99 players"),
        (["play", "felix", "--option", "german"], "Write an option as KEY=VALUE, not german."),
        (["play", "felix", "--option", "a=b"], "Felix has no option a; choose one of edition, "),
        (["play", "felix", "--option", "edition=x"], "choose one of international, german."),
        (
            ["play", "catinthebox", "--option", "a=b"],
            "Cat in the Box has no option a; choose one of rows",
        ),
        (["play", "felix", "--bots", "lion"], "There’s no bot lion; choose one of "),
        (["play", "felix", "--bots", "random,random,random,random"], "name at most 3."),
        (["play", "felix", "--lang", "xx"], "There’s no language xx; choose one of en, de,"),
        (["play", "felix", "--record", "here"], "here already exists; choose another file"),
        (["play", "felix", "--record", "here/x"], "Can’t write here/x: "),
        (["play", "--resume", "none"], "Can’t read none: No such file or directory"),
        (["play", "--resume", "here"], 'here, line 1: the first line of a record must be "'),
        (["play", "felix", "--resume", "good"], "felix comes from the record; leave it out"),
        (["play", "--resume", "good", "--players", "3"], "--players comes from the record"),
        (["play", "--resume", "bad"], "bad, line 11: rule FX-10 doesn’t allow this."),
        (["replay"], "FILE is missing; see ninelives replay --help."),
        (["replay", "none"], "Can’t read none: No such file or directory"),
        (["replay", "bad"], "bad, line 11: rule FX-10 doesn’t allow this."),
        (["replay", "good", "--seat", "7"], "There’s no seat 7; the seats are 0 to 2."),
        (["replay", "good", "--seat", "1", "--open"], "--seat and --open don’t go together"),
        (["verify"], "FILE is missing; see ninelives verify --help."),
        (["verify", "none"], "Can’t read none"),
        (["verify", "binary"], "binary isn’t a text file, so it can’t be a record."),
        (["verify", "."], "Can’t read .: Is a directory"),
        (["rules"], "GAME is missing; see ninelives rules --help."),
        (["rules", "chess"], "There’s no game chess"),
        (["rules", "felix", "ZZ-99"], "felix has no rule ZZ-99; ninelives rules felix shows"),
        (["bench", "chess"], "There’s no game chess"),
        (["bot"], "NAME is missing; see ninelives bot --help."),
        (["bot", "random"], "GAME is missing; see ninelives bot --help."),
        (["bot", "lion", "felix"], "There’s no bot lion; choose one of "),
        (["bot", "random", "chess"], "There’s no game chess"),
        (["bot", "random", "felix", "--seed", "x"], "--seed must be a whole number, not x."),
        (["arena"], "GAME is missing; see ninelives arena --help."),
        (["arena", "felix"], "BOT is missing; see ninelives arena --help."),
        (["arena", "chess", "random"], "There’s no game chess"),
        (
            ["arena", "felix", "random"],
            "Felix can’t be played with 1 player; choose one of 3, 4, 5.",
        ),
        (["arena", *ALL_RANDOM, "--option", "edition=x"], "choose one of international, german."),
        (["arena", "felix", "random", "random", "lion"], "There’s no bot lion; choose one of "),
        (["arena", *ALL_RANDOM, "--games", "0"], "--games must be at least 1."),
        (["arena", *ALL_RANDOM, "--jobs", "0"], "--jobs must be at least 1."),
        (["arena", *ALL_RANDOM, "--seed", "x"], "--seed must be a whole number, not x."),
        (["arena", *ALL_RANDOM, "--report", "here/x"], "Can’t write here/x: "),
        (["arena", *ALL_RANDOM, "--ray=127.0.0.1:1"], "There’s no Ray cluster at 127.0.0.1:1"),
    ],
)
def test_a_usage_error_is_one_line(
    tmp_path: Path, called: Call, words: list[str], says: str
) -> None:
    (tmp_path / "here").write_text("hello\n", encoding="utf-8")
    (tmp_path / "good").write_text(RECORD, encoding="utf-8")
    (tmp_path / "bad").write_text(RECORD.replace("seat 1", "seat 0"), encoding="utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    called(*words).check_error(says)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("seat 1: place 8", "seat 0: place 8", "line 11: rule FX-10 doesn’t allow this."),
        ("seat 1: place 8", "seat 1: fly", 'line 11: this game has no move "fly".'),
        ("seats: 3", "seats: 9", "line 4: the game isn’t for that many players"),
        ("ninelives record 1", "hello", "line 1: the first line of a record must be"),
        ("play:", "seed: 00\nplay:", "line 7: the dealer’s seed draws something else here"),
        ("seat 1: place 8", "result:", "line 11: the result needs one line for each of 3 seats."),
    ],
)
def test_verify_reports_the_first_wrong_line(
    tmp_path: Path, called: Call, old: str, new: str, says: str
) -> None:
    (tmp_path / "record").write_text(RECORD.replace(old, new), encoding="utf-8")
    called("verify", "record").check_error(f"ninelives: record, {says}", exit_code=1)


def test_a_usage_error_leaves_no_file_behind(tmp_path: Path, called: Call) -> None:
    called("play", "felix", "--bots", "lion", "--record", "new")
    assert not (tmp_path / "new").exists()
    called("arena", *ALL_RANDOM, "--report", "page.html", "--ray=nonsense")
    assert not (tmp_path / "page.html").exists()


def test_an_option_for_a_game_without_options() -> None:
    error = bad_option(BadOption("a", "b", ()), "felix", [], Phrases("en"))
    assert (error.text, error.values["name"]) == ("error-no-options", "a")


def test_usage_errors_are_translated(called: Call) -> None:
    done = called("play", "chess", "--lang", "de")
    assert done.errors.startswith("ninelives: Ein Spiel chess gibt es nicht;")


def test_the_program_has_the_same_exit_codes(tmp_path: Path) -> None:
    assert ninelives("play", "chess", home=tmp_path).returncode == 2
    (tmp_path / "record").write_text(RECORD.replace("seat 1", "seat 0"), encoding="utf-8")
    done = ninelives("verify", "record", home=tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
