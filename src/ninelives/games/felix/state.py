"""The full state, table and hidden cards, and the functions that move cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, lanes
from ninelives.engine.contract import SPECTATOR, Seat, State
from ninelives.engine.events import Log
from ninelives.games.felix.cards import Card, laid
from ninelives.games.felix.events import (
    CardPlaced,
    CardPlacedUnseen,
    CardRemoved,
    CardRemovedUnseen,
    CardTurned,
    PileCardTurned,
)
from ninelives.games.felix.table import PILE, Table
from ninelives.games.felix.view import FelixView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FelixState(State):
    def __init__(self, table: Table, hands: i64, removed: i64, face_down: i64) -> None:
        self.table: Table = table
        # -- secrets: lanes of sets of cards -------------------------------------------------------
        self.hands: i64 = hands
        self.removed: i64 = removed  # the one card that left each set
        self.face_down: i64 = face_down  # the one card of each seat in the row, until turned up

    def clone(self) -> FelixState:
        return FelixState(self.table.clone(), self.hands, self.removed, self.face_down)

    def seen_by(self, seat: Seat, asked: str, legal: list[int]) -> FelixView:
        """All that a seat may know: the table, and where the cards of its own set are."""
        table = self.table.clone()
        if not 0 <= seat < table.seats:
            return FelixView(SPECTATOR, "", [], table, hand=0, removed=0, face_down=0)
        return FelixView(
            seat,
            asked,
            legal,
            table,
            hand=lanes.get(self.hands, seat),
            removed=lanes.get(self.removed, seat),
            face_down=lanes.get(self.face_down, seat),
        )

    # -- verbs -------------------------------------------------------------------------------------

    def remove(self, seat: Seat, card: Card, log: Log | None) -> None:
        """A neighbour draws a card blind from the set of the seat."""
        taken = bits.one(card)
        self.hands = lanes.add(self.hands, seat, -taken)
        self.removed = lanes.put(self.removed, seat, taken)
        if log is not None:
            log.split(bits.one(seat), CardRemoved(seat, card), CardRemovedUnseen(seat))

    def place(self, seat: Seat, card: Card, log: Log | None) -> None:
        """A card goes from the hand face down into the row."""
        placed = bits.one(card)
        self.hands = lanes.add(self.hands, seat, -placed)
        self.face_down = lanes.put(self.face_down, seat, placed)
        self.table.placed |= bits.one(seat)
        if log is not None:
            log.split(bits.one(seat), CardPlaced(seat, card), CardPlacedUnseen(seat))

    def turn_up(self, log: Log | None) -> None:
        """Open the next card of the row that a seat has placed."""
        seat = self.table.owner_at(self.table.open)
        placed = lanes.get(self.face_down, seat)
        card = bits.lowest(placed)
        self.face_down = lanes.put(self.face_down, seat, 0)
        self._show(seat, card)
        if log is not None:
            log.tell(CardTurned(seat, card))

    def turn_pile(self, card: Card, log: Log | None) -> None:
        """Open the top card of the pile."""
        self._show(PILE, card)
        if log is not None:
            log.tell(PileCardTurned(card))

    def _show(self, owner: Seat, card: Card) -> None:
        table = self.table
        table.row = laid(table.row, table.open, card)
        table.open += 1
        table.shown = lanes.add(table.shown, owner, bits.one(card))
