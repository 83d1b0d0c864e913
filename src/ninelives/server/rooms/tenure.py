"""Keeping the rooms that this process has, and taking those with running games that nobody has."""

from __future__ import annotations

import logging
from typing import Final, Protocol

from ninelives.server.logs import log_failure
from ninelives.server.rooms.means import Time
from ninelives.server.store.leases import RENEWED_EVERY, Leases, RoomElsewhere

_TAKEN_AT_ONCE: Final = 50  # others take some too

_LOG = logging.getLogger(__name__)


class Holder(Protocol):
    """Who has the rooms."""

    async def find(self, room: str) -> object:
        """Have it, if nobody else does."""

    def drop(self, room: str) -> None:
        """It is somebody else's."""


class Tenure:
    def __init__(self, leases: Leases, holder: Holder, time: Time) -> None:
        self._leases = leases
        self._holder = holder
        self._time = time

    async def begin(self) -> None:
        """Before anything is claimed; the second time it is sure."""
        await self._leases.renew()
        await self._leases.renew()

    async def keep(self) -> None:
        """Renew what this process has, on and on, whatever else there is to do: who is late with it
        may have lost everything."""
        while self._leases.shared:
            await self._time.pause(RENEWED_EVERY)
            try:
                for room in await self._leases.renew():
                    self._holder.drop(room)
            except Exception as error:  # the next time will tell
                log_failure(_LOG, "the rooms of this process could not be renewed", error)

    async def take_up(self) -> None:
        """Go on with what was left lying; where rooms are shared, look for more again and again."""
        await self._look_for_more()
        while self._leases.shared:
            await self._time.pause(RENEWED_EVERY)
            await self._look_for_more()

    async def _look_for_more(self) -> None:
        try:
            await self._take_up()
        except Exception as error:  # the same
            log_failure(_LOG, "rooms that nobody has could not be looked for", error)

    async def _take_up(self) -> None:
        tried: set[str] = set()
        while new := set(await self._leases.orphaned(_TAKEN_AT_ONCE)) - tried:
            for room in new:
                await self._take(room)
            tried |= new

    async def _take(self, room: str) -> None:
        try:
            await self._holder.find(room)
        except RoomElsewhere:
            return  # somebody was quicker
        except Exception as error:
            log_failure(_LOG, "a room could not be had", error)
