"""The guide to bots: its example plays, and its facts are those of the games."""

from __future__ import annotations

import importlib
import io
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ninelives import games
from ninelives.bot_programs.runner import BotRunner
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from ninelives.wire.bot_protocol import Match
from ninelives.wire.http import game_facts
from ninelives.wire.replies import write
from testkit.tables import SETTINGS, Setting, played
from tests.bot_programs.playing import EXAMPLE, program_game

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guide" / "write-a-bot.md").read_text(encoding="utf-8")
QUESTION, ANSWER = (
    json.loads(block) for block in re.findall(r"```json\n(.*?)```", GUIDE, flags=re.DOTALL)
)


# -- programs -------------------------------------------------------------------------------------


def test_the_example_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 60
    imported = re.findall(r"^(?:from|import) (\w+)", text, flags=re.MULTILINE)
    assert set(imported) <= set(sys.stdlib_module_names)


@pytest.mark.parametrize(
    "setting",
    [next(each for each in SETTINGS if each.name == name) for name in games.names()]
    + [[each for each in SETTINGS if each.name == name][-1] for name in games.names()],
    ids=str,
)
def test_the_example_plays_whole_games_without_a_fault(setting: Setting) -> None:
    bot = program_game([sys.executable, str(EXAMPLE)], setting, seed=11)
    assert bot.faults == []


# -- views ----------------------------------------------------------------------------------------


def test_the_view_that_is_shown_is_one_of_the_game() -> None:
    game = games.load("catinthebox")
    state, dice = game.new(3, {}), QuickDice(1)
    while (seat := game.to_act(state)) < 0:
        game.advance(state, seat, game.pick(state, seat, dice), None)
    assert QUESTION["view"] == game.view(state, seat).facts()


def test_the_answer_that_is_shown_is_that_of_the_bot() -> None:
    facts = game_facts(games.load("catinthebox"), [])
    said = io.StringIO(f"{write(Match(facts, 1000, 0)).decode()}\n{json.dumps(QUESTION)}\n")
    answers = io.StringIO()
    BotRunner("random", "catinthebox", seed=7).play(said, answers)
    assert json.loads(answers.getvalue()) == ANSWER
    action = msgspec.to_builtins(facts.actions[ANSWER["action"]])
    assert json.dumps(action) in " ".join(GUIDE.split())


def names_in(facts: dict[str, Any], prefix: str = "") -> set[str]:
    """Every fact by its path; what lists are made of counts as part of them."""
    found: set[str] = set()
    for name, value in facts.items():
        found.add(prefix + name)
        for member in value if isinstance(value, list) else [value]:
            if isinstance(member, dict):
                found |= names_in(member, f"{prefix}{name}.")
    return found


@pytest.mark.parametrize("game", games.names())
def test_every_fact_of_a_game_is_told_and_no_other(game: str) -> None:
    section = GUIDE.split(f"\n### {game}\n")[1].split("\n### ")[0]
    told = re.findall(r"^\| `([a-z_.]+)` \|", section, flags=re.MULTILINE)
    setting = next(each for each in SETTINGS if each.name == game)
    *_, (state, seat, _) = played(setting, 1)
    assert seat == NOBODY
    facts = names_in(setting.game.view(state, 0).facts()) - {"seat", "asked", "legal", "table"}
    assert set(told) == facts
    assert len(told) == len(facts)


@pytest.mark.parametrize("game", games.names())
def test_every_phase_is_named(game: str) -> None:
    section = GUIDE.split(f"\n### {game}\n")[1].split("\n### ")[0]
    (phases,) = re.findall(r"^\| `table.phase` \| (.*) \|$", section, flags=re.MULTILINE)
    module = importlib.import_module(f"ninelives.games.{game}.table")
    assert re.findall(r"`([a-z-]+)`", phases) == list(module.PHASE_NAMES)
