"""Files of the user: reading records, and creating new ones."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from ninelives.cli.errors import UsageError, bad_record
from ninelives.engine.contract import Game
from ninelives.play.reader import read_record
from ninelives.play.record import BadRecord, Record
from ninelives.text.phrases import Phrases


def text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or ""
        raise UsageError("error-cannot-read", file=file, why=why) from None
    except UnicodeDecodeError:
        raise UsageError("error-not-text", file=file) from None


def record_in(
    file: str, find_game: Callable[[str], Game[Any, Any]], phrases: Phrases, *, exit_code: int
) -> Record:
    try:
        return read_record(text_of(file), find_game)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=exit_code) from None


def new_file(wanted: str | None, game: str) -> Path:
    """Creates the file of a new record; raises UsageError rather than overwrite one."""
    from ninelives.server.folders import RECORDS, data_folder

    folder = data_folder() / RECORDS
    path = _unused(folder, game) if wanted is None else Path(wanted)
    if path.exists():
        raise UsageError("error-file-exists", file=str(path))
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x", encoding="utf-8").close()
    except OSError as error:
        why = error.strerror or ""
        raise UsageError("error-cannot-write", file=str(path), why=why) from None
    return path


def _unused(folder: Path, game: str) -> Path:
    """A new file name from the game and the time."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{game}-{now}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{now}-{number}.txt"
    return path
