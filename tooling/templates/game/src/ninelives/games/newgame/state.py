"""The table and the secrets: the hands and the deck."""

from __future__ import annotations

from typing import final

from mypy_extensions import mypyc_attr

from ninelives.engine.contract import NOBODY, Seat, State
from ninelives.games.newgame.table import Table
from ninelives.games.newgame.view import NewgameView


@final
@mypyc_attr(acyclic=True)
class NewgameState(State):
    def __init__(self, table: Table, hands: list[list[int]], deck: list[int]) -> None:
        self.table: Table = table
        self.hands: list[list[int]] = hands  # ascending
        self.deck: list[int] = deck  # ascending: its order is not known, chance draws from it

    def clone(self) -> NewgameState:
        return NewgameState(self.table.clone(), [hand[:] for hand in self.hands], self.deck[:])

    def seen_by(self, seat: Seat, asked: str, legal: list[int]) -> NewgameView:
        """All that a seat may know: the table and its own hand."""
        table = self.table.clone()
        if not 0 <= seat < table.seats:
            return NewgameView(NOBODY, "", [], table, [])
        return NewgameView(seat, asked, legal, table, self.hands[seat][:])
