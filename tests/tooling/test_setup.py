"""What setup.py decides to compile, and what it says if it cannot."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import Any

import pytest
import setuptools
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from tooling import compiler, page
from tooling.extension import ParallelBuild

ROOT = Path(__file__).parents[2]

Build = Callable[..., list[Any]]


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Iterator[Build]:
    """Run setup.py for a command, in this environment: the extensions it hands to setuptools."""

    def build(command: str, **environment: str) -> list[Any]:
        handed: dict[str, list[Any]] = {}
        compiler.toolchain.cache_clear()
        monkeypatch.setattr(page, "build", lambda: None)
        monkeypatch.setattr(setuptools, "setup", handed.update)
        monkeypatch.setattr(sys, "argv", ["setup.py", command])
        monkeypatch.chdir(ROOT)
        monkeypatch.delenv("NINELIVES_BUILD", raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        runpy.run_path("setup.py")
        return handed["ext_modules"]

    yield build
    compiler.toolchain.cache_clear()


def test_without_a_compiler_the_package_stays_pure_and_one_line_says_so(
    built: Build, capfd: pytest.CaptureFixture[str]
) -> None:
    assert built("bdist_wheel", CC="/nowhere/cc") == []
    said = capfd.readouterr().err
    assert said.count("\n") == 1
    assert "No C compiler" in said
    assert "pure" in said
    assert "apt install gcc python3-dev" in said


def test_without_a_compiler_a_compiled_build_fails(built: Build) -> None:
    with pytest.raises(SystemExit, match="NINELIVES_BUILD=compiled"):
        built("bdist_wheel", CC="/nowhere/cc", NINELIVES_BUILD="compiled")


def test_an_unknown_build_is_refused_with_the_known_ones(built: Build) -> None:
    with pytest.raises(SystemExit, match="fast; it must be one of auto, compiled, pure"):
        built("bdist_wheel", NINELIVES_BUILD="fast")


def test_a_pure_build_looks_for_no_compiler(
    built: Build, capfd: pytest.CaptureFixture[str]
) -> None:
    assert built("bdist_wheel", CC="/nowhere/cc", NINELIVES_BUILD="pure") == []
    assert capfd.readouterr().err == ""


def test_metadata_and_editable_installs_compile_nothing(built: Build) -> None:
    for command in ("egg_info", "dist_info", "editable_wheel"):
        assert built(command, CC="/nowhere/cc", NINELIVES_BUILD="compiled") == []


def test_a_compiler_without_link_time_optimisation_compiles_one_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "cc"
    program.write_text('#!/bin/sh\ncase "$*" in *-flto*) exit 1;; esac\nexec cc "$@"\n')
    program.chmod(0o755)
    monkeypatch.setenv("CC", str(program))
    compiler.toolchain.cache_clear()
    way = compiler.toolchain()
    compiler.toolchain.cache_clear()
    assert way is not None
    assert not way.multi_file
    assert "-fvisibility=hidden" in way.compile_args


def test_modules_are_built_where_the_unit_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then nothing of the unit is compiled, and its modules must not wait for that."""
    built: list[str] = []
    monkeypatch.setattr(build_ext, "build_extension", lambda _, ext: built.append(ext.name))
    extensions = [Extension(name, [f"{name}.c", "more.c"]) for name in ("unit", "module")]
    command = ParallelBuild(Distribution({"ext_modules": extensions}))
    command.extensions = extensions
    command.compiler = SimpleNamespace(compile=None)
    building = Thread(target=command.build_extensions, daemon=True)
    building.start()
    building.join(timeout=20)
    assert built == ["unit", "module"]
