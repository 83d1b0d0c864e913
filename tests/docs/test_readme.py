"""The README: its program runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from ninelives.client import join, open_table
from tests.server.running import running

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()


def programs(marker: str) -> list[str]:
    """The Python blocks below such a mark."""
    return re.findall(rf"<!-- {marker} -->\n```python\n(.*?)```", README, re.DOTALL)


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout


def test_the_program_of_the_readme_runs() -> None:
    (program,) = programs("run as a test")
    points = [int(number) for number in run(program).strip("[]\n").split(", ")]
    assert len(points) == 4


def test_the_program_of_the_readme_plays_on_a_server(tmp_path: Path) -> None:
    (program,) = programs("run as a test, with the link of a seat")
    with running(tmp_path) as server:
        link = open_table(server.url, "felix", seats=4, bots=["random"] * 3)
        run(f"link = {link!r}\n{program}")
        with join(link) as table:
            assert table.outcome is not None


def test_the_links_of_the_documents_lead_somewhere() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text()):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_make_has_the_targets_of_the_readme() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for target in re.findall(r"^make (\w+)", README, re.MULTILINE):
        assert f"\n{target}:" in makefile, target


def test_the_commands_of_the_readme_exist() -> None:
    for command in set(re.findall(r"^ninelives (\w+)", README, re.MULTILINE)):
        done = subprocess.run(
            [sys.executable, "-m", "ninelives", command, "--help"], capture_output=True, check=True
        )
        assert command.encode() in done.stdout
