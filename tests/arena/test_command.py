"""`ninelives arena`: what it prints, and that the same words print the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ninelives.text.languages import LANGUAGES
from tests.cli.commands import Call
from tests.cli.terminals import PATIENCE, on_a_terminal

MATCH = ("arena", "felix", "greedy", "random", "random")


def plain(text: str) -> Any:
    """The JSON without its times."""
    told = json.loads(text)
    for bot in told["bots"]:
        assert set(bot.pop("times")) == {"mean_ms", "p99_ms"}
    return told


def test_arena_json_has_these_figures_and_no_others(called: Call) -> None:
    done = called(*MATCH, "--games", "4", "--jobs", "1", "--seed", "5", "--json")
    told = plain(done.shown)
    assert done.exit_code == 0
    assert list(told) == ["game", "players", "games", "seed", "bots", "habits"]
    assert (told["game"], told["players"], told["games"], told["seed"]) == ("felix", 3, 6, 5)
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]
    assert set(told["bots"][0]) >= {"wins", "win_rate", "ci95", "mean_score"}
    assert set(told["habits"]["overpaid"]["bots"]) == {"greedy", "random"}


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes(called: Call) -> None:
    one, two = (called(*MATCH, "--games=12", "--json", f"--jobs={n}").shown for n in (1, 2))
    other = called(*MATCH, "--games=12", "--json", "--jobs=1", "--seed=2").shown
    assert plain(one) == plain(two)
    assert plain(one)["bots"] != plain(other)["bots"]


def test_arena_takes_the_options_of_the_game(called: Call) -> None:
    words = (*MATCH, "--games=12", "--json", "--jobs=1")
    usual, german = called(*words), called(*words, "--option", "edition=german")
    assert plain(usual.shown)["bots"] != plain(german.shown)["bots"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_prints_tables(called: Call, language: str) -> None:
    done = called(*MATCH, "--games", "6", "--jobs", "1", "--lang", language)
    standings, ratings, differences, habits = done.shown.split("\n\n")[1:-1]
    assert [len(part.splitlines()) for part in (standings, ratings, differences)] == [3, 3, 2]
    assert len(habits.splitlines()) == 8
    assert "arena-" not in done.shown
    assert done.errors == ""  # a bar is for a terminal


def test_arena_with_one_contestant_prints_no_differences(called: Call) -> None:
    done = called("arena", "catinthebox", "random", "random", "--games", "2", "--jobs", "1")
    assert done.exit_code == 0
    assert "difference" not in done.shown


def test_arena_prints_its_figures_so_far_on_ctrl_c(tmp_path: Path) -> None:
    words = (*MATCH, "--games", "1000000", "--jobs", "2")
    with on_a_terminal(tmp_path, *words) as player:
        player.read_until("left")  # of the bar, once something is played
        player.type("\x03")
        player.read_until("nothing more")  # to the end
        assert player.process.wait(timeout=PATIENCE) == 1
    _, told = player.seen.split("^C")
    assert re.search(r"Felix: 3 players, \d+ games", told)
    assert "Stopped early." in told
    assert "greedy − random" in told
    assert "Traceback" not in told
