"""A game on this computer: a match, its record on disk, and bots on the other seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from shlex import join
from typing import Any, Final

from ninelives.bots.base import Bot
from ninelives.engine.contract import Outcome, View
from ninelives.engine.events import Log
from ninelives.play.match import Match
from ninelives.play.record import Record, write_record, write_result, write_step
from ninelives.terminal.controller import Command, Listener, SeatController
from ninelives.text.phrases import Phrases

_UNFINISHED: Final = ".part"


class LocalGame(SeatController):
    def __init__(
        self,
        match: Match,
        log: Log,
        journal: Journal,
        phrases: Phrases,
        *,
        me: int,
        names: list[str],
        bots: Mapping[int, Bot[Any]],
        again: Sequence[str] = (),
    ) -> None:
        """`log` is what became known before. `again` are arguments with which a command resumes
        this game, beside its record.
        """
        super().__init__(match.game, me, names)
        self._match = match
        self._log = log
        self._journal = journal
        self._phrases = phrases
        self._bots = bots
        self._again = again
        self._listener: Listener | None = None

    @property
    def is_open(self) -> bool:
        return self._match.outcome() is None

    def begin(self, listener: Listener) -> None:
        self._listener = listener
        listener.on_events(self._log.heard_by(self.me))
        self._let_bots_act(listener)

    def view(self) -> View:
        return self._match.view(self.me)

    def waiting(self) -> list[int]:
        return self._match.waiting()

    def outcome(self) -> Outcome | None:
        return self._match.outcome()

    def act(self, action: int) -> None:
        assert self._listener is not None, "begin() comes first"
        self._do(self._listener, self.me, action)
        self._let_bots_act(self._listener)

    def _let_bots_act(self, listener: Listener) -> None:
        """Until a choice of the player is due, or the game is over."""
        while self._match.outcome() is None:
            seat = self._match.waiting()[0]
            if seat == self.me:
                listener.on_turn()
                return
            self._do(listener, seat, self._bots[seat].choose(self._match.view(seat)))
        listener.on_end()

    def _do(self, listener: Listener, seat: int, action: int) -> None:
        log = self._match.act(seat, action)
        self._journal.catch_up()
        listener.on_events(log.heard_by(self.me))

    # -- stopping ---------------------------------------------------------------------------------

    def leave(self) -> None:
        self._listener = None

    def farewell(self) -> list[str]:
        lines = [self._phrases.say("record-is-in", file=str(self._journal.path))]
        if self._match.outcome() is None:
            words = ["ninelives", "play", "--resume", str(self._journal.path), *self._again]
            lines += [self._phrases.say("resume-with"), f"  {join(words)}"]
        else:
            words = ["ninelives", "review", str(self._journal.path), *self._again]
            lines += [self._phrases.say("coach-review-with"), f"  {join(words)}"]
        return lines

    def commands(self) -> list[Command]:
        return [Command("save FILE", self._phrases.say("command-save"), self._save)]

    def _save(self, file: str) -> str:
        if not file:
            return self._phrases.say("save-needs-file")
        try:
            with Path(file).expanduser().open("x", encoding="utf-8", newline="\n") as copy:
                copy.write(write_record(self._match.record))
        except FileExistsError:
            return self._phrases.say("error-file-exists", file=file)
        except OSError as error:
            return self._phrases.say("cannot-write", file=file, why=error.strerror or "")
        return self._phrases.say("saved", file=file)


def without_torn_line(text: str) -> str:
    """A record without an incomplete last line."""
    return text[: text.rfind("\n") + 1]


class Journal:
    """The record of a match on disk, complete after every action: a crash loses nothing."""

    def __init__(self, path: Path, record: Record) -> None:
        """Writes the record so far; an existing file is replaced atomically."""
        self.path = path
        self._record = record
        self._steps = len(record.steps)
        self._ended = record.outcome is not None
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(path.name + _UNFINISHED)
        draft.write_text(write_record(record), encoding="utf-8", newline="\n")
        draft.replace(path)

    def catch_up(self) -> None:
        """Appends the new actions."""
        steps = self._record.steps[self._steps :]
        lines = [write_step(self._record.game, step) for step in steps]
        if self._record.outcome is not None and not self._ended:
            lines += write_result(self._record.outcome)
            self._ended = True
        self._steps += len(steps)
        with self.path.open("a", encoding="utf-8", newline="\n") as file:
            file.write("".join(f"{line}\n" for line in lines))
