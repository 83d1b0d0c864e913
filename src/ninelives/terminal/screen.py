"""The base of the screens; the manifest of a game names its own."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from ninelives import games
from ninelives.engine.contract import View
from ninelives.engine.events import Event
from ninelives.terminal.console import WIDTH, Console
from ninelives.terminal.width import width, wrapped
from ninelives.text.speaker import Speaker

_GAP: Final = "  "


class Screen(ABC):
    """Draws one game for one viewer, from views alone."""

    def __init__(
        self, console: Console, speaker: Speaker, seats: int, quiet: AbstractSet[str]
    ) -> None:
        """`quiet` are the events not worth a line, by class name."""
        self.console = console
        self.speaker = speaker
        self.seats = seats
        self._quiet = quiet

    @abstractmethod
    def table(self, view: View) -> list[str]:
        """The table before a choice."""

    @abstractmethod
    def end(self, view: View) -> list[str]:
        """Where all the points came from, when the game is over."""

    def describe(self, event: Event, view: View) -> str | None:
        """An event as a sentence; None for one not worth a line."""
        return None if type(event).__name__ in self._quiet else self.speaker.event(event)

    def meaning(self, action: int, view: View) -> str:
        """What an action means at this table."""
        return self.speaker.action(action)

    def mark(self, seat: int) -> str:
        """One character for a player: a letter of the name that no earlier player has."""
        taken: list[str] = []
        for each in range(seat + 1):
            name = self.speaker.name(each)
            free = [sign for sign in name.upper() if sign.isalpha() and sign not in taken]
            taken.append(free[0] if free else str(each))
        return taken[seat]

    def labelled(self, label: str, text: str) -> list[str]:
        """A label and a text, wrapped with a hanging indent."""
        start = f"{label}{_GAP}"
        return wrapped(start + text, WIDTH, " " * width(start))


def screen_for(game: str, console: Console, speaker: Speaker, seats: int) -> Screen:
    manifest = games.manifest(game)
    screen: Callable[..., Screen] = manifest.screen.subclass_of(Screen)
    return screen(console, speaker, seats, manifest.quiet)
