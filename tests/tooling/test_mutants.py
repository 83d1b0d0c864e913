"""`make mutants`: which changes it makes, and that each reason in its list is of one of them."""

from __future__ import annotations

import ast
from textwrap import dedent

import pytest

from ninelives.games.felix import rules
from tooling.mutants import Mutant, changed, reasons, result_of, without_mutant


def names(source: str) -> list[str]:
    return [name for _, name in changed(ast.parse(dedent(source)))]


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["a < b -> a <= b"]),
        ("return a & ~b", ["a & ~b -> a | ~b", "~b -> b"]),
        ("return a and b", ["a and b -> a or b"]),
        ("return not a", ["not a -> a"]),
        ("return True", ["True -> False"]),
        ("a += b", ["a += b -> a -= b", "a += b -> pass"]),
        ("a.b = c", ["a.b = c -> pass"]),
        ("a = b", []),
        ("a(b)", ["a(b) -> pass"]),
        ("if a: a.b = c", ["if a: -> if not a:", "a.b = c -> pass"]),
        ("assert a < b", []),
        ("'a remark'", []),
    ],
)
def test_the_changes_of_a_line(line: str, changes: list[str]) -> None:
    assert names(f"def f():\n {line}") == [f"f: {each}" for each in changes]


def test_equal_changes_of_a_function_are_numbered() -> None:
    assert names("def f(): return [1, 1]") == ["f: 1 -> 2", "f: 1 -> 2 #2"]


def test_a_clone_is_left_to_other_tests() -> None:
    source = """
        class Table:
            size = 1
            def clone(self): return 1
            def twice(self): return 2
    """
    assert names(source) == ["Table.module: 1 -> 2", "Table.twice: 2 -> 3"]


def test_after_all_changes_the_tree_is_as_before() -> None:
    source = "def f(a, b):\n    return a < b and (not a or b + 1)"
    tree = ast.parse(source)
    assert len(list(changed(tree))) == 6
    assert ast.unparse(tree) == source


def test_every_reason_is_of_a_mutant() -> None:
    assert without_mutant(reasons()) == []
    assert without_mutant({"felix/dogs.py leaving: 1 -> 9": "none"})


def test_a_mutant_that_cannot_be_imported_is_killed_also_where_its_module_was() -> None:
    assert rules.GAME
    assert result_of(Mutant("felix", "rules.py", "module", "none", "1 / 0"), [], None).killed
