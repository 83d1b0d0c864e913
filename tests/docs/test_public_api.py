"""The public API: documented, lazily imported, and its examples run."""

from __future__ import annotations

import doctest
import inspect
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ninelives
from ninelives.build import compiled

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "python.md"
PUBLIC = ("ninelives", "ninelives.games", "ninelives.bots", "ninelives.client")
WITH_EXAMPLES = (
    "ninelives",
    "ninelives.games",
    "ninelives.bots",
    "ninelives.bots.dice",
    "ninelives.engine.contract",
    "ninelives.play.match",
    "ninelives.play.reader",
    "ninelives.play.replay",
)


def sections() -> dict[str, str]:
    """The reference page by module."""
    parts = re.split(r"^## (.+)$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_the_reference_lists_exactly_the_public_names() -> None:
    assert tuple(sections()) == PUBLIC
    for module, text in sections().items():
        cells = re.findall(r"^\| (`.*?`) \|", text, flags=re.MULTILINE)
        listed = [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]
        assert sorted(listed) == sorted(import_module(module).__all__)


@pytest.mark.parametrize("module", PUBLIC)
def test_public_classes_and_functions_have_docstrings(module: str) -> None:
    for name in import_module(module).__all__:
        found = getattr(import_module(module), name)
        if not compiled() and (inspect.isclass(found) or inspect.isfunction(found)):
            assert found.__doc__, name


@pytest.mark.parametrize("module", WITH_EXAMPLES)
def test_the_examples_in_docstrings_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0 or compiled(), "a compiled class has no docstring"
    assert found.failed == 0


def test_importing_the_package_imports_nothing_heavy() -> None:
    program = "import sys, ninelives; print(*[name for name in sys.modules if 'ninelives' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    assert done.stdout.split() == [b"ninelives.build", b"ninelives"]


def test_dir_offers_the_public_names() -> None:
    assert set(ninelives.__all__) < set(dir(ninelives))
    with pytest.raises(AttributeError, match="no attribute 'Room'"):
        _ = ninelives.Room  # type: ignore[attr-defined] # that is what is tested
