"""`ninelives play`: a game in the terminal, new or resumed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ninelives import bots, games
from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.errors import WRONG_CALL, UsageError, bad_record
from ninelives.cli.files import new_file, text_of
from ninelives.cli.game_options import GameSource, check_options, options_in
from ninelives.cli.options import DECKS, GAME_OPTION, LANG, Option
from ninelives.engine.contract import Game
from ninelives.play.reader import read_record
from ninelives.play.record import DEAL, BadRecord
from ninelives.text.phrases import Phrases

DEFAULT_PLAYERS: Final = 4
_SEED: Final = 16  # bytes
# The record says all the rest.
_WITH_RESUME: Final = ("--resume", "--record", LANG.option, DECKS.option)


def play(arguments: Arguments, phrases: Phrases) -> int:
    if arguments.option("--resume") is not None:
        return _resume(arguments, phrases)
    from ninelives.terminal.console import Console
    from ninelives.terminal.play import begin

    console = Console.standard()
    wanted = arguments.words.get("GAME") or _ask_for_game(console.ask, phrases)
    if wanted is None:
        return 0
    source = GameSource(arguments, phrases)
    game = source.load(wanted)
    seats = arguments.number("--players")
    seats = _default_players(game) if seats is None else seats
    options = options_in(arguments)
    check_options(game, seats, options, phrases)
    seed = arguments.option("--seed")
    begin(
        console,
        phrases,
        game,
        seats=seats,
        options=options,
        bots=_bots(arguments, seats),
        seed=secrets.token_bytes(_SEED) if seed is None else seed.encode(),
        path=new_file(arguments.option("--record"), wanted),
        again=source.words,
    )
    return 0


def _resume(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.local_game import without_torn_line
    from ninelives.terminal.play import resume

    given = [*arguments.words.values(), *arguments.options]
    for name in given:
        if name not in _WITH_RESUME:
            raise UsageError("error-not-with-resume", name=name)
    file = arguments.options["--resume"][-1]
    source = GameSource(arguments, phrases)
    try:
        record = read_record(without_torn_line(text_of(file)), source.load)
        path = Path(file)
        if record.section == DEAL or arguments.option("--record") is not None:
            path = new_file(arguments.option("--record"), record.game.info.name)
        seed = secrets.token_bytes(_SEED)
        console = Console.standard()
        resume(console, phrases, record, new_seed=seed, path=path, again=source.words)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    return 0


def _ask_for_game(ask: Callable[[str], str | None], phrases: Phrases) -> str | None:
    """The game chosen from a list, by number or prefix; None at the end of input."""
    names = games.names()
    for number, name in enumerate(names, start=1):
        print(f"  {number}  {phrases.say(f'game-{name}')}")
    while True:
        answer = ask(phrases.say("which-game") + " ")
        if answer is None:
            return None
        typed = answer.strip().lower().replace(" ", "")
        for number, name in enumerate(names, start=1):
            if typed == str(number) or (typed and name.startswith(typed)):
                return name


def _default_players(game: Game[Any, Any]) -> int:
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.info.seats else game.info.seats[0]


def _bots(arguments: Arguments, seats: int) -> list[str]:
    from ninelives.terminal.players import DEFAULT_BOTS

    given = arguments.option("--bots")
    wanted = list(DEFAULT_BOTS) if given is None else [name.strip() for name in given.split(",")]
    for name in wanted:
        if not bots.is_known(name):
            raise bots.UnknownBot(name)
    if len(wanted) >= seats:
        raise UsageError("error-too-many-bots", count=len(wanted), players=seats, most=seats - 1)
    return wanted


PLAY: Final = Command(
    "play",
    play,
    words=("GAME",),
    accepts=(
        Option("players", "N", DEFAULT_PLAYERS),
        Option("bots", "A,B", bots.DEFAULT),
        GAME_OPTION,
        Option("seed", "TEXT"),
        LANG,
        Option("record", "FILE"),
        Option("resume", "FILE"),
        DECKS,
    ),
    example="felix --players 3 --bots tiger,kitten --option edition=german",
)
