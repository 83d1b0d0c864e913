"""Games in which one seat is a program of its own."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ninelives.bot_programs import ProgramBot
from ninelives.bots.dice import QuickDice
from ninelives.engine.contract import NOBODY
from testkit.tables import Setting

EXAMPLE: Final = Path(__file__).parents[2] / "docs" / "guide" / "example_bot.py"
CAT: Final = Setting("catinthebox", 3, {})


def python(program: str) -> list[str]:
    """The command that runs this text."""
    return [sys.executable, "-c", program]


def ours(name: str, game: str, *options: str) -> list[str]:
    """One of our bots as a program."""
    return [sys.executable, "-m", "ninelives", "bot", name, game, *options]


def program_game(
    command: Sequence[str], setting: Setting, seed: int, *, patience: float = 60.0
) -> ProgramBot:
    """A whole game, the program on seat 0 and chance on all others; the bot, closed."""
    game, state, dice = setting.game, setting.new(), QuickDice(seed)
    with ProgramBot(command, game, seed, patience=patience) as bot:
        while (seat := game.to_act(state)) != NOBODY:
            if seat == 0:
                game.apply(state, seat, bot.choose(game.view(state, seat)))
            else:
                game.advance(state, seat, game.pick(state, seat, dice), None)
        bot.close(game.outcome(state))
    return bot
