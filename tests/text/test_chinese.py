"""Chinese texts have one style of spaces and punctuation, stated at the top of `common.ftl`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from tests.text import inventory
from tests.text.inventory import FILES

LANGUAGES = ("zh-Hans", "zh-Hant")

_HAN = r"[\u3400-\u9fff]"
_FULL_WIDTH = r"[，。；：？！、（）“”「」『』《》—]|……"
FAULTS = {
    "no space between Chinese and Latin": rf"{_HAN}[A-Za-z0-9]|[A-Za-z0-9%]{_HAN}",
    "a space between Chinese characters": rf"{_HAN} +{_HAN}",
    "a space beside full-width punctuation": rf"(?:{_FULL_WIDTH}) | (?:{_FULL_WIDTH})",
    "half-width punctuation": rf"{_HAN}[,;:!?()]|[,;:!?()]{_HAN}",
    "half an ellipsis": rf"{_HAN}(?:\.\.|…(?!…))",
    "a hyphen for a minus": r"(?:^|[ +（])-\d",
}

# Variables that stand for a name or a word; the others stand for numbers and Latin words.
_NAMES = "seat owner_seat cat_seat by to_seat other_seat owner name names seats who game what other"
_WORDS = "colour colours led token title reason strength"
_THINGS = {
    "ratjack": {"card": "猫 8", "cards": "猫 8、狗 9"},
    "felix": {"card": "大狗", "cards": "大狗、小狗"},
    "cli": {"name": "--name", "other": "--other", "seat": "8", "seats": "8"},
    "": {**dict.fromkeys(f"{_NAMES} {_WORDS}".split(), "猫"), "fault": "猫。"},
}
# Where the game is the word that is typed.
_TYPED = {("error-no-such-rule", "game"): "felix"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_style(language: str, file: str) -> None:
    path = inventory.TEXT / "locales" / language / f"{file}.ftl"
    found = [
        (name, fault, said)
        for name, said in _all_said(path.read_text(encoding="utf-8"), file)
        for fault in _faults(said)
    ]
    assert found == []


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_decide_by_their_value_as_chinese_has_no_plural(language: str, file: str) -> None:
    path = inventory.TEXT / "locales" / language / f"{file}.ftl"
    decided = _Decided()
    decided.visit(FluentParser().parse(path.read_text(encoding="utf-8")))
    assert decided.by_plural == []


class _Decided(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.by_plural: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        keys = {getattr(variant.key, "name", "") for variant in node.variants}
        # The winners are told apart by the words "you", "one" and "many".
        if keys & {"zero", "one", "two", "few", "many"} and "you" not in keys:
            self.by_plural.append(node.selector.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("第{ $round } 轮", "no space between Chinese and Latin"),
        ("{ $percent }%的局", "no space between Chinese and Latin"),
        ("抽1 张牌", "no space between Chinese and Latin"),
        ("轮到 { $seat }", "a space between Chinese characters"),
        ("出价 { $mice }。 放弃", "a space beside full-width punctuation"),
        ("例如:  bid 4", "half-width punctuation"),
        ("稍等…", "half an ellipsis"),
        ("猫 -8", "a hyphen for a minus"),
        (
            "{ $n ->\n    [0] 空\n   *[other] 有{ $n } 张\n  }",
            "no space between Chinese and Latin",
        ),
    ],
)
def test_each_fault_is_found(text: str, fault: str) -> None:
    said = [said for _, said in _all_said(f"x = {text}\n", "x")]
    assert {each for one in said for each in _faults(one)} == {fault}


def test_the_style_itself_has_no_faults() -> None:
    text = "x = { $seat }出价 { $mice }：“bid 4”，共 95% 的局……（https://…）\n"
    assert [_faults(said) for _, said in _all_said(text, "x")] == [[]]


def _faults(said: str) -> list[str]:
    return [fault for fault, pattern in FAULTS.items() if re.search(pattern, said)]


def _all_said(source: str, file: str) -> Iterator[tuple[str, str]]:
    """Each text in all its variants, with things in the place of its variables."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, syntax.Message):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                if pattern is not None:
                    for said in _variants(pattern, entry.id.name, file):
                        yield entry.id.name, said


def _variants(pattern: Any, name: str, file: str) -> Iterator[str]:
    parts = [list(_of_element(element, name, file)) for element in pattern.elements]
    return map("".join, product(*parts))


def _of_element(element: Any, name: str, file: str) -> Iterator[str]:
    if isinstance(element, syntax.TextElement):
        yield element.value
    elif isinstance(element.expression, syntax.SelectExpression):
        for variant in element.expression.variants:
            yield from _variants(variant.value, name, file)
    elif isinstance(element.expression, syntax.VariableReference):
        yield _thing(element.expression.id.name, name, file)
    else:
        yield element.expression.value


def _thing(variable: str, name: str, file: str) -> str:
    if (name, variable) in _TYPED:
        return _TYPED[name, variable]
    for kind in (file, name.partition("-")[0], ""):
        if variable in _THINGS.get(kind, {}):
            return _THINGS[kind][variable]
    return "8"
