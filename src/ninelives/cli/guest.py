"""`ninelives bot NAME GAME`: one of our bots on standard input and output."""

from __future__ import annotations

import sys
from typing import Final

from ninelives.cli.arguments import Arguments, Command, Complaint
from ninelives.text.phrases import Phrases

BOT: Final = Command("bot", words=("NAME", "GAME"), needed=2, options=("--seed", "--lang"))
_CUT_OFF: Final = 1  # the exit code where the host could not be understood


def bot(arguments: Arguments, phrases: Phrases) -> int:
    from ninelives.bot_programs.runner import BadLine, BotRunner

    words = arguments.words
    runner = BotRunner(words["NAME"], words["GAME"], arguments.number("--seed"))
    try:
        runner.play(sys.stdin, sys.stdout)
    except BadLine as error:
        fault = phrases.say(f"bot-fault-{error.fault}")
        line = str(error.line)
        raise Complaint("error-bad-line", exit_code=_CUT_OFF, line=line, fault=fault) from None
    return 0
