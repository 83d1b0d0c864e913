"""What the server keeps: rooms, their journals and chats, guests.

SQLAlchemy Core on SQLite by default; the URL decides. What is particular to one kind of database
is in `dialects`, and nowhere else.
"""

from __future__ import annotations

from ninelives.server.store.errors import NotKept, StoreAway, StoreUnusable
from ninelives.server.store.rows import GuestRow, LineRow, MoveRow, PlaceRow, RoomRow
from ninelives.server.store.store import Store

__all__ = [
    "GuestRow",
    "LineRow",
    "MoveRow",
    "NotKept",
    "PlaceRow",
    "RoomRow",
    "Store",
    "StoreAway",
    "StoreUnusable",
]
