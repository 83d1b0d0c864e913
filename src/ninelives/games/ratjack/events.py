"""The events of Ratjack. Secret ones come in pairs: for the seats that know, and for the rest.

`seat` is the seat that acts or is affected, `owner_seat` has the card in front of it, `to_seat`
receives one. `place` is the number of a card's place on the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ninelives.engine.events import Event

NOT_IN_ROUND: Final = -1  # instead of a sum

# -- a round begins --------------------------------------------------------------------------------


@dataclass
class RoundBegan(Event):
    """A round begins, counted from 1; `seat` starts it."""

    round: int
    seat: int


@dataclass
class TokenTossed(Event):
    token: int


@dataclass
class CardDealt(Event):
    seat: int
    card: int


@dataclass
class CardDealtUnseen(Event):
    seat: int


@dataclass
class PileOpened(Event):
    card: int


# -- a turn ----------------------------------------------------------------------------------------


@dataclass
class TurnBegan(Event):
    seat: int


@dataclass
class CardDrawn(Event):
    """From the deck, for the seats that know the card."""

    seat: int
    card: int


@dataclass
class CardDrawnUnseen(Event):
    seat: int


@dataclass
class DiscardDrawn(Event):
    """The top discard, or with some effects any, went into the hand."""

    seat: int
    card: int


@dataclass
class CardHidden(Event):
    seat: int
    card: int
    place: int


@dataclass
class CardHiddenUnseen(Event):
    seat: int
    place: int


@dataclass
class CardShown(Event):
    """Played face up from the hand."""

    seat: int
    card: int
    place: int


@dataclass
class CardDiscarded(Event):
    """From the hand."""

    seat: int
    card: int


@dataclass
class CardFlipped(Event):
    """A hidden card was turned up, by `seat`."""

    seat: int
    owner_seat: int
    card: int
    place: int


# -- effects ---------------------------------------------------------------------------------------


@dataclass
class EffectBegan(Event):
    """The effect of the card happens; with a copying card, the card that is copied."""

    seat: int
    card: int


@dataclass
class EffectMuted(Event):
    seat: int
    card: int


@dataclass
class CardsShuffledIn(Event):
    """Discards, or a card of the table, were shuffled into the deck."""

    seat: int
    cards: list[int]


@dataclass
class CardLookedAt(Event):
    seat: int
    owner_seat: int
    card: int
    place: int


@dataclass
class CardLookedAtUnseen(Event):
    seat: int
    owner_seat: int
    place: int


@dataclass
class TableCardDiscarded(Event):
    """A card that lay in front of its owner went onto the discard pile."""

    seat: int
    owner_seat: int
    card: int
    place: int


@dataclass
class CardsSwapped(Event):
    """Two cards on the table changed owners: `place` was `owner_seat`'s."""

    seat: int
    owner_seat: int
    place: int
    other_seat: int
    other_place: int


@dataclass
class CardTaken(Event):
    """A hidden card went from `owner_seat` to `seat`."""

    seat: int
    owner_seat: int
    place: int


@dataclass
class HiddenCardReceived(Event):
    """Told to the new owner only: what the hidden card is."""

    seat: int
    card: int
    place: int


@dataclass
class TokenPlaced(Event):
    seat: int
    owner_seat: int
    token: int
    place: int


@dataclass
class TokenReturned(Event):
    """A token went from a card back to the supply."""

    token: int
    place: int


@dataclass
class TokenMoved(Event):
    seat: int
    token: int
    place: int
    other_place: int


@dataclass
class CardTurnedDown(Event):
    seat: int
    owner_seat: int
    card: int
    place: int


@dataclass
class CardGiven(Event):
    """A card was put face up in front of `to_seat` by `seat`, without effect."""

    seat: int
    to_seat: int
    card: int
    place: int


@dataclass
class DeckLookedAt(Event):
    """The top cards of the deck, the topmost first."""

    seat: int
    cards: list[int]


@dataclass
class DeckLookedAtUnseen(Event):
    seat: int
    count: int


@dataclass
class DeckOrdered(Event):
    """The top cards as they were put back, the topmost first."""

    seat: int
    cards: list[int]


@dataclass
class DeckOrderedUnseen(Event):
    seat: int
    count: int


@dataclass
class HandLookedAt(Event):
    seat: int
    owner_seat: int
    card: int


@dataclass
class HandLookedAtUnseen(Event):
    seat: int
    owner_seat: int


@dataclass
class HandsExchanged(Event):
    seat: int
    other_seat: int


@dataclass
class HandCardReceived(Event):
    """Told to the new owner only: what the hand card is."""

    seat: int
    card: int


@dataclass
class HandExposed(Event):
    """The hand card of `owner_seat` was put face up in front of its owner."""

    seat: int
    owner_seat: int
    card: int
    place: int


@dataclass
class DiscardHidden(Event):
    """The top discard was put face down in front of `seat`."""

    seat: int
    card: int
    place: int


@dataclass
class CardReplaced(Event):
    """The card that was the top discard lies in the place of the card just discarded."""

    seat: int
    card: int
    place: int


# -- the end of a turn -----------------------------------------------------------------------------


@dataclass
class PlayerOut(Event):
    seat: int
    total: int


@dataclass
class DeckRanOut(Event):
    """RJ-34: the last card of the deck has left it."""


@dataclass
class TurnsRanOut(Event):
    """RJ-37: the technical stop."""

    turns: int


@dataclass
class PointsWon(Event):
    seat: int
    points: int
    reason: int


@dataclass
class RoundEnded(Event):
    """Sums of all seats as they stood; NOT_IN_ROUND for seats that were out."""

    round: int
    totals: list[int]


@dataclass
class GameEnded(Event):
    points: list[int]
