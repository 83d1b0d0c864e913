"""What `make` installs, and where. Needs nothing but Python.

    .venv        the program: the package, compiled if possible, with its page
    .venv-dev    for development: the sources as an editable install, and the tools
    build/tools  what the package is built with

    python3 -m tooling.environments COMMAND

A step that fails says in one line what to do; its whole output is in build/logs.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NoReturn

from tooling import requirements
from tooling.progress import MARK, STARTED, say

PROGRAM: Final = Path(".venv")
DEV: Final = Path(".venv-dev")
TOOLS: Final = Path("build/tools")
WHEELS: Final = Path("build/wheel")
LOGS: Final = Path("build/logs")
CONSTRAINTS: Final = Path("constraints.txt").absolute()

# What pip writes when it cannot reach its index.
_UNREACHABLE: Final = (
    "NewConnectionError",
    "NameResolutionError",
    "ConnectTimeoutError",
    "ProxyError",
    "Network is unreachable",
    "Temporary failure in name resolution",
)
_OFFLINE: Final = (
    "pip cannot reach its package index. Check the network connection and run the command again."
)


class SetupError(Exception):
    """A step failed; the message says what to do."""


# -- running programs -----------------------------------------------------------------------------


def run(command: Sequence[object], log: str, **environment: str) -> None:
    """Run a program with its output in a log file; lines about progress are shown as well."""
    LOGS.mkdir(parents=True, exist_ok=True)
    file = LOGS / f"{log}.log"
    words = [str(word) for word in command]
    with (
        file.open("w", encoding="utf-8") as written,
        subprocess.Popen(
            words,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            written.write(line)
            if line.startswith(MARK):
                sys.stderr.write(line)
    if process.returncode:
        raise SetupError(_cause(file))


def _cause(log: Path) -> str:
    """Why a program failed: one line if its output has a known form, else its last line."""
    lines = log.read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line.strip().startswith("ninelives: "):  # from the build backend
            return line.strip().removeprefix("ninelives: ")
    if any(sign in line for line in lines for sign in _UNREACHABLE):
        return _OFFLINE
    last = next((line for line in reversed(lines) if line.strip()), "no output")
    return f"A step of the set-up failed; {log} has its output, which ends with: {last}"


def pip(environment: Path, *words: object, log: str, **variables: str) -> None:
    """Install into an environment with the pip of .venv, at the versions of constraints.txt.

    Without bytecode: Python writes it when a module is first imported, and most never are.
    """
    options = ("--disable-pip-version-check", "--retries", "2", "--no-input")
    run(
        [
            python_of(PROGRAM), "-m", "pip", *options, "--python", python_of(environment),
            "install", "--quiet", "--no-compile", "--constraint", CONSTRAINTS, *words,
        ],
        log,
        PIP_BUILD_CONSTRAINT=str(CONSTRAINTS),
        PIP_CONSTRAINT=str(CONSTRAINTS),
        **variables,
    )  # fmt: skip


def python_of(environment: Path) -> Path:
    return (environment / "bin" / "python").absolute()


def create(
    environment: Path, python: Path = Path(sys.executable), *, with_pip: bool = False
) -> None:
    words = [] if with_pip else ["--without-pip"]
    run([python, "-m", "venv", "--clear", *words, environment], f"create-{environment.name}")


# -- the steps ------------------------------------------------------------------------------------


def create_program() -> None:
    """.venv, empty but for pip, which installs into all other environments too."""
    missing = [name for name in ("venv", "ensurepip") if not _has_module(name)]
    if missing:
        version = "{}.{}".format(*sys.version_info)
        raise SetupError(
            f"Python {version} has no module {missing[0]}; on Debian: apt install python3-venv"
        )
    say(f"Creating .venv with Python {sys.version.split()[0]}")
    create(PROGRAM, with_pip=True)


def _has_module(package: str) -> bool:
    try:
        return find_spec(f"{package}.__main__") is not None
    except ModuleNotFoundError:
        return False


def install_dependencies() -> None:
    """Install the dependencies into .venv while the package itself is being built."""
    say("Installing the packages the server needs")
    pip(PROGRAM, *_settings()["project"]["dependencies"], log="dependencies")
    # Bytecode for what a server imports; for all that was installed it would take far longer.
    run([python_of(PROGRAM), "-c", "import ninelives.server.runner"], "bytecode", PYTHONPATH="src")


def install_tools() -> None:
    """The requirements of the build backend; which they are depends on the machine."""
    say("Installing the build tools")
    create(TOOLS)
    needed = [*_settings()["build-system"]["requires"], *requirements.of_wheel()]
    pip(TOOLS, *needed, log="tools")


def build_wheel() -> None:
    WHEELS.mkdir(parents=True, exist_ok=True)
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    run([python_of(TOOLS), "-c", _BUILD_WHEEL, WHEELS], "wheel")


_BUILD_WHEEL: Final = """\
import sys
from tooling import backend
backend.build_wheel(sys.argv[1])
"""


def install_program() -> None:
    say("Installing Ninelives")
    pip(PROGRAM, "--no-deps", "--force-reinstall", _wheel(), log="program")


def install_package(folder: str) -> None:
    """The package alone in a folder: tests import it from there instead of the sources."""
    pip(PROGRAM, "--no-deps", "--upgrade", "--target", folder, _wheel(), log="package")


def install_dev() -> None:
    say("Installing the tools for development")
    create(DEV)
    pip(DEV, "pip", *requirements.of_node(), "--editable", ".[dev]", log="dev")


def install_into(folder: str, *words: str) -> None:
    """An environment of its own for these requirements, in the words of pip."""
    say(f"Installing {folder}")
    create(Path(folder))
    pip(Path(folder), *words, log=Path(folder).name)


def _wheel() -> Path:
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def _settings() -> dict[str, Any]:
    return tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


STEPS: Final[dict[str, Callable[..., None]]] = {
    "create-program": create_program,
    "install-dependencies": install_dependencies,
    "install-tools": install_tools,
    "build-wheel": build_wheel,
    "install-program": install_program,
    "install-package": install_package,
    "install-dev": install_dev,
    "install-into": install_into,
}


def main() -> None:
    _, step, *words = sys.argv
    try:
        STEPS[step](*words)
    except SetupError as error:
        _exit_with(str(error))


def _exit_with(message: str) -> NoReturn:
    """Steps run in parallel and may fail in parallel: only the first failure of a `make` is
    reported."""
    LOGS.mkdir(parents=True, exist_ok=True)
    mark = LOGS / f"failed-{os.environ.get(STARTED, os.getpid())}"
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        sys.exit(1)
    sys.exit(message)


if __name__ == "__main__":
    main()
