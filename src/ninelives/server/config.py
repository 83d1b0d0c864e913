"""How a server is to be run: settled once at the start, then only read."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ninelives.bots.levels import Budget
from ninelives.server.folders import DATABASE, data_folder
from ninelives.server.limits import Limits

LOOPBACK: Final = "127.0.0.1"
_HINT: Final = Budget(simulations=20_000, seconds=1 / 3)
_REVIEW: Final = Budget(simulations=5_000, seconds=0.1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything a server can be told."""

    host: str = LOOPBACK
    port: int | None = None  # None: a usual one that is free; 0: any that is free
    data_dir: Path = field(default_factory=data_folder)
    database: str = ""  # a URL; "" is a file in the data folder
    workers: int = 1  # processes at the same port
    origins: tuple[str, ...] = ()  # of pages elsewhere, or of this one behind a proxy
    root_path: str = ""  # the path of the server at its proxy, as `prefix.root_path` returns it
    proxy: bool = False  # what a proxy says of the address and scheme of a client is believed
    bot_pause: tuple[int, int] = (700, 1400)  # ms, from and to
    # The coach thinks so long, and half as long again to try alike what it compares.
    hint: Budget = _HINT
    review: Budget = _REVIEW  # about each choice
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data_dir / DATABASE).as_posix()}"
