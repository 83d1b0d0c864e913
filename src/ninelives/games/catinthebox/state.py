"""The table and the secrets, and the few verbs that move cards."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from ninelives.engine import bits, lanes
from ninelives.engine.contract import NOBODY, State
from ninelives.engine.events import Log
from ninelives.engine.perseat import PerSeat
from ninelives.games.catinthebox import cards
from ninelives.games.catinthebox.events import (
    CardPutAside,
    CardsDealt,
    HandDealt,
    OwnCardPutAside,
)
from ninelives.games.catinthebox.table import Table
from ninelives.games.catinthebox.view import CatView


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class CatState(State):
    def __init__(self, table: Table, hands: PerSeat, deck: i64) -> None:
        self.table: Table = table
        # -- secrets -------------------------------------------------------------------------------
        self.hands: PerSeat = hands  # packs
        self.discards: i64 = 0  # lanes: the rank put aside, or 0
        self.deck: i64 = deck  # pack: what is not dealt; in a game of two, two cards stay here
        self.spaces: i64 = 0  # the spaces that the player to move may declare

    def clone(self) -> CatState:
        copy = CatState(self.table.clone(), self.hands.clone(), self.deck)
        copy.discards = self.discards
        copy.spaces = self.spaces
        return copy

    def seen_by(self, seat: i64, asked: str, legal: list[int]) -> CatView:
        """All that a seat may know: the table, its own hand and its own discard."""
        table = self.table.clone()
        if not 0 <= seat < table.seats:
            return CatView(NOBODY, "", [], table, 0, 0)
        discard = lanes.get(self.discards, seat)
        return CatView(seat, asked, legal, table, self.hands.get(seat), discard)

    # -- verbs -------------------------------------------------------------------------------------

    def deal(self, seat: i64, rank: i64) -> None:
        self.deck -= cards.one(rank)
        self.hands.put(seat, self.hands.get(seat) + cards.one(rank))
        self.table.in_hand = lanes.add(self.table.in_hand, seat, 1)

    def tell_hand(self, seat: i64, log: Log) -> None:
        hand = cards.listed(self.hands.get(seat))
        log.split(bits.one(seat), HandDealt(seat, hand), CardsDealt(seat, len(hand)))

    def put_aside(self, seat: i64, rank: i64, log: Log | None) -> None:
        self._take_from_hand(seat, rank)
        self.discards = lanes.put(self.discards, seat, rank)
        self.table.aside |= bits.one(seat)
        if log is not None:
            log.split(bits.one(seat), OwnCardPutAside(seat, rank), CardPutAside(seat))

    def claim(self, seat: i64, at: i64, rank: i64) -> None:
        """A card leaves the hand, and a token goes to its space."""
        self._take_from_hand(seat, rank)
        table = self.table
        token = bits.one(at)
        table.taken |= token
        table.tokens.put(seat, table.tokens.get(seat) | token)
        table.plays = lanes.put(table.plays, seat, at + 1)

    def _take_from_hand(self, seat: i64, rank: i64) -> None:
        self.hands.put(seat, self.hands.get(seat) - cards.one(rank))
        self.table.in_hand = lanes.add(self.table.in_hand, seat, -1)
