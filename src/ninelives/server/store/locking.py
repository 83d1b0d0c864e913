"""A database in a file is one server's alone. The lock goes with the process, however that ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ninelives.server.store.errors import StoreUnusable


class FileLock:
    """Taken at once, or StoreUnusable is raised. It lies beside the database: to close the file
    of a database itself would take the locks of SQLite away."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}-lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise StoreUnusable(f"another server uses {database.name}") from None

    def release(self) -> None:
        os.close(self._file)


def _lock(file: int) -> None:
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there and nowhere else

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - everywhere but there

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
