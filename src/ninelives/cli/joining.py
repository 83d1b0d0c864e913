"""`ninelives join LINK`: a seat on a server, for a person or a bot."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from ninelives import bots
from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.bots.base import Bot
    from ninelives.terminal.remote_game import RemoteGame

JOIN: Final = Command("join", words=("LINK",), needed=1, options=("--bot", "--lang"))
_CUT_OFF: Final = 1  # the exit code where there was no way back to the table


def join(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bot_programs import COMMAND
    from ninelives.terminal.console import Console
    from ninelives.terminal.play import join as sit_down
    from ninelives.terminal.play import let_play

    spec = arguments.option("--bot")
    if spec is not None and not bots.is_known(spec) and not spec.startswith(COMMAND):
        raise bots.UnknownBot(spec)
    controller = _at_table(arguments.words["LINK"], phrases)
    console = Console.standard()
    if spec is None:
        sit_down(console, phrases, controller)
    else:
        with _playing(spec, controller) as bot:
            let_play(console, phrases, controller, bot)
    return _CUT_OFF if controller.is_cut_off else 0


@contextmanager
def _playing(spec: str, controller: RemoteGame) -> Iterator[Bot[Any]]:
    """The bot for this controller; a program of somebody else ends with it."""
    from ninelives.bot_programs import CannotStart, ProgramBot, load_bot

    try:
        bot = load_bot(spec, controller.game.info.name, secrets.randbits(31))
    except CannotStart:
        controller.leave()
        raise
    try:
        yield bot
    finally:
        if isinstance(bot, ProgramBot):
            bot.close(controller.outcome())


def _at_table(link: str, phrases: Phrases) -> RemoteGame:
    from ninelives.client import BadLink, RequestRejected, TableClosed
    from ninelives.terminal.remote_game import RemoteGame

    try:
        return RemoteGame(link, phrases)
    except BadLink:
        raise Complaint("error-bad-link") from None
    except TableClosed as closed:
        raise Complaint("online-closed", exit_code=_CUT_OFF, reason=closed.reason) from None
    except RequestRejected as refused:
        wrong_token = refused.reason == "not-seated"
        text = "error-not-your-seat" if wrong_token else f"table-refused-{refused.reason}"
        raise Complaint(text) from None
