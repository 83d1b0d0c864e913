"""A program as a bot.

If an answer is late, wrong or missing, a legal action is drawn in its place, and the fault is
noted. A program that ends is restarted once. After the third fault, or when it ends again, it is
dismissed, and actions are drawn in its place until the game is over.
"""

from __future__ import annotations

import logging
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, Literal, Self, TypeAlias

import msgspec

from ninelives import bots, games
from ninelives.bots.base import Bot
from ninelives.bots.random import Random
from ninelives.build import VERSION
from ninelives.engine.contract import Game, Outcome, View
from ninelives.processes import CannotStart, LineProcess
from ninelives.wire import requests
from ninelives.wire.bot_protocol import LONGEST_ANSWER, Ask, Match, Over
from ninelives.wire.http import game_facts
from ninelives.wire.replies import PROTOCOL, Refused, Reply, Welcome, write
from ninelives.wire.requests import Act

PATIENCE: Final = 10.0  # seconds for an answer; the first includes starting the program
MOST_FAULTS: Final = 3
_SHOWN: Final = 80  # characters of a malformed line shown in the fault

Kind: TypeAlias = Literal[
    "late",  # no answer in time
    "ended",  # it has ended, or closed its output
    "too-long",  # a line longer than LONGEST_ANSWER
    "malformed",  # not a message of the protocol
    "stale",  # an answer to a choice that was not asked yet
    "illegal",  # the rules do not allow it
]

_LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class Fault:
    """What a program did wrong, and at which choice."""

    choice: int
    kind: Kind
    detail: str

    def __str__(self) -> str:
        return f"choice {self.choice}: {self.kind} ({self.detail})"


class _Failed(Exception):
    def __init__(self, kind: Kind, detail: str) -> None:
        super().__init__(kind, detail)
        self.kind: Kind = kind
        self.detail = detail


class ProgramBot(Bot[View]):
    """Plays one seat in one game. It is a process: close it."""

    def __init__(
        self,
        command: Sequence[str] | str,
        game: Game[Any, Any] | str,
        seed: int,
        *,
        patience: float = PATIENCE,
    ) -> None:
        """Start the command, split like in a shell if it is a string; raises CannotStart."""
        self.command = command if isinstance(command, str) else shlex.join(command)
        self.faults: list[Fault] = []
        self.drawn = 0  # choices for which an action was drawn in its place
        self.is_dismissed = False  # actions are drawn in its place until the end
        self._game = games.load(game) if isinstance(game, str) else game
        self._seed = seed
        self._patience = patience
        self._choice = 0  # the number of the next one
        self._chance = Random(seed)
        self._may_start_again = True
        self._is_welcome = False
        self._program: LineProcess | None = self._started()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self, outcome: Outcome | None = None) -> None:
        """Send the outcome, if it is known, and let the program end."""
        if self._program is not None:
            if outcome is not None:
                self._tell(self._program, Over(outcome.points, outcome.places))
            self._program.close()
            self._program = None

    # -- playing ----------------------------------------------------------------------------------

    def choose(self, view: View) -> int:
        number = self._choice
        self._choice += 1
        if self._program is not None:
            try:
                return self._asked(self._program, view, number)
            except _Failed as failed:
                self._note(self._program, number, failed)
        self.drawn += 1
        return self._chance.choose(view)

    def _asked(self, program: LineProcess, view: View, number: int) -> int:
        until = monotonic() + self._patience
        if not self._is_welcome:
            self._welcome(program, view.seat)
        self._tell(program, Ask(number, view.facts()))
        while True:
            act = self._answer(program, until)
            if act.choice == number:
                self._check(program, view, act)
                return act.action
            if act.choice > number:
                self._tell(program, Refused("act", "stale", action=act.action))
                raise _Failed("stale", f"an answer to choice {act.choice}")
            # An answer to an older choice: its fault was noted when it was late.

    def _welcome(self, program: LineProcess, seat: int) -> None:
        self._tell(program, Welcome(PROTOCOL, VERSION, seat))
        match = Match(
            game=game_facts(self._game, bots.NAMES),
            patience=round(1000 * self._patience),
            seed=self._seed,
            variant=self._game.info.variant,
        )
        self._tell(program, match)
        self._is_welcome = True

    def _answer(self, program: LineProcess, until: float) -> Act:
        """The program's next message; raises _Failed."""
        try:
            line = program.read(until)
        except TimeoutError:
            raise _Failed("late", f"no answer within {self._patience:g} s") from None
        except EOFError:
            raise _Failed("ended", "it closed its output") from None
        if len(line) > LONGEST_ANSWER:
            raise _Failed("too-long", f"a line of more than {LONGEST_ANSWER} bytes")
        try:
            said = requests.read(line)
        except msgspec.MsgspecError:
            said = None
        if not isinstance(said, Act):
            self._tell(program, Refused("", "malformed"))
            raise _Failed("malformed", repr(line[:_SHOWN].decode(errors="replace").strip()))
        return said

    def _check(self, program: LineProcess, view: View, act: Act) -> None:
        if act.action in view.legal:
            return
        refused = Refused("act", "no-such-action", action=act.action)
        if act.action < self._game.info.actions:
            refusal = self._game.why_not(view, act.action)
            assert refusal is not None, "an action outside of `legal` must have a reason"
            refused = Refused("act", refusal.reason, refusal.rule, act.action)
        self._tell(program, refused)
        raise _Failed("illegal", f"{refused.rule} {refused.reason}, action {act.action}".strip())

    @staticmethod
    def _tell(program: LineProcess, reply: Reply) -> None:
        program.write(write(reply))

    # -- faults -----------------------------------------------------------------------------------

    def _note(self, program: LineProcess, number: int, failed: _Failed) -> None:
        detail = failed.detail
        is_gone = failed.kind in ("ended", "too-long")
        if is_gone:
            code = program.close() if failed.kind == "ended" else program.kill()
            detail = f"{detail}, exit code {code}"
        fault = Fault(number, failed.kind, detail)
        self.faults.append(fault)
        _LOG.warning("bot program %s: %s; playing a random move", self.command, fault)
        if is_gone:
            self._program = self._started_again()
        elif len(self.faults) >= MOST_FAULTS:
            program.kill()
            self._program = None
        if self._program is None:
            self.is_dismissed = True
            _LOG.warning("bot program %s dismissed; playing random moves to the end", self.command)

    def _started(self) -> LineProcess:
        try:
            words = shlex.split(self.command)
        except ValueError as error:  # an unclosed quote
            raise CannotStart(self.command, str(error)) from None
        if not words or "\0" in self.command:
            raise CannotStart(self.command, "the command is empty or has a null byte")
        return LineProcess(words, longest=LONGEST_ANSWER)

    def _started_again(self) -> LineProcess | None:
        if not self._may_start_again or len(self.faults) >= MOST_FAULTS:
            return None
        self._may_start_again = self._is_welcome = False
        try:
            return self._started()
        except CannotStart:
            return None
