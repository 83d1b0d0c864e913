"""Background loops that renew this process's lease and adopt orphaned rooms."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from ninelives.server.logs import log_failure
from ninelives.server.rooms.clocks import ServerClock
from ninelives.server.rooms.room import short_id
from ninelives.server.store.leases import Leases, RoomElsewhere

_ADOPTED_AT_ONCE: Final = 50  # leaves some for other processes

_LOG = logging.getLogger(__name__)


class RoomHolder(Protocol):
    """What the keeper needs of the registry."""

    async def find(self, room: str) -> object:
        """Load the room; raises RoomElsewhere."""

    def drop(self, room: str) -> None:
        """Discard a room whose lease is lost."""


class LeaseKeeper:
    """Does nothing after the start where one process owns the whole database."""

    def __init__(self, leases: Leases, holder: RoomHolder, clock: ServerClock) -> None:
        self._leases = leases
        self._holder = holder
        self._clock = clock

    async def start(self) -> None:
        """Renew twice before any claim: a lease is current only after two renewals in time."""
        await self._leases.renew()
        await self._leases.renew()

    async def renew_loop(self) -> None:
        """Send heartbeats for ever. A failed one is retried at the next beat; if none succeeds in
        time the lease is no longer current, and rooms discard themselves at their next step."""
        while self._leases.shared:
            await self._clock.pause(self._leases.heartbeat_ms)
            try:
                for room in await self._leases.renew():
                    self._holder.drop(room)
            except Exception as error:
                log_failure(_LOG, "lease renewal failed; trying again at the next heartbeat", error)

    async def adopt_loop(self) -> None:
        """Load rooms with running games that no live process holds: once after the start, and for
        ever where processes share the database."""
        await self._scan()
        while self._leases.shared:
            await self._clock.pause(self._leases.heartbeat_ms)
            await self._scan()

    async def _scan(self) -> None:
        try:
            await self._adopt_all()
        except Exception as error:
            log_failure(_LOG, "scan for orphaned rooms failed; trying again later", error)

    async def _adopt_all(self) -> None:
        tried: set[str] = set()
        while new := set(await self._leases.orphaned(_ADOPTED_AT_ONCE)) - tried:
            for room in new:
                await self._adopt(room)
            tried |= new

    async def _adopt(self, room: str) -> None:
        try:
            await self._holder.find(room)
        except RoomElsewhere:
            return  # another process was faster
        except Exception as error:
            log_failure(_LOG, f"room {short_id(room)}: not loaded; trying again later", error)
