"""What one seat may know, and the same as plain facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from ninelives.engine import facts
from ninelives.engine.contract import NOBODY, View
from ninelives.games.newgame.table import NO_CARD, PHASE_NAMES, Table


@final
class NewgameView(View):
    def __init__(
        self, seat: int, asked: str, legal: list[int], table: Table, hand: list[int]
    ) -> None:
        super().__init__(seat, asked, legal)
        self.table: Table = table
        self.hand: list[int] = hand  # the seat's own cards, ascending

    def facts(self) -> dict[str, object]:
        table = self.table
        return {
            "seat": facts.optional(self.seat, NOBODY),
            "asked": self.asked,
            "legal": self.legal,
            "hand": self.hand,
            "table": {
                "seats": table.seats,
                "phase": PHASE_NAMES[table.phase],
                "turn": int(table.turn),
                "in_hand": table.in_hand,
                "trick": facts.optionals(table.trick, NO_CARD),
                "played": table.played,
                "sheet": table.sheet,
            },
        }


def view_of(plain: Mapping[str, object]) -> NewgameView:
    return NewgameView(
        facts.number_or(plain, "seat", NOBODY),
        facts.text(plain, "asked"),
        facts.numbers(plain, "legal"),
        _table_of(facts.group(plain, "table")),
        facts.numbers(plain, "hand"),
    )


def _table_of(plain: Mapping[str, object]) -> Table:
    table = Table(facts.number(plain, "seats"))
    table.phase = facts.one_of(plain, "phase", PHASE_NAMES)
    table.turn = facts.number(plain, "turn")
    table.in_hand = facts.numbers(plain, "in_hand")
    table.trick = facts.numbers_or(plain, "trick", NO_CARD)
    table.played = facts.numbers(plain, "played")
    table.sheet = facts.numbers(plain, "sheet")
    return table
