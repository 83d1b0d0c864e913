"""One of our bots as a program, for `ninelives bot`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal, TextIO, TypeAlias, get_args

import msgspec

from ninelives import bots, games
from ninelives.bots.base import Bot
from ninelives.engine.contract import Game, View
from ninelives.engine.errors import NinelivesError
from ninelives.wire import bot_protocol
from ninelives.wire.bot_protocol import LONGEST_LINE, AnyMessage, Ask, Match, Over
from ninelives.wire.replies import PROTOCOL, Welcome, write
from ninelives.wire.requests import Act

Fault: TypeAlias = Literal[
    "bad-view",  # not the facts of a view of this game with a choice to make
    "malformed",
    "match-first",  # `ask` before `match`
    "other-protocol",
    "other-rules",  # another game, rules version or variant
    "too-long",
]
FAULTS: Final[tuple[str, ...]] = get_args(Fault)
# What `view_of` raises for facts of the right types with impossible values.
_NO_VIEW: Final = (NinelivesError, LookupError, ValueError, OverflowError, TypeError)


class BadLine(NinelivesError):
    """A line that breaks the protocol: its number from 1, and the fault."""

    def __init__(self, line: int, fault: Fault) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault


class BotRunner:
    def __init__(self, name: str, game: str, seed: int | None) -> None:
        """Run the bot of that name; without a seed it uses the host's.

        Raises UnknownBot, UnknownGame.
        """
        if not bots.is_known(name):
            raise bots.UnknownBot(name)
        self._name = name
        self._game: Game[Any, Any] = games.load(game)
        self._seed = seed
        self._bot: Bot[Any] | None = None

    def play(self, said: TextIO, answers: TextIO) -> None:
        """Answer until the game is over or the input ends; raises BadLine."""
        for number, line in _numbered(said):
            match line:
                case Welcome() if line.protocol != PROTOCOL:
                    raise BadLine(number, "other-protocol")
                case Match():
                    self._bot = self._for(line, number)
                case Ask():
                    act = Act(line.choice, self._choice(line, number))
                    answers.write(write(act).decode() + "\n")
                    answers.flush()
                case Over():
                    return

    def _for(self, match: Match, number: int) -> Bot[Any]:
        info = self._game.info
        theirs = (match.game.name, match.game.rules_version, match.variant)
        if theirs != (info.name, info.rules_version, info.variant):
            raise BadLine(number, "other-rules")
        seed = match.seed if self._seed is None else self._seed
        return bots.load(self._name, info.name, seed)

    def _choice(self, ask: Ask, number: int) -> int:
        if self._bot is None:
            raise BadLine(number, "match-first")
        try:
            view: View = self._game.view_of(ask.view)
        except _NO_VIEW:
            raise BadLine(number, "bad-view") from None
        # A number out of bounds may have been read as another one.
        if not view.legal or view.facts() != ask.view:
            raise BadLine(number, "bad-view")
        return self._bot.choose(view)


def _numbered(said: TextIO) -> Iterator[tuple[int, AnyMessage]]:
    number = 0
    while line := said.readline(LONGEST_LINE + 1):
        number += 1
        if len(line) > LONGEST_LINE:
            raise BadLine(number, "too-long")
        try:
            yield number, bot_protocol.read(line)
        except msgspec.MsgspecError:
            raise BadLine(number, "malformed") from None
