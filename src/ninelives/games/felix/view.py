"""What one seat may know: the table, and the cards of its own set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ninelives.engine import bits, facts, lanes
from ninelives.engine.contract import NOBODY, SPECTATOR, Seat, View
from ninelives.engine.errors import BadFacts
from ninelives.games.felix.cards import row_packed
from ninelives.games.felix.dogs import EDITIONS
from ninelives.games.felix.table import BOOKS, PHASE_NAMES, Options, RoundResult, Table


@final
class FelixView(View):
    def __init__(
        self,
        seat: Seat,
        asked: str,
        legal: list[int],
        table: Table,
        hand: i64,
        removed: i64,
        face_down: i64,
    ) -> None:
        super().__init__(seat, asked, legal)
        self.table: Table = table
        self.hand: i64 = hand  # the set of cards in the seat's hand
        self.removed: i64 = removed  # the card removed from the seat's set, as a set
        self.face_down: i64 = face_down  # the seat's card in the row, not turned up, as a set

    def facts(self) -> dict[str, object]:
        return {
            "seat": facts.optional(self.seat, SPECTATOR),
            "asked": self.asked,
            "legal": self.legal,
            "hand": bits.listed(self.hand),
            "removed": bits.listed(self.removed),
            "face_down": bits.listed(self.face_down),
            "table": _table_facts(self.table),
        }


def view_of(plain: Mapping[str, object]) -> FelixView:
    return FelixView(
        facts.number_or(plain, "seat", SPECTATOR),
        facts.text(plain, "asked"),
        facts.numbers(plain, "legal"),
        _table_of(facts.group(plain, "table")),
        bits.packed(facts.numbers(plain, "hand")),
        bits.packed(facts.numbers(plain, "removed")),
        bits.packed(facts.numbers(plain, "face_down")),
    )


def _table_facts(table: Table) -> dict[str, object]:
    seats = table.seats
    owners = table.book.row  # the pile of a game of three is one too
    return {
        "seats": seats,
        "edition": EDITIONS[table.options.edition],
        "public_mice": table.options.public_mice,
        "open_won_cards": table.options.open_won_cards,
        "phase": PHASE_NAMES[table.phase],
        "round": table.round,
        "start": facts.optional(table.start, NOBODY),
        "turn": facts.optional(table.turn, NOBODY),
        "robbed": table.robbed,
        "bank": table.bank,
        "filled": bits.listed(table.filled),
        "mice": lanes.listed(table.mice, seats),
        "bids": lanes.listed(table.bids, seats),
        "high": table.high,
        "bidders": bits.listed(table.bidders),
        "placed": bits.listed(table.placed),
        "row": table.open_cards(),
        "shown": [bits.listed(cards) for cards in lanes.listed(table.shown, owners)],
        "sheet": [_result_facts(result, seats) for result in table.sheet],
    }


def _table_of(plain: Mapping[str, object]) -> Table:
    seats = facts.number(plain, "seats")
    sheet = [_result_of(line) for line in facts.groups(plain, "sheet")]
    if seats not in BOOKS:
        raise BadFacts("seats")
    table = Table(seats, BOOKS[seats], _options_of(plain), sheet)
    table.phase = facts.one_of(plain, "phase", PHASE_NAMES)
    table.round = facts.number(plain, "round")
    table.start = facts.number_or(plain, "start", NOBODY)
    table.turn = facts.number_or(plain, "turn", NOBODY)
    table.robbed = facts.number(plain, "robbed")
    table.bank = facts.number(plain, "bank")
    table.filled = bits.packed(facts.numbers(plain, "filled"))
    table.mice = lanes.packed(facts.numbers(plain, "mice"))
    table.bids = lanes.packed(facts.numbers(plain, "bids"))
    table.high = facts.number(plain, "high")
    table.bidders = bits.packed(facts.numbers(plain, "bidders"))
    table.placed = bits.packed(facts.numbers(plain, "placed"))
    row = facts.numbers(plain, "row")
    table.row = row_packed(row)
    table.open = len(row)
    table.shown = lanes.packed([bits.packed(cards) for cards in facts.rows(plain, "shown")])
    return table


def _options_of(plain: Mapping[str, object]) -> Options:
    return Options(
        edition=facts.one_of(plain, "edition", EDITIONS),
        public_mice=facts.flag(plain, "public_mice"),
        open_won_cards=facts.flag(plain, "open_won_cards"),
    )


def _result_facts(result: RoundResult, seats: i64) -> dict[str, object]:
    return {
        "start": result.start,
        "row": result.cards(),
        "left": bits.listed(result.left),
        "winner": facts.optional(result.winner, NOBODY),
        "price": result.price,
        "mice": lanes.listed(result.mice, seats),
    }


def _result_of(plain: Mapping[str, object]) -> RoundResult:
    row = facts.numbers(plain, "row")
    return RoundResult(
        start=facts.number(plain, "start"),
        row=row_packed(row),
        size=len(row),
        left=bits.packed(facts.numbers(plain, "left")),
        winner=facts.number_or(plain, "winner", NOBODY),
        price=facts.number(plain, "price"),
        mice=lanes.packed(facts.numbers(plain, "mice")),
    )
