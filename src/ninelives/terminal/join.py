"""Sitting down at a table on a server."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any

from ninelives.bots.base import Bot
from ninelives.terminal.console import Console
from ninelives.terminal.online import Online
from ninelives.terminal.session import Session
from ninelives.text.phrases import Phrases


def join(console: Console, phrases: Phrases, sitting: Online) -> None:
    """A person plays, or watches."""
    if sys.stdin.isatty():
        with suppress(ImportError):  # without it, news comes between what is being typed
            import readline  # noqa: F401, PLC0415 - it changes how lines are typed, at once
    console.paragraph(sitting.seated())
    console.paragraph(phrases.say("online-help"))
    Session(sitting, console, phrases).run()


def let_play(console: Console, phrases: Phrases, sitting: Online, bot: Bot[Any]) -> None:
    """A bot plays, and what happens is shown."""
    console.paragraph(sitting.seated())
    _BotSession(sitting, console, phrases, bot).run()


class _BotSession(Session):
    def __init__(self, sitting: Online, console: Console, phrases: Phrases, bot: Bot[Any]) -> None:
        super().__init__(sitting, console, phrases)
        self._online = sitting
        self._bot = bot

    def run(self) -> None:
        self._online.follow(self, to_the_end=True)
        self._online.leave()

    def take_turn(self) -> None:
        view = self._online.view()
        assert view is not None, "a turn comes with a view"
        self._online.offer(self._bot.choose(view))
