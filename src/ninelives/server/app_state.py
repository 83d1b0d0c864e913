"""The parts of a running server, opened together and closed in reverse order."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from typing import Any, Final

from litestar import Request

from ninelives.server.config import Config
from ninelives.server.identity import KEY_BYTES, Identity
from ninelives.server.limits import Limits, RateLimiter
from ninelives.server.metrics import Metrics
from ninelives.server.peers.locator import RoomLocator
from ninelives.server.previews.gallery import Gallery
from ninelives.server.rooms.registry import RoomRegistry
from ninelives.server.store import Store


@dataclass(frozen=True, slots=True)
class AppState:
    config: Config
    metrics: Metrics
    store: Store
    identity: Identity
    registry: RoomRegistry
    locator: RoomLocator
    openings: RateLimiter  # of rooms, by address
    gallery: Gallery


STATE: Final = "ninelives"


def state_of(request: Request[Any, Any, Any]) -> AppState:
    state: AppState = request.app.state[STATE]
    return state


def openings(limits: Limits) -> RateLimiter:
    return RateLimiter(limits.rooms_per_second, limits.room_burst)


@asynccontextmanager
async def open_state(config: Config) -> AsyncIterator[AppState]:
    """Open everything a server needs; raises StoreInvalid."""
    metrics = Metrics()
    store = await Store.open(config.database_url, metrics.committed, config.lease)
    try:
        key = await store.key("cookies", secrets.token_bytes(KEY_BYTES))
        identity = Identity(key, config.root_path)
        registry = RoomRegistry(store, config, metrics)
        await registry.start()
        try:
            async with RoomLocator(store, registry, metrics).running() as locator:
                allowed = openings(config.limits)
                with closing(Gallery()) as gallery:
                    yield AppState(
                        config, metrics, store, identity, registry, locator, allowed, gallery
                    )
        finally:
            await registry.close()
    finally:
        await store.close()
