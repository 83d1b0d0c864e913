"""ARCHITECTURE.md names the layers of pyproject.toml, and what each of them imports."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "ninelives"
EVERYWHERE = {"engine", "build"}  # any layer may import them, so a row need not say so


def layers() -> list[str]:
    """The layers of the contract that exist, from top to bottom."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    assert contract["containers"] == ["ninelives"]
    named = [name.strip(" ()") for row in contract["layers"] for name in row.split("|")]
    return [name for name in named if list(_files(name))]


def _files(layer: str) -> Iterator[Path]:
    yield from (PACKAGE / layer).rglob("*.py")
    yield from PACKAGE.glob(f"{layer}.py")


def imported(layer: str) -> set[str]:
    """The other layers that the sources of a layer import, also in functions."""
    found: set[str] = set()
    for path in _files(layer):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "ninelives":
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found |= set(re.findall(r"^ninelives\.(\w+)", node.module))
            elif isinstance(node, ast.Import):
                names = " ".join(alias.name for alias in node.names)
                found |= set(re.findall(r"\bninelives\.(\w+)", names))
    return found & set(layers()) - {layer}


def rows() -> dict[str, str]:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    table = text.split("| layer | may import |\n|---|---|\n")[1].split("\n\n")[0]
    found = re.findall(r"^\| `(\w+)(?:/<name>)?` \| (.*) \|$", table, re.MULTILINE)
    assert len(found) == len(table.splitlines())
    return dict(found)


def test_every_layer_has_its_row_in_order() -> None:
    assert list(rows()) == [name for name in layers() if name != "__main__"]


def test_a_row_names_what_the_layer_imports_and_nothing_else() -> None:
    wrong = []
    for layer, says in rows().items():
        if says.startswith("everything"):
            continue
        told = {name for name in re.findall(r"`(\w+)`", says) if name in layers()}
        if re.search(r"\bgames\b", says):
            told.add("games")
        if told - EVERYWHERE != imported(layer) - EVERYWHERE:
            wrong.append(f"{layer} imports {', '.join(sorted(imported(layer)))}")
    assert not wrong, "\n".join(wrong)
