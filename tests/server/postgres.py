"""A real PostgreSQL for tests: one server for all of them, and a new database for each.

It comes from the package `pgserver`, and runs on a socket in a folder of its own.
"""

from __future__ import annotations

import asyncio
import secrets
import warnings
from pathlib import Path
from typing import Any


def started(folder: Path) -> Any:
    """The server in this folder, which ends with the last process that has asked for it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where there is no folder for sockets it takes another
        import pgserver  # noqa: PLC0415 - it makes folders when it is imported

        return pgserver.get_server(folder)


def new_database(server: Any) -> str:
    """The URL of a database that nobody else has."""
    name = f"test_{secrets.token_hex(6)}"
    asyncio.run(_create(server.get_uri(), name))
    return f"postgresql+asyncpg://postgres@/{name}?host={server.get_postmaster_info().socket_dir}"


async def _create(address: str, name: str) -> None:
    import asyncpg  # noqa: PLC0415 - for those alone who use it

    connection = await asyncpg.connect(address)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
