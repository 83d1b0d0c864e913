"""What makes a running server, opened together and closed in the other order."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request

from ninelives.server.config import Config
from ninelives.server.identity import KEY_BYTES, Identity
from ninelives.server.limits import Limits, RateLimiter
from ninelives.server.metrics import Metrics
from ninelives.server.peers.peers import Peers
from ninelives.server.rooms.house import House
from ninelives.server.store import Store


@dataclass(frozen=True, slots=True)
class Parts:
    config: Config
    metrics: Metrics
    store: Store
    identity: Identity
    house: House
    peers: Peers
    openings: RateLimiter  # of rooms, by address


STATE: Final = "parts"


def parts_of(request: Request[Any, Any, Any]) -> Parts:
    """Those of the server that was asked."""
    parts: Parts = request.app.state[STATE]
    return parts


def openings(limits: Limits) -> RateLimiter:
    return RateLimiter(limits.rooms_per_second, limits.room_burst)


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[Parts]:
    """Everything a server needs; raises StoreInvalid where the database cannot be opened."""
    metrics = Metrics()
    store = await Store.open(config.database_url, metrics.committed)
    try:
        identity = Identity(await store.key("cookies", secrets.token_bytes(KEY_BYTES)))
        house = House(store, config, metrics)
        await house.start()
        try:
            async with Peers(store, house, metrics).running() as peers:
                yield Parts(config, metrics, store, identity, house, peers, openings(config.limits))
        finally:
            await house.close()
    finally:
        await store.close()
