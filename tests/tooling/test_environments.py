"""What `make` installs: steps that fail say in one line what to do."""

from __future__ import annotations

import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tooling import environments
from tooling.environments import SetupError, run

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which logs are written."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_output_is_logged_and_progress_is_shown(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run([sys.executable, "-c", "print('[  1 s] Working'); print('details')"], "step")
    assert capsys.readouterr().err == "[  1 s] Working\n"
    assert (folder / "build/logs/step.log").read_text().splitlines()[-1] == "details"


@pytest.mark.usefixtures("folder")
def test_a_failure_names_its_log_and_the_last_line_of_it() -> None:
    with pytest.raises(SetupError, match=r"build/logs/step\.log has its output.*: out of space$"):
        run([sys.executable, "-c", "print('out of space\\n'); exit(1)"], "step")


@pytest.mark.usefixtures("folder")
def test_what_the_build_backend_says_is_the_cause() -> None:
    program = "import sys; print('  ninelives: there is no page'); print('error: pip'); sys.exit(1)"
    with pytest.raises(SetupError, match=r"^there is no page$"):
        run([sys.executable, "-c", program], "step")


@pytest.mark.usefixtures("folder")
def test_an_index_out_of_reach_is_told_in_one_line() -> None:
    with closing(socket.socket()) as nobody:  # bound and not listening: refuses connections
        nobody.bind(("127.0.0.1", 0))
        index = f"http://127.0.0.1:{nobody.getsockname()[1]}/"
        command = [
            sys.executable, "-m", "pip", "--isolated", "--no-cache-dir", "--retries", "1",
            "download", "--index-url", index, "ninelives-needs-no-such-package",
        ]  # fmt: skip
        with pytest.raises(SetupError, match=r"^pip cannot reach its package index\..*$"):
            run(command, "step")


def test_a_python_without_venv_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Debian packs it separately."""
    monkeypatch.setattr(environments, "find_spec", lambda name: None if "ensurepip" in name else 1)
    with pytest.raises(
        SetupError, match=r"no module ensurepip; on Debian: apt install python3-venv"
    ):
        environments.create_program()


def test_a_step_that_fails_exits_with_its_line_alone(tmp_path: Path) -> None:
    program = (
        "from tooling import environments as e; import sys; "
        "e.find_spec = lambda name: None; sys.argv = ['make', 'create-program']; e.main()"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(ROOT)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "apt install python3-venv" in done.stderr


def test_only_the_first_step_that_fails_says_why(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise SetupError("no network")

    monkeypatch.setitem(environments.STEPS, "fail", fail)
    monkeypatch.setattr(sys, "argv", ["make", "fail"])
    said = []
    for started in ("1", "1", "2"):
        monkeypatch.setenv("NINELIVES_STARTED", started)
        with pytest.raises(SystemExit) as ended:
            environments.main()
        said.append(ended.value.code)
    assert said == ["no network", 1, "no network"]
    assert (folder / "build/logs").is_dir()
