"""The tables. Every change needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import JSON, BigInteger, Boolean, Column, Integer, LargeBinary, String, Table
from sqlalchemy.types import TypeEngine

METADATA: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def required(kind: type[TypeEngine[Any]], *names: str) -> list[Column[Any]]:
    """Columns of one type that are never NULL."""
    return [Column(name, kind, nullable=False) for name in names]


def room_key() -> Column[Any]:
    """The id of the room, deleted with it: the first part of a primary key."""
    room = sa.ForeignKey("rooms.id", ondelete="CASCADE")
    return Column("room", String, room, primary_key=True)


def number_key(name: str) -> Column[Any]:
    return Column(name, Integer, primary_key=True, autoincrement=False)


KEYS: Final = Table(
    "keys", METADATA, Column("name", String, primary_key=True), *required(LargeBinary, "value")
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    *required(String, "name"),
    *required(BigInteger, "seen"),
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
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
    Column("series", String, nullable=False, server_default=""),
    sa.Index(None, "status", "changed"),
    sa.Index(None, "host_guest"),
    sa.Index(None, "series"),
)

PLACES: Final = Table(
    "places",
    METADATA,
    room_key(),
    number_key("seat"),
    *required(String, "sitter", "guest", "name", "bot"),
    *required(LargeBinary, "token_hash"),
    *required(Boolean, "ready", "stands_in", "abandons"),
    Column("value", String, nullable=False, server_default=""),
    sa.Index(None, "guest"),
)

# Without a rowid the moves of a room are stored together, in the order of the primary key.
MOVES: Final = Table(
    "moves",
    METADATA,
    room_key(),
    number_key("number"),
    *required(Integer, "seat", "choice", "action"),
    *required(JSON, "draws"),
    *required(BigInteger, "at"),
    Column("waiting", JSON, nullable=False, server_default="[]"),
    sqlite_with_rowid=False,
)

LINES: Final = Table(
    "lines",
    METADATA,
    room_key(),
    number_key("number"),
    *required(Integer, "seat"),
    *required(String, "name", "text", "phrase"),
    *required(BigInteger, "at"),
    Column("notice", String, nullable=False, server_default=""),
    Column("by", String, nullable=False, server_default=""),
)

# Where several processes serve one database: a process is alive until a time of the database's
# clock, and holds leases. `fence` is the fencing token: it grows with every claim.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    *required(BigInteger, "until"),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    room_key(),
    *required(String, "process"),
    *required(BigInteger, "fence"),
    sa.Index(None, "process"),
)
