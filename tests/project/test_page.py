"""The page keeps to what its strict policy allows, and brings everything it needs itself."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def sources(*suffixes: str) -> Iterator[Path]:
    found = [
        path
        for path in (WEB / "src").rglob("*")
        if path.suffix in suffixes and not path.name.endswith(".test.ts")
    ]
    assert found
    yield from found


def test_texts_of_others_are_never_markup() -> None:
    assert [path for path in sources(".svelte", ".ts") if _has(path, r"\{@html|innerHTML")] == []


def test_no_style_is_written_into_an_element() -> None:
    """`style:name={…}` goes through the CSSOM and is allowed; an attribute is not."""
    assert [path for path in sources(".svelte") if _has(path, r"""\sstyle=["'{]""")] == []


def test_nothing_is_fetched_from_elsewhere() -> None:
    address = r"""(src|href|url|import)\s*[=(]\s*["'`]?https?:"""
    everything = [*sources(".svelte", ".ts", ".css"), WEB / "index.html"]
    assert [path for path in everything if _has(path, address)] == []


def test_every_address_goes_through_the_root_path() -> None:
    """Else it would lead out of the path below which a proxy has the server."""
    literal = (
        r"""(?<!\bat\()(?<!\blinkTo\()(["'`])/(|(api|assets|learn|r|rules|t|ws)(/[^"'`]*)?)\1"""
    )
    allowed = {WEB / "src" / "net" / "base.ts"}
    found = [path for path in sources(".svelte", ".ts") if _has(path, literal)]
    assert set(found) <= allowed
    assert re.findall(r'(?:src|href)="/(?!cat\.svg|src/main\.ts)', _index()) == []


def _index() -> str:
    return (WEB / "index.html").read_text(encoding="utf-8")


def test_the_page_has_no_script_and_no_style_in_line() -> None:
    html = _index()
    assert re.findall(r"<script(?![^>]*\ssrc=)|<style|\son\w+=|\sstyle=", html) == []


def test_versions_are_pinned_and_no_registry_is_named() -> None:
    package = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {**package["dependencies"], **package["devDependencies"]}
    assert [name for name, version in versions.items() if not re.match(r"\d", version)] == []
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, facts in locked.items() if "resolved" in facts] == []
    for name, version in versions.items():
        assert locked[f"node_modules/{name}"]["version"] == version


def test_the_lock_file_is_for_every_system() -> None:
    """A binary that is missing for one system would make the build fail there only."""
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {name for facts in locked.values() for name in facts.get("optionalDependencies", {})}
    assert any("darwin" in name for name in wanted)
    assert sorted(name for name in wanted if f"node_modules/{name}" not in locked) == []


def _has(path: Path, pattern: str) -> bool:
    return re.search(pattern, path.read_text(encoding="utf-8")) is not None
