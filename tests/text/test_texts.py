"""Every text exists in all languages with the same variables, and is used."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from typing import get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ninelives import bots, games
from ninelives.arena.deals import BotFailed
from ninelives.arena.on_ray import NoCluster, NoRay
from ninelives.arena.workers import WorkersDie
from ninelives.bot_programs import CannotStart, runner
from ninelives.build import Build
from ninelives.cli.commands import COMMANDS
from ninelives.cli.errors import usage_error
from ninelives.cli.help import command_help, overview, texts_of
from ninelives.engine.errors import NinelivesError, UnknownGame
from ninelives.games.ratjack.powers import POWER_NAMES
from ninelives.text.languages import LANGUAGES, UnknownLanguage
from ninelives.text.phrases import Phrases
from tests.text import inventory, page_inventory
from tests.text.inventory import FILES, all_texts, texts

ERRORS = (
    UnknownGame("chess", ("felix",)),
    bots.UnknownBot("lion"),
    UnknownLanguage("xx"),
    CannotStart("x", "gone"),
    BotFailed("x", "mute"),
    NoRay(),
    NoCluster("x:1", "gone"),
    WorkersDie(3),
)


def _are_there(language: str, needed: set[str]) -> None:
    missing = sorted(needed - set(all_texts(language)))
    assert not missing, f"missing in {language}: {', '.join(missing)}"


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_texts_with_the_same_variables(
    language: str, file: str
) -> None:
    def told(texts: dict[str, frozenset[str]]) -> dict[str, set[str]]:
        # Some languages need to know whether a player is the listener, others do not.
        return {
            name: {each.removesuffix("_is") for each in variables}
            for name, variables in texts.items()
        }

    assert told(texts(language, file)) == told(texts("en", file))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_every_habit_is_told(language: str) -> None:
    assert len(inventory.faults()) > 20
    assert len(inventory.deck_faults()) > 10
    assert len(inventory.habits()) > 15
    _are_there(language, _faults() | inventory.habits())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_told(language: str) -> None:
    needed = {f"ratjack-power-{name}" for name in POWER_NAMES}
    needed |= {f"ratjack-page-short-{name}" for name in POWER_NAMES}
    _are_there(language, needed)


def test_the_page_tells_events_of_ratjack_without_places() -> None:
    for event, fields in inventory.events("ratjack").items():
        if "place" in fields:
            for language in LANGUAGES:
                name = f"ratjack-page-event-{inventory.kebab(event)}"
                assert not {"place", "other_place"} & all_texts(language)[name], (language, name)


@pytest.mark.parametrize("game", games.names())
def test_a_text_of_an_event_speaks_of_nothing_but_its_fields(game: str) -> None:
    for event, fields in inventory.events(game).items():
        allowed = {*fields, *(f"{f}_is" for f in fields), *(f"{f}_count" for f in fields)}
        for language in LANGUAGES:
            name = f"{game}-event-{inventory.kebab(event)}"
            assert all_texts(language)[name] <= allowed, (language, name)


@pytest.mark.parametrize("game", games.names())
def test_all_that_the_coach_can_say_has_words_with_its_values(game: str) -> None:
    for code, values in inventory.coach_codes(game).items():
        allowed = {*values, *(f"{value}_is" for value in values)}
        for language in LANGUAGES:
            used = all_texts(language)[f"{game}-coach-{code}"]
            assert used <= allowed, (language, code)


def test_every_text_named_in_the_sources_is_there() -> None:
    said = inventory.said_in_sources()
    known = set(all_texts("en"))
    assert len(said) > 80
    assert [each for each in said if not {each[1], f"{each[0]}-{each[1]}"} & known] == []


def test_every_text_named_in_the_page_is_there() -> None:
    known = set(all_texts("en"))
    found = list(page_inventory.said())
    assert len(found) > 100
    missing = [
        (path.name, wanted)
        for path, wanted, before in found
        if not any(_is_there(wanted, prefix, known) for prefix in before)
    ]
    assert missing == []


def _is_there(wanted: str | re.Pattern[str], prefix: str, known: set[str]) -> bool:
    if isinstance(wanted, str):
        return f"{prefix}{wanted}" in known
    return any(
        name.startswith(prefix) and wanted.fullmatch(name.removeprefix(prefix)) for name in known
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_words_on_the_page(language: str) -> None:
    needed = {f"page-bot-{name}" for name in bots.NAMES}
    _are_there(language, needed | {f"{name}.about" for name in needed})


def test_no_text_is_unused() -> None:
    strings, patterns = inventory.named_in_sources()
    page_strings, page_patterns = page_inventory.named()
    used = _Used(
        strings=strings | page_strings,
        patterns=[*patterns, *page_patterns],
        words=strings | page_strings | inventory.vocabulary() | inventory.sent_words(),
        needed=_needed(),
    )
    unused = [name for file in FILES for name in texts("en", file) if not used.by(file, name)]
    assert unused == []


@dataclass
class _Used:
    """Which texts the sources use, by a literal id or by one put together."""

    strings: set[str]
    patterns: list[re.Pattern[str]]
    words: set[str]
    needed: set[str]

    def by(self, file: str, name: str) -> bool:
        own = name.removeprefix(f"{file.partition('-')[0]}-")
        thing, dot, part = name.partition(".")
        if name in self.needed or {name, own} & self.strings:
            return True
        if thing in self.needed and f"{dot}{part}" in self.strings:
            return True  # a part of the name of a thing
        matches = [p.fullmatch(each) for p in self.patterns for each in (name, own)]
        return any(match and set(match.groups()) <= self.words for match in matches)


def _faults() -> set[str]:
    """Of records, of deck files, and of what a bot program receives."""
    faults = {f"fault-{fault}" for fault in inventory.faults()}
    faults |= {f"deck-fault-{fault}" for fault in inventory.deck_faults()}
    return faults | {f"bot-fault-{fault}" for fault in runner.FAULTS}


def _needed() -> set[str]:
    """What the rules, the records, the decks and the build can lead to."""
    needed = _faults() | inventory.habits()
    needed |= {f"build-{build}" for build in get_args(Build)}
    needed |= {f"ratjack-power-{name}" for name in POWER_NAMES}
    for command in COMMANDS.values():
        needed |= {f"help-{command.name}", *chain.from_iterable(texts_of(command).values())}
        needed |= {f"option-{setting.name}-default" for setting in command.settings}
    needed |= {f"error-{error.code}" for error in ERRORS}
    for game in games.names():
        needed |= inventory.of_game(game) | inventory.kinds(game)
        needed |= {f"game-{game}"}
        needed |= {
            f"{game}-page-event-{inventory.kebab(event)}" for event in inventory.events(game)
        }
        needed |= {f"{game}-coach-{code}" for code in inventory.coach_codes(game)}
        for code in inventory.reason_codes(game):
            needed |= {f"{game}-reason-{code}", f"reason-{code}"}
    return needed


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for file in FILES:
        path = inventory.TEXT / "locales" / language / f"{file}.ftl"
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        for name, variables in texts(language, file).items():
            for number in (0, 1, 2, 5):
                message = bundle.get_message(name.partition(".")[0])
                attribute = name.partition(".")[2]
                pattern = message.attributes[attribute] if attribute else message.value
                values = {v: "you" if v.endswith("_is") else number for v in variables}
                assert pattern is not None
                said, errors = bundle.format_pattern(pattern, values)
                assert errors == [], (name, errors)
                assert str(said).strip(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_describes_every_command_with_its_words_and_options(language: str) -> None:
    phrases, known = Phrases(language), set(all_texts(language))
    listed = overview(COMMANDS.values(), phrases)
    for name, command in COMMANDS.items():
        assert [texts for texts in texts_of(command).values() if not {*texts} & known] == []
        text = command_help(command, phrases)
        words = {*command.words, *command.options, *command.flags}
        assert sorted(word for word in words if word not in text) == []
        assert f"ninelives {name} " in text.splitlines()[-1], "ends with an example"
        assert f"\n  {command.usage} " in listed
        assert set(re.findall(r"--[a-z-]+", text)) <= words | {"--help"}
        assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_with_a_code_has_a_text_of_its_attributes(language: str) -> None:
    for error in ERRORS:
        shown = usage_error(error, Phrases(language))
        assert all_texts(language)[shown.text] <= set(shown.values)
    left: list[type[NinelivesError]] = [NinelivesError]
    for kind in left:
        left += kind.__subclasses__()
    assert {kind.code for kind in left} == {"", *(error.code for error in ERRORS)}
