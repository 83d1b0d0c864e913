"""Guests, and rooms with their places, moves and chat."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Column, Integer, LargeBinary, String

from ninelives.server.store.tables import number_key, required, room_key

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keys", Column("name", String, primary_key=True), *required(LargeBinary, "value")
    )
    op.create_table(
        "guests",
        Column("id", String, primary_key=True),
        *required(String, "name"),
        *required(BigInteger, "seen"),
    )
    op.create_table(
        "rooms",
        Column("id", String, primary_key=True),
        *required(String, "game"),
        *required(Integer, "rules", "seats"),
        *required(JSON, "options", "timing"),
        *required(Boolean, "listed", "lesson"),
        *required(Integer, "host"),
        *required(String, "host_guest", "status"),
        *required(LargeBinary, "seed"),
        *required(String, "next_room"),
        *required(JSON, "points", "ranks"),
        *required(BigInteger, "created", "started", "changed"),
    )
    op.create_index("ix_rooms_status_changed", "rooms", ["status", "changed"])
    op.create_index("ix_rooms_host_guest", "rooms", ["host_guest"])
    op.create_table(
        "places",
        room_key(),
        number_key("seat"),
        *required(String, "sitter", "guest", "name", "bot"),
        *required(LargeBinary, "token_hash"),
        *required(Boolean, "ready", "stands_in", "abandons"),
    )
    op.create_index("ix_places_guest", "places", ["guest"])
    op.create_table(
        "moves",
        room_key(),
        number_key("number"),
        *required(Integer, "seat", "choice", "action"),
        *required(JSON, "draws"),
        *required(BigInteger, "at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        room_key(),
        number_key("number"),
        *required(Integer, "seat"),
        *required(String, "name", "text", "phrase"),
        *required(BigInteger, "at"),
    )
