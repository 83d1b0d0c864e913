"""Every text is there in all five languages, says the same things, and is needed by somebody."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ninelives import games
from ninelives.cli.commands import COMMANDS
from ninelives.games.ratjack.catalogue import POWER_NAMES
from ninelives.text.languages import LANGUAGES
from ninelives.text.phrases import Phrases
from tests.text import inventory

FILES = sorted(path.stem for path in (inventory.TEXT / "locales" / "en").glob("*.ftl"))


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def texts(language: str, file: str) -> dict[str, frozenset[str]]:
    """The ids of a file, attributes included, with the variables of each."""
    path = inventory.TEXT / "locales" / language / f"{file}.ftl"
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    found: dict[str, frozenset[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            found[entry.id.name] = _variables(entry.value)
            for attribute in entry.attributes:
                name = f"{entry.id.name}.{attribute.id.name}"
                found[name] = _variables(attribute.value)
    return found


def _variables(pattern: Any) -> frozenset[str]:
    visitor = _Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@cache
def all_texts(language: str) -> dict[str, frozenset[str]]:
    return {name: used for file in FILES for name, used in texts(language, file).items()}


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


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_rules_can_say_has_a_text(language: str, game: str) -> None:
    needed = inventory.of_game(game) | inventory.kinds(game)
    needed |= {f"game-{game}", f"game-name-{game}"}
    assert sorted(needed - set(all_texts(language))) == []


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_reason_in_words(language: str, game: str) -> None:
    codes = inventory.reason_codes(game)
    assert codes
    known = set(all_texts(language))
    assert [c for c in codes if not {f"{game}-reason-{c}", f"reason-{c}"} & known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_record_is_told(language: str) -> None:
    assert len(inventory.faults()) > 20
    assert {f"fault-{fault}" for fault in inventory.faults()} <= set(all_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_deck_file_is_told(language: str) -> None:
    assert len(inventory.deck_faults()) > 10
    assert {f"deck-fault-{fault}" for fault in inventory.deck_faults()} <= set(all_texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_is_told(language: str) -> None:
    assert {f"ratjack-power-{name}" for name in POWER_NAMES} <= set(all_texts(language))


@pytest.mark.parametrize("game", games.names())
def test_a_text_of_an_event_speaks_of_nothing_but_its_fields(game: str) -> None:
    for event, fields in inventory.events(game).items():
        allowed = {*fields, *(f"{f}_is" for f in fields), *(f"{f}_count" for f in fields)}
        for language in LANGUAGES:
            name = f"{game}-event-{inventory.kebab(event)}"
            assert all_texts(language)[name] <= allowed, (language, name)


def test_every_text_named_in_the_sources_is_there() -> None:
    said = inventory.said_in_sources()
    known = set(all_texts("en"))
    assert len(said) > 80
    assert [each for each in said if not {each[1], f"{each[0]}-{each[1]}"} & known] == []


def test_no_text_is_unused() -> None:
    strings, patterns = inventory.named_in_sources()
    words = strings | inventory.vocabulary()
    needed = {f"fault-{fault}" for fault in inventory.faults()}
    needed |= {f"deck-fault-{fault}" for fault in inventory.deck_faults()}
    for game in games.names():
        needed |= inventory.of_game(game) | inventory.kinds(game)
        needed |= {f"game-{game}"}
        for code in inventory.reason_codes(game):
            needed |= {f"{game}-reason-{code}", f"reason-{code}"}
    unused: list[str] = []
    for file in ("cli", "common", "terminal", *games.names()):
        for name in texts("en", file):
            own = name.removeprefix(f"{file}-")
            written = name in strings or own in strings
            matches = [p.fullmatch(each) for p in patterns for each in (name, own)]
            made = any(match and set(match.groups()) <= words for match in matches)
            if not written and not made and name not in needed:
                unused.append(name)
    assert unused == []


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
def test_help_names_every_word_and_option_of_its_command(language: str) -> None:
    phrases = Phrases(language)
    for name, (command, _) in COMMANDS.items():
        text = phrases.say(f"help-{name}")
        words = {*command.words, *command.options, *command.flags}
        assert sorted(word for word in words if word not in text) == []
        assert f"ninelives {name} " in text.splitlines()[-1], "ends with an example"
        assert f"ninelives {name}" in phrases.say("help")
        known = words | {"--help", "--version"}
        assert set(re.findall(r"--[a-z]+", text)) <= known
