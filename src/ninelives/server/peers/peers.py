"""This process among the others: the door to every room, wherever it is."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Self

from ninelives.server.metrics import Metrics
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.callers import Callers
from ninelives.server.peers.front import Front
from ninelives.server.peers.messages import AnyMessage, Ask, Call, HangUp, Left, Tell
from ninelives.server.rooms.doors import Door, Here
from ninelives.server.rooms.house import House
from ninelives.server.store import Store
from ninelives.server.store.leases import RoomElsewhere

_LOG: Final = logging.getLogger(__name__)


class Peers:
    """Run it with `running`. Where there can be no others, every room is here."""

    def __init__(self, store: Store, house: House, metrics: Metrics) -> None:
        self._alone = not store.leases.shared
        self._house = house
        self._bus = Bus(store.process, store.connect_raw, self)
        self._front = Front(self._bus)
        self._callers = Callers(house, self._bus, metrics)
        self._does: Final[dict[type[AnyMessage], Callable[[str, Any], None]]] = {
            Call: self._callers.call,
            Ask: self._callers.ask,
            Left: self._callers.left,
            Tell: self._front.tell,
            HangUp: self._front.hang_up,
        }

    async def door(self, room: str) -> Door | None:
        """The way into the room of this id; None if there never was one."""
        try:
            found = await self._house.find(room)
        except RoomElsewhere as elsewhere:
            return self._front.door(elsewhere.process, room)
        return Here(found) if found is not None else None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        if self._alone:
            yield self
        else:
            async with self._bus.running():
                yield self

    # -- what others say ------------------------------------------------------------------------

    def heard(self, process: str, message: AnyMessage) -> None:
        try:
            self._does[type(message)](process, message)
        except Exception:  # of one visitor, and nobody else's trouble
            _LOG.exception("a message of another process could not be followed")

    def lost(self, process: str) -> None:
        self._front.lost(process)
        self._callers.lost(process)
