"""`ninelives join LINK`: a seat on a server, for a person or a bot."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from ninelives import bots
from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.text.phrases import Phrases

if TYPE_CHECKING:
    from ninelives.terminal.online import Online

JOIN: Final = Command("join", words=("LINK",), needed=1, options=("--bot", "--lang"))
_CUT_OFF: Final = 1  # the exit code where there was no way back to the table


def join(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.terminal.console import Console
    from ninelives.terminal.join import join as sit_down
    from ninelives.terminal.join import let_play

    bot = arguments.option("--bot")
    if bot is not None and bot not in bots.NAMES:
        raise bots.UnknownBot(bot)
    sitting = _at_table(arguments.words["LINK"], phrases)
    console = Console.standard()
    if bot is None:
        sit_down(console, phrases, sitting)
    else:
        seed = secrets.randbits(31)
        let_play(console, phrases, sitting, bots.load(bot, sitting.game.info.name, seed))
    return _CUT_OFF if sitting.is_cut_off else 0


def _at_table(link: str, phrases: Phrases) -> Online:
    from ninelives.client import BadLink, Refused, TableClosed
    from ninelives.terminal.online import Online

    try:
        return Online(link, phrases)
    except BadLink:
        raise Complaint("error-bad-link") from None
    except TableClosed as closed:
        raise Complaint("online-closed", exit_code=_CUT_OFF, reason=closed.reason) from None
    except Refused as refused:
        wrong_token = refused.reason == "not-seated"
        text = "error-not-your-seat" if wrong_token else f"table-refused-{refused.reason}"
        raise Complaint(text) from None
