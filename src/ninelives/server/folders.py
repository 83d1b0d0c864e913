"""The folders for data and configuration on this system."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import PlatformDirs
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.windows import Windows

DATABASE: Final = "ninelives.db"
RECORDS: Final = "records"
_NAME: Final = "ninelives"


def data_folder(folders: PlatformDirsABC | None = None) -> Path:
    """The default folder of the database and of records; `folders` is this system's by default."""
    folders = folders or PlatformDirs(_NAME, appauthor=False)
    if isinstance(folders, MacOS):
        # platformdirs follows XDG_DATA_HOME on macOS. Earlier versions of Ninelives did not, and
        # their games must still be found.
        return Path.home() / "Library" / "Application Support" / _NAME
    if isinstance(folders, Windows):
        return _without_roaming(folders)
    return folders.user_data_path


def config_folder() -> Path:
    return PlatformDirs(_NAME, appauthor=False).user_config_path


def _without_roaming(local: Windows) -> Path:
    """The local profile: Windows copies the roaming one from machine to machine. Earlier versions
    used the roaming one; it is used as long as only it has data."""
    roaming = Windows(_NAME, appauthor=False, roaming=True).user_data_path
    if _has_data(roaming) and not _has_data(local.user_data_path):
        return roaming
    return local.user_data_path


def _has_data(folder: Path) -> bool:
    """Configuration is not data, but shares the folder on Windows."""
    return any((folder / name).exists() for name in (DATABASE, RECORDS))
