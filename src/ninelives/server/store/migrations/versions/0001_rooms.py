"""Guests, and rooms with their places, moves and chat."""

from __future__ import annotations

from typing import Any

from alembic import op
from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    String,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    _create_guests()
    _create_rooms()
    _create_places()
    op.create_table(
        "moves",
        _room(),
        _number("number"),
        Column("seat", Integer, nullable=False),
        Column("choice", Integer, nullable=False),
        Column("action", Integer, nullable=False),
        Column("draws", JSON, nullable=False),
        Column("at", BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "lines",
        _room(),
        _number("number"),
        Column("seat", Integer, nullable=False),
        Column("name", String, nullable=False),
        Column("text", String, nullable=False),
        Column("phrase", String, nullable=False),
        Column("at", BigInteger, nullable=False),
    )


def _create_guests() -> None:
    op.create_table(
        "keys",
        Column("name", String, primary_key=True),
        Column("value", LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        Column("id", String, primary_key=True),
        Column("name", String, nullable=False),
        Column("seen", BigInteger, nullable=False),
    )


def _create_rooms() -> None:
    op.create_table(
        "rooms",
        Column("id", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("rules", Integer, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("options", JSON, nullable=False),
        Column("timing", JSON, nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("lesson", Boolean, nullable=False),
        Column("host", Integer, nullable=False),
        Column("host_guest", String, nullable=False),
        Column("status", String, nullable=False),
        Column("seed", LargeBinary, nullable=False),
        Column("next_room", String, nullable=False),
        Column("points", JSON, nullable=False),
        Column("ranks", JSON, nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("started", BigInteger, nullable=False),
        Column("changed", BigInteger, nullable=False),
    )
    op.create_index("ix_rooms_status_changed", "rooms", ["status", "changed"])
    op.create_index("ix_rooms_host_guest", "rooms", ["host_guest"])


def _create_places() -> None:
    op.create_table(
        "places",
        _room(),
        _number("seat"),
        Column("sitter", String, nullable=False),
        Column("guest", String, nullable=False),
        Column("name", String, nullable=False),
        Column("bot", String, nullable=False),
        Column("token_hash", LargeBinary, nullable=False),
        Column("ready", Boolean, nullable=False),
        Column("stands_in", Boolean, nullable=False),
        Column("abandons", Boolean, nullable=False),
    )
    op.create_index("ix_places_guest", "places", ["guest"])


def _room() -> Column[Any]:
    return Column("room", String, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True)


def _number(name: str) -> Column[Any]:
    return Column(name, Integer, primary_key=True, autoincrement=False)
