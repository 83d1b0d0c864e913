"""A room, a move, and stores that are closed at the end of a block."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ninelives.engine.contract import CHANCE
from ninelives.server.store import MoveRow, PlaceRow, RoomRow, Store
from ninelives.server.store.rows import TimeLimits

ROOM = RoomRow(
    id="abcdefghijkl",
    game="felix",
    rules=1,
    seats=3,
    options={"edition": "german"},
    timing=TimeLimits(600, 5, 0),
    listed=True,
    lesson=False,
    host=1,
    host_guest="ann",
    status="playing",
    seed=b"\x00secret\xff",
    created=1_700_000_000_000,
    changed=1_800_000_000_123,
    started=1_700_000_000_500,
    next_room="mnopqrstuvwx",
    points=[11, -3, 0],
    ranks=[1, 3, 2],
    places=[
        PlaceRow("person", "ann", "Ann 安", token_hash=b"\x01" * 32, ready=True, abandons=True),
        PlaceRow("bot", name="Luna", bot="greedy", ready=True),
        PlaceRow("person", "bob", "Bob", "random", stands_in=True),
    ],
)
MOVE = MoveRow(0, CHANCE, 0, 0, [3, 1, 2], 5)


def in_file(file: Path) -> str:
    return f"sqlite:///{file}"


@asynccontextmanager
async def open_store(url: str, **more: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **more)
    try:
        yield store
    finally:
        await store.close()


async def add_room(store: Store, room: RoomRow = ROOM) -> None:
    """Save a new room and claim it."""
    await store.save_new_room(room)
    await store.leases.claim(room.id)
