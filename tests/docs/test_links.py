"""Links between the documents, and what they name: files, anchors, make targets, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.pictures import NAMES
from tests.docs.pages import DOCUMENTS, ROOT, anchors, blocks, prose

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_an_anchor(document: Path) -> None:
    for address in re.findall(r"\]\((?!https?:)([^)\s]+)\)", prose(document)):
        file, _, anchor = address.partition("#")
        target = (document.parent / file).resolve() if file else document
        assert target.is_file(), address
        if anchor:
            assert anchor in anchors(target), address


def test_every_source_file_that_a_document_names_exists() -> None:
    """By its path in the repository, or by the end of it: `rooms/room.py`."""
    folders = ("src", "web/src", "tests", "testkit", "tooling", "trust", "bench", "docs")
    sources = [f"/{path}" for folder in folders for path in (ROOT / folder).rglob("*.*")]
    pattern = re.compile(r"`([\w.-]+/[\w./-]+\.(?:py|ts|svelte|toml|ftl))`")
    for document in DOCUMENTS:
        for name in pattern.findall(prose(document)):
            assert any(path.endswith(f"/{name}") for path in sources), f"{document.name}: {name}"


def test_every_decision_and_every_picture_of_the_script_is_shown() -> None:
    everything = "".join(document.read_text(encoding="utf-8") for document in DOCUMENTS)
    index = (ROOT / "docs" / "decisions" / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs" / "decisions").glob("0*.md"):
        assert f"]({page.name})" in index
    pictures = {picture.name for picture in (ROOT / "docs" / "pictures").iterdir()}
    assert pictures == NAMES
    assert [name for name in pictures if f"pictures/{name})" not in everything] == []


def test_make_has_and_lists_every_target_that_a_document_names() -> None:
    code = [block.code for block in blocks("sh", "text", "")]
    inline = [each for document in DOCUMENTS for each in re.findall("`([^`]+)`", prose(document))]
    named = {name for text in [*code, *inline] for name in re.findall(r"(?m)^make ([a-z-]+)", text)}
    listed = re.findall(r'@echo "make ([a-z-]+) ', MAKEFILE)
    assert {"play", "test", "docs"} <= named
    assert sorted(named - set(listed)) == []
    assert len(set(listed)) == len(listed) > 20
    assert sorted(name for name in listed if f"\n{name}:" not in MAKEFILE) == []


def test_the_map_has_every_package_and_folder() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    map_of = text.split("\n## The map\n")[1].split("\n## ")[0]
    packages = {path.parent.name for path in (ROOT / "src" / "ninelives").glob("*/__init__.py")}
    folders = {path.parts[-2] for path in ROOT.glob("*/*.*")} - {"build", "dist"}
    named = set(re.findall(r"^(?:  )?(\w+)/ ", map_of, re.MULTILINE))
    assert named == packages | {name for name in folders if not name.startswith(".")} - {"src"}


def test_every_row_of_the_index_names_a_file_and_something_in_it() -> None:
    """ARCHITECTURE.md, "Where things are"."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    section = text.split("\n## Where things are\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| [^|]+ \| ([^|]+) \| `([^`]+)` \|$", section, re.MULTILINE)
    assert len(rows) > 20
    for files, name in rows:
        for file in re.findall("`([^`]+)`", files):
            path = ROOT / file if (ROOT / file).exists() else ROOT / "src" / "ninelives" / file
            assert re.search(rf"\b{re.escape(name)}\b", path.read_text(encoding="utf-8")), file
