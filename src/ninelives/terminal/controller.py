"""A seat in a game, on this computer or on a server, as a session drives it.

A controller knows the game and makes its moves; a session talks to the player.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ninelives.engine.contract import Game, Outcome, View
from ninelives.engine.events import Event


class Listener(Protocol):
    """Receives what happens; a remote game calls it from a thread of its own."""

    def on_events(self, events: Sequence[Event]) -> None:
        """The seat learned these."""

    def on_turn(self) -> None:
        """A new choice of the seat is due."""

    def on_note(self, text: str) -> None:
        """A message beside the game, in the user's language."""

    def on_end(self) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Command:
    """A command besides moves: how it is typed, what it does, and the function.

    `run` gets the words after the command and returns an answer, or "" for none.
    """

    typed: str
    meaning: str
    run: Callable[[str], str]


class SeatController(ABC):
    """One game and one seat in it, NOBODY for a spectator."""

    def __init__(self, game: Game[Any, Any], me: int, names: list[str]) -> None:
        self.game = game
        self.me = me
        self.names = names

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Whether the session goes on."""

    @abstractmethod
    def begin(self, listener: Listener) -> None:
        """Report to the listener from now on."""

    @abstractmethod
    def view(self) -> View | None:
        """The view of the seat; None before the game starts."""

    @abstractmethod
    def waiting(self) -> list[int]:
        """All seats whose choice is due."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None before the end."""

    @abstractmethod
    def act(self, action: int) -> None:
        """Make a move; returns when it is made or refused, and the listener knows which."""

    @abstractmethod
    def commands(self) -> list[Command]:
        """The commands of this kind of game."""

    @abstractmethod
    def leave(self) -> None:
        """Stop reporting to the listener."""

    @abstractmethod
    def farewell(self) -> list[str]:
        """Paragraphs to print when the player leaves."""
