"""`ninelives backup` and `ninelives restore`: all that a server keeps, in one file and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.cli.serving import in_one_line, where_kept
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from collections.abc import Coroutine
    from typing import Any

    from ninelives.server.store.copying import Copied

_OPTIONS: Final = ("--database", "--data-dir", "--lang")
BACKUP: Final = Command("backup", words=("FILE",), needed=1, options=_OPTIONS)
RESTORE: Final = Command("restore", words=("FILE",), needed=1, options=_OPTIONS)


def backup(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.copying import back_up

    file = Path(arguments.words["FILE"])
    if file.exists():
        raise Complaint("error-backup-exists", file=str(file))
    copied = _done(back_up(where_kept(arguments).database_url, file))
    print(phrases.say("backed-up", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def restore(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.server.store.copying import restore as put_back

    file = Path(arguments.words["FILE"])
    copied = _done(put_back(file, where_kept(arguments).database_url))
    print(phrases.say("restored", file=str(file), rooms=copied.rooms, moves=copied.moves))
    return 0


def _done(copying: Coroutine[Any, Any, Copied]) -> Copied:
    with in_one_line():
        return asyncio.run(copying)
