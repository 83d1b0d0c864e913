"""Starts a session: a new game, a resumed one, or a seat on a server."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ninelives.bots.base import Bot
from ninelives.bots.names import own_seed
from ninelives.engine.contract import Game
from ninelives.engine.events import Log
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import DEAL, Record
from ninelives.terminal.coach import coach_for
from ninelives.terminal.console import Console
from ninelives.terminal.local_game import Journal, LocalGame
from ninelives.terminal.players import bots_of, my_seat, name_of, seated, seated_again
from ninelives.terminal.remote_game import RemoteGame
from ninelives.terminal.session import Session
from ninelives.text.builds import pure_warning
from ninelives.text.phrases import Phrases
from ninelives.text.speaker import slug


def begin(
    console: Console,
    phrases: Phrases,
    game: Game[Any, Any],
    *,
    seats: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: bytes,
    path: Path,
    again: Sequence[str],
) -> None:
    """A new game; raises BadSeats, BadOption, UnknownBot."""
    players = seated(seats, bots)
    match, log = Match.begin(game, seats, options, Dealer(seed), players)
    match.reveal()  # this process holds all hands anyway, so the seed is no secret
    _run_session(console, phrases, match, log, seed, path, again, welcome="welcome")


def resume(
    console: Console,
    phrases: Phrases,
    record: Record,
    *,
    new_seed: bytes,
    path: Path,
    again: Sequence[str],
) -> None:
    """Resume a recorded game, or start from a deal; raises BadRecord, UnknownBot."""
    seed = new_seed if record.seed is None else record.seed
    record.players = seated_again(record.seats, record.players)
    begins = record.section == DEAL
    match, log = Match.resume(record, Dealer(seed, record.seat_values))
    match.reveal()
    if begins:
        _run_session(console, phrases, match, log, seed, path, again, welcome="welcome")
    else:
        _run_session(console, phrases, match, Log(), seed, path, again, welcome="welcome-back")


def _run_session(
    console: Console,
    phrases: Phrases,
    match: Match,
    log: Log,
    seed: bytes,
    path: Path,
    again: Sequence[str],
    *,
    welcome: str,
) -> None:
    players = match.record.players
    bots = bots_of(match.game.info.name, players, seed)
    journal = Journal(path, match.record)
    if match.outcome() is not None and welcome == "welcome-back":
        console.paragraph(phrases.say("already-over", file=str(path)))
        return
    me = my_seat(players)
    _welcome(console, phrases, match, me, path, welcome)
    names = [name_of(players[seat]) for seat in range(match.record.seats)]
    controller = LocalGame(match, log, journal, phrases, me=me, names=names, bots=bots, again=again)
    coach = coach_for(match.game, own_seed(me, seed))
    Session(controller, console, phrases, coach).run()


def _welcome(
    console: Console, phrases: Phrases, match: Match, me: int, path: Path, welcome: str
) -> None:
    game, players = match.game.info.name, match.record.players
    names = [phrases.say("you") if seat == me else players[seat] for seat in sorted(players)]
    title = phrases.say(f"game-name-{game}")
    console.paragraph(phrases.say(welcome, game=title, names=phrases.listed(names)))
    for option, value in match.record.options.items():
        name = f"{game}-option-{slug(option)}"
        console.paragraph(
            phrases.say(
                "welcome-option",
                option=phrases.say(name),
                value=phrases.say(f"{name}-{slug(value)}"),
            ),
            indent="  ",
        )
    if warning := pure_warning(phrases):
        console.paragraph(warning)
    console.paragraph(phrases.say("welcome-help", file=str(path)))
    console.line()


def join(console: Console, phrases: Phrases, controller: RemoteGame) -> None:
    """A session for a player or spectator on a server."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # without readline, output mixes with what is being typed
            import readline  # noqa: F401, PLC0415 - it changes how lines are typed, at once
    console.paragraph(controller.seated())
    console.paragraph(phrases.say("online-help"))
    Session(controller, console, phrases).run()


def join_with_bot(
    console: Console, phrases: Phrases, controller: RemoteGame, bot: Bot[Any]
) -> None:
    """A bot plays a seat on a server; its game is printed."""
    console.paragraph(controller.seated())
    _BotSession(controller, console, phrases, bot).run()


class _BotSession(Session):
    def __init__(
        self, controller: RemoteGame, console: Console, phrases: Phrases, bot: Bot[Any]
    ) -> None:
        super().__init__(controller, console, phrases)
        self._game = controller
        self._bot = bot

    def run(self) -> None:
        self._game.follow(self, to_the_end=True)
        self._game.leave()

    def on_turn(self) -> None:
        view = self._game.view()
        assert view is not None, "a turn comes with a view"
        self._game.offer(self._bot.choose(view))
