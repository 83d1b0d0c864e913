"""How a server is to be run: settled once at the start, then only read."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ninelives.bots.levels import Budget
from ninelives.server.limits import Limits

LOOPBACK: Final = "127.0.0.1"
_NAME: Final = "ninelives"
_HINT: Final = Budget(simulations=20_000, seconds=1 / 3)
_REVIEW: Final = Budget(simulations=5_000, seconds=0.1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything a server can be told."""

    host: str = LOOPBACK
    port: int | None = None  # None: a usual one that is free; 0: any that is free
    data_dir: Path = field(default_factory=lambda: user_data_dir(os.environ))
    database: str = ""  # a URL; "" is a file in the data folder
    workers: int = 1  # processes at the same port
    origins: tuple[str, ...] = ()  # of pages elsewhere, or of this one behind a proxy
    proxy: bool = False  # what a proxy says of the address and scheme of a client is believed
    bot_pause: tuple[int, int] = (700, 1400)  # ms, from and to
    # The coach thinks so long, and half as long again to try alike what it compares.
    hint: Budget = _HINT
    review: Budget = _REVIEW  # about each choice
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data_dir / 'ninelives.db').as_posix()}"


def user_data_dir(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where this system keeps what a user's programs made."""
    if platform == "win32":
        folder = environment.get("APPDATA")
        return Path(folder) / _NAME if folder else Path.home() / "AppData" / "Roaming" / _NAME
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / _NAME
    folder = environment.get("XDG_DATA_HOME", "")
    # A relative path there is to be ignored, says the specification.
    base = Path(folder) if Path(folder).is_absolute() else Path.home() / ".local" / "share"
    return base / _NAME
