"""Processes and leases, contributions to a deal, and the seats that wait after a move."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, ForeignKey, String

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "processes",
        Column("id", String, primary_key=True),
        Column("until", BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        Column("room", String, ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
        Column("process", String, nullable=False),
        Column("fence", BigInteger, nullable=False),
    )
    op.create_index("ix_leases_process", "leases", ["process"])
    op.add_column("places", Column("value", String, nullable=False, server_default=""))
    op.add_column("moves", Column("waiting", JSON, nullable=False, server_default="[]"))
