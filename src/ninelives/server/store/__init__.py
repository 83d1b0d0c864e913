"""The database: SQLAlchemy Core on SQLite (the default) or PostgreSQL, chosen by the URL."""

from __future__ import annotations

from ninelives.server.store.errors import StoreInvalid, StoreUnavailable, WriteFailed
from ninelives.server.store.rows import ChatMessage, GuestRow, MoveRow, PlaceRow, RoomRow
from ninelives.server.store.store import Store

__all__ = [
    "ChatMessage",
    "GuestRow",
    "MoveRow",
    "PlaceRow",
    "RoomRow",
    "Store",
    "StoreInvalid",
    "StoreUnavailable",
    "WriteFailed",
]
