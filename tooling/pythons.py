"""Tests the package on every Python of this machine that is new enough.

    make test-pythons                         all that are found
    make test-pythons ARGS=/path/to/python3   only these

Each gets an environment with the package as pip builds and installs it, and runs all tests but
those in the browser, which do not depend on the version of Python.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tooling import page
from tooling.environments import SetupError, create, pip, python_of
from tooling.progress import say

OLDEST: Final = (3, 11)
_ASK: Final = "import sys; print(*sys.version_info[:2]); print(sys.executable)"
# Where version managers keep interpreters that are not on PATH.
_MANAGED: Final = (".pyenv/versions/*/bin", ".local/share/uv/python/*/bin")


def candidates() -> Iterator[Path]:
    """Programs that look like a Python, on PATH first."""
    folders = [Path(folder) for folder in os.environ["PATH"].split(os.pathsep)]
    for pattern in _MANAGED:
        folders += sorted(Path.home().glob(pattern))
    for folder in folders:
        yield from sorted(
            path for path in folder.glob("python3*") if re.fullmatch(r"python3(\.\d+)?", path.name)
        )


def found() -> dict[tuple[int, int], Path]:
    """One interpreter for each version from 3.11 on that can create environments."""
    pythons: dict[tuple[int, int], Path] = {}
    for path in candidates():
        asked = subprocess.run(
            [path, "-c", f"import venv, ensurepip; {_ASK}"],
            capture_output=True,
            text=True,
            check=False,
        )
        if asked.returncode:
            continue
        version, program = asked.stdout.splitlines()
        major, minor = map(int, version.split())
        if (major, minor) >= OLDEST:
            pythons.setdefault((major, minor), Path(program))
    return dict(sorted(pythons.items()))


def test(version: tuple[int, int], python: Path) -> bool:
    """Whether all tests pass; what fails is shown."""
    name = "{}.{}".format(*version)
    environment = Path("build/pythons", name)
    say(f"Python {name}: building the package and installing it with the tools")
    shutil.rmtree(environment, ignore_errors=True)
    create(environment, python)
    pip(environment, ".[dev]", log=f"python-{name}")
    say(f"Python {name}: testing")
    program = python_of(environment)
    is_compiled = subprocess.run(
        [
            program,
            "-c",
            "import sys; from ninelives.build import compiled; sys.exit(not compiled())",
        ],
        check=False,
    )
    tested = {} if is_compiled.returncode else {"NINELIVES_TESTED": "compiled"}
    done = subprocess.run(
        [program, "-m", "pytest", "--quiet", "--numprocesses", "auto", "--ignore", "tests/browser"],
        env={**os.environ, **tested},
        check=False,
    )
    return done.returncode == 0


def main() -> None:
    pythons = found()
    if wanted := {str(Path(word).resolve()) for word in sys.argv[1:]}:
        pythons = {
            version: path for version, path in pythons.items() if str(path.resolve()) in wanted
        }
    if not pythons:
        sys.exit("No Python from 3.11 on was found that has the modules venv and ensurepip.")
    try:
        page.build()
        failed = [version for version, path in pythons.items() if not test(version, path)]
    except (SetupError, page.PageError) as error:
        sys.exit(f"{error}")
    for version in pythons:
        print("Python {}.{}:".format(*version), "failed" if version in failed else "passed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
