"""What the server keeps: rooms, their journals and chats, guests.

SQLAlchemy Core on SQLite by default; the URL decides. What is particular to one kind of database
is in `dialects`, and nowhere else.
"""

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
