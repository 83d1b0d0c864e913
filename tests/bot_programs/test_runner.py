"""One of our bots as a program: it plays as it does at home, and understands hosts only."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninelives import __version__, bots, games
from ninelives.bot_programs.runner import BadLine, BotRunner
from ninelives.bots import UnknownBot
from ninelives.engine.contract import View
from ninelives.engine.errors import UnknownGame
from ninelives.wire.bot_protocol import LONGEST_LINE, Ask, Match, Over
from ninelives.wire.http import game_facts
from ninelives.wire.replies import PROTOCOL, Refused, Reply, Welcome, write
from ninelives.wire.requests import Act
from testkit.tables import Setting, played, seeds
from testkit.tables import settings as any_setting
from tests.cli.commands import ninelives

WELCOME = Welcome(PROTOCOL, __version__, 0)
LONGEST = 120  # steps of a game: enough for every kind of question, and quickly played


def match_of(game: str, *, seed: int = 1, rules: int = 0, variant: str = "") -> Match:
    facts = game_facts(games.load(game), bots.NAMES)
    facts = msgspec.structs.replace(facts, rules_version=facts.rules_version + rules)
    return Match(facts, 1000, seed, variant)


def text_of(lines: Sequence[Reply]) -> str:
    return "".join(f"{write(line).decode()}\n" for line in lines)


def answers_to(text: str, game: str, name: str = "random", seed: int | None = None) -> list[Act]:
    answers = io.StringIO()
    BotRunner(name, game, seed).play(io.StringIO(text), answers)
    return [msgspec.json.decode(line, type=Act) for line in answers.getvalue().splitlines()]


def views(setting: Setting, seed: int) -> list[View]:
    """What seat 0 sees wherever it has a choice."""
    return [
        setting.game.view(state, 0)
        for step, (state, seat, _) in enumerate(played(setting, seed))
        if seat == 0 and step < LONGEST
    ]


@settings(max_examples=40)
@given(any_setting, seeds, st.sampled_from(("random", "greedy")))
def test_the_runner_plays_like_the_bot_with_the_hosts_seed(
    setting: Setting, seed: int, name: str
) -> None:
    shown = views(setting, seed)
    asks = [Ask(number, view.facts()) for number, view in enumerate(shown)]
    said = text_of([WELCOME, match_of(setting.name, seed=seed), *asks, Over([1], [1])])
    at_home = bots.load(name, setting.name, seed)
    expected = [Act(number, at_home.choose(view)) for number, view in enumerate(shown)]
    assert answers_to(said, setting.name, name) == expected


def test_the_runners_own_seed_overrides_the_hosts() -> None:
    setting = Setting("catinthebox", 3, {})
    asks = [Ask(number, view.facts()) for number, view in enumerate(views(setting, 3))]

    def actions(seed: int | None, of_host: int) -> list[Act]:
        said = text_of([WELCOME, match_of("catinthebox", seed=of_host), *asks])
        return answers_to(said, "catinthebox", seed=seed)

    assert actions(7, of_host=1) == actions(7, of_host=2) == actions(None, of_host=7)
    assert actions(None, of_host=1) != actions(None, of_host=7)


def test_the_runner_goes_on_after_refused_and_ends_after_over() -> None:
    view = views(Setting("felix", 3, {}), 1)[0].facts()
    said = [WELCOME, match_of("felix"), Refused("act", "stale"), Ask(4, view), Over([], [])]
    (answer,) = answers_to(text_of(said) + "this is not read", "felix")
    assert answer.choice == 4


VIEW = views(Setting("felix", 3, {}), 1)[0].facts()
FELIX = text_of([WELCOME, match_of("felix")])


@pytest.mark.parametrize(
    ("said", "line", "fault"),
    [
        ("hello\n", 1, "malformed"),
        ("\n", 1, "malformed"),
        ("[]", 1, "malformed"),
        ('{"type":"act","choice":0,"action":1}', 1, "malformed"),
        (text_of([Welcome(PROTOCOL + 1, "9.0", 0)]), 1, "other-protocol"),
        (text_of([WELCOME, match_of("ratjack")]), 2, "other-rules"),
        (text_of([WELCOME, match_of("felix", rules=1)]), 2, "other-rules"),
        (text_of([WELCOME, match_of("felix", variant="dogs only")]), 2, "other-rules"),
        (text_of([WELCOME, Ask(0, VIEW)]), 2, "match-first"),
        (FELIX + text_of([Ask(0, {})]), 3, "bad-view"),
        (FELIX + text_of([Ask(0, {**VIEW, "legal": []})]), 3, "bad-view"),
        (FELIX + text_of([Ask(0, {**VIEW, "hand": "all"})]), 3, "bad-view"),
        (FELIX + text_of([Ask(0, {**VIEW, "hand": [-1]})]), 3, "bad-view"),
        (FELIX + " " * LONGEST_LINE + "\n", 3, "too-long"),
    ],
    ids=lambda each: str(each)[:40],
)
def test_the_runner_names_the_line_that_is_wrong(said: str, line: int, fault: str) -> None:
    with pytest.raises(BadLine) as refused:
        answers_to(said, "felix")
    assert (refused.value.line, refused.value.fault) == (line, fault)


def test_the_runner_refuses_an_unknown_bot_or_game() -> None:
    with pytest.raises(UnknownBot):
        BotRunner("lion", "felix", 1)
    with pytest.raises(UnknownGame):
        BotRunner("random", "chess", 1)


def test_the_bot_command_answers_and_reports_a_bad_line(
    tmp_path: Path,
) -> None:
    typed = FELIX + text_of([Ask(0, VIEW)]) + "What?\n"
    done = ninelives("bot", "random", "felix", home=tmp_path, typed=typed)
    assert done.returncode == 1
    assert msgspec.json.decode(done.stdout, type=Act).choice == 0
    told = "ninelives: Standard input, line 4: this isn’t a message that a host sends."
    assert done.stderr == f"{told} See docs/protocol.md.\n"
