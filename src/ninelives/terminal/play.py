"""Sitting down: a new game, or one that was interrupted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ninelives.bots.names import own_seed
from ninelives.engine.contract import Game
from ninelives.engine.events import Log
from ninelives.play.dealer import Dealer
from ninelives.play.match import Match
from ninelives.play.record import DEAL, Record
from ninelives.terminal import seating
from ninelives.terminal.coaching import coach_for
from ninelives.terminal.console import Console
from ninelives.terminal.home import AtHome
from ninelives.terminal.journal import Journal
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
    players = seating.seated(seats, bots)
    match, log = Match.begin(game, seats, options, Dealer(seed), players)
    match.reveal()  # it is played at home: whoever could read the seed could read the hands too
    _sit_down(console, phrases, match, log, seed, path, again, welcome="welcome")


def resume(
    console: Console,
    phrases: Phrases,
    record: Record,
    *,
    new_seed: bytes,
    path: Path,
    again: Sequence[str],
) -> None:
    """Go on where a record stopped, or begin from a deal; raises BadRecord, UnknownBot."""
    seed = new_seed if record.seed is None else record.seed
    record.players = seating.seated_again(record.seats, record.players)
    begins = record.section == DEAL
    match, log = Match.resume(record, Dealer(seed, record.seat_values))
    match.reveal()
    if begins:
        _sit_down(console, phrases, match, log, seed, path, again, welcome="welcome")
    else:
        _sit_down(console, phrases, match, Log(), seed, path, again, welcome="welcome-back")


def _sit_down(
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
    bots = seating.bots_of(match.game.info.name, players, seed)
    journal = Journal(path, match.record)
    if match.outcome() is not None and welcome == "welcome-back":
        console.paragraph(phrases.say("already-over", file=str(path)))
        return
    me = seating.my_seat(players)
    _welcome(console, phrases, match, me, path, welcome)
    names = [seating.name_of(players[seat]) for seat in range(match.record.seats)]
    sitting = AtHome(match, log, journal, phrases, me=me, names=names, bots=bots, again=again)
    coach = coach_for(match.game, own_seed(me, seed))
    Session(sitting, console, phrases, coach).run()


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
