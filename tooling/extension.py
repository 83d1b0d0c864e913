"""The compiled part of the package: which modules mypyc translates, and how setuptools builds it.

The engine, the games and the core of the search form one unit: calls inside a unit are direct,
calls between units go through Python.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from typing import Any, Final

from setuptools.command.build_ext import build_ext

from tooling import compiler
from tooling.progress import say

PACKAGE: Final = Path("src/ninelives")
COMPILED: Final = (
    "engine/*.py",
    "games/*/*.py",
    "bots/dice.py",
    "bots/rollouts.py",
    "bots/heuristics/*.py",
    "bots/search/*.py",
)
INTERPRETED: Final = (
    "__init__.py",  # packages and registries run once: nothing to gain
    "errors.py",  # raised by compiled code, caught and subclassed by interpreted code
)


def compiled_sources() -> list[str]:
    """The files of the unit, found by pattern: a new game needs no entry here."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


def extensions() -> list[Any]:
    """The unit and its modules, for setuptools; an empty list for a pure build."""
    if not compiler.is_wanted():
        if compiler.asked_for() != "pure":
            say(compiler.MISSING)
        return []
    say("Translating the rules to C")
    from mypyc.build import mypycify  # a pure build does not need mypy

    way = compiler.toolchain()
    assert way is not None
    # ninelives/__init__.py imports the client, whose dependencies are not installed where the
    # package is built: only errors in the compiled modules count.
    unit, *modules = mypycify(
        ["--follow-imports=silent", *compiled_sources()],
        opt_level="3",
        debug_level="0",
        multi_file=way.multi_file,
        group_name="ninelives",
    )
    unit.extra_compile_args += way.compile_args
    unit.extra_link_args += way.link_args
    return [unit, *modules]


class ParallelBuild(build_ext):
    """Compiles on all cores: first the files of the unit, then the modules while it is linked.

    The linker analyses the unit on one core before it optimises the parts of it on all of them.
    """

    def build_extensions(self) -> None:
        self._unit_is_compiled = Event()
        if os.name == "posix" and self.extensions:
            cores = os.cpu_count() or 1
            say(f"Compiling the rules on {cores} cores")
            self.parallel = cores
            if len(self.extensions[0].sources) == 1:
                self._unit_is_compiled.set()  # leaves cores free from the start
            self._compile_in_parallel(cores)
        super().build_extensions()

    def _compile_in_parallel(self, cores: int) -> None:
        compile_in_turn = self.compiler.compile

        def compile_all(sources: Sequence[str], *args: Any, **options: Any) -> list[str]:
            try:
                with ThreadPoolExecutor(cores) as pool:
                    parts = pool.map(
                        lambda each: compile_in_turn([each], *args, **options), sources
                    )
                    return [name for part in parts for name in part]
            finally:
                self._unit_is_compiled.set()

        self.compiler.compile = compile_all

    def build_extension(self, ext: Any) -> None:
        if ext is not self.extensions[0]:
            if self.parallel:
                self._unit_is_compiled.wait()
            super().build_extension(ext)
            return
        try:
            super().build_extension(ext)
        finally:
            self._unit_is_compiled.set()  # also where setuptools finds the unit up to date
