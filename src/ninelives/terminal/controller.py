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

    def hear(self, events: Sequence[Event]) -> None:
        """These facts have become known."""

    def take_turn(self) -> None:
        """The seat owes a choice that it did not owe before."""

    def note(self, text: str) -> None:
        """Something that is no event of the game, already in words."""

    def end(self) -> None:
        """The game is over."""


@dataclass(frozen=True)
class Command:
    """What can be typed beside moves: how it is typed, what it does, and the doing itself.

    `run` gets the words behind the command and gives an answer, or "" for none.
    """

    typed: str
    meaning: str
    run: Callable[[str], str]


class SeatController(ABC):
    """One game and one seat in it (NOBODY: one watches)."""

    def __init__(self, game: Game[Any, Any], me: int, names: list[str]) -> None:
        self.game = game
        self.me = me
        self.names = names

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Whether there is still something to answer to."""

    @abstractmethod
    def begin(self, listener: Listener) -> None:
        """Tell the listener what happens, from now on."""

    @abstractmethod
    def view(self) -> View | None:
        """What the seat knows; None before the game has begun."""

    @abstractmethod
    def waiting(self) -> list[int]:
        """All seats that owe a choice."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended."""

    @abstractmethod
    def act(self, action: int) -> None:
        """Make a move and wait until it is made or refused; the listener hears which."""

    @abstractmethod
    def commands(self) -> list[Command]:
        """What can be typed here and nowhere else."""

    @abstractmethod
    def leave(self) -> None:
        """Nobody listens any more."""

    @abstractmethod
    def parting(self) -> list[str]:
        """What somebody who leaves should know, a paragraph a line."""
