"""Settings of a server: chosen at the start, then read-only."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ninelives.bots.levels import Budget
from ninelives.engine.errors import NinelivesError
from ninelives.server.folders import DATABASE, data_folder
from ninelives.server.limits import Limits

LOOPBACK: Final = "127.0.0.1"
_HINT: Final = Budget(simulations=20_000, seconds=1 / 3)
_REVIEW: Final = Budget(simulations=5_000, seconds=0.1)
_LEASE_PARTS: Final = 5  # heartbeat and margin are a fifth of the lease unless they are set


class InvalidLease(NinelivesError):
    """Lease, heartbeat and margin do not fit together."""


@dataclass(frozen=True, slots=True)
class Lease:
    """How long a process holds its rooms between renewals, where several serve one database.

    Other processes may take the rooms `length_ms` after the last renewal. The process itself stops
    serving them `margin_ms` earlier. Lengths may differ between the processes of one database.
    Raises InvalidLease unless a process can miss a heartbeat and still renew in time.
    """

    length_ms: int = 5_000
    heartbeat_ms: int = 0  # time between renewals; 0: a fifth of the length
    margin_ms: int = 0  # 0: a fifth of the length

    def __post_init__(self) -> None:
        for name in ("heartbeat_ms", "margin_ms"):
            value = getattr(self, name) or self.length_ms // _LEASE_PARTS
            object.__setattr__(self, name, value)
        if self.heartbeat_ms <= 0 or self.margin_ms <= 0:
            raise InvalidLease(f"a lease of {self.length_ms} ms is too short")
        if 2 * self.heartbeat_ms > self.valid_ms:
            raise InvalidLease(
                f"a lease of {self.length_ms} ms must be as long as two heartbeats of "
                f"{self.heartbeat_ms} ms and the safety margin of {self.margin_ms} ms, or longer"
            )

    @property
    def valid_ms(self) -> int:
        """How long the process itself relies on a renewal."""
        return self.length_ms - self.margin_ms


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    host: str = LOOPBACK
    port: int | None = None  # None: the first free one of the usual ports; 0: any free port
    data_dir: Path = field(default_factory=data_folder)
    database: str = ""  # a URL; "" is a file in the data folder
    workers: int = 1  # processes that share the port
    lease: Lease = field(default_factory=Lease)
    origins: tuple[str, ...] = ()  # of other pages, or of this one behind a proxy
    root_path: str = ""  # the server's path at its proxy, as `middleware.root_path` returns it
    proxy: bool = False  # trust the X-Forwarded-* headers of a proxy
    bot_pause: tuple[int, int] = (700, 1400)  # ms, shortest and longest
    # The coach thinks this long, and up to half as long again to compare moves equally well.
    hint: Budget = _HINT
    review: Budget = _REVIEW  # for each choice
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data_dir / DATABASE).as_posix()}"
