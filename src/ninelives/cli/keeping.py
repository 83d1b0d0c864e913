"""`ninelives backup` and `ninelives restore`: all that a server keeps, in one file and back."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.cli.serving import in_one_line, where_kept
from ninelives.cli.settings import OF_STORAGE
from ninelives.cli.sources import values_of
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from ninelives.server.store.backup import Copied

BACKUP: Final = Command.with_settings(
    "backup",
    OF_STORAGE,
    words=("FILE",),
    example="ninelives backup ninelives-2026-11-16.db",
)
RESTORE: Final = Command.with_settings(
    "restore",
    OF_STORAGE,
    words=("FILE",),
    example="ninelives restore ninelives-2026-11-16.db --database postgresql://user@host/name",
)


def backup(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.backup import back_up

    file = Path(arguments.words["FILE"])
    if file.exists():
        raise Complaint("error-backup-exists", file=str(file))
    values = values_of(BACKUP, arguments, os.environ, phrases)
    copied = _done(back_up(where_kept(values).database_url, file))
    print(phrases.say("backed-up", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def restore(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.backup import restore as put_back

    file = Path(arguments.words["FILE"])
    values = values_of(RESTORE, arguments, os.environ, phrases)
    copied = _done(put_back(file, where_kept(values).database_url))
    print(phrases.say("restored", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def _done(copying: Coroutine[Any, Any, Copied]) -> Copied:
    with in_one_line():
        return asyncio.run(copying)
