"""Bringing a database up to date at the start, from the migrations in this package."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.store.dialects import one_at_a_time


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    one_at_a_time(connection)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "ninelives.server.store:migrations")
    command.upgrade(config, "head")
