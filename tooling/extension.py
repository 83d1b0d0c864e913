"""The compiled part of the package: which modules mypyc translates, and how the C is compiled.

The engine, the games and the core of the search form one unit: calls inside a unit are direct,
calls between units go through Python.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, LinkError, PlatformError

from tooling.progress import say

# setuptools provides distutils from Python 3.12 on, so this must come after it.
from distutils.ccompiler import new_compiler  # isort: skip
from distutils.sysconfig import customize_compiler  # isort: skip

PACKAGE: Final = Path("src/ninelives")
COMPILED: Final = (
    "engine/*.py",
    "games/*/*.py",
    "bots/dice.py",
    "bots/rollouts.py",
    "bots/knowledge/*.py",
    "bots/search/*.py",
)
INTERPRETED: Final = (
    "__init__.py",  # packages and registries run once: nothing to gain
    "errors.py",  # raised by compiled code, caught and subclassed by interpreted code
)
BUILDS: Final = ("auto", "compiled", "pure")
NO_COMPILER: Final = "there is no C compiler that works with this Python's headers"


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolchain:
    """How the unit is compiled by the C compiler of this machine."""

    multi_file: bool = False  # a C file for each module, not one for the whole unit
    compile_args: tuple[str, ...] = ()
    link_args: tuple[str, ...] = ()


# Nothing outside the unit replaces its functions: knowing this, the compiler may inline them.
_INLINE: Final = ("-fno-semantic-interposition", "-fvisibility=hidden")
# A file for each module, compiled in parallel and optimised as a whole by the linker, also in
# parallel. The result is as fast as that of a single file and takes half the time on two cores.
_LINK_TIME: Final = ("-flto=auto", "-fno-plt")
_WHOLE_PROGRAM: Final = Toolchain(
    multi_file=True, compile_args=(*_INLINE, *_LINK_TIME), link_args=("-O3", *_LINK_TIME)
)
_SINGLE_FILE: Final = Toolchain(compile_args=_INLINE)
_ELSEWHERE: Final = Toolchain()  # a compiler without gcc's options
_PURE: Final = (
    "No C compiler with Python's headers was found, so this will be the pure Python build: all of"
    " it works, but bots think much slower. On Debian: apt install gcc python3-dev"
)
_PROBE: Final = "#include <Python.h>\nint probe(void) { return 0; }\n"


def compiled_sources() -> list[str]:
    """The files of the unit, found by pattern: a new game needs no entry here."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


@cache
def toolchain() -> Toolchain | None:
    """The best way to compile that works on this machine, or None."""
    ways = (_WHOLE_PROGRAM, _SINGLE_FILE, _ELSEWHERE) if os.name == "posix" else (_ELSEWHERE,)
    return next((way for way in ways if _works(way)), None)


def _works(way: Toolchain) -> bool:
    paths = sysconfig.get_paths()
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(_PROBE, encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            objects = compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[paths["include"], paths["platinclude"]],
                extra_postargs=list(way.compile_args),
            )
            if way.link_args:
                library = str(Path(folder, "probe.so"))
                compiler.link_shared_object(objects, library, extra_postargs=list(way.link_args))
        except (CCompilerError, LinkError, PlatformError):
            return False
    return True


def is_wanted() -> bool:
    """Whether to compile, by NINELIVES_BUILD and the machine; exits if that is impossible."""
    build = _asked_for()
    if build == "pure" or toolchain() is not None:
        return build != "pure"
    if build == "compiled":
        sys.exit(f"ninelives: {NO_COMPILER}, but NINELIVES_BUILD=compiled requires one")
    return False


def _asked_for() -> str:
    build = os.environ.get("NINELIVES_BUILD", "auto")
    if build not in BUILDS:
        sys.exit(f"ninelives: NINELIVES_BUILD is {build}; it must be one of {', '.join(BUILDS)}")
    return build


def extensions() -> list[Any]:
    """The unit and its modules, for setuptools; an empty list for a pure build."""
    if not is_wanted():
        if _asked_for() != "pure":
            say(_PURE)
        return []
    say("Translating the rules to C")
    from mypyc.build import mypycify  # a pure build does not need mypy

    way = toolchain()
    assert way is not None
    unit, *modules = mypycify(
        compiled_sources(),
        opt_level="3",
        debug_level="0",
        multi_file=way.multi_file,
        group_name="ninelives",
    )
    unit.extra_compile_args += way.compile_args
    unit.extra_link_args += way.link_args
    return [unit, *modules]


class ParallelBuild(build_ext):
    """Compiles the files of an extension, and the extensions, on all cores."""

    def build_extensions(self) -> None:
        if os.name == "posix":
            cores = os.cpu_count() or 1
            compile_in_turn = self.compiler.compile
            if self.extensions:
                say(f"Compiling the rules on {cores} cores")
            self.parallel = cores

            def compile_all(sources: Sequence[str], *args: Any, **options: Any) -> list[str]:
                with ThreadPoolExecutor(cores) as pool:
                    parts = pool.map(
                        lambda each: compile_in_turn([each], *args, **options), sources
                    )
                    return [name for part in parts for name in part]

            self.compiler.compile = compile_all
        super().build_extensions()
