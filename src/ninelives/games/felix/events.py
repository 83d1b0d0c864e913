"""What can become known in a game of Felix."""

from __future__ import annotations

from dataclasses import dataclass

from ninelives.engine.events import Event

# -- set-up ----------------------------------------------------------------------------------------


@dataclass
class StartPlayerDrawn(Event):
    seat: int


@dataclass
class CardRemoved(Event):
    """Told to the owner of the set, who sees the nine cards left."""

    seat: int
    card: int


@dataclass
class CardRemovedUnseen(Event):
    seat: int


# -- a round ---------------------------------------------------------------------------------------


@dataclass
class RoundBegan(Event):
    round: int
    seat: int  # the start player


@dataclass
class CardPlaced(Event):
    """Told to the seat that placed it."""

    seat: int
    card: int


@dataclass
class CardPlacedUnseen(Event):
    seat: int


@dataclass
class PileCardTurned(Event):
    """The top card of the fourth set, in a game of three."""

    card: int


@dataclass
class CardTurned(Event):
    seat: int  # who placed it
    card: int


@dataclass
class BidMade(Event):
    seat: int
    mice: int


@dataclass
class Passed(Event):
    seat: int
    bid: int  # taken back
    mice: int  # from the mouse card


@dataclass
class RowOffered(Event):
    """There was no bid: the last player may buy the row."""

    seat: int


# -- the end of a round ----------------------------------------------------------------------------


@dataclass
class DogsLeft(Event):
    """Two or more dogs chase each other away."""

    cards: list[int]


@dataclass
class BigDogChased(Event):
    card: int


@dataclass
class SmallDogChased(Event):
    card: int


@dataclass
class DogLeftAlone(Event):
    """The only dog found nothing to chase."""

    card: int


@dataclass
class RowSold(Event):
    seat: int
    mice: int
    cards: list[int]  # what the buyer takes


@dataclass
class RowDeclined(Event):
    """The last player did not want it either: the row leaves the game."""

    seat: int
    cards: list[int]


@dataclass
class MouseCardsFilled(Event):
    mice: int


@dataclass
class MouseCardsStayedEmpty(Event):
    bank: int


@dataclass
class SeatScored(Event):
    seat: int
    cat_points: int
    mice: int
    points: int


@dataclass
class GameEnded(Event):
    points: list[int]
