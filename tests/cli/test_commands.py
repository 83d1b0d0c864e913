"""What each command does with valid arguments."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from ninelives import __version__, games
from ninelives.build import build, compiled
from ninelives.cli.commands import COMMANDS
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug
from tests.cli.commands import COMMAND, Call, environment, ninelives


def record_of(home: Path, game: str, *words: str) -> Path:
    """The record of a whole game in which the first move offered is always taken."""
    file = home / f"{game}.txt"
    ninelives("play", game, "--record", str(file), *words, home=home, typed="")
    return file


def first_line(which: str) -> str:
    """What a build says of itself."""
    phrases = Phrases("en")
    return phrases.say("version", version=__version__, build=phrases.say(f"build-{which}")) + "\n"


def test_version_says_whether_it_is_compiled(tmp_path: Path) -> None:
    done = ninelives("--version", home=tmp_path)
    assert done.returncode == 0
    assert done.stdout == first_line(build())
    assert ("(compiled)" in done.stdout) == compiled()


def test_version_says_why_it_is_pure(tmp_path: Path) -> None:
    done = ninelives("--version", home=tmp_path, NINELIVES_PURE="1")
    assert done.stdout == first_line("pure-asked")


def test_version_is_translated(called: Call) -> None:
    assert called("--version", "--lang", "de").shown != called("--version", "--lang", "en").shown


@pytest.mark.parametrize(
    "words", [("bench", "felix"), ("arena", "felix", *["random"] * 3, "--games", "1")]
)
def test_bench_and_arena_print_the_build_first(called: Call, words: tuple[str, ...]) -> None:
    assert called(*words).shown.startswith(first_line(build()))


def test_play_warns_of_a_pure_build(tmp_path: Path) -> None:
    words = ("play", "felix", "--record", "felix.txt")
    done = ninelives(*words, home=tmp_path, NINELIVES_PURE="1")
    assert " ".join(first_line("pure-asked").split()) in " ".join(done.stdout.split())


@pytest.mark.parametrize("words", [("--help",), ("-h",), ("--lang", "en", "--help")])
def test_help_lists_the_commands(tmp_path: Path, words: tuple[str, ...]) -> None:
    done = ninelives(*words, home=tmp_path)
    assert done.returncode == 0
    for command in COMMANDS:
        assert f"  ninelives {command}" in done.stdout


def test_help_of_a_command_ends_with_an_example(called: Call) -> None:
    done = called("verify", "-h")
    assert done.exit_code == 0
    assert done.shown.endswith("\nExample: ninelives verify game.txt\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_help_explains_the_options_of_a_game(called: Call, game: str, language: str) -> None:
    shown = called("play", game, "--help", "--lang", language).shown
    phrases = Phrases(language)
    for option in games.load(game).info.options:
        text = f"{game}-option-{slug(option.name)}"
        about = phrases.say(f"{text}.about")
        assert phrases.say("described", name=phrases.say(text), about=about) in shown
        for value in option.values:
            assert f"\n  --option {option.name}={value}\n      " in shown
    assert f"{game}-option" not in shown


def test_characters_outside_the_encoding_are_replaced(tmp_path: Path) -> None:
    words = ("play", "catinthebox", "--lang", "zh-Hans")
    done = ninelives(*words, home=tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "??" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_language_comes_from_lang_or_else_from_the_system(tmp_path: Path) -> None:
    assert "Beispiel:" in ninelives("--help", home=tmp_path, LANG="de_DE.UTF-8").stdout
    done = ninelives("--help", "--lang", "pt", home=tmp_path, LANG="de_DE.UTF-8")
    assert "Exemplo:" in done.stdout
    assert "範例：" in ninelives("--help", "--lang=zh-TW", home=tmp_path).stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_rules_prints_the_rule_book(called: Call, game: str, language: str) -> None:
    done = called("rules", game, "--lang", language)
    assert done.exit_code == 0
    assert done.errors == ""
    assert re.search(rf"^{games.manifest(game).clause_prefix}-01 ", done.shown, re.MULTILINE)
    assert "**" not in done.shown


def test_rules_prints_one_rule(called: Call) -> None:
    assert called("rules", "felix", "fx-06").shown.startswith("FX-06 ")


def test_bench_prints_json(called: Call) -> None:
    report = json.loads(called("bench", "felix", "--json").shown)
    assert report["compiled"] == compiled()
    assert report["games"]["felix"]["rollout_steps_per_s"] > 0


def test_bench_prints_a_table(called: Call) -> None:
    _, *lines = called("bench", "catinthebox").shown.splitlines()
    assert lines[0].startswith("game  ")
    assert lines[1].startswith("Cat in the Box  ")


def test_play_without_a_game_asks_for_one(tmp_path: Path) -> None:
    done = ninelives("play", home=tmp_path, typed="chess\n2\n")
    assert done.returncode == 0
    assert "  2  Felix: " in done.stdout
    assert done.stdout.count("Which game?") == 2
    assert "Round 1 of 9" in done.stdout


def test_play_with_the_same_seed_deals_the_same_cards(called: Call, tmp_path: Path) -> None:
    def record(seed: str, file: str) -> str:
        called("play", "felix", "--seed", seed, "--record", file)
        return (tmp_path / file).read_text(encoding="utf-8")

    assert record("a", "first") == record("a", "second") != record("b", "third")


def test_play_uses_options_and_bots(called: Call) -> None:
    words = ("--players", "3", "--bots", "random,greedy", "--option", "edition=german")
    shown = called("play", "felix", *words).shown
    assert "At the table: You, Luna (random), Momo (greedy)." in shown
    assert "Edition: German" in shown


def test_play_prints_the_record_in_the_data_folder(tmp_path: Path) -> None:
    done = ninelives("play", "felix", home=tmp_path)
    [file] = (tmp_path / "data" / "ninelives" / "records").iterdir()
    assert f"ninelives play --resume {file}" in done.stdout


def test_verify_prints_what_was_checked(tmp_path: Path) -> None:
    file = record_of(tmp_path, "felix", "--seed", "x")
    done = ninelives("verify", str(file), home=tmp_path)
    assert done.returncode == 0
    assert f"{file}: OK. " in done.stdout
    assert "Every draw follows from the dealer’s seed." in done.stdout
    assert "The game isn’t over." in done.stdout


def test_replay_shows_secrets_or_what_a_seat_saw(tmp_path: Path) -> None:
    file = record_of(tmp_path, "felix", "--seed", "x")
    openly = ninelives("replay", str(file), home=tmp_path).stdout
    as_one = ninelives("replay", str(file), "--seat", "1", home=tmp_path).stdout
    removed = "neighbour removes "
    assert openly.count(removed) == 4
    assert as_one.count(removed) == 1
    assert f"Your {removed}your " in as_one


def test_replay_step_waits_for_enter(tmp_path: Path) -> None:
    file = record_of(tmp_path, "catinthebox", "--seed", "y", "--players", "2")
    done = ninelives("replay", str(file), "--step", home=tmp_path, typed="q\n")
    assert "Enter: continue, q: stop" in done.stdout
    assert done.returncode == 0


def test_a_closed_output_pipe_is_not_an_error(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "rules", "ratjack"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    errors = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=60) == 0
    assert errors == b""
