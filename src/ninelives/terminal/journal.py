"""The record of a game on disk, complete after every action: a game can be cut off at any time."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ninelives.play.record import Record, write, write_result, write_step

_UNFINISHED: Final = ".part"


def without_torn_line(text: str) -> str:
    """A record without a last line that was cut off while it was written."""
    return text[: text.rfind("\n") + 1]


class Journal:
    """Writes a match's record to a file as it grows."""

    def __init__(self, path: Path, record: Record) -> None:
        """Begin the file with all there is; what was there before is replaced in one go."""
        self.path = path
        self._record = record
        self._steps = len(record.steps)
        self._ended = record.outcome is not None
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + _UNFINISHED)
        draft.write_text(write(record), encoding="utf-8", newline="\n")
        draft.replace(path)

    def catch_up(self) -> None:
        """Add what happened since."""
        steps = self._record.steps[self._steps :]
        lines = [write_step(self._record.game, step) for step in steps]
        if self._record.outcome is not None and not self._ended:
            lines += write_result(self._record.outcome)
            self._ended = True
        self._steps += len(steps)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))
