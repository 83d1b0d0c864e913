"""Finds a room wherever it is, and dispatches the messages of other processes."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Self

from ninelives.server.metrics import Metrics
from ninelives.server.peers.bus import Bus
from ninelives.server.peers.messages import AnyMessage, Close, Left, Open, Reply, Request
from ninelives.server.peers.relay_client import RelayClient, RemoteRoom
from ninelives.server.peers.relay_server import RelayServer
from ninelives.server.rooms.registry import RoomRegistry
from ninelives.server.rooms.room import RoomHandle
from ninelives.server.store import Store
from ninelives.server.store.leases import RoomElsewhere

_LOG: Final = logging.getLogger(__name__)


class RoomLocator:
    """Run it with `running`. Where one process owns the database there is no bus."""

    def __init__(self, store: Store, registry: RoomRegistry, metrics: Metrics) -> None:
        self._shared = store.leases.shared
        self._registry = registry
        self._bus = Bus(store.process, store.connect_raw, self)
        self._relay_client = RelayClient(self._bus)
        self._relay_server = RelayServer(registry, self._bus, metrics)
        self._handlers: Final[dict[type[AnyMessage], Callable[[str, Any], None]]] = {
            Open: self._relay_server.opened,
            Request: self._relay_server.requested,
            Left: self._relay_server.left,
            Reply: self._relay_client.replied,
            Close: self._relay_client.closed,
        }

    async def locate(self, room: str) -> RoomHandle | None:
        """The room of this id, here or in another process; None if it does not exist."""
        try:
            return await self._registry.find(room)
        except RoomElsewhere as elsewhere:
            return RemoteRoom(self._relay_client, elsewhere.process, room)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Self]:
        if self._shared:
            async with self._bus.running():
                yield self
        else:
            yield self

    # -- called by the bus ----------------------------------------------------------------------

    def on_message(self, process: str, message: AnyMessage) -> None:
        """Handle one message; a failure concerns one client and must not stop the bus."""
        try:
            self._handlers[type(message)](process, message)
        except Exception:
            kind = type(message).__name__
            _LOG.exception("peer %s: handling a %s message failed; it is dropped", process, kind)

    def on_peer_lost(self, process: str) -> None:
        self._relay_client.lost(process)
        self._relay_server.lost(process)
