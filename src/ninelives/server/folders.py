"""Where this system keeps the data and the configuration of a user's programs."""

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
    """Where games are kept unless another folder is named; `folders` are those of this system."""
    folders = folders or PlatformDirs(_NAME, appauthor=False)
    if isinstance(folders, MacOS):
        # platformdirs follows XDG_DATA_HOME on a Mac. Earlier versions of Ninelives did not, and
        # their games must still be found.
        return Path.home() / "Library" / "Application Support" / _NAME
    if isinstance(folders, Windows):
        return _without_roaming(folders)
    return folders.user_data_path


def config_folder() -> Path:
    return PlatformDirs(_NAME, appauthor=False).user_config_path


def _without_roaming(local: Windows) -> Path:
    """A database does not belong in a profile that Windows copies from machine to machine, but
    earlier versions put it there: what they left is used as long as there is nothing new."""
    roaming = Windows(_NAME, appauthor=False, roaming=True).user_data_path
    if _has_data(roaming) and not _has_data(local.user_data_path):
        return roaming
    return local.user_data_path


def _has_data(folder: Path) -> bool:
    """Configuration alone is no data; on Windows it is in the same folder."""
    return any((folder / name).exists() for name in (DATABASE, RECORDS))
