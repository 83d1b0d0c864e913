"""One of our bots as a program: it is asked on one stream of lines and answers on another."""

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
    "bad-view",  # facts that make no view of this game, or nothing to choose from
    "malformed",
    "match-first",  # asked before it is known what is played
    "other-protocol",
    "other-rules",  # another game, or other rules or pieces than those played here
    "too-long",
]
FAULTS: Final[tuple[str, ...]] = get_args(Fault)
# What `view_of` does with facts of the right kinds whose numbers mean nothing.
_NO_VIEW: Final = (NinelivesError, LookupError, ValueError, OverflowError, TypeError)


class BadLine(NinelivesError):
    """A line that no host says: its number from 1, and what is wrong with it."""

    def __init__(self, line: int, fault: Fault) -> None:
        super().__init__(f"line {line}: {fault}")
        self.line = line
        self.fault = fault


class BotRunner:
    def __init__(self, name: str, game: str, seed: int | None) -> None:
        """The bot of that name; without a seed it has the host's.

        Raises UnknownBot, UnknownGame.
        """
        if not bots.is_known(name):
            raise bots.UnknownBot(name)
        self._name = name
        self._game: Game[Any, Any] = games.load(game)
        self._seed = seed
        self._bot: Bot[Any] | None = None

    def play(self, said: TextIO, answers: TextIO) -> None:
        """Answer until the game is over, or nothing more is said; raises BadLine."""
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
        # A number that no view can hold may be read as another, without a word.
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
