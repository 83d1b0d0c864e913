"""`ninelives join LINK`, a seat on a server, and `ninelives bot`, a bot as a program."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from ninelives import bots
from ninelives.cli.arguments import Arguments, Command
from ninelives.cli.errors import UsageError
from ninelives.cli.options import LANG, Option
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.bots.base import Bot
    from ninelives.terminal.remote_game import RemoteGame

_CUT_OFF: Final = 1  # the exit code if the other side is gone or cannot be understood


def join(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bot_programs import COMMAND
    from ninelives.terminal.console import Console
    from ninelives.terminal.play import join as join_in_person
    from ninelives.terminal.play import join_with_bot

    spec = arguments.option("--bot")
    if spec is not None and not bots.is_known(spec) and not spec.startswith(COMMAND):
        raise bots.UnknownBot(spec)
    game = _at_table(arguments.words["LINK"], phrases)
    console = Console.standard()
    if spec is None:
        join_in_person(console, phrases, game)
    else:
        with _playing(spec, game) as bot:
            join_with_bot(console, phrases, game, bot)
    return _CUT_OFF if game.is_cut_off else 0


@contextmanager
def _playing(spec: str, game: RemoteGame) -> Iterator[Bot[Any]]:
    """The bot for this seat; a bot program is stopped at the end."""
    from ninelives.bot_programs import CannotStart, ProgramBot, load_bot

    try:
        bot = load_bot(spec, game.game.info.name, secrets.randbits(31))
    except CannotStart:
        game.leave()
        raise
    try:
        yield bot
    finally:
        if isinstance(bot, ProgramBot):
            bot.close(game.outcome())


def _at_table(link: str, phrases: Phrases) -> RemoteGame:
    from ninelives.client import BadLink, RequestRejected, TableClosed
    from ninelives.terminal.remote_game import RemoteGame

    try:
        return RemoteGame(link, phrases)
    except BadLink:
        raise UsageError("error-bad-link") from None
    except TableClosed as closed:
        raise UsageError("online-closed", exit_code=_CUT_OFF, reason=closed.reason) from None
    except RequestRejected as rejected:
        wrong_token = rejected.reason == "not-seated"
        text = "error-not-your-seat" if wrong_token else f"table-refused-{rejected.reason}"
        raise UsageError(text) from None


def bot(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bot_programs.runner import BadLine, BotRunner

    words = arguments.words
    runner = BotRunner(words["NAME"], words["GAME"], arguments.number("--seed"))
    try:
        runner.play(sys.stdin, sys.stdout)
    except BadLine as error:
        fault = phrases.say(f"bot-fault-{error.fault}")
        line = str(error.line)
        raise UsageError("error-bad-line", exit_code=_CUT_OFF, line=line, fault=fault) from None
    return 0


JOIN: Final = Command(
    "join",
    join,
    words=("LINK",),
    needed=1,
    accepts=(Option("bot", "NAME"), LANG),
    example="https://host/t/abcdefghijkl",
)
BOT: Final = Command(
    "bot",
    bot,
    words=("NAME", "GAME"),
    needed=2,
    accepts=(Option("seed", "N"), LANG),
    example="greedy felix",
)
