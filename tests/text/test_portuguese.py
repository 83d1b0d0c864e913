"""Portuguese is that of Portugal, and says every number as it is."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as syntax
from fluent.syntax.visitor import Visitor

from ninelives.text.phrases import Phrases
from tests.text import inventory


class _Plurals(Visitor):
    """Variants of a number that stand for more numbers than the one they speak of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        default = next(variant.key for variant in node.variants if variant.default)
        keys = [getattr(variant.key, "name", "") for variant in node.variants]
        if default.name == "other" and not node.selector.id.name.endswith("_is"):
            self.found += [key for key in keys if key in ("zero", "one", "two", "few", "many")]
        self.generic_visit(node)


@pytest.mark.parametrize("file", inventory.FILES)
def test_a_number_has_its_own_text_only_by_its_exact_value(file: str) -> None:
    path = inventory.TEXT / "locales" / "pt" / f"{file}.ftl"
    for message in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(message, syntax.Message):
            plurals = _Plurals()
            plurals.visit(message)
            assert plurals.found == [], message.id.name


@pytest.mark.parametrize(
    ("number", "points"),
    [
        (-1, "−1 pontos"),
        (0, "0 pontos"),
        (1, "1 ponto"),
        (2, "2 pontos"),
        (12345, "12\N{NO-BREAK SPACE}345 pontos"),  # 12.345 in Brazil
    ],
)
def test_points_are_told_as_they_are(number: int, points: str) -> None:
    assert Phrases("pt").say("game-points-felix", points=number) == points
    assert Phrases("pt").say("catinthebox-page-points", points=number) == points
