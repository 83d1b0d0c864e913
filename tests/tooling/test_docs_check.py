"""The check of the documentation site finds dead links, and files loaded from other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooling.docs import faults

GOOD = '<h1 id="top">A</h1><a href="b.html#end">b</a><a href="https://example.org">x</a>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "a.html").write_text(GOOD, encoding="utf-8")
    (tmp_path / "b.html").write_text('<p id="end">B</p><a href="a.html">a</a>', encoding="utf-8")
    (tmp_path / "s.css").write_text("p { background: url(p.png) }", encoding="utf-8")
    return tmp_path


def test_a_sound_site_has_no_faults(site: Path) -> None:
    assert list(faults(site)) == []


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="c.html">c</a>', "c.html links to d.html"),
        ('<a href="b.html#start">b</a>', "no such anchor"),
        ('<a href="#nowhere">x</a>', "no such anchor"),
        ('<img src="lost.png">', "lost.png, which is not there"),
        ('<script src="https://example.org/x.js"></script>', "loads https://example.org/x.js"),
        ('<link rel="stylesheet" href="//example.org/x.css">', "loads //example.org/x.css"),
    ],
)
def test_a_fault_is_found(site: Path, html: str, fault: str) -> None:
    (site / "c.html").write_text(html.replace("c.html", "d.html"), encoding="utf-8")
    (found,) = faults(site)
    assert fault in found


def test_a_style_sheet_must_not_import_from_another_host(site: Path) -> None:
    (site / "s.css").write_text('@import "https://example.org/x.css";', encoding="utf-8")
    (found,) = faults(site)
    assert "s.css loads" in found
