"""Numbers in sentences: none is swallowed, and the words around them agree with them.

Found by the syntax of the messages and by saying them, not by a list. A variable is a number if a
message of any language chooses by its plural, or by exact numbers; where another message gets a
number in words or with decimals under the same name, its comment says so: `# $points (text)`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any, Final

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from ninelives.text.languages import LANGUAGES
from tests.text.inventory import FILES, TEXT

SAID: Final = (-1, 0, 1, 2, 8, 11, 21)
OTHER: Final = 77  # a number without words of its own
BESIDE: Final = 99  # any other number in the same sentence
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
VOWELS: Final = ("8", "11", "18")  # said with a vowel at the beginning
BETWEEN: Final = r"(?:(?!of|to|and|for|in|on|at|with|are|is)[a-z]+ )?"


@dataclass(frozen=True)
class Choice:
    """A selector of a message by one variable."""

    variable: str
    keys: tuple[str, ...]

    @property
    def is_number(self) -> bool:
        return all(key in CATEGORIES or _is_number(key) for key in self.keys) and (
            any(key != "other" for key in self.keys)
        )


class Message(Visitor):
    """A message, or one of its attributes: its variables, and what they choose."""

    def __init__(self, name: str, pattern: Any, comment: str) -> None:
        super().__init__()
        self.name = name
        self.texts = set(re.findall(r"\$(\w+) \(text\)", comment))  # variables that are no numbers
        self.choices: list[Choice] = []
        self.shown: set[str] = set()  # variables that are written somewhere
        self.visit(pattern)

    def visit_Placeable(self, node: Any) -> None:  # noqa: N802
        expression = node.expression
        if isinstance(expression, syntax.VariableReference):
            self.shown.add(expression.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, syntax.VariableReference):
            keys = tuple(_key(variant.key) for variant in node.variants)
            self.choices.append(Choice(node.selector.id.name, keys))
        for variant in node.variants:
            self.visit(variant.value)

    @property
    def variables(self) -> set[str]:
        return self.shown | {choice.variable for choice in self.choices}

    def exact(self, variable: str) -> set[str]:
        """The numbers that have words of their own."""
        return {
            key
            for choice in self.choices
            if choice.variable == variable
            for key in choice.keys
            if _is_number(key)
        }


def _key(key: Any) -> str:
    return str(key.value if isinstance(key, syntax.NumberLiteral) else key.name)


def _is_number(key: str) -> bool:
    return key.lstrip("-").isdigit()


@cache
def messages(language: str) -> tuple[Message, ...]:
    found: list[Message] = []
    for file in FILES:
        path = TEXT / "locales" / language / f"{file}.ftl"
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, syntax.Message):
                comment = (entry.comment and entry.comment.content) or ""
                if entry.value:
                    found.append(Message(entry.id.name, entry.value, comment))
                for attribute in entry.attributes:
                    name = f"{entry.id.name}.{attribute.id.name}"
                    found.append(Message(name, attribute.value, comment))
    return tuple(found)


@cache
def numbers() -> frozenset[tuple[str, str]]:
    """Messages with a variable that is a number, as some language shows."""
    return frozenset(
        (message.name, choice.variable)
        for language in LANGUAGES
        for message in messages(language)
        for choice in message.choices
        if choice.is_number
    )


@cache
def number_names() -> frozenset[str]:
    return frozenset(variable for _, variable in numbers())


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for file in FILES:
        text = (TEXT / "locales" / language / f"{file}.ftl").read_text(encoding="utf-8")
        made.add_resource(FluentResource(text))
    return made


def say(language: str, name: str, values: dict[str, Any]) -> str:
    identifier, _, attribute = name.partition(".")
    message = bundle(language).get_message(identifier)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, values)[0])


def said(language: str, message: Message, variable: str, value: Any) -> Iterator[str]:
    """The message with this value, in all the ways that its words choose."""
    words = {
        choice.variable: {key for other in message.choices for key in other.keys}
        for choice in message.choices
        if not choice.is_number and choice.variable != variable
    }
    ways = [sorted(keys | {"x"}) for keys in words.values()]
    for way in product(*ways):
        values: dict[str, Any] = {
            each: BESIDE if (message.name, each) in numbers() else "…" for each in message.variables
        }
        values |= dict(zip(words, way, strict=True))
        yield say(language, message.name, {**values, variable: value})


def has_number(text: str, value: int) -> bool:
    digits = rf"[-−]{-value}" if value < 0 else rf"(?<![-−\d]){value}"
    return re.search(rf"{digits}(?!\d)", text) is not None


def test_there_are_numbers_to_say() -> None:
    assert len(numbers()) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_said_is_never_swallowed(language: str) -> None:
    """Only a number with exact words of its own may be spelled: `[1] one trick`."""
    wrong = [
        (message.name, value, text)
        for message in messages(language)
        for variable in sorted(message.shown - message.texts)
        if (message.name, variable) in numbers()
        for value in SAID
        if str(value) not in message.exact(variable)
        for text, other in zip(
            said(language, message, variable, value),
            said(language, message, variable, OTHER),
            strict=True,
        )
        if has_number(other, OTHER) and not has_number(text, value)
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_that_is_chosen_by_is_one_of_the_language(language: str) -> None:
    """CLDR: Chinese has no `one`, so what stands there is never said."""
    known = {*Locale.parse(language.replace("-", "_")).plural_form.tags, "other"}
    wrong = [
        (message.name, choice.variable, key)
        for message in messages(language)
        for choice in message.choices
        if choice.is_number
        for key in choice.keys
        if key in CATEGORIES - known
    ]
    assert wrong == []


# -- English ---------------------------------------------------------------------------------------


@cache
def nouns() -> dict[str, str]:
    """Singular by plural, as the variants of one number have them in the same place."""
    found: dict[str, str] = {}
    for message in messages("en"):
        for variable in {choice.variable for choice in message.choices if choice.is_number}:
            ones = list(said("en", message, variable, 1))
            manys = list(said("en", message, variable, OTHER))
            for one, many in zip(ones, manys, strict=True):
                found |= _pair(one, many)
    return found


def _pair(one: str, many: str) -> dict[str, str]:
    """The words in which two sentences about 1 and about many differ, if they are a noun's."""
    first, second = re.findall(r"[A-Za-z]+|\d+", one), re.findall(r"[A-Za-z]+|\d+", many)
    if len(first) != len(second):
        return {}
    pairs = [(a, b) for a, b in zip(first, second, strict=True) if a != b and b.isalpha()]
    return {
        b: a for a, b in pairs if b == f"{a}s" or (a, b) in {("mouse", "mice"), ("loss", "losses")}
    }


def test_the_nouns_of_the_texts_are_known() -> None:
    assert {"tricks", "points", "mice", "cards"} <= set(nouns())


def test_english_nouns_agree_with_their_number() -> None:
    """1 point, 0 points, 2 points; minus one is said either way."""
    plurals, singulars = "|".join(nouns()), "|".join(nouns().values())
    wrong = [
        (message.name, value, text)
        for message in messages("en")
        for variable in sorted((message.variables & number_names()) - message.texts)
        for value in (0, 1, 2, 8, 11, 21)
        for text in said("en", message, variable, value)
        if re.search(
            rf"(?<![-−\d/.]){value} {BETWEEN}(?:{plurals if value == 1 else singulars})\b", text
        )
    ]
    assert wrong == []


def test_english_articles_agree_with_their_number() -> None:
    """An 8, an 11, an 18; a 9."""
    wrong = [
        (message.name, text)
        for message in messages("en")
        for variable in sorted(message.shown - message.texts)
        for value in (*VOWELS, "9")
        for text in said("en", message, variable, value)
        if re.search(rf"\b[Aa]{'' if value in VOWELS else 'n'} {value}\b", text)
    ]
    assert wrong == []
