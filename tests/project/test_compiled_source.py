"""Compiled modules avoid what the compiler silently gets wrong."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tooling.extension import COMPILED

ROOT = Path(__file__).parents[2] / "src" / "ninelives"
BITS = ROOT / "engine" / "bits.py"
FILES = sorted(file for pattern in COMPILED for file in ROOT.glob(pattern))


def shifts_by_a_variable(source: str) -> list[int]:
    """Lines with `left << right` where both are not known when the module is compiled."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            right: ast.expr = node.right
        elif isinstance(node, ast.AugAssign) and isinstance(node.op, ast.LShift):
            right = node.value
        else:
            continue
        if not _is_constant(right):
            found.append(node.lineno)
    return sorted(found)


def _is_constant(node: ast.expr) -> bool:
    """Made of numbers and of names in capitals only."""
    names = [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]
    return all(name.isupper() for name in names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_shifts_go_through_bits_shifted(file: Path) -> None:
    """A literal shifted in place is a 32-bit C int, and the compiled game goes other ways."""
    if file != BITS:
        assert shifts_by_a_variable(file.read_text()) == []


def test_the_check_sees_a_shift() -> None:
    source = "a = 1 << b\nc <<= 4 * d\ne = f << 3\ng = 1 << (TOP - END)"
    assert shifts_by_a_variable(source) == [1, 2]
