"""The facts of New Game. Twins stand side by side: what insiders hear, what others do."""

from __future__ import annotations

from dataclasses import dataclass

from ninelives.engine.events import Event


@dataclass
class CardDealt(Event):
    seat: int
    card: int


@dataclass
class CardDealtUnseen(Event):
    seat: int


@dataclass
class CardPlayed(Event):
    seat: int
    card: int


@dataclass
class TrickTaken(Event):
    seat: int
    card: int


@dataclass
class GameEnded(Event):
    points: list[int]
