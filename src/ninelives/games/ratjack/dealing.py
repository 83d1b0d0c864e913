"""How a round begins: the tokens are tossed and the cards are dealt."""

from __future__ import annotations

from mypy_extensions import i64

from ninelives.engine import lanes
from ninelives.engine.contract import Seat
from ninelives.engine.events import Log
from ninelives.games.ratjack import cards, catalogue, events, row
from ninelives.games.ratjack.memory import Traces
from ninelives.games.ratjack.state import RatjackState
from ninelives.games.ratjack.table import DEAL, DEALT, OPEN, TOSS, Table


def begin_round(state: RatjackState, log: Log | None) -> None:
    table = state.table
    table.clear_round()
    table.round += 1
    # RJ-05  Later rounds: whoever gained a VP most recently.
    table.active = table.latest
    table.phase = TOSS
    first = cards.deck(table.first_animal)
    second = cards.deck(table.second_animal)
    state.deck = first | second
    state.twins = first & second
    state.top = 0
    state.hands = 0
    state.hidden = row.empty()
    state.traces = Traces()
    if log is not None:
        log.tell(events.RoundBegan(table.round, table.latest))


def toss(state: RatjackState, face: i64, log: Log | None) -> None:
    # RJ-03  Toss the six double-sided bonus tokens; the faces up form the supply.
    table = state.table
    table.show_face(table.tossed, face)
    table.tossed += 1
    if log is not None:
        log.tell(events.TokenTossed(face))
    if table.tossed == catalogue.TOKENS:
        table.phase = DEAL


def deal(state: RatjackState, card: i64, log: Log | None) -> None:
    # RJ-04  Deal two cards each …
    table = state.table
    state.deal(table.active, card, log)
    if lanes.get(table.in_hand, table.active) < DEALT:
        return
    table.active = table.after(table.active)
    if table.active == table.latest:
        table.phase = OPEN


def next_to_hide(table: Table) -> Seat:
    seat = table.latest
    while lanes.get(table.in_hand, seat) < DEALT:
        seat = table.after(seat)
    return seat
