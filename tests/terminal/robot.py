"""A player at the terminal, scripted."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

from ninelives import games
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import Record
from ninelives.terminal.coach import Coach
from ninelives.terminal.console import Console
from ninelives.terminal.local_game import Journal, LocalGame
from ninelives.terminal.players import ME, bots_of, name_of, seated
from ninelives.terminal.session import Session
from ninelives.text.phrases import Phrases

Answer = Callable[[Match], str | None]


class RobotConsole(Console):
    """Types given answers and collects the output."""

    def __init__(self, answer: Callable[[], str | None]) -> None:
        self._shown = io.StringIO()
        super().__init__(io.StringIO(), self._shown, colours=False)
        self._answer = answer

    def ask(self, prompt: str) -> str | None:
        answer = self._answer()
        self.line(prompt + ("" if answer is None else answer))
        return answer

    def shown(self) -> str:
        return self._shown.getvalue()


def played(
    game: str,
    answer: Answer,
    path: Path,
    *,
    seats: int,
    language: str = "en",
    seed: bytes = b"robot",
    options: dict[str, str] | None = None,
    coach: Coach | None = None,
) -> tuple[str, Record]:
    """A game of these answers against random bots: its output and its record."""
    players = seated(seats, ["random"])
    match, log = Match.begin(games.load(game), seats, options or {}, Dealer(seed), players)
    match.reveal()
    console = RobotConsole(lambda: answer(match))
    names = [name_of(players[seat]) for seat in range(seats)]
    bots = bots_of(game, players, seed)
    phrases, journal = Phrases(language), Journal(path, match.record)
    controller = LocalGame(match, log, journal, phrases, me=ME, names=names, bots=bots)
    Session(controller, console, phrases, coach).run()
    return console.shown(), match.record


def first_legal(match: Match) -> str:
    """Types the first legal action as it is written."""
    return match.game.notation.write(match.view(ME).legal[0])


def scripted(*answers: str) -> Answer:
    """Types these answers, then stops."""
    left = list(answers)
    return lambda _: left.pop(0) if left else None
