"""Chains of rematches, and notices in the chat."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("rooms", Column("series", String, nullable=False, server_default=""))
    op.create_index("ix_rooms_series", "rooms", ["series"])
    op.add_column("lines", Column("notice", String, nullable=False, server_default=""))
    op.add_column("lines", Column("by", String, nullable=False, server_default=""))
