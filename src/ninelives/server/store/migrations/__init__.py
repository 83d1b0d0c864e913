"""Migrations that Alembic runs when the store opens; `versions` has one file per change."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ninelives.server.store.dialects import check, lock_migrations


async def migrate(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def newest_version() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _upgrade(connection: Connection) -> None:
    lock_migrations(connection)
    check(connection)
    command.upgrade(_config(connection), "head")


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "ninelives.server.store:migrations")
    return config
