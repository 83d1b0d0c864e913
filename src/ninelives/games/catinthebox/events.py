"""The events of Cat in the Box. Secret ones come in pairs: for seats that know, and for others."""

from __future__ import annotations

from dataclasses import dataclass

from ninelives.engine.events import Event


@dataclass
class RoundBegan(Event):
    round: int
    seat: int


@dataclass
class HandDealt(Event):
    seat: int
    cards: list[int]


@dataclass
class CardsDealt(Event):
    seat: int
    count: int


@dataclass
class SpaceBlocked(Event):
    """CB-30: a card was turned up, and a neutral token blocks a space of its rank."""

    card: int
    colour: int


@dataclass
class OwnCardPutAside(Event):
    seat: int
    card: int


@dataclass
class CardPutAside(Event):
    seat: int


@dataclass
class PredictionMade(Event):
    seat: int
    tricks: int


@dataclass
class CardPlayed(Event):
    seat: int
    card: int
    colour: int


@dataclass
class MarkerLost(Event):
    seat: int
    colour: int


@dataclass
class TrickWon(Event):
    seat: int
    tricks: int


@dataclass
class ParadoxCaused(Event):
    seat: int
    cards: list[int]


@dataclass
class RoundScored(Event):
    """One seat's line of the score sheet."""

    seat: int
    tricks: int
    bonus: int
    points: int


@dataclass
class GameEnded(Event):
    points: list[int]
