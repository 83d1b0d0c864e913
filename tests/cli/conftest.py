"""Runs the command inside the test process, which is faster."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from ninelives.cli import run
from ninelives.cli.options import SETTINGS
from tests.cli.commands import Call, Done


@pytest.fixture
def called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Calls the command in an empty folder of an English system, nothing on standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr("sys.stdin", io.StringIO())

    def call(*words: str) -> Done:
        exit_code = run(words)
        shown, errors = capsys.readouterr()
        return Done(exit_code, shown, errors)

    return call
