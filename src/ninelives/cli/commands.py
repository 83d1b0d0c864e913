"""The commands, one function each: from words to whoever does the work."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from ninelives import games
from ninelives.cli.arguments import WRONG_CALL, Arguments, Command, Complaint
from ninelives.cli.complaints import bad_option, bad_record, bad_seats
from ninelives.engine.contract import Game
from ninelives.engine.errors import BadOption, BadSeats
from ninelives.play.reader import read
from ninelives.play.record import DEAL, BadRecord, Record
from ninelives.text.phrases import Phrases

NOT_TRUE: Final = 1  # the exit code for a record that does not verify
USUAL_PLAYERS: Final = 4
_SEED: Final = 16  # bytes
_WITH_RESUME: Final = ("--resume", "--record", "--lang")  # a record says all the rest


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
    game = games.load(wanted)
    seats = arguments.number("--players")
    seats = _usual(game) if seats is None else seats
    options = _options(arguments)
    try:
        game.new(seats, options)
    except BadSeats as error:
        raise bad_seats(error, wanted, phrases) from None
    except BadOption as error:
        known = [option.name for option in game.info.options]
        raise bad_option(error, wanted, known, phrases) from None
    seed = arguments.option("--seed")
    begin(
        console,
        phrases,
        game,
        seats=seats,
        options=options,
        bots=_bots(arguments, seats),
        seed=secrets.token_bytes(_SEED) if seed is None else seed.encode(),
        path=_new_file(arguments.option("--record"), wanted),
    )
    return 0


def _resume(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.journal import without_torn_line
    from ninelives.terminal.play import resume

    given = [*arguments.words.values(), *arguments.options]
    for name in given:
        if name not in _WITH_RESUME:
            raise Complaint("error-not-with-resume", name=name)
    file = arguments.options["--resume"][-1]
    try:
        record = read(without_torn_line(_text_of(file)))
        path = Path(file)
        if record.section == DEAL or arguments.option("--record") is not None:
            path = _new_file(arguments.option("--record"), record.game.info.name)
        seed = secrets.token_bytes(_SEED)
        resume(Console.standard(), phrases, record, new_seed=seed, path=path)
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


def _options(arguments: Arguments) -> dict[str, str]:
    options: dict[str, str] = {}
    for given in arguments.options.get("--option", []):
        name, equals, value = given.partition("=")
        if not equals:
            raise Complaint("error-option-form", value=given)
        options[name] = value
    return options


def _bots(arguments: Arguments, seats: int) -> list[str]:
    from ninelives.terminal.seating import DEFAULT_BOTS

    given = arguments.option("--bots")
    wanted = list(DEFAULT_BOTS) if given is None else [name.strip() for name in given.split(",")]
    if len(wanted) >= seats:
        raise Complaint("error-too-many-bots", count=len(wanted), players=seats, most=seats - 1)
    return wanted


# -- files ----------------------------------------------------------------------------------------


def _text_of(file: str) -> str:
    try:
        return Path(file).read_text(encoding="utf-8")
    except OSError as error:
        why = error.strerror or ""
        raise Complaint("error-cannot-read", file=file, why=why) from None
    except UnicodeDecodeError:
        raise Complaint("error-not-text", file=file) from None


def _record_in(file: str, phrases: Phrases, *, exit_code: int) -> Record:
    try:
        return read(_text_of(file))
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=exit_code) from None


def _new_file(wanted: str | None, game: str) -> Path:
    """Where a new record goes; nothing that is already there is ever lost."""
    path = _unused(_data_folder() / "records", game) if wanted is None else Path(wanted)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("x", encoding="utf-8").close()
    except FileExistsError:
        raise Complaint("error-file-exists", file=str(path)) from None
    except OSError as error:
        why = error.strerror or ""
        raise Complaint("error-cannot-write", file=str(path), why=why) from None
    return path


def _unused(folder: Path, game: str) -> Path:
    """A file named after the game and the time that is not there yet."""
    now = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{game}-{now}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{game}-{now}-{number}.txt"
    return path


def _data_folder() -> Path:
    """Where a person's programs keep their data, by the habits of the system."""
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA", Path.home()))
    elif sys.platform == "darwin":
        home = Path.home() / "Library" / "Application Support"
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "ninelives"


# -- replay, verify, rules, bench -----------------------------------------------------------------


def replay(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.watching import Watching

    file = arguments.words["FILE"]
    seat = arguments.number("--seat")
    if seat is not None and "--open" in arguments.flags:
        raise Complaint("error-either-or", one="--seat", other="--open")
    record = _record_in(file, phrases, exit_code=WRONG_CALL)
    if seat is not None and seat >= record.seats:
        raise Complaint("error-no-such-seat", seat=seat, last=record.seats - 1)
    try:
        watching = Watching(record, Console.standard(), phrases, seat=seat)
        watching.run(stepwise="--step" in arguments.flags)
    except BadRecord as error:
        raise bad_record(error, file, phrases, exit_code=WRONG_CALL) from None
    return 0


def verify(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.play.replay import verify as verify_record

    file = arguments.words["FILE"]
    record = _record_in(file, phrases, exit_code=NOT_TRUE)
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
    from ninelives.terminal.markdown import plain
    from ninelives.terminal.screen import rule_tables
    from ninelives.text.rulebook import clause, rule_book

    game = games.load(arguments.words["GAME"]).info.name
    rule = arguments.words.get("RULE")
    if rule is None:
        text: str | None = rule_book(game, phrases.language, rule_tables(game, phrases))
    else:
        text = clause(game, phrases.language, rule.upper())
    if text is None:
        raise Complaint("error-no-such-rule", game=game, rule=rule or "")
    print("\n".join(plain(text)))
    return 0


def bench(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bench import run

    wanted = arguments.words.get("GAME")
    names = games.names() if wanted is None else (games.load(wanted).info.name,)
    report = run(names)
    print(json.dumps(report, indent=None if "--json" in arguments.flags else 2))
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
            ),
        ),
        play,
    ),
    "replay": (
        Command(
            "replay",
            words=("FILE",),
            needed=1,
            options=("--seat", "--lang"),
            flags=("--open", "--step"),
        ),
        replay,
    ),
    "verify": (Command("verify", words=("FILE",), needed=1, options=("--lang",)), verify),
    "rules": (Command("rules", words=("GAME", "RULE"), needed=1, options=("--lang",)), rules),
    "bench": (
        Command("bench", words=("GAME",), options=("--lang",), flags=("--json",)),
        bench,
    ),
}
