"""Processes and leases, contributions to a deal, and the seats that wait after a move."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, String

from ninelives.server.store.tables import required, room_key

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "processes", Column("id", String, primary_key=True), *required(BigInteger, "until")
    )
    op.create_table(
        "leases", room_key(), *required(String, "process"), *required(BigInteger, "fence")
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.add_column("places", Column("value", String, nullable=False, server_default=""))
    op.add_column("moves", Column("waiting", JSON, nullable=False, server_default="[]"))
