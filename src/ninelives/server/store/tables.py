"""The tables. Every change needs a migration; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

ROOMS: Final = Table(
    "rooms",
    METADATA,
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
    Index(None, "status", "changed"),
    Index(None, "host_guest"),
)

PLACES: Final = Table(
    "places",
    METADATA,
    Column("room", ForeignKey(ROOMS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("sitter", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("stands_in", Boolean, nullable=False),
    Column("abandons", Boolean, nullable=False),
    Column("value", String, nullable=False, server_default=""),
    Index(None, "guest"),
)

# Without a rowid the moves of a room are stored together, in the order of the primary key.
MOVES: Final = Table(
    "moves",
    METADATA,
    Column("room", ForeignKey(ROOMS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("draws", JSON, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("waiting", JSON, nullable=False, server_default="[]"),
    sqlite_with_rowid=False,
)

LINES: Final = Table(
    "lines",
    METADATA,
    Column("room", ForeignKey(ROOMS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("text", String, nullable=False),
    Column("phrase", String, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Where several processes serve one database: a process is alive until a time of the database's
# clock, and holds leases. `fence` is the fencing token: it grows with every claim.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", String, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("room", ForeignKey(ROOMS.c.id, ondelete="CASCADE"), primary_key=True),
    Column("process", String, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Index(None, "process"),
)
