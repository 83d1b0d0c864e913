"""Compiles the rules while a wheel is being built; everything else is said in pyproject.toml.

The engine, the games and the core of the search are compiled by mypyc as one unit, from the very
sources that also run interpreted. NINELIVES_BUILD in the environment chooses the build:

    auto      compile where a C compiler works, else leave the package pure (the default)
    compiled  compile, and fail where that cannot be done
    pure      leave the package pure

An editable install is always pure: it runs the sources that are being edited.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import setup
from setuptools.errors import CCompilerError, PlatformError

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
# Nobody outside replaces a function of the unit: knowing this, gcc and clang inline across it.
UNIX_FLAGS: Final = ("-fno-semantic-interposition", "-fvisibility=hidden")
BUILDS: Final = ("auto", "compiled", "pure")


def compiled_sources() -> list[str]:
    """The files of the compiled unit; those of a new game are found, not listed."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


def compiler_works() -> bool:
    """Whether a C compiler is here that also finds the headers of this Python."""
    paths = sysconfig.get_paths()
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile(
                [str(source)],
                output_dir=folder,
                include_dirs=[paths["include"], paths["platinclude"]],
            )
        except (CCompilerError, PlatformError):
            return False
    return True


def wanted() -> bool:
    """Whether this wheel is to be compiled; ends the build where that is asked in vain."""
    build = os.environ.get("NINELIVES_BUILD", "auto")
    if build not in BUILDS:
        sys.exit(f"NINELIVES_BUILD={build} is none of {', '.join(BUILDS)}")
    if build == "pure" or compiler_works():
        return build != "pure"
    missing = "no C compiler that works with this Python's headers"
    if build == "compiled":
        sys.exit(f"ninelives: {missing}, but NINELIVES_BUILD=compiled asks for one")
    print(f"ninelives: {missing}: building the pure Python package", file=sys.stderr)
    return False


def extensions() -> list[Any]:
    """The compiled unit and its modules, as setuptools wants them."""
    from mypyc.build import mypycify  # here: a pure build does without mypy

    sources = compiled_sources()
    unit = mypycify(sources, opt_level="3", debug_level="0", group_name="ninelives")
    if os.name == "posix":
        for extension in unit:
            extension.extra_compile_args += UNIX_FLAGS
    return unit


# A frontend also runs this file to ask for metadata: only a wheel is worth compiling for.
setup(ext_modules=extensions() if "bdist_wheel" in sys.argv and wanted() else [])
