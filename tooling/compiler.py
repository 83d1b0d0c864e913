"""The C compiler of this machine: whether one works, and the options with which to build."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

BUILDS: Final = ("auto", "compiled", "pure")
MISSING: Final = (
    "No C compiler with Python's headers was found, so this will be the pure Python build."
    " Everything works, but bots think much slower. On Debian: apt install gcc python3-dev"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Toolchain:
    """How to call the compiler."""

    multi_file: bool = False  # a C file for each module, not one for the whole unit
    compile_args: tuple[str, ...] = ()
    link_args: tuple[str, ...] = ()


# Functions of the unit are never replaced from outside, so the compiler may inline them.
_INLINE: Final = ("-fno-semantic-interposition", "-fvisibility=hidden")
# A file for each module, compiled in parallel and optimised as a whole by the linker, also in
# parallel. The result is as fast as that of a single file and takes half the time on two cores.
_LINK_TIME: Final = ("-flto=auto", "-fno-plt")
_WHOLE_PROGRAM: Final = Toolchain(
    multi_file=True, compile_args=(*_INLINE, *_LINK_TIME), link_args=("-O3", *_LINK_TIME)
)
_SINGLE_FILE: Final = Toolchain(compile_args=_INLINE)
_PLAIN: Final = Toolchain()  # a compiler without gcc's options
_PROBE: Final = "#include <Python.h>\nint probe(void) { return 0; }\n"


def asked_for() -> str:
    """The build that NINELIVES_BUILD chooses; exits if it is not one."""
    build = os.environ.get("NINELIVES_BUILD", "auto")
    if build not in BUILDS:
        sys.exit(f"ninelives: NINELIVES_BUILD is {build}; it must be one of {', '.join(BUILDS)}")
    return build


def is_wanted() -> bool:
    """Whether to compile, by NINELIVES_BUILD and the machine; exits if that is impossible."""
    build = asked_for()
    if build == "pure" or toolchain() is not None:
        return build != "pure"
    if build == "compiled":
        sys.exit(
            "ninelives: there is no C compiler that works with this Python's headers, but"
            " NINELIVES_BUILD=compiled requires one. On Debian: apt install gcc python3-dev"
        )
    return False


@cache
def toolchain() -> Toolchain | None:
    """The best way to compile that works on this machine, or None."""
    if os.name != "posix":  # only setuptools knows how to find a compiler there
        return _PLAIN if asked_for() == "compiled" else None
    ways = (_WHOLE_PROGRAM, _SINGLE_FILE, _PLAIN)
    return next((way for way in ways if _works(way)), None)


def _works(way: Toolchain) -> bool:
    """Whether a tiny extension can be compiled and linked."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    paths = sysconfig.get_paths()
    includes = {f"-I{paths[name]}" for name in ("include", "platinclude")}
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(_PROBE, encoding="utf-8")
        for words in (
            ["-fPIC", *includes, *way.compile_args, "-c", "probe.c", "-o", "probe.o"],
            ["-shared", "probe.o", *way.link_args, "-o", "probe.so"],
        ):
            # On a Mac, Python's symbols are looked up when the extension is loaded.
            mac = ["-undefined", "dynamic_lookup"] if sys.platform == "darwin" else []
            command = [*shlex.split(compiler), *words, *(mac if "-shared" in words else [])]
            try:
                done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
            except OSError:
                return False
            if done.returncode:
                return False
    return True
