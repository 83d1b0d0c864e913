"""The commands, one function each: from words to whoever does the work."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ninelives import bots, games
from ninelives.cli.agreements import agree, options_in
from ninelives.cli.arena import ARENA, arena
from ninelives.cli.arguments import WRONG_CALL, Arguments, Command, Complaint
from ninelives.cli.complaints import bad_record
from ninelives.cli.decks import DECKS, Shelf
from ninelives.cli.files import new_file, record_in, text_of
from ninelives.cli.guest import BOT, bot
from ninelives.cli.joining import JOIN, join
from ninelives.cli.keeping import BACKUP, RESTORE, backup, restore
from ninelives.cli.reviewing import REVIEW, review
from ninelives.cli.serving import SERVE, serve
from ninelives.engine.contract import Game
from ninelives.play.reader import read
from ninelives.play.record import DEAL, BadRecord
from ninelives.text.builds import version_line
from ninelives.text.phrases import Phrases

NOT_TRUE: Final = 1  # the exit code for a record that does not verify
USUAL_PLAYERS: Final = 4
_SEED: Final = 16  # bytes
_SPEEDS: Final = (
    "rollout-steps-per-s",
    "rollouts-per-s",
    "round-rollouts-per-s",
    "guided-rollouts-per-s",
    "python-steps-per-s",
    "clone-ns",
)
_WITH_RESUME: Final = ("--resume", "--record", "--lang", DECKS)  # a record says all the rest


# -- play -----------------------------------------------------------------------------------------


def play(arguments: Arguments, phrases: Phrases) -> int:
    if arguments.option("--resume") is not None:
        return _resume(arguments, phrases)
    from ninelives.terminal.console import Console
    from ninelives.terminal.play import begin

    console = Console.standard()
    wanted = arguments.words.get("GAME") or _asked_for_game(console.ask, phrases)
    if wanted is None:
        return 0
    shelf = Shelf(arguments, phrases)
    game = shelf.load(wanted)
    seats = arguments.number("--players")
    seats = _usual(game) if seats is None else seats
    options = options_in(arguments)
    agree(game, seats, options, phrases)
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
        again=shelf.words,
    )
    return 0


def _resume(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.local_game import without_torn_line
    from ninelives.terminal.play import resume

    given = [*arguments.words.values(), *arguments.options]
    for name in given:
        if name not in _WITH_RESUME:
            raise Complaint("error-not-with-resume", name=name)
    file = arguments.options["--resume"][-1]
    shelf = Shelf(arguments, phrases)
    try:
        record = read(without_torn_line(text_of(file)), shelf.load)
        path = Path(file)
        if record.section == DEAL or arguments.option("--record") is not None:
            path = new_file(arguments.option("--record"), record.game.info.name)
        seed = secrets.token_bytes(_SEED)
        console = Console.standard()
        resume(console, phrases, record, new_seed=seed, path=path, again=shelf.words)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    return 0


def _asked_for_game(ask: Callable[[str], str | None], phrases: Phrases) -> str | None:
    """The game somebody chooses from a short list, by its number or the beginning of its name."""
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


def _usual(game: Game[Any, Any]) -> int:
    return USUAL_PLAYERS if USUAL_PLAYERS in game.info.seats else game.info.seats[0]


def _bots(arguments: Arguments, seats: int) -> list[str]:
    from ninelives.terminal.players import DEFAULT_BOTS

    given = arguments.option("--bots")
    wanted = list(DEFAULT_BOTS) if given is None else [name.strip() for name in given.split(",")]
    for name in wanted:
        if not bots.is_known(name):
            raise bots.UnknownBot(name)
    if len(wanted) >= seats:
        raise Complaint("error-too-many-bots", count=len(wanted), players=seats, most=seats - 1)
    return wanted


# -- replay, verify, rules, bench -----------------------------------------------------------------


def replay(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.replay import ReplayScreen

    file = arguments.words["FILE"]
    seat = arguments.number("--seat")
    if seat is not None and "--open" in arguments.flags:
        raise Complaint("error-either-or", one="--seat", other="--open")
    find_game = Shelf(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=WRONG_CALL)
    if seat is not None and seat >= record.seats:
        raise Complaint("error-no-such-seat", seat=seat, last=record.seats - 1)
    try:
        watching = ReplayScreen(record, Console.standard(), phrases, seat=seat)
        watching.run(stepwise="--step" in arguments.flags)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    return 0


def verify(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.play.replay import verify as verify_record

    file = arguments.words["FILE"]
    find_game = Shelf(arguments, phrases).load
    record = record_in(file, find_game, phrases, exit_code=NOT_TRUE)
    try:
        verify_record(record)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=NOT_TRUE) from None
    print(phrases.say("verified", file=file, actions=len(record.steps)))
    print(phrases.say("verified-no-seed" if record.seed is None else "verified-draws"))
    if record.given_draws:
        print(phrases.say("verified-given", given=record.given_draws))
    print(phrases.say("verified-unfinished" if record.outcome is None else "verified-result"))
    return 0


def rules(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.presentation.books import whole_book
    from ninelives.terminal.markdown import plain
    from ninelives.text.rulebook import clause

    game = Shelf(arguments, phrases).load(arguments.words["GAME"])
    name = game.info.name
    rule = arguments.words.get("RULE")
    if rule is None:
        text: str | None = whole_book(game, phrases)
    else:
        text = clause(name, phrases.language, rule.upper())
    if text is None:
        raise Complaint("error-no-such-rule", game=name, rule=rule or "")
    print("\n".join(plain(text)))
    return 0


def bench(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bench import run
    from ninelives.terminal.width import columns_of, padded

    wanted = arguments.words.get("GAME")
    names = games.names() if wanted is None else (games.load(wanted).info.name,)
    if "--json" in arguments.flags:
        print(json.dumps(run(names)))
        return 0
    print(version_line(phrases), flush=True)
    report = run(names)
    rows = [[phrases.say("bench-game"), *(phrases.say(f"bench-{key}") for key in _SPEEDS)]]
    measured = report["games"]
    assert isinstance(measured, dict)
    for name, speeds in measured.items():
        numbers = [f"{speeds[key.replace('-', '_')]:,}" for key in _SPEEDS]
        rows.append([phrases.say(f"game-name-{name}"), *numbers])
    widths = columns_of(rows)
    for row in rows:
        cells = [padded(cell, width) for cell, width in zip(row, widths, strict=True)]
        print("  ".join(cells).rstrip())
    return 0


# -- all of them ----------------------------------------------------------------------------------

COMMANDS: Final[dict[str, tuple[Command, Callable[[Arguments, Phrases], int]]]] = {
    "play": (
        Command(
            "play",
            words=("GAME",),
            options=(
                "--players",
                "--bots",
                "--option",
                "--seed",
                "--lang",
                "--record",
                "--resume",
                DECKS,
            ),
        ),
        play,
    ),
    SERVE.name: (SERVE, serve),
    BACKUP.name: (BACKUP, backup),
    RESTORE.name: (RESTORE, restore),
    JOIN.name: (JOIN, join),
    BOT.name: (BOT, bot),
    "replay": (
        Command(
            "replay",
            words=("FILE",),
            needed=1,
            options=("--seat", "--lang", DECKS),
            flags=("--open", "--step"),
        ),
        replay,
    ),
    REVIEW.name: (REVIEW, review),
    "verify": (Command("verify", words=("FILE",), needed=1, options=("--lang", DECKS)), verify),
    "rules": (
        Command("rules", words=("GAME", "RULE"), needed=1, options=("--lang", DECKS)),
        rules,
    ),
    ARENA.name: (ARENA, arena),
    "bench": (
        Command("bench", words=("GAME",), options=("--lang",), flags=("--json",)),
        bench,
    ),
}
