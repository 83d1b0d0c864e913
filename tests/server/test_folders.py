"""`data_folder` and `config_folder` on each system."""

from __future__ import annotations

from pathlib import Path

import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from ninelives.server.folders import DATABASE, config_folder, data_folder

LINUX = Unix("ninelives", appauthor=False)
MAC = MacOS("ninelives", appauthor=False)
WINDOWS = Windows("ninelives", appauthor=False)
HOME = Path("/home/ann")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(HOME))
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)


@pytest.mark.parametrize(
    ("told", "folder"),
    [
        (None, HOME / ".local/share/ninelives"),
        ("", HOME / ".local/share/ninelives"),
        ("/data", Path("/data/ninelives")),
        ("relative", HOME / ".local/share/ninelives"),
    ],
)
def test_data_folder_on_linux_follows_xdg(
    monkeypatch: pytest.MonkeyPatch, told: str | None, folder: Path
) -> None:
    """The specification says to ignore a relative path."""
    if told is not None:
        monkeypatch.setenv("XDG_DATA_HOME", told)
    assert data_folder(LINUX) == folder


@pytest.mark.parametrize("told", ["", "/data"])
def test_data_folder_on_macos_is_in_the_library(monkeypatch: pytest.MonkeyPatch, told: str) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", told)
    assert data_folder(MAC) == HOME / "Library/Application Support/ninelives"


def test_data_folder_defaults_to_this_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/config")
    assert data_folder() == Path("/data/ninelives")
    assert config_folder() == Path("/config/ninelives")


# -- Windows --------------------------------------------------------------------------------------


@pytest.fixture
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The roaming folder of earlier versions, and the local one."""
    folders = {"CSIDL_APPDATA": "Roaming", "CSIDL_LOCAL_APPDATA": "Local"}
    monkeypatch.setattr(windows, "get_win_folder", lambda name: str(tmp_path / folders[name]))
    return tmp_path / "Roaming" / "ninelives", tmp_path / "Local" / "ninelives"


def made(folder: Path, *names: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (folder / name).touch()


def test_data_folder_on_windows_is_local(profile: tuple[Path, Path]) -> None:
    _, local = profile
    assert data_folder(WINDOWS) == local


@pytest.mark.parametrize("kept", [DATABASE, "records"])
def test_data_folder_on_windows_is_the_roaming_one_with_old_data(
    profile: tuple[Path, Path], kept: str
) -> None:
    old, local = profile
    made(old, kept)
    made(local, "config.toml")  # configuration is there and no data
    assert data_folder(WINDOWS) == old


def test_data_folder_on_windows_ignores_an_empty_or_superseded_roaming_one(
    profile: tuple[Path, Path],
) -> None:
    old, local = profile
    made(old)
    assert data_folder(WINDOWS) == local
    made(old, DATABASE)
    made(local, DATABASE)
    assert data_folder(WINDOWS) == local
