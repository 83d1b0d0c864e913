"""What one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

from mypy_extensions import i64

from ninelives.engine import bits, facts, lanes, perseat
from ninelives.engine.contract import NOBODY, View
from ninelives.games.catinthebox import board, cards
from ninelives.games.catinthebox.table import (
    BOOKS,
    FORCED_REDS,
    PHASE_NAMES,
    Options,
    RoundScore,
    Table,
)


@final
class CatView(View):
    def __init__(
        self, seat: int, asked: str, legal: list[int], table: Table, hand: i64, discard: i64
    ) -> None:
        super().__init__(seat, asked, legal)
        self.table: Table = table
        self.hand: i64 = hand  # pack: the seat's own cards
        self.discard: i64 = discard  # the rank this seat put aside, or 0

    def facts(self) -> dict[str, object]:
        return {
            "seat": facts.optional(self.seat, NOBODY),
            "asked": self.asked,
            "legal": self.legal,
            "hand": cards.listed(self.hand),
            "discard": facts.optional(self.discard, 0),
            "table": _table_facts(self.table),
        }


def view_of(plain: Mapping[str, object]) -> CatView:
    return CatView(
        facts.number_or(plain, "seat", NOBODY),
        facts.text(plain, "asked"),
        facts.numbers(plain, "legal"),
        _table_of(facts.group(plain, "table")),
        cards.packed(facts.numbers(plain, "hand")),
        facts.number_or(plain, "discard", 0),
    )


def _table_facts(table: Table) -> dict[str, object]:
    seats = table.seats
    return {
        "seats": seats,
        "rows": board.ORDERS[table.options.rows],
        "forced_red": FORCED_REDS[table.options.forced_red],
        "phase": PHASE_NAMES[table.phase],
        "round": table.round,
        "start": facts.optional(table.start, NOBODY),
        "turn": facts.optional(table.turn, NOBODY),
        "in_hand": lanes.listed(table.in_hand, seats),
        "aside": bits.listed(table.aside),
        "predictions": facts.optionals(lanes.listed(table.predictions, seats), 0),
        "tricks": lanes.listed(table.tricks, seats),
        "markers": _sets(lanes.listed(table.markers, seats)),
        "neutral": bits.listed(table.neutral),
        "tokens": _sets(table.tokens.listed(seats)),
        "led": facts.optional(table.led, NOBODY),
        "ahead": facts.optional(table.ahead, NOBODY),
        "plays": [play - 1 if play else None for play in lanes.listed(table.plays, seats)],
        "lacking": [
            [index + 1 for index in bits.listed(each)]
            for each in lanes.listed(table.lacking, seats)
        ],
        "shown": cards.listed(table.shown),
        "sheet": [_score_facts(score, seats) for score in table.sheet],
    }


def _table_of(plain: Mapping[str, object]) -> Table:
    tokens = perseat.packed(_bit_sets(facts.rows(plain, "tokens")))
    sheet = [_score_of(line) for line in facts.groups(plain, "sheet")]
    seats = facts.number(plain, "seats")
    table = Table(seats, BOOKS[seats], _options_of(plain), tokens, sheet)
    table.phase = facts.one_of(plain, "phase", PHASE_NAMES)
    table.round = facts.number(plain, "round")
    table.start = facts.number_or(plain, "start", NOBODY)
    table.turn = facts.number_or(plain, "turn", NOBODY)
    table.in_hand = lanes.packed(facts.numbers(plain, "in_hand"))
    table.aside = bits.packed(facts.numbers(plain, "aside"))
    table.predictions = lanes.packed(facts.numbers_or(plain, "predictions", 0))
    table.tricks = lanes.packed(facts.numbers(plain, "tricks"))
    table.markers = lanes.packed(_bit_sets(facts.rows(plain, "markers")))
    table.neutral = bits.packed(facts.numbers(plain, "neutral"))
    table.taken = table.neutral
    for seat in range(table.seats):
        table.taken |= tokens.get(seat)
    table.led = facts.number_or(plain, "led", NOBODY)
    table.ahead = facts.number_or(plain, "ahead", NOBODY)
    table.plays = lanes.packed([at + 1 for at in facts.numbers_or(plain, "plays", -1)])
    table.lacking = lanes.packed(
        [bits.packed([rank - 1 for rank in ranks]) for ranks in facts.rows(plain, "lacking")]
    )
    table.shown = cards.packed(facts.numbers(plain, "shown"))
    return table


def _options_of(plain: Mapping[str, object]) -> Options:
    return Options(
        rows=facts.one_of(plain, "rows", board.ORDERS),
        forced_red=facts.one_of(plain, "forced_red", FORCED_REDS),
    )


def _score_facts(score: RoundScore, seats: i64) -> dict[str, object]:
    return {
        "tricks": lanes.listed(score.tricks, seats),
        "predictions": lanes.listed(score.predictions, seats),
        "bonuses": lanes.listed(score.bonuses, seats),
        "causer": facts.optional(score.causer, NOBODY),
        "exposed": cards.listed(score.exposed),
    }


def _score_of(plain: Mapping[str, object]) -> RoundScore:
    return RoundScore(
        lanes.packed(facts.numbers(plain, "tricks")),
        lanes.packed(facts.numbers(plain, "predictions")),
        lanes.packed(facts.numbers(plain, "bonuses")),
        facts.number_or(plain, "causer", NOBODY),
        cards.packed(facts.numbers(plain, "exposed")),
    )


def _sets(members: list[int]) -> list[list[int]]:
    return [bits.listed(each) for each in members]


def _bit_sets(rows: list[list[int]]) -> list[int]:
    return [bits.packed(row) for row in rows]
